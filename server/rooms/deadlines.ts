import { clockPresets, pickSeconds } from '#engine/clock.ts';
import type { Setup } from '#engine/setup.ts';
import type { DeadlineChange } from './logWriter.ts';
import type { Due, RunningDraft } from './runningDraft.ts';

/** Seconds after which an away seat's card is taken. */
export const AWAY_SECONDS = 3;
/** Time-outs in a row after which a seat is away. */
export const AWAY_AFTER_TIMEOUTS = 2;

export type Deadlines = ReadonlyMap<number, Due>;

/** Whether a seat let its clock run out so often that its cards are taken at once. */
export const isAway = (draft: RunningDraft, seat: number): boolean =>
  (draft.seats[seat]?.timeouts ?? 0) >= AWAY_AFTER_TIMEOUTS;

/** Cards of a full pack of the round that is being drafted. */
export function packSizeOf(setup: Setup, round: number): number {
  const slug = setup.template.rounds[round]?.pack;
  const pack = slug === undefined ? undefined : setup.catalogue.packs[slug];
  const sizes = pack?.layouts.map((layout) => layout.slots.reduce((sum, slot) => sum + slot.count, 0)) ?? [];
  return Math.max(1, ...sizes);
}

/** Whole seconds the seat has for the pack in hand; null without a clock, without a pack and for bots. */
export function secondsForSeat(draft: RunningDraft, seat: number): number | null {
  const own = draft.state.seats[seat];
  const head = own?.queue[0];
  if (!head || own.bot || draft.state.phase === 'complete') return null;
  const clock = clockPresets[draft.clock];
  return pickSeconds(clock, head.cards.length, packSizeOf(draft.setup, draft.state.round));
}

function dueOf(draft: RunningDraft, seat: number, known: Due | undefined, nowMs: number): Due | undefined {
  const own = draft.state.seats[seat];
  const head = own?.queue[0];
  const whole = secondsForSeat(draft, seat);
  if (!own || !head || whole === null) return undefined;
  const seconds = isAway(draft, seat) ? Math.min(AWAY_SECONDS, whole) : whole;
  const pickNumber = own.decisions + 1;
  if (known?.packId === head.id && known.pickNumber === pickNumber) {
    const missing = Math.max(0, seconds - known.totalSeconds);
    return missing === 0 ? known : withSeconds(known, missing);
  }
  if (draft.state.phase === 'paused') return undefined;
  return { dueAtMs: nowMs + seconds * 1000, packId: head.id, pickNumber, totalSeconds: seconds };
}

/**
 * The deadlines of this state, from those known before it: a seat with a new pack gets a new one, a seat whose pack is
 * gone (or that a bot plays) loses its own, and one that looks at the same pack keeps it. A seat that is no longer away
 * has the whole time of its pack again. While the draft is paused nothing new begins.
 */
export function settledDeadlines(draft: RunningDraft, known: Deadlines, nowMs: number): Deadlines {
  if (clockPresets[draft.clock].kind === 'none' && known.size === 0) return known;
  const next = new Map<number, Due>();
  for (let seat = 0; seat < draft.setup.seats; seat++) {
    const due = dueOf(draft, seat, known.get(seat), nowMs);
    if (due) next.set(seat, due);
  }
  return next;
}

const withSeconds = (due: Due, seconds: number): Due => ({
  ...due,
  dueAtMs: due.dueAtMs + seconds * 1000,
  totalSeconds: due.totalSeconds + seconds,
});

/** The deadlines with that many seconds more for one seat, if its clock runs. */
export function withExtraTime(due: Deadlines, seat: number, seconds: number): Deadlines {
  const known = due.get(seat);
  return known ? new Map(due).set(seat, withSeconds(known, seconds)) : due;
}

/** All deadlines moved by that many milliseconds: after a pause, or when the server was away. */
export function shifted(due: Deadlines, byMs: number): Deadlines {
  return new Map([...due].map(([seat, row]) => [seat, { ...row, dueAtMs: row.dueAtMs + byMs }]));
}

const isSameDue = (a: Due | undefined, b: Due | undefined) =>
  a === b ||
  (a?.dueAtMs === b?.dueAtMs &&
    a?.packId === b?.packId &&
    a?.pickNumber === b?.pickNumber &&
    a?.totalSeconds === b?.totalSeconds);

/** What has to be written to get from these deadlines to those; a seat stands in it at most once. */
export function deadlineChanges(before: Deadlines, after: Deadlines): DeadlineChange[] {
  const seats = new Set([...before.keys(), ...after.keys()]);
  return [...seats]
    .filter((seat) => !isSameDue(before.get(seat), after.get(seat)))
    .map((seat) => ({ seat, due: after.get(seat) ?? null }));
}
