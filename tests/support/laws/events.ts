import type { EventView } from '#engine/core/events.ts';
import { applyIn, viewIn } from '#engine/core/frame.ts';
import { eventsIn } from '#engine/core/frameEvents.ts';
import type { Viewer } from '#engine/core/view.ts';
import type { DraftState, DraftView } from '#engine/formats/registry.ts';
import type { Law, PlayedDraft } from './law.ts';
import { differences, isSameJson } from './sameJson.ts';

/** What events change of a view. */
interface Counts {
  phase: DraftView['phase'];
  round: number;
  isInReview: boolean;
  /** The turn of the viewer's seat, in words; null without one. */
  turn: string | null;
  readonly seats: { packs: number; pool: number; bot: boolean }[];
  /** Destinations of the viewer's cards by id; absent where the event does not name it. */
  readonly own: Map<string, string | null>;
}

/** Folding what a viewer is told over the counts of the old view gives the counts of the new one. */
export const eventsAgree: Law = function* (draft) {
  const { format, setup, play, below } = draft;
  for (const [at, action] of play.actions.entries()) {
    const [before, after] = [play.states[at], play.states[at + 1]];
    if (!before || !after) return;
    const applied = applyIn(format, setup, before, action);
    if (!applied.ok) return;
    const seat = below(setup.seats + 1);
    const viewer: Viewer = seat === setup.seats ? 'watcher' : { seat };
    const counts = countsOf(draft, before, viewer);
    const wrong = eventsIn(format, setup, applied.events, viewer).flatMap((event) =>
      fold(counts, event, seat),
    );
    yield* wrong.map((what) => `Action ${at + 1}: ${what}`);
    const now = countsOf(draft, after, viewer);
    if (action.type === 'takeBack') readOwnCards(counts, now);
    for (const [id, place] of counts.own) if (place === null) counts.own.set(id, now.own.get(id) ?? 'gone');
    const [told, seen] = [plain(counts), plain(now)];
    if (!isSameJson(told, seen))
      yield `Action ${at + 1} (${action.type}): what is told and what is seen differ: ${differences(told, seen)}.`;
  }
};

/** Which of its own cards are gone or back after a step was taken back the viewer reads off the pool. */
function readOwnCards({ own }: Counts, now: Counts): void {
  for (const id of own.keys()) if (!now.own.has(id)) own.delete(id);
  for (const [id, place] of now.own) if (!own.has(id)) own.set(id, place);
}

const plain = ({ own, ...counts }: Counts) => ({ ...counts, own: Object.fromEntries([...own].toSorted()) });

function countsOf({ format, setup }: PlayedDraft, state: DraftState, viewer: Viewer): Counts {
  const view = viewIn(format, setup, state, viewer);
  const turn =
    viewer === 'watcher' || state.phase === 'complete' ? null : format.turnOf(setup, state, viewer.seat);
  return {
    phase: view.phase,
    round: view.round,
    isInReview: format.isInReview?.(state) ?? false,
    turn: turn && `${turn.turnId}/${turn.turnNumber}`,
    seats: view.seats.map(({ packs, poolSize, bot }) => ({ packs, pool: poolSize, bot })),
    own: new Map(view.pool.map(({ id, destination }) => [id, destination])),
  };
}

function fold(counts: Counts, event: EventView, viewer: number): readonly string[] {
  const seat = 'seat' in event ? counts.seats[event.seat] : undefined;
  switch (event.type) {
    case 'took':
    case 'gaveBack': {
      if (!seat) return ['nobody took.'];
      seat.pool += event.type === 'took' ? event.count : -event.count;
      if (event.seat !== viewer) return [];
      for (const id of event.cards) {
        if (event.type === 'took') counts.own.set(id, null);
        else counts.own.delete(id);
      }
      return event.cards.length === event.count ? [] : ['the own cards are not named.'];
    }
    case 'arrived':
    case 'left': {
      if (!seat) return ['nobody waits.'];
      const isRight = event.type === 'arrived' ? event.waiting > seat.packs : event.waiting < seat.packs;
      seat.packs = event.waiting;
      if (event.type === 'left' && event.seat === viewer && event.waiting === 0) counts.turn = null;
      return isRight ? [] : [`${event.type} says ${event.waiting} of as many.`];
    }
    case 'asked':
      counts.turn = `${event.turnId}/${event.turnNumber}`;
      return event.seat === viewer ? [] : ['what others are asked is told.'];
    case 'moved':
      counts.own.set(event.card, event.destination);
      return [];
    case 'handedToBot':
    case 'handedBack':
      if (seat) seat.bot = event.type === 'handedToBot';
      return [];
    case 'paused':
      counts.phase = 'paused';
      return [];
    case 'resumed':
      counts.phase = 'drafting';
      return [];
    case 'completed':
      counts.phase = 'complete';
      counts.turn = null;
      counts.isInReview = false;
      return [];
    case 'roundOpened':
      counts.round = event.round;
      counts.isInReview = false;
      return [];
    case 'reviewOpened':
      counts.isInReview = true;
      return [];
    case 'tookBack':
      for (const [at, size] of event.poolSizes.entries()) {
        const taken = counts.seats[at];
        if (taken) taken.pool = size;
      }
      return [];
    case 'burned':
    case 'passed':
    case 'gotTime':
      return [];
  }
}
