import { describe, expect, it } from 'vitest';
import { listTables, type OpenTableList, takeNewer } from './openTableList.ts';
import { tableList, tableRow } from './testing/tableRow.ts';

const shown = ({ listed, waiting }: OpenTableList) => ({
  listed: listed.map(({ row, isGone }) => (isGone ? `${row.draftId} gone` : `${row.draftId} ${row.name}`)),
  waiting: waiting.map(({ draftId }) => draftId),
});

describe('the list of open tables', () => {
  const first = listTables(tableList([tableRow('a'), tableRow('b')]));

  it('changes tables in place and lets new ones wait, whatever the order of the server', () => {
    const newest = tableList([tableRow('c'), tableRow('b', { name: 'Renamed' }), tableRow('a')]);
    expect(shown(takeNewer(first, newest))).toEqual({ listed: ['a Table a', 'b Renamed'], waiting: ['c'] });
  });

  it('shows what waited in the order of the server when it is asked for', () => {
    const later = takeNewer(first, tableList([tableRow('c'), tableRow('b'), tableRow('a')]));
    expect(shown(listTables(later.newest))).toEqual({
      listed: ['c Table c', 'b Table b', 'a Table a'],
      waiting: [],
    });
  });

  it('keeps the place of a table that is no longer open', () => {
    expect(shown(takeNewer(first, tableList([tableRow('b')])))).toEqual({
      listed: ['a gone', 'b Table b'],
      waiting: [],
    });
  });

  it('does not call a table gone that a full page may have pushed to the next one', () => {
    const newest = tableList([tableRow('c'), tableRow('a')], 3);
    expect(shown(takeNewer(first, newest))).toEqual({ listed: ['a Table a', 'b Table b'], waiting: ['c'] });
  });

  it('takes a table back that is open again', () => {
    const without = takeNewer(first, tableList([tableRow('b')]));
    expect(shown(takeNewer(without, tableList([tableRow('a'), tableRow('b')])))).toEqual({
      listed: ['a Table a', 'b Table b'],
      waiting: [],
    });
  });

  it('shows the first table at once where none was open', () => {
    expect(shown(takeNewer(listTables(tableList([])), tableList([tableRow('a')])))).toEqual({
      listed: ['a Table a'],
      waiting: [],
    });
  });
});
