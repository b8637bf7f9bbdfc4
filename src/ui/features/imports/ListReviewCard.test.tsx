// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ListAnswers, ListReview } from '#contract/admin/listReview.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { ListReviewCard } from './ListReviewCard.tsx';

beforeAll(() => loadMessages('imports'));
afterEach(cleanup);

const review: ListReview = {
  questions: [
    {
      line: 2,
      text: '7 Completed',
      choices: [
        { count: 1, name: '7 Completed' },
        { count: 7, name: 'Completed' },
      ],
    },
  ],
  leftOut: [{ section: 'side', cards: 1, names: ['Low Tide'] }],
  takenIn: [],
  readAs: [{ line: 4, text: 'Warden’s Oath', name: "Warden's Oath" }],
  answers: { takeIn: [], lines: { '15 Minutes': '1 15 Minutes' } },
};

it('takes a section in by one press, names its cards, and says what a line was read as', () => {
  const onAnswer = vi.fn<(answers: ListAnswers) => void>();
  render(<ListReviewCard review={review} isBusy={false} onAnswer={onAnswer} />, { wrapper: SystemProvider });
  expect(screen.getByText('Low Tide')).toBeDefined();
  expect(screen.getByText("Line 4, “Warden’s Oath”: read as Warden's Oath")).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Include it' }));
  expect(onAnswer).toHaveBeenLastCalledWith({ ...review.answers, takeIn: ['side'] });
});

it('asks what a line means', () => {
  const onAnswer = vi.fn<(answers: ListAnswers) => void>();
  render(<ListReviewCard review={review} isBusy={false} onAnswer={onAnswer} />, { wrapper: SystemProvider });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '7 Completed' } });
  expect(onAnswer).toHaveBeenLastCalledWith({
    takeIn: [],
    lines: { '15 Minutes': '1 15 Minutes', '7 Completed': '7 Completed' },
  });
});
