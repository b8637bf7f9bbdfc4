import { describe, expect, it } from 'vitest';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { tableRow } from '../browse/testing/tableRow.ts';
import { groupDrafts } from './groupDrafts.ts';

type Mine = NonNullable<TableRow['mine']>;
const mine = (changed: Partial<Mine> = {}): Mine => ({
  seat: 0,
  deadlineMs: null,
  isMyTurn: false,
  isByBot: false,
  deck: null,
  ...changed,
});
const deck = (isSubmitted: boolean) => ({ name: 'Two bells', main: 40, needed: 40, isSubmitted });

const ids = (rows: readonly TableRow[]) => rows.map(({ draftId }) => draftId);

describe('my drafts', () => {
  it('are in progress by the nearest deadline, then by whose turn it is, gathering tables last', () => {
    const rows = [
      tableRow('lobby', { mine: mine(), createdAtMs: 9 }),
      tableRow('waiting', { status: 'drafting', mine: mine(), createdAtMs: 8 }),
      tableRow('paused', { status: 'paused', mine: mine() }),
      tableRow('solo', { status: 'drafting', mine: mine({ isMyTurn: true }) }),
      tableRow('later', { status: 'drafting', mine: mine({ deadlineMs: 60_000, isMyTurn: true }) }),
      tableRow('soon', { status: 'drafting', mine: mine({ deadlineMs: 5_000, isMyTurn: true }) }),
    ];
    expect(groupDrafts(rows)).toEqual({
      inProgress: [rows[5], rows[4], rows[3], rows[1], rows[2], rows[0]],
      deckUnfinished: [],
      finished: [],
    });
  });

  it('wait for their deck until it is submitted, and are finished then, newest first', () => {
    const over = { status: 'building', finishedAtMs: 10 } as const;
    const groups = groupDrafts([
      tableRow('old', { ...over, finishedAtMs: 5, mine: mine({ deck: deck(true) }) }),
      tableRow('unbuilt', { ...over, mine: mine() }),
      tableRow('unsubmitted', { ...over, finishedAtMs: 20, mine: mine({ deck: deck(false) }) }),
      tableRow('submitted', { ...over, mine: mine({ deck: deck(true) }) }),
      tableRow('closed', { status: 'finished', finishedAtMs: 7, mine: mine() }),
    ]);
    expect([ids(groups.inProgress), ids(groups.deckUnfinished), ids(groups.finished)]).toEqual([
      [],
      ['unsubmitted', 'unbuilt'],
      ['submitted', 'closed', 'old'],
    ]);
  });

  it('leave out a table that was called off', () => {
    expect(groupDrafts([tableRow('off', { status: 'cancelled', mine: mine() })])).toEqual({
      inProgress: [],
      deckUnfinished: [],
      finished: [],
    });
  });
});
