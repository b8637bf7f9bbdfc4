import type { DraftEvent, EventView, FrameEvent } from './events.ts';
import type { Format, SetupOf, Shape } from './format.ts';
import { seatsIn } from './seatSummaries.ts';
import { turnIn } from './turns.ts';
import type { Viewer } from './view.ts';

/** What happened between two states of one draft that no format has to say: turns, rounds, reviews and the end. */
export function frameEvents<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  before: Of['state'],
  after: Of['state'],
): readonly FrameEvent[] {
  if (before === after) return [];
  const events: FrameEvent[] = [];
  const known = seatsIn(format, setup, before);
  for (const { seat, packs } of seatsIn(format, setup, after)) {
    const packsBefore = known[seat]?.packs ?? 0;
    if (packs > packsBefore) events.push({ type: 'arrived', seat, waiting: packs });
    if (packs < packsBefore) events.push({ type: 'left', seat, waiting: packs });
    const turn = after.phase === 'complete' ? null : turnIn(format, setup, after, seat);
    if (turn === null) continue;
    const { turnId, turnNumber } = turn;
    const last = turnIn(format, setup, before, seat);
    if (last?.turnId !== turnId || last.turnNumber !== turnNumber)
      events.push({ type: 'asked', seat, turnId, turnNumber });
  }
  if (after.round !== before.round) events.push({ type: 'roundOpened', round: after.round });
  if (format.isInReview?.(after) && !format.isInReview(before)) events.push({ type: 'reviewOpened' });
  if (after.phase === 'complete') events.push({ type: 'completed' });
  return events;
}

/** The events as one viewer may know them. */
export function eventsIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  events: readonly DraftEvent[],
  viewer: Viewer,
): readonly EventView[] {
  const at = viewer === 'watcher' ? null : viewer.seat;
  return events.flatMap((event): readonly EventView[] => {
    switch (event.type) {
      case 'took':
      case 'gaveBack': {
        const { type, seat, cards } = event;
        return [{ type, seat, count: cards.length, cards: seesPool(format, setup, at, seat) ? cards : [] }];
      }
      case 'burned': {
        const { type, seat, cards } = event;
        return [{ type, seat, count: cards.length, cards: seat === at ? cards : [] }];
      }
      case 'passed':
        return [{ type: 'passed', from: event.from, to: event.to }];
      case 'asked':
      case 'moved':
      case 'gotTime':
        return event.seat === at ? [event] : [];
      default:
        return [event];
    }
  });
}

function seesPool<Of extends Shape>(
  { seesPool: inFormat }: Format<Of>,
  setup: SetupOf<Of>,
  viewer: number | null,
  owner: number,
): boolean {
  return viewer === owner || (inFormat?.(setup, viewer, owner) ?? false);
}
