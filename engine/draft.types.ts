import type { Destination, DraftAction, DraftRefusal, PickAction } from './actions.ts';
import type { CardIndex, CardInstance, InstanceId, PackId } from './cards.ts';

export interface PackState {
  readonly id: PackId;
  readonly cards: readonly InstanceId[];
  /** Index into the round's program: 0 … opening.length-1, then the repeated steps. */
  readonly step: number;
  /** Secret order in which `random` steps take cards; empty when the round has no such step. */
  readonly randomOrder: readonly InstanceId[];
}

export interface PooledCard {
  readonly id: InstanceId;
  readonly destination: Destination;
  readonly round: number;
  readonly pick: number;
}

export interface SeatState {
  readonly queue: readonly PackState[];
  readonly pool: readonly PooledCard[];
  readonly burned: readonly InstanceId[];
  /** Decisions made in this round. */
  readonly decisions: number;
  readonly bot: boolean;
}

/** What `takeBack` restores: the table in front of the last pick of solo seat `seat`. */
export interface Rewind {
  readonly seat: number;
  readonly round: number;
  readonly unopened: DraftState['unopened'];
  readonly seats: readonly SeatState[];
  readonly discarded: readonly InstanceId[];
}

/** State of a booster draft, plain JSON. `unopened` holds the packs of later rounds by seat, the next round first. */
export interface DraftState {
  readonly format: 'booster';
  readonly phase: 'drafting' | 'paused' | 'complete';
  readonly round: number;
  readonly instances: Readonly<Record<InstanceId, CardInstance>>;
  readonly unopened: readonly (readonly PackState[])[];
  readonly seats: readonly SeatState[];
  readonly discarded: readonly InstanceId[];
  readonly before: Rewind | null;
}

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

export type Applied =
  | { readonly ok: true; readonly state: DraftState; readonly events: readonly DraftEvent[] }
  | { readonly ok: false; readonly refusal: DraftRefusal };

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

/** What one seat (or the host for it) may do now; each listed thing is accepted by `apply`. */
export interface LegalActions {
  /** Take exactly `demand.picks` and burn exactly `demand.burns` distinct ones of `cards`. */
  readonly pick: {
    readonly packId: PackId;
    readonly pickNumber: number;
    readonly cards: readonly InstanceId[];
    readonly demand: Demand;
  } | null;
  /** Cards of the pool that may be moved between main and side. */
  readonly movable: readonly InstanceId[];
  readonly others: readonly Exclude<DraftAction, { type: 'pick' | 'move' }>[];
}

/** Whose eyes: a seat of the table, or anybody who watches. */
export type Viewer = { readonly seat: number } | 'watcher';

/** Exactly what one seat may know. `round` and `rounds` count from 0 and in all; `direction` is of this round. */
export interface DraftView {
  readonly format: 'booster';
  readonly phase: DraftState['phase'];
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly decisionsInRound: number;
  readonly direction: 'left' | 'right' | 'none';
  readonly pack: PackView | null;
  readonly pool: readonly PooledCardView[];
  readonly seats: readonly SeatSummary[];
  readonly mayTakeBack: boolean;
}

/** What a seat prepared for the moment its clock runs out. */
export interface Hints {
  readonly reserved: readonly InstanceId[];
  readonly reservedBurns: readonly InstanceId[];
  readonly starred: readonly InstanceId[];
}

export interface Decision {
  readonly action: PickAction;
  readonly by: 'reserved' | 'starred' | 'bot';
  /** One line for people. */
  readonly reason: string;
}

export type LoggedAction = { readonly seq: number; readonly action: DraftAction };
