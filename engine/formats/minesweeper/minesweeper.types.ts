import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** What is turned up before the first pick of a grid. */
export type Reveal = 'center' | 'corners' | 'borders';

/** `grids` of `width` × `height` cards; the seats together take `picksPerGrid` of each. */
export interface MinesweeperTemplate extends TemplateBase {
  readonly format: 'minesweeper';
  readonly pack: string;
  readonly grids: number;
  readonly width: number;
  readonly height: number;
  readonly picksPerGrid: number;
  readonly reveal: Reveal;
}

export type GridPlace =
  | { readonly lies: 'down' | 'up'; readonly id: InstanceId }
  | { readonly lies: 'taken'; readonly seat: number };

/**
 * `grid` row by row from the top left, empty when the draft is over; `ahead` are the grids to come, the next one first;
 * `away` is what was put away. `turn` counts the decisions on this grid.
 */
export interface MinesweeperState extends StateBase {
  readonly format: 'minesweeper';
  readonly grid: readonly GridPlace[];
  readonly ahead: readonly (readonly InstanceId[])[];
  readonly away: readonly InstanceId[];
  readonly turn: number;
}

/** What is seen of a place: a card face down, the card, or the number of the seat that took it. */
export type GridPlaceView = 'down' | CardView | number;

/** The grid row by row from the top left, and every pool, since all of it lay open. `gridsLeft` are still to come. */
export interface MinesweeperBoard extends BoardBase {
  readonly kind: 'minesweeper';
  readonly width: number;
  readonly places: readonly GridPlaceView[];
  readonly gridsLeft: number;
  /** Picks of all seats together until this grid is put away. */
  readonly picksLeft: number;
  readonly turnSeat: number | null;
  /** Who decides after that, the next one first, at most as many as there are seats. */
  readonly nextSeats: readonly number[];
  readonly pools: readonly (readonly CardView[])[];
}

export interface MinesweeperShape {
  readonly template: MinesweeperTemplate;
  readonly state: MinesweeperState;
  readonly board: MinesweeperBoard;
}
