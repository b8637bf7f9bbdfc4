import type { QuietHours } from '#contract/tables/clocks.ts';
import { clockOf } from '#contract/tables/tableRules.ts';
import { isDecision } from '#engine/core/actions.ts';
import { bankAfterPick, fullBankMs } from '#engine/correspondence.ts';
import { type ClockTurn, clockTurnOf, isInReview } from '#engine/draft.ts';
import { paceSeconds } from '#engine/pace.ts';
import type { Due, RunningDraft, StoredRow } from '../running/runningDraft.ts';
import { type Banks, NOBODY_QUIET, type QuietBySeat, timeBankOf } from './correspondents.ts';
import { afterAwake, awakeBetween } from './quietHours.ts';

/** Seconds after which an away seat's card is taken. */
export const AWAY_SECONDS = 3;
/** The seat under which the end of a review between two rounds stands among the deadlines. */
export const REVIEW_SEAT = -2;
/** The seat under which the end of a player's pause stands among the deadlines. */
export const PAUSE_SEAT = -3;
/** How long the draft stands still for a player; the host's pause has no end (product.md section 13). */
export const PLAYER_PAUSE_SECONDS = 120;
/** Time-outs in a row after which a seat is away. */
export const AWAY_AFTER_TIMEOUTS = 2;

export type Deadlines = ReadonlyMap<number, Due>;

/** Whether a seat let its clock run out so often that its cards are taken at once; never at a correspondence table. */
export const isAway = (draft: RunningDraft, seat: number): boolean =>
  draft.clock !== 'correspondence' && (draft.seats[seat]?.timeouts ?? 0) >= AWAY_AFTER_TIMEOUTS;

/** A step back, and what was undone done again, are still the turn whose clock runs. */
const isSameTurn = (due: Due | undefined, { turnId, turnNumber, isUndoable }: ClockTurn): due is Due =>
  due?.packId === turnId && (isUndoable ? turnNumber <= due.pickNumber : turnNumber === due.pickNumber);

type DecidedRow = Pick<StoredRow, 'seat' | 'action' | 'source'>;

/** The clock took for this seat: its time is spent, however far the seat had been before. */
const isSpentBy = ({ seat, action, source }: DecidedRow, at: number): boolean =>
  source === 'clock' && seat === at && isDecision(action);

/** The deadlines that may go on after a row: not the one by which it was made. */
export function unspent(due: Deadlines, row: DecidedRow): Deadlines {
  return new Map([...due].filter(([seat]) => !isSpentBy(row, seat)));
}

function ladderDue(
  draft: RunningDraft,
  seat: number,
  turn: ClockTurn,
  known: Due | undefined,
  nowMs: number,
) {
  const whole = paceSeconds(clockOf(draft.settings), turn.cards, turn.fullCards);
  if (whole === null) return undefined;
  const seconds = isAway(draft, seat) ? Math.min(AWAY_SECONDS, whole) : whole;
  if (isSameTurn(known, turn)) return withSeconds(known, Math.max(0, seconds - known.totalSeconds));
  if (draft.state.phase === 'paused') return undefined;
  return begun(turn, nowMs, nowMs + seconds * 1000, seconds, null);
}

function correspondenceDue(
  draft: RunningDraft,
  seat: number,
  turn: ClockTurn,
  known: Due | undefined,
  nowMs: number,
  quiet: QuietHours | null,
) {
  const bank = timeBankOf(draft.settings);
  if (!bank) return undefined;
  if (isSameTurn(known, turn)) return known;
  if (draft.state.phase === 'paused') return undefined;
  const leftMs = draft.banks.get(seat) ?? fullBankMs(bank);
  return begun(turn, nowMs, afterAwake(quiet, nowMs, leftMs), Math.round(leftMs / 1000), { quiet });
}

/** When the review that the draft is in ends by itself; undefined when packs go round. */
function reviewDue(
  { setup, state, settings }: RunningDraft,
  known: Due | undefined,
  nowMs: number,
): Due | undefined {
  if (!isInReview(setup, state)) return undefined;
  const turn = { turnId: 'review', turnNumber: state.round + 1, cards: 0, fullCards: 0, isUndoable: false };
  if (isSameTurn(known, turn)) return known;
  const seconds = settings.reviewSeconds ?? 0;
  return begun(turn, nowMs, nowMs + seconds * 1000, seconds, null);
}

/** When the pause of a player ends by itself; undefined while packs go round, and while the host has paused. */
function pauseDue({ pausedAtMs, pausedBy, version }: RunningDraft, known: Due | undefined): Due | undefined {
  if (pausedAtMs === null || pausedBy?.who !== 'player') return undefined;
  if (known) return known;
  const turn = { turnId: 'pause', turnNumber: version, cards: 0, fullCards: 0, isUndoable: false };
  return begun(turn, pausedAtMs, pausedAtMs + PLAYER_PAUSE_SECONDS * 1000, PLAYER_PAUSE_SECONDS, null);
}

