import type { InstanceId } from '../../core/cards.ts';
import type { GridPlace, MinesweeperTemplate } from './minesweeper.types.ts';

type Size = Pick<MinesweeperTemplate, 'width' | 'height'>;

/** A grid as it is dealt: all face down but what the template turns up. */
export function layGrid(template: MinesweeperTemplate, cards: readonly InstanceId[]): readonly GridPlace[] {
  return cards.map((id, place) => ({ lies: isUpAtFirst(template, place) ? 'up' : 'down', id }));
}

function isUpAtFirst({ width, height, reveal }: MinesweeperTemplate, place: number): boolean {
  const column = place % width;
  const row = Math.floor(place / width);
  const isAtSide = column === 0 || column === width - 1;
  const isAtEdge = row === 0 || row === height - 1;
  switch (reveal) {
    case 'corners':
      return isAtSide && isAtEdge;
    case 'borders':
      return isAtSide || isAtEdge;
    case 'center':
      return isMiddle(column, width) && isMiddle(row, height);
  }
}

const isMiddle = (at: number, length: number) => Math.abs(2 * at + 1 - length) < 2;

/** The grid after a seat took the card of a place: what lay face down beside it is turned up. */
export function takeFromGrid(
  size: Size,
  grid: readonly GridPlace[],
  place: number,
  seat: number,
): readonly GridPlace[] {
  const beside = new Set(neighboursOf(size, place));
  return grid.map((known, at) => {
    if (at === place) return { lies: 'taken', seat };
    return known.lies === 'down' && beside.has(at) ? { ...known, lies: 'up' } : known;
  });
}

function neighboursOf({ width, height }: Size, place: number): readonly number[] {
  const column = place % width;
  const row = Math.floor(place / width);
  return [
    ...(column > 0 ? [place - 1] : []),
    ...(column < width - 1 ? [place + 1] : []),
    ...(row > 0 ? [place - width] : []),
    ...(row < height - 1 ? [place + width] : []),
  ];
}

/** Cards that lie face up, row by row. */
export const cardsUp = (grid: readonly GridPlace[]): readonly InstanceId[] =>
  grid.flatMap((place) => (place.lies === 'up' ? [place.id] : []));

/** Cards that still lie there, face up or down. */
export const cardsThere = (grid: readonly GridPlace[]): readonly InstanceId[] =>
  grid.flatMap((place) => (place.lies === 'taken' ? [] : [place.id]));
