import type { TableRow } from '#contract/tables/tableRows.ts';

export interface DraftGroups {
  readonly inProgress: readonly TableRow[];
  readonly deckUnfinished: readonly TableRow[];
  readonly finished: readonly TableRow[];
}

const GATHERING_OR_RUNNING: ReadonlySet<TableRow['status']> = new Set([
  'lobby',
  'countdown',
  'drafting',
  'paused',
]);

const LATER_THAN_ALL = Number.POSITIVE_INFINITY;
const deadlineOf = ({ mine }: TableRow) => mine?.deadlineMs ?? LATER_THAN_ALL;

/** My turn before others', running before gathering. */
const rankOf = ({ mine, status }: TableRow): number => {
  if (mine?.isMyTurn) return 0;
  return status === 'drafting' ? 1 : status === 'paused' ? 2 : 3;
};

function byUrgency(one: TableRow, other: TableRow): number {
  const [a, b] = [deadlineOf(one), deadlineOf(other)];
  if (a !== b) return a < b ? -1 : 1;
  return rankOf(one) - rankOf(other) || other.createdAtMs - one.createdAtMs;
}

const endOf = ({ finishedAtMs, createdAtMs }: TableRow) => finishedAtMs ?? createdAtMs;
const byEnd = (one: TableRow, other: TableRow) => endOf(other) - endOf(one);

/** My tables in the order of what has to be done: picks by nearest deadline, decks to build, then what is over. */
export function groupDrafts(rows: readonly TableRow[]): DraftGroups {
  const isInProgress = (row: TableRow) => GATHERING_OR_RUNNING.has(row.status);
  const isDeckUnfinished = (row: TableRow) =>
    row.status === 'building' && row.mine?.deck?.isSubmitted !== true;
  return {
    inProgress: rows.filter(isInProgress).sort(byUrgency),
    deckUnfinished: rows.filter(isDeckUnfinished).sort(byEnd),
    finished: rows
      .filter((row) => !isInProgress(row) && !isDeckUnfinished(row) && row.status !== 'cancelled')
      .sort(byEnd),
  };
}
