import type { GridBoard, LineTaken } from '#engine/formats/grid/grid.types.ts';
import { type Line, linesOf } from '#engine/formats/grid/lines.ts';
import { cardsWord } from '../../roomWords.ts';
import type { Person } from '../../seating.ts';

/** "Row 2", "Column 1". */
export const lineName = ({ kind, number }: Pick<Line, 'kind' | 'number'>): string =>
  `${kind === 'row' ? 'Row' : 'Column'} ${number}`;

export const nameOfOption = (option: string, columns: number): string => {
  const line = linesOf(columns).find((known) => known.option === option);
  return line ? lineName(line) : option;
};

/** Cards that still lie in a line. */
export const cardsIn = ({ cells }: GridBoard, line: Line) =>
  line.cells.flatMap((place) => {
    const cell = cells[place];
    return cell && cell.takenBy === null ? [cell.card] : [];
  });

const whoIs = (person: Person | undefined) => (person?.isYou ? 'You' : (person?.name ?? 'Somebody'));

/** "Kim took column 3, 2 cards." */
export function takenWords(taken: LineTaken | null, columns: number, people: readonly Person[]): string {
  if (taken === null) return '';
  const line = nameOfOption(taken.line, columns).toLowerCase();
  return `${whoIs(people[taken.seat])} took ${line}, ${cardsWord(taken.cards)}.`;
}

/** What follows the line that is chosen now, in one sentence. */
export function thenWords(board: GridBoard, people: readonly Person[]): string {
  const [next] = board.nextSeats;
  if (next !== undefined) {
    const person = people[next];
    return person?.isYou ? 'Then you choose again.' : `Then ${person?.name ?? 'the next seat'} chooses.`;
  }
  const beginner = board.nextBeginner === null ? undefined : people[board.nextBeginner];
  if (!beginner) return 'What is left is put away; this is the last grid.';
  return `What is left is put away, and ${beginner.isYou ? 'you begin' : `${beginner.name} begins`} the next grid.`;
}
