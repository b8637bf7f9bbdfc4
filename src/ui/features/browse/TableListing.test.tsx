// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableList } from '#contract/tables/tableRows.ts';
import { type Asked, asked } from '../../components/answer.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { TableListing } from './TableListing.tsx';
import { showPage } from './testing/sitePage.tsx';
import { tableList, tableRow } from './testing/tableRow.ts';

beforeAll(() => loadMessages('browse', 'tables', 'common'));
afterEach(cleanup);

const answerOf = (answer: TableList | Error): Asked<TableList> =>
  asked(answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));

/** The list over a loader in the test's hands; the retry of a page asks it again. */
async function listing(first: TableList | Error, of = '') {
  let show: (asked: { asked: Asked<TableList>; of: string }) => void = () => {};
  let answer = first;
  const begin = { asked: answerOf(first), of };
  await showPage(
    function Listing() {
      const [tables, setTables] = useState(begin);
      show = setTables;
      return (
        <SystemProvider>
          <TableListing tables={tables} search={{}} onClear={() => {}} onDraftNow={async () => {}} />
        </SystemProvider>
      );
    },
    async () => {
      if (answer !== first) show({ asked: answerOf(answer), of });
    },
  );
  await act(async () => {});
  return {
    becomes: (later: TableList | Error) => {
      answer = later;
    },
    changes: (later: TableList | Error, listOf = of) =>
      act(async () => show({ asked: answerOf(later), of: listOf })),
  };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pill = () => screen.queryByRole('button', { name: /new table/ });

describe('the listing of open tables', () => {
  it('lets new tables wait behind a button while rows keep their places and change in them', async () => {
    const { changes } = await listing(tableList([tableRow('a'), tableRow('b')]));
    const before = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-table'));
    await changes(
      tableList([tableRow('c'), tableRow('d'), tableRow('b', { hostName: 'Kim' }), tableRow('a')]),
    );
    const after = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-table'));
    expect(names()).toEqual(['Table a', 'Table b']);
    expect(after.map((item, place) => item === before[place])).toEqual([true, true]);
    expect(after[1]?.textContent).toContain('Kim');
    expect([pill()?.textContent, screen.getByRole('status').textContent]).toEqual([
      '2 new tables',
      '2 new tables',
    ]);
  });

  it('shows them in the server’s order when they are asked for', async () => {
    const { changes } = await listing(tableList([tableRow('a')]));
    await changes(tableList([tableRow('b'), tableRow('a')]));
    await userEvent.click(screen.getByRole('button', { name: '1 new table' }));
    expect([names(), pill()]).toEqual([['Table b', 'Table a'], null]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tables');
  });

  it('offers nothing at a table that is no longer open and leaves it where it was', async () => {
    const { changes } = await listing(tableList([tableRow('a'), tableRow('b')]));
    await changes(tableList([tableRow('b')]));
    expect(names()).toEqual(['Table a', 'Table b']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Take a seat: Table b',
    ]);
    expect(screen.getByText('No longer open')).toBeTruthy();
  });

  it('leads to a seat where a seat is taken, and only to the table where it is opened [spec 1.2]', async () => {
    const mine = { seat: 1, deadlineMs: null, isMyTurn: false, isByBot: false, deck: null };
    await listing(tableList([tableRow('a', { mine }), tableRow('b')]));
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open', '/drafts/a'],
      ['Take a seat', '/drafts/b'],
    ]);
  });

  it('shows another list as it is, without what was on screen', async () => {
    const { changes } = await listing(tableList([tableRow('a'), tableRow('b')]));
    await changes(tableList([tableRow('c'), tableRow('b')]), 'other filters');
    expect([names(), pill()]).toEqual([['Table c', 'Table b'], null]);
  });

  it('keeps a list that was good while the server cannot answer', async () => {
    const { changes } = await listing(tableList([tableRow('a')]));
    await changes(new Error('Away.'));
    expect([names(), screen.queryByRole('alert')]).toEqual([['Table a'], null]);
    const told = screen.getByText('The list can’t be refreshed right now', { exact: false });
    expect(told.closest('[role=status]')).toBeTruthy();
    await changes(tableList([tableRow('a')]));
    expect(screen.queryByText('The list can’t be refreshed right now', { exact: false })).toBeNull();
  });

  it('tells that the list grows old while the browser is offline', async () => {
    await listing(tableList([tableRow('a')]));
    const isTold = () => screen.queryByRole('button', { name: 'Try again' }) !== null;
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect([names(), isTold()]).toEqual([['Table a'], true]);
    line.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(isTold()).toBe(false);
  });

  it('tells that there is no list, and asks again', async () => {
    const { becomes } = await listing(new Error('Away.'));
    expect(screen.getByRole('alert').textContent).toContain('The tables could not be loaded');
    becomes(tableList([tableRow('a')]));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: 'Table a' });
    expect([names(), screen.queryByRole('alert')]).toEqual([['Table a'], null]);
  });

  it('offers bots and hosting where no table is open', async () => {
    await listing(tableList([]));
    expect(names()).toEqual(['No open tables']);
    expect(screen.getByRole('button', { name: 'Draft with 7 bots' })).toBeTruthy();
  });
});
