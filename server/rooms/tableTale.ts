import type { LogEntry } from '#contract/room.ts';
import { entriesOf, LOG_LENGTH } from '#contract/roomChange.ts';
import type { CardIndex } from '#engine/core/cards.ts';
import { seatsOf } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import type { RunningDraft, StoredRow, ToldEntry } from './runningDraft.ts';
import { seatRows } from './seatRows.ts';

/** Cards at the end of a pool that was so long before. */
function cardsSince(state: DraftState, seat: number | null, before: number): readonly CardIndex[] {
  const pool = seat === null ? [] : (state.seats[seat]?.pool.slice(before) ?? []);
  return pool.flatMap(({ id }) => state.instances[id]?.card ?? []);
}

/**
 * The lines of the table log after one more row: what everybody at the table could see of it, as their browsers compose it
 * from what they are sent. At most as many as a browser keeps.
 */
export function taleAfter(
  { setup, state, tale, seats: metas }: Pick<RunningDraft, 'setup' | 'state' | 'tale' | 'seats'>,
  after: DraftState,
  row: Pick<StoredRow, 'atMs'> & {
    readonly version: number;
    readonly pause: RunningDraft['pausedBy'];
  },
): readonly ToldEntry[] {
  const seats = seatsOf(setup, state);
  const changed = seatRows(seats, seatsOf(setup, after));
  const isOtherPhase = after.phase !== state.phase;
  const isOtherRound = after.round !== state.round;
  if (changed.length === 0 && !isOtherPhase && !isOtherRound) return tale;
  const entries = entriesOf(
    { seats, seat: null, phase: state.phase, hasBoard: state.format !== 'booster' },
    {
      version: row.version,
      nowMs: row.atMs,
      seats: changed,
      set: {
        ...(isOtherRound && { round: after.round }),
        ...(isOtherPhase && { phase: after.phase }),
        ...(row.pause && { pause: { ...row.pause, endsAtMs: null } }),
      },
    },
  );
  // Bots that sit there from the beginning are handed their seats by the first rows.
  const isNews = ({ what, seat }: LogEntry) =>
    what !== 'botTookOver' || (seat !== null && metas[seat]?.memberId != null);
  const told = entries.filter(isNews).map((entry) => ({
    ...entry,
    cards: entry.what === 'took' ? cardsSince(after, entry.seat, seats[entry.seat ?? -1]?.poolSize ?? 0) : [],
  }));
  return [...tale, ...told].slice(-LOG_LENGTH);
}

/** The table log as one seat, or a watcher (`null`), is told it: own cards by name, unless the own pool is covered. */
export function logFor(tale: readonly ToldEntry[], seat: number | null, isCovered: boolean): LogEntry[] {
  return tale.flatMap(({ cards, ...entry }): LogEntry[] => {
    if (entry.what !== 'took' || entry.seat !== seat || seat === null) return [entry];
    return isCovered ? [] : cards.map((card) => ({ ...entry, card, count: 1 }));
  });
}
