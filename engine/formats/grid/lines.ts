import type { ViewBase } from '../../core/view.ts';
import { ordinal } from '../shared/ordinal.ts';
import type { GridBoard, GridSize } from './grid.types.ts';

export const ROWS = 3;

const columnsBySize = { '3x3': 3, '3x4': 4 } as const satisfies Record<GridSize, number>;

export const columnsOf = (size: GridSize): number => columnsBySize[size];

/** Cards of a full grid. */
export const cellsIn = (size: GridSize): number => ROWS * columnsOf(size);

/** A row or column by its option, and the places of its cells, counted from 0 row by row. */
export interface Line {
  readonly option: string;
  readonly kind: 'row' | 'column';
  /** Counts from 1. */
  readonly number: number;
  readonly cells: readonly number[];
}

/** Rows from the top, then columns from the left. */
export function linesOf(columns: number): readonly Line[] {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    line(
      'row',
      row,
      Array.from({ length: columns }, (_, column) => row * columns + column),
    ),
  );
  const sides = Array.from({ length: columns }, (_, column) =>
    line(
      'column',
      column,
      Array.from({ length: ROWS }, (_, row) => row * columns + column),
    ),
  );
  return [...rows, ...sides];
}

/** "Took the second row." */
export function tellLine({ board }: ViewBase<GridBoard>, option: string): string {
  const columns = board?.kind === 'grid' ? board.columns : 0;
  const found = linesOf(columns).find((known) => known.option === option);
  return found ? `Took the ${ordinal(found.number)} ${found.kind}.` : 'Took a line.';
}

function line(kind: Line['kind'], index: number, cells: readonly number[]): Line {
  return { option: `${kind}${index + 1}`, kind, number: index + 1, cells };
}
