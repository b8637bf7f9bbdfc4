import type { InstanceId, PackId } from './cards.ts';

export type Destination = 'main' | 'side';

/** A decision on the pack in hand. `pickNumber` counts this seat's decisions in the round, from 1. */
export interface PickAction {
  readonly type: 'pick';
  readonly seat: number;
  readonly packId: PackId;
  readonly pickNumber: number;
  readonly cardInstanceIds: readonly InstanceId[];
  readonly burnIds: readonly InstanceId[];
  readonly destination: Destination;
}

/** Everything that may stand in a draft's log; each is a fact, folded by `apply`. */
export type DraftAction =
  | PickAction
  | {
      readonly type: 'move';
      readonly seat: number;
      readonly cardInstanceId: InstanceId;
      readonly destination: Destination;
    }
  | { readonly type: 'seatHandedToBot'; readonly seat: number }
  | { readonly type: 'seatReturned'; readonly seat: number }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'extraTime'; readonly seat: number; readonly seconds: number }
  | { readonly type: 'takeBack'; readonly seat: number };

/** Why an action was not accepted: a closed list, the sentences are in `contract/refusals.ts`. */
export type DraftRefusal =
  | 'packMovedOn'
  | 'notYourCard'
  | 'wrongCount'
  | 'seatUnknown'
  | 'draftPaused'
  | 'notPaused'
  | 'draftOver'
  | 'notSolo'
  | 'nothingToTakeBack'
  | 'alreadyBot'
  | 'notBot'
  | 'badAction';

export type ActionSource = 'member' | 'clock' | 'bot' | 'host';
