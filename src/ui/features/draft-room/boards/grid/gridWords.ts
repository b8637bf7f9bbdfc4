import type { GridBoard } from '#engine/formats/grid/grid.types.ts';
import { type Line, linesOf } from '#engine/formats/grid/lines.ts';
import type { Person } from '../../seating.ts';
import { type BoardWords, whoIs } from '../pieces/words.ts';

/** "Row 2", "Column 1". */
export const lineName = (t: BoardWords, { kind, number }: Pick<Line, 'kind' | 'number'>): string =>
  kind === 'row' ? t('row', { number }) : t('column', { number });

/** Cards that still lie in a line. */
export const cardsIn = ({ cells }: GridBoard, line: Line) =>
  line.cells.flatMap((place) => {
    const cell = cells[place];
    return cell && cell.takenBy === null ? [cell.card] : [];
  });

/** “Kim took column 3, 2 cards.” Empty before anything was taken. */
export function takenWords(
  t: BoardWords,
  { lastLine, columns }: Pick<GridBoard, 'lastLine' | 'columns'>,
  people: readonly Person[],
): string {
  const line = linesOf(columns).find(({ option }) => option === lastLine?.line);
  if (lastLine === null || !line) return '';
  const { kind, number } = line;
  return t('lineTaken', { ...whoIs(t, people[lastLine.seat]), kind, number, count: lastLine.cards });
}

/** What follows the line that is chosen now, in one sentence. */
export function thenWords(t: BoardWords, board: GridBoard, people: readonly Person[]): string {
  const [next] = board.nextSeats;
  if (next !== undefined) return t('thenChooses', whoIs(t, people[next]));
  const beginner = board.nextBeginner === null ? undefined : people[board.nextBeginner];
  return beginner ? t('gridNext', whoIs(t, beginner)) : t('gridEnds');
}
