// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { HISTORY_PAGE_ROWS, type History, type HistoryRow } from '#contract/results/history.ts';
import { showPage } from '../../../browse/testing/sitePage.tsx';
import { callsWith } from '../profile.testkit.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

afterEach(cleanup);

const row = (draftId: string): HistoryRow => ({
  draftId,
  name: `Table ${draftId}`,
  game: 'Emberwake',
  template: 'Three packs',
  format: 'booster',
  seats: 8,
  isSolo: false,
  finishedAtMs: 0,
  deck: null,
});
const pageOf = (page: number): History => ({
  rows: [row(`of page ${page}`)],
  total: 2 * HISTORY_PAGE_ROWS,
  formats: [],
});

/** The panel over an address that keeps its page, and a server whose answers the test gives. */
async function showHistory(firstPage: number) {
  const asked: number[] = [];
  const answers: ((history: History) => void)[] = [];
  const calls = callsWith({
    history: (_, page) => {
      asked.push(page);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  await showPage(function Profile() {
    const [page, onPage] = useState(firstPage);
    return <HistoryPanel memberId="m1" calls={calls} isOwn page={page} onPage={onPage} />;
  });
  await act(async () => {});
  const answer = (page: number) => act(async () => answers.shift()?.(pageOf(page)));
  return { asked, answer };
}

describe('the finished drafts of a member', () => {
  it('begin with the page of the address', async () => {
    const { asked, answer } = await showHistory(2);
    await answer(2);
    expect([asked, screen.getByRole('link').textContent]).toEqual([
      [2],
      expect.stringContaining('of page 2'),
    ]);
  });

  it('stay while the next page is on its way, and the focus with them', async () => {
    const { asked, answer } = await showHistory(1);
    await answer(1);
    await userEvent.click(screen.getByRole('button', { name: 'Older' }));
    expect([asked, screen.getByRole('link').textContent]).toEqual([
      [1, 2],
      expect.stringContaining('of page 1'),
    ]);
    await answer(2);
    expect(screen.getByRole('link').textContent).toContain('of page 2');
    expect(screen.getByRole('navigation', { name: 'Pages of drafts' }).contains(document.activeElement)).toBe(
      true,
    );
  });
});
