import type { Destination, DraftRefusal } from './actions.ts';
import type { InstanceId, PackId } from './cards.ts';

/** What a format says of a decision: cards that changed hands, and packs that went on. */
export type FormatEvent =
  /** Cards came into the seat's pool, by its own decision or by another one's. */
  | { readonly type: 'took'; readonly seat: number; readonly cards: readonly InstanceId[] }
  /** The seat put cards out of the draft. */
  | { readonly type: 'burned'; readonly seat: number; readonly cards: readonly InstanceId[] }
  /** Cards left the seat's pool again. */
  | { readonly type: 'gaveBack'; readonly seat: number; readonly cards: readonly InstanceId[] }
  | { readonly type: 'passed'; readonly from: number; readonly to: number; readonly packId: PackId };

/** What every format's drafts have in common; `engine/core/frame.ts` makes these. `round` counts from 0. */
export type FrameEvent =
  /** One more pack or decision waits at the seat: `waiting` in all. */
  | { readonly type: 'arrived'; readonly seat: number; readonly waiting: number }
  /** One fewer waits at the seat: `waiting` in all. */
  | { readonly type: 'left'; readonly seat: number; readonly waiting: number }
  /** The seat has a new turn. */
  | {
      readonly type: 'asked';
      readonly seat: number;
      readonly turnId: string;
      readonly turnNumber: number;
    }
  | { readonly type: 'roundOpened'; readonly round: number }
  /** The next round waits until everybody has looked at their pool. */
  | { readonly type: 'reviewOpened' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'handedToBot'; readonly seat: number }
  | { readonly type: 'handedBack'; readonly seat: number }
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly card: InstanceId;
      readonly destination: Destination;
    }
  | { readonly type: 'gotTime'; readonly seat: number; readonly seconds: number }
  /** A seat took its last decision back; pools hold `poolSizes` cards by seat again. */
  | { readonly type: 'tookBack'; readonly seat: number; readonly poolSizes: readonly number[] }
  | { readonly type: 'completed' };

/**
 * What happened by one action, complete: whoever folds it over what was known before knows the counts of afterwards. It
 * names cards that some seats may not know; `eventsFor` leaves those out.
 */
export type DraftEvent = FormatEvent | FrameEvent;

/** A `DraftEvent` as one viewer may know it: `count` cards, of which the viewer may know `cards`. */
export type EventView =
  | {
      readonly type: 'took' | 'burned' | 'gaveBack';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly InstanceId[];
    }
  | { readonly type: 'passed'; readonly from: number; readonly to: number }
  | FrameEvent;

export type AppliedTo<State> =
  | { readonly ok: true; readonly state: State; readonly events: readonly DraftEvent[] }
  | { readonly ok: false; readonly refusal: DraftRefusal };
