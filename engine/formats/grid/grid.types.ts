import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

export type GridSize = '3x3' | '3x4';

/** `grids` of three rows and three or four columns are dealt from packs of kind `pack`. */
export interface GridTemplate extends TemplateBase {
  readonly format: 'grid';
  readonly pack: string;
  readonly grids: number;
  readonly size: GridSize;
  readonly picksPerSeat: 1 | 2;
}

/** A card of the grid that lies open: who took it, or null while it is there to be taken. */
export interface GridCell {
  readonly id: InstanceId;
  readonly takenBy: number | null;
}

/** A line that was taken from the open grid, by its option: `row1` … or `column1` …. */
export interface LineTaken {
  readonly seat: number;
  readonly line: string;
  readonly cards: number;
}

/**
 * `round` counts the grids; `cells` are those of the open one, row by row, also the taken ones. `closed` are the grids to
 * come, the next one first; `aside` is the surplus of the packs; `away` lay in grids when they ended.
 */
export interface GridState extends StateBase {
  readonly format: 'grid';
  readonly cells: readonly GridCell[];
  readonly lines: readonly LineTaken[];
  readonly lastLine: LineTaken | null;
  readonly closed: readonly (readonly InstanceId[])[];
  readonly aside: readonly InstanceId[];
  readonly away: readonly InstanceId[];
}

export interface GridCellView {
  readonly card: CardView;
  readonly takenBy: number | null;
}

/** `cells` row by row. `lines` were taken from this grid, in order. */
export interface GridBoard extends BoardBase {
  readonly kind: 'grid';
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly GridCellView[];
  readonly lines: readonly LineTaken[];
  /** What was taken last, in this grid or the one before. */
  readonly lastLine: LineTaken | null;
  readonly gridsLeft: number;
  readonly turnSeat: number | null;
  /** Who takes a line of this grid after that, the next one first, if cards are left for them. */
  readonly nextSeats: readonly number[];
  /** Who begins the next grid; null on the last one. */
  readonly nextBeginner: number | null;
  readonly pools: readonly (readonly CardView[])[];
}

export interface GridShape {
  readonly template: GridTemplate;
  readonly state: GridState;
  readonly board: GridBoard;
}
