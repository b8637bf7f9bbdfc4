import type { DecisionAction, FrameAction, TurnKey } from './actions.ts';
import type { InstanceId } from './cards.ts';

/** How many cards the next decision takes and burns. */
export interface Demand {
  readonly picks: number;
  readonly burns: number;
}

/** What a seat is asked now; every listed answer is accepted by `apply`. */
export type Ask =
  /** Take exactly `demand.picks` and burn exactly `demand.burns` distinct ones of `cards`. */
  | (TurnKey & { readonly kind: 'pick'; readonly cards: readonly InstanceId[]; readonly demand: Demand })
  | (TurnKey & { readonly kind: 'choose'; readonly options: readonly string[] })
  | (TurnKey & { readonly kind: 'divide'; readonly cards: readonly InstanceId[] })
  | (TurnKey & {
      readonly kind: 'exchange';
      readonly hand: readonly InstanceId[];
      readonly open: readonly InstanceId[];
    })
  /** Whole coins from 0 on each of `cards`, in all at most `funds`. */
  | (TurnKey & { readonly kind: 'bid'; readonly cards: readonly InstanceId[]; readonly funds: number })
  /** Claim one of `free`, give back one of `own`, or choose the option `done`. */
  | (TurnKey & {
      readonly kind: 'claim';
      readonly free: readonly InstanceId[];
      readonly own: readonly InstanceId[];
    });

/** A decision that is waited for at a seat, as clocks and bots see it. `cards` of at most `fullCards` set the time. */
export interface Turn extends TurnKey {
  readonly cards: number;
  readonly fullCards: number;
}

/** What one seat (or the host for it) may do now; each listed thing is accepted by `apply`. */
export interface LegalActions {
  readonly ask: Ask | null;
  /** Cards of the pool that may be moved between main and side. */
  readonly movable: readonly InstanceId[];
  readonly others: readonly Exclude<FrameAction, { type: 'move' }>[];
}

/** What a seat prepared for the moment its clock runs out: ids of cards, or keys of options. */
export interface Hints {
  readonly reserved: readonly string[];
  readonly reservedBurns: readonly string[];
  readonly starred: readonly string[];
}

export interface Decision {
  readonly action: DecisionAction;
  readonly by: 'reserved' | 'starred' | 'bot';
  /** One line for people. */
  readonly reason: string;
}
