import type { GameDefinition } from '#contract/games/game.ts';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { QuietHours } from '#contract/tables/clocks.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { type ActionSource, type DraftAction, isDecision } from '#engine/core/actions.ts';
import type { Hints } from '#engine/core/ask.ts';
import type { DraftEvent } from '#engine/core/events.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';
import type { Banks } from '../clock/correspondents.ts';

/**
 * A decision that is due: of which pack or turn, the number of the decision, since when and until when, and how long it
 * was in all, quiet hours left out. `correspondent` holds the quiet hours it was made with; null with other clocks.
 */
export interface Due {
  readonly packId: string;
  readonly pickNumber: number;
  readonly dueAtMs: number;
  readonly totalSeconds: number;
  readonly begunAtMs: number;
  readonly correspondent: { readonly quiet: QuietHours | null } | null;
}

/** What a seat is besides its cards. `timeouts` counts picks in a row that the clock made. */
export interface SeatMeta {
  readonly memberId: string | null;
  readonly name: string;
  readonly timeouts: number;
}

/**
 * What a seat chose for the moment its clock runs out, and of which turn: a later question of the same pack, or about the
 * same cards, is another. `keptStars` are all cards it starred in
 * packs that may come back, the wished for most first; only correspondence tables keep any.
 */
export interface Prepared {
  readonly packId: string;
  readonly pickNumber: number;
  readonly hints: Hints;
  readonly keptStars: readonly string[];
}

/** How many rows of a log are no picks that bring the draft on, by whose wish they were written. */
export interface Changes {
  readonly byHost: number;
  readonly bySeat: readonly number[];
}

/** One row of a draft's log, by what it did. */
export interface RecentRow {
  readonly version: number;
  readonly atMs: number;
  readonly events: readonly DraftEvent[];
  /** Who paused the draft, while it is paused. */
  readonly pause: PausedBy | null;
}

/** A draft as one process holds it: a fold of its log up to `version`. Replaced whole at each accepted action. */
export interface RunningDraft {
  readonly draftId: string;
  /** The further database that its log is written in, as `draft.shard` names it; null for the main one. */
  readonly shard: string | null;
  readonly name: string;
  readonly status: TableStatus;
  /** Null at tables that the queue formed: nobody hosts them. */
  readonly hostId: string | null;
  readonly settings: TableSettings;
  readonly clock: ClockPreset;
  readonly game: GameDefinition;
  readonly setup: Setup;
  readonly state: DraftState;
  readonly version: number;
  readonly seats: readonly SeatMeta[];
  readonly due: ReadonlyMap<number, Due>;
  readonly banks: Banks;
  readonly hints: ReadonlyMap<number, Prepared>;
  readonly pausedAtMs: number | null;
  /** Who paused the draft; null while it is not paused. */
  readonly pausedBy: PausedBy | null;
  /** The seats whose players, not as hosts, have paused the draft: each may once. */
  readonly pausesUsed: readonly number[];
  readonly changes: Changes;
  /** What the last rows of the log did, the oldest first. */
  readonly recent: readonly RecentRow[];
}

/** `seat` is null for an organiser and an Admin, and in logs from before the host's seat was written down. */
export interface PausedBy {
  readonly who: 'player' | 'host' | 'admin';
  readonly seat: number | null;
}

export interface StoredRow {
  readonly seq: number;
  readonly commandId: string;
  readonly atMs: number;
  readonly seat: number | null;
  readonly source: ActionSource;
  readonly action: DraftAction;
}

type PauseFacts = Pick<RunningDraft, 'pausedBy' | 'pausesUsed'>;

/** Who paused, after one more row; the row is accepted. */
export function pausesAfter(
  { pausedBy, pausesUsed }: PauseFacts,
  { source, seat, action, commandId }: Pick<StoredRow, 'source' | 'seat' | 'action' | 'commandId'>,
  phase: DraftState['phase'],
): PauseFacts {
  if (phase !== 'paused') return { pausedBy: null, pausesUsed };
  if (action.type !== 'paused') return { pausedBy, pausesUsed };
  if (source === 'member' && seat !== null)
    return { pausedBy: { who: 'player', seat }, pausesUsed: [...pausesUsed, seat] };
  const who = commandId.startsWith(`${ADMIN_COMMAND}:`) ? 'admin' : 'host';
  return { pausedBy: { who, seat }, pausesUsed };
}

/** What the ids of commands begin with that an Admin gives at somebody else's table. */
export const ADMIN_COMMAND = 'admin';

export const NO_CHANGES: Changes = { byHost: 0, bySeat: [] };

const AT_WILL: ReadonlySet<DraftAction['type']> = new Set([
  'move',
  'giveBack',
  'takeBack',
  'seatHandedToBot',
  'paused',
  'extraTime',
]);

/** Whether somebody may do this as often as they like, and the draft is where it was. */
export const isAtWill = ({ type }: DraftAction): boolean => AT_WILL.has(type);

/** The count after one more row. A choice counts, since a seat of a team may say again and again that it is done. */
export function changesAfter(
  changes: Changes,
  { source, seat, action }: Pick<StoredRow, 'source' | 'seat' | 'action'>,
): Changes {
  if (!isAtWill(action) && action.type !== 'choose') return changes;
  if (source === 'host') return { ...changes, byHost: changes.byHost + 1 };
  if (source !== 'member' || seat === null) return changes;
  const bySeat = [...changes.bySeat];
  bySeat[seat] = (bySeat[seat] ?? 0) + 1;
  return { ...changes, bySeat };
}

export const NO_HINTS: Hints = { reserved: [], reservedBurns: [], starred: [] };

/** Whether cards are still being taken; a table that was ended is not. */
export const isLive = ({ status }: Pick<RunningDraft, 'status'>): boolean =>
  status === 'drafting' || status === 'paused';

/** Time-outs in a row of a seat after one more row of its own: the clock's pick adds one, any input of the member ends them. */
export function timeoutsAfter(
  timeouts: number,
  { source, action }: { readonly source: ActionSource; readonly action: DraftAction },
): number {
  if (source === 'clock' && isDecision(action)) return timeouts + 1;
  return source === 'member' || action.type === 'seatReturned' ? 0 : timeouts;
}
