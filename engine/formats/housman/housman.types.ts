import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** `handSize` secret cards a seat and `revealed` open ones each round; `exchanges` turns a seat and round. */
export interface HousmanTemplate extends TemplateBase {
  readonly format: 'housman';
  readonly pack: string;
  readonly handSize: number;
  readonly revealed: number;
  readonly exchanges: number;
  readonly rounds: number;
  readonly turnOrder: 'classic' | 'snake';
}

/** One turn; both null when the hand was kept. */
export interface HousmanMove {
  readonly seat: number;
  readonly gave: InstanceId | null;
  readonly took: InstanceId | null;
}

/**
 * `hands` by seat and `open` are of this round, `deck` holds the rounds to come, `aside` what nobody gets. `turn`
 * counts the turns of this round, `moves` are the last ones, the newest last, at most one a seat.
 */
export interface HousmanState extends StateBase {
  readonly format: 'housman';
  readonly hands: readonly (readonly InstanceId[])[];
  readonly open: readonly InstanceId[];
  readonly deck: readonly (readonly InstanceId[])[];
  readonly aside: readonly InstanceId[];
  readonly turn: number;
  readonly moves: readonly HousmanMove[];
}

/** A turn as everybody saw it. */
export interface HousmanMoveView {
  readonly seat: number;
  readonly gave: CardView | null;
  readonly took: CardView | null;
}

/** `hand` is the viewer's own, empty for watchers. `exchange` counts from 0 the times around, of `exchanges`. */
export interface HousmanBoard extends BoardBase {
  readonly kind: 'housman';
  readonly hand: readonly CardView[];
  readonly open: readonly CardView[];
  readonly exchange: number;
  readonly exchanges: number;
  readonly turnSeat: number | null;
  /** Who decides after that in this round, the next one first, at most as many as there are seats. */
  readonly nextSeats: readonly number[];
  readonly moves: readonly HousmanMoveView[];
}

export interface HousmanShape {
  readonly template: HousmanTemplate;
  readonly state: HousmanState;
  readonly board: HousmanBoard;
}
