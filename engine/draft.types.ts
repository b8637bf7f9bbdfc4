import type { DecisionAction, Destination, DraftRefusal, FrameAction, TurnKey } from './actions.ts';
import type { CardIndex, CardInstance, InstanceId, PackId } from './cards.ts';
import type { FormatName, FormatShapes } from './formats/registry.ts';

export interface PooledCard {
  readonly id: InstanceId;
  readonly destination: Destination;
  readonly round: number;
  readonly pick: number;
}

/** What every format keeps of a seat. */
export interface SeatBase {
  readonly pool: readonly PooledCard[];
  /** Decisions made in this round. */
  readonly decisions: number;
  readonly bot: boolean;
}

/** What `takeBack` restores: the table in front of the last decision of solo seat `seat`. */
export interface Rewind {
  readonly seat: number;
  /** Every field of the earlier state but `instances`, `phase` and `before`. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** What every format's state holds; all of it plain JSON. Cards of a draft are in `instances` once for all. */
export interface StateBase {
  readonly format: FormatName;
  readonly phase: 'drafting' | 'paused' | 'complete';
  readonly round: number;
  readonly instances: Readonly<Record<InstanceId, CardInstance>>;
  readonly seats: readonly SeatBase[];
  readonly before: Rewind | null;
}

export type DraftState = FormatShapes[FormatName]['state'];

export type DraftEvent =
  | {
      readonly type: 'took';
      readonly seat: number;
      readonly packId: PackId;
      readonly cards: readonly InstanceId[];
      readonly burned: readonly InstanceId[];
    }
  | {
      readonly type: 'passed';
      readonly from: number;
      readonly to: number;
      readonly packId: PackId;
      readonly cards: number;
    }
  | { readonly type: 'roundOpened'; readonly round: number }
  | { readonly type: 'completed' }
  | { readonly type: 'changed'; readonly seat: number | null };

export type AppliedTo<State> =
  | { readonly ok: true; readonly state: State; readonly events: readonly DraftEvent[] }
  | { readonly ok: false; readonly refusal: DraftRefusal };
export type Applied = AppliedTo<DraftState>;

export interface CardView {
  readonly id: InstanceId;
  readonly card: CardIndex;
  readonly finish: 'plain' | 'foil';
}

/** How many cards the next decision takes and burns. */
export interface Demand {
  readonly picks: number;
  readonly burns: number;
}

export interface PackView {
  readonly packId: PackId;
  readonly pickNumber: number;
  readonly cards: readonly CardView[];
  readonly demand: Demand;
}

/** `packs`: decisions that wait at the seat, in a booster draft the packs in front of it. */
export interface SeatSummary {
  readonly seat: number;
  readonly packs: number;
  readonly poolSize: number;
  readonly bot: boolean;
}

export interface PooledCardView extends CardView {
  readonly destination: Destination;
  readonly round: number;
  readonly pick: number;
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

/** Whose eyes: a seat of the table, or anybody who watches. */
export type Viewer = { readonly seat: number } | 'watcher';

/** What lies on the table of a format that is no booster draft, as one viewer may know it. */
export type BoardView = Exclude<FormatShapes[FormatName]['board'], null>;

/**
 * Exactly what one viewer may know. `round` and `rounds` count from 0 and in all; `direction` is of this round. In a
 * booster draft `pack` is the pack in hand and `board` null; other formats have a `board` and no `pack`.
 */
export interface DraftView {
  readonly format: FormatName;
  readonly phase: StateBase['phase'];
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  /** Cards of a full pack of this round; 0 where no pack is opened. */
  readonly packSize: number;
  readonly decisionsInRound: number;
  readonly direction: 'left' | 'right' | 'none';
  readonly pack: PackView | null;
  readonly board: BoardView | null;
  readonly ask: Ask | null;
  readonly pool: readonly PooledCardView[];
  readonly seats: readonly SeatSummary[];
  readonly mayTakeBack: boolean;
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
