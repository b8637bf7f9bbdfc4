import type { InstanceId, PackId } from './cards.ts';

export type Destination = 'main' | 'side';

/** What a turn is called in its action and at its deadline: `turnId` is the pack or turn, `turnNumber` counts from 1. */
export interface TurnKey {
  readonly turnId: string;
  readonly turnNumber: number;
}

/**
 * Takes cards that lie open to the seat. `packId` is the turn (in a booster draft the pack in hand); `pickNumber` counts
 * this seat's decisions in the round, from 1.
 */
export interface PickAction {
  readonly type: 'pick';
  readonly seat: number;
  readonly packId: PackId;
  readonly pickNumber: number;
  readonly cardInstanceIds: readonly InstanceId[];
  readonly burnIds: readonly InstanceId[];
  readonly destination: Destination;
}

/** Takes one of the options that the turn offers, by its key: a pile, a line of the grid, a half-deck, "done". */
export interface ChooseAction extends TurnKey {
  readonly type: 'choose';
  readonly seat: number;
  readonly option: string;
}

/** Divides the open cards in two piles: these, and all others. */
export interface DivideAction extends TurnKey {
  readonly type: 'divide';
  readonly seat: number;
  readonly firstPile: readonly InstanceId[];
}

/** Exchanges a card of the hand for an open one; both null keeps the hand as it is. */
export interface ExchangeAction extends TurnKey {
  readonly type: 'exchange';
  readonly seat: number;
  readonly give: InstanceId | null;
  readonly take: InstanceId | null;
}

/** Sealed bids in whole coins; a card that is not named is bid nothing for. */
export interface BidAction extends TurnKey {
  readonly type: 'bid';
  readonly seat: number;
  readonly bids: readonly { readonly id: InstanceId; readonly coins: number }[];
}

/** Takes a card out of the team's pool into the own one, or puts it back. */
export interface ClaimAction {
  readonly type: 'claim' | 'giveBack';
  readonly seat: number;
  readonly cardInstanceId: InstanceId;
}

/** What a seat may decide when its format asks it. */
export type DecisionAction =
  | PickAction
  | ChooseAction
  | DivideAction
  | ExchangeAction
  | BidAction
  | ClaimAction;

/** What every format understands the same way; `engine/core/frame.ts` folds these. */
export type FrameAction =
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
  /** Ends the review between two rounds: the next packs are opened. */
  | { readonly type: 'nextRound' }
  | { readonly type: 'extraTime'; readonly seat: number; readonly seconds: number }
  | { readonly type: 'takeBack'; readonly seat: number };

/** Everything that may stand in a draft's log; each is a fact, folded by `apply`. */
export type DraftAction = DecisionAction | FrameAction;

/** Why an action was not accepted: a closed list, the sentences are in `contract/refusals.ts`. */
export type DraftRefusal =
  | 'packMovedOn'
  | 'notYourCard'
  | 'wrongCount'
  | 'turnPassed'
  | 'notOffered'
  | 'overFunds'
  | 'alreadyClaimed'
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

const DECISIONS: Readonly<Record<DecisionAction['type'], true>> = {
  pick: true,
  choose: true,
  divide: true,
  exchange: true,
  bid: true,
  claim: true,
  giveBack: true,
};

/** Whether an action is a seat's own decision, which the clock and bots make too. */
export const isDecision = (action: DraftAction): action is DecisionAction =>
  Object.hasOwn(DECISIONS, action.type);
