import { type ImportOptions, type Recognised, refuse } from '../batch.ts';
import { counted } from '../parsing/counted.ts';
import { firstNames } from '../parsing/shortened.ts';
import { plainHeader } from './csvColumns.ts';
import type { CsvTable } from './csvRows.ts';

/** Columns by which files of figures rate cards, the most telling first; `low` figures are better the lower they are. */
const FIGURES = [
  { header: 'gihwr', low: false },
  { header: 'everdrawnwinrate', low: false },
  { header: 'ata', low: true },
  { header: 'avgpick', low: true },
] as const;
const MIDDLE = 2.5;
const HIGHEST = 5;

/** A table of names and ratings, with what is to be said of the file. */
export interface RatingsTable {
  readonly header: readonly string[];
  readonly rows: CsvTable['rows'];
  readonly warnings: readonly string[];
}

/**
 * A file of figures per card, such as win rates or average picks, as ratings from 0 to 5: an average card has 2.5, one a
 * deviation better 3.5. Cards without a figure or unknown to the game are left out. Null for any other table.
 */
export function ratingsIn(
  { header, rows }: CsvTable,
  { knownCards, fullName }: ImportOptions,
): RatingsTable | Recognised | null {
  const plain = header.map(plainHeader);
  const nameAt = plain.indexOf('name');
  const figure = FIGURES.find((one) => plain.includes(one.header));
  if (nameAt < 0 || !figure || plain.includes('rating')) return null;
  const at = plain.indexOf(figure.header);
  const figures = rows.map((row) => ({
    row,
    name: row.cells[nameAt]?.trim() ?? '',
    value: numberIn(row.cells[at] ?? ''),
  }));
  const isKnown = (name: string) => !knownCards || knownCards(name) || (fullName?.(name) ?? null) !== null;
  const unknown = figures.filter(({ name }) => !isKnown(name)).map(({ name }) => name);
  if (unknown.length === rows.length)
    return refuse('These are ratings, but none of their cards is in this game. Import the cards first.');
  const rated = figures.flatMap(({ row, name, value }) =>
    value === null || !isKnown(name) ? [] : [{ row: row.row, name, value: figure.low ? -value : value }],
  );
  if (rated.length === 0) return refuse(`The column "${header[at]}" rates no card.`);
  const mean = rated.reduce((sum, { value }) => sum + value, 0) / rated.length;
  const variance = rated.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / rated.length;
  const deviation = Math.sqrt(variance) || 1;
  const without = figures.filter(({ name, value }) => value === null && isKnown(name)).length;
  return {
    header: ['name', 'rating'],
    rows: rated.map(({ row, name, value }) => ({
      row,
      cells: [name, inRange(MIDDLE + (value - mean) / deviation).toFixed(2)],
    })),
    warnings: [
      `Only the column "${header[at]}" is read: it rates ${counted(rated.length, 'card', 'cards')}.`,
      ...(without > 0
        ? [
            `${counted(without, 'card has no figure and keeps', 'cards have no figure and keep')} the old rating.`,
          ]
        : []),
      ...(unknown.length > 0
        ? [
            `${counted(unknown.length, 'card is not in this game and was', 'cards are not in this game and were')} left out: ${firstNames(unknown)}.`,
          ]
        : []),
    ],
  };
}

const inRange = (rating: number) => Math.max(0, Math.min(HIGHEST, rating));

/** `61.5%`, `0.615` and `3.42`; null for anything else, such as an empty cell. */
function numberIn(cell: string): number | null {
  const text = cell.trim().replace(/\s*%$/, '');
  return /^\d{1,6}(\.\d+)?$/.test(text) ? Number(text) : null;
}
