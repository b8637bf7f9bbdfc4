import type { Destination } from './actions.ts';
import type { Ask, Demand } from './ask.ts';
import type { CardIndex, InstanceId, PackId } from './cards.ts';
import type { StateBase } from './state.ts';

export interface CardView {
  readonly id: InstanceId;
  readonly card: CardIndex;
  readonly finish: 'plain' | 'foil';
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

/** Whose eyes: a seat of the table, or anybody who watches. */
export type Viewer = { readonly seat: number } | 'watcher';

/** What lies on the table, as one viewer may know it; `kind` is the format's name. */
export interface BoardBase {
  readonly kind: string;
}

/**
 * Exactly what one viewer may know. `round` and `rounds` count from 0 and in all; `direction` is of this round. In a
 * booster draft `pack` is the pack in hand and `board` null; other formats have a `board` and no `pack`.
 */
export interface ViewBase<Board extends BoardBase | null = BoardBase | null, Name extends string = string> {
  readonly format: Name;
  readonly phase: StateBase['phase'];
  readonly seat: number | null;
  readonly round: number;
  readonly rounds: number;
  /** Cards of a full pack of this round; 0 where no pack is opened. */
  readonly packSize: number;
  readonly decisionsInRound: number;
  readonly direction: 'left' | 'right' | 'none';
  readonly pack: PackView | null;
  readonly board: Board;
  readonly ask: Ask | null;
  readonly pool: readonly PooledCardView[];
  readonly seats: readonly SeatSummary[];
  readonly mayTakeBack: boolean;
}