const begun = (
  { turnId, turnNumber }: ClockTurn,
  begunAtMs: number,
  dueAtMs: number,
  totalSeconds: number,
  correspondent: Due['correspondent'],
): Due => ({ dueAtMs, packId: turnId, pickNumber: turnNumber, totalSeconds, begunAtMs, correspondent });

/**
 * The deadlines of this state, from those known before it: a seat with a new pack gets a new one, a seat whose pack is
 * gone (or that a bot plays) loses its own, and one that looks at the same pack keeps it. Of several packs in line only
 * the first one's clock runs. A seat that is no longer away has the whole time of its pack again. While the draft is
 * paused nothing new begins. A review between rounds stands under `REVIEW_SEAT`, the end of a pause under `PAUSE_SEAT`. `quiet` are the quiet hours in force now; a deadline keeps those it was made with.
 */
export function settledDeadlines(
  draft: RunningDraft,
  known: Deadlines,
  nowMs: number,
  quiet: QuietBySeat = NOBODY_QUIET,
): Deadlines {
  const review = reviewDue(draft, known.get(REVIEW_SEAT), nowMs);
  const pause = pauseDue(draft, known.get(PAUSE_SEAT));
  if (draft.clock === 'none' && known.size === 0 && !review && !pause) return known;
  const next = new Map<number, Due>(review && [[REVIEW_SEAT, review]]);
  if (pause) next.set(PAUSE_SEAT, pause);
  for (let seat = 0; seat < draft.setup.seats; seat++) {
    const turn = draft.state.seats[seat]?.bot ? null : clockTurnOf(draft.setup, draft.state, seat);
    if (!turn) continue;
    const own = known.get(seat);
    const due =
      draft.clock === 'correspondence'
        ? correspondenceDue(draft, seat, turn, own, nowMs, quiet.get(seat) ?? null)
        : ladderDue(draft, seat, turn, own, nowMs);
    if (due) next.set(seat, due);
  }
  return next;
}

/** Milliseconds that a seat still has at a moment; quiet hours are not counted. */
export const leftAt = ({ dueAtMs, correspondent }: Due, atMs: number): number =>
  awakeBetween(correspondent?.quiet ?? null, atMs, dueAtMs);

/**
 * The time banks after a row: a clock that stopped leaves what it had left, and a seat whose player decided (or the clock
 * in their place) is refilled, not one that a bot plays. `before` is the draft without the row, `after` with it; while the draft was paused no time had passed since.
 */
export function settledBanks(
  before: RunningDraft,
  after: RunningDraft,
  row: DecidedRow,
  nowMs: number,
): Banks {
  const bank = timeBankOf(after.settings);
  if (!bank) return before.banks;
  const asOfMs = before.pausedAtMs ?? nowMs;
  const banks = new Map(before.banks);
  for (let seat = 0; seat < after.setup.seats; seat++) {
    const due = before.due.get(seat);
    const turn = after.state.seats[seat]?.bot ? null : clockTurnOf(after.setup, after.state, seat);
    const isSame = turn !== null && isSameTurn(due, turn) && !isSpentBy(row, seat);
    const leftMs = due && !isSame ? leftAt(due, asOfMs) : (before.banks.get(seat) ?? fullBankMs(bank));
    const isBotHere = before.state.seats[seat]?.bot === true;
    const hasDecided = seat === row.seat && isDecision(row.action) && !isSame && !isBotHere;
    const bankMs = hasDecided ? bankAfterPick(bank, leftMs) : leftMs;
    if (bankMs !== before.banks.get(seat) && (due || hasDecided) && !isSame) banks.set(seat, bankMs);
  }
  return banks;
}

function withSeconds(due: Due, seconds: number): Due {
  if (seconds === 0) return due;
  return {
    ...due,
    dueAtMs: afterAwake(due.correspondent?.quiet ?? null, due.dueAtMs, seconds * 1000),
    totalSeconds: due.totalSeconds + seconds,
  };
}

/** The deadlines with that many seconds more for one seat, if its clock runs. */
export function withExtraTime(due: Deadlines, seat: number, seconds: number): Deadlines {
  const known = due.get(seat);
  return known ? new Map(due).set(seat, withSeconds(known, seconds)) : due;
}

/** When a clock falls due that stood still from one moment to another: it has as much left at the second as at the first. */
export const dueAfterStandstill = (
  due: Pick<Due, 'dueAtMs' | 'correspondent'>,
  fromMs: number,
  toMs: number,
): number => {
  const quiet = due.correspondent?.quiet ?? null;
  if (!quiet) return due.dueAtMs + toMs - fromMs;
  return afterAwake(quiet, toMs, awakeBetween(quiet, fromMs, due.dueAtMs));
};

/** All deadlines after a pause from one moment to another. */
export function afterPause(due: Deadlines, fromMs: number, toMs: number): Deadlines {
  return new Map(
    [...due].map(([seat, row]) => [seat, { ...row, dueAtMs: dueAfterStandstill(row, fromMs, toMs) }]),
  );
}
