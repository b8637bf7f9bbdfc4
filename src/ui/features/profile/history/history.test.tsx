// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_PAGE_ROWS, type History, type HistoryRow } from '#contract/results/history.ts';
import { asked as answerOf } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { showPage } from '../../browse/testing/sitePage.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

let t: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('profile');
  t = messagesFor('en', 'profile');
});
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
  const ask = (page: number) => {
    asked.push(page);
    return answerOf(new Promise<History>((resolve) => answers.push(resolve)));
  };
  // Outside the screen, as a loader is: what suspends at first keeps no state.
  const first = ask(firstPage);
  // Within `act`, or what suspends inside the router never comes back.
  await act(() =>
    showPage(function Profile() {
      const [shown, setShown] = useState({ page: firstPage, drafts: first });
      const onPage = (page: number) => setShown({ page, drafts: ask(page) });
      return (
        <SystemProvider>
          <HistoryPanel asked={shown.drafts} isOwn page={shown.page} onPage={onPage} />
        </SystemProvider>
      );
    }),
  );
  const answer = async (page: number) => {
    await act(async () => answers.shift()?.(pageOf(page)));
    await screen.findByText(new RegExp(`of page ${page}`));
  };
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
    const older = screen.getByRole('button', { name: t('older') });
    older.focus();
    await act(async () => older.click());
    expect([asked, screen.getByRole('link').textContent]).toEqual([
      [1, 2],
      expect.stringContaining('of page 1'),
    ]);
    await answer(2);
    expect(screen.getByRole('link').textContent).toContain('of page 2');
    expect(screen.getByRole('navigation', { name: t('historyPages') }).contains(document.activeElement)).toBe(
      true,
    );
  });
});
