import { clockPresets, pickSeconds } from '#engine/clock.ts';
import { viewFor } from '#engine/draft.ts';
import type { DraftView } from '#engine/draft.types.ts';
import type { Setup } from '#engine/setup.ts';
import type { DeadlineChange } from './logWriter.ts';
import type { Due, RunningDraft } from './runningDraft.ts';

/** Seconds after which an away seat's card is taken. */
export const AWAY_SECONDS = 3;
/** Time-outs in a row after which a seat is away. */
export const AWAY_AFTER_TIMEOUTS = 2;

/** Cards of a full pack of the round that is being drafted. */
export function packSizeOf(setup: Setup, round: number): number {
  const slug = setup.template.rounds[round]?.pack;
  const pack = slug === undefined ? undefined : setup.catalogue.packs[slug];
  const sizes = pack?.layouts.map((layout) => layout.slots.reduce((sum, slot) => sum + slot.count, 0)) ?? [];
  return Math.max(1, ...sizes);
}

function secondsFor(draft: RunningDraft, seat: number, view: DraftView): number | null {
  const clock = clockPresets[draft.clock];
  const seconds = view.pack
    ? pickSeconds(clock, view.pack.cards.length, packSizeOf(draft.setup, view.round))
    : null;
  if (seconds === null) return null;
  const isAway = (draft.seats[seat]?.timeouts ?? 0) >= AWAY_AFTER_TIMEOUTS;
  return isAway ? Math.min(AWAY_SECONDS, seconds) : seconds;
}

/**
 * What the deadlines of all seats have to become for this state: a seat with a new pack gets a new one, one whose
 * pack is gone (or that a bot plays) loses it, and one that still looks at the same pack keeps its own.
 */
export function deadlineChanges(draft: RunningDraft, nowMs: number): DeadlineChange[] {
  const changes: DeadlineChange[] = [];
  for (let seat = 0; seat < draft.setup.seats; seat++) {
    const view = viewFor(draft.setup, draft.state, { seat });
    const known = draft.due.get(seat) ?? null;
    const isHuman = !draft.state.seats[seat]?.bot;
    const seconds = isHuman && view.phase === 'drafting' ? secondsFor(draft, seat, view) : null;
    if (seconds === null || !view.pack) {
      if (known && view.phase !== 'paused') changes.push({ seat, due: null });
    } else if (known?.packId !== view.pack.packId || known.pickNumber !== view.pack.pickNumber) {
      const { packId, pickNumber } = view.pack;
      changes.push({
        seat,
        due: { dueAtMs: nowMs + seconds * 1000, packId, pickNumber, totalSeconds: seconds },
      });
    }
  }
  return changes;
}

/** The deadlines after these changes. */
export function withDeadlines(
  due: ReadonlyMap<number, Due>,
  changes: readonly DeadlineChange[],
): ReadonlyMap<number, Due> {
  if (changes.length === 0) return due;
  const next = new Map(due);
  for (const change of changes) {
    if (change.due) next.set(change.seat, change.due);
    else next.delete(change.seat);
  }
  return next;
}

/** All deadlines moved by that many milliseconds: after a pause, or when the server was away. */
export function shifted(due: ReadonlyMap<number, Due>, byMs: number): DeadlineChange[] {
  return [...due].map(([seat, row]) => ({ seat, due: { ...row, dueAtMs: row.dueAtMs + byMs } }));
}
