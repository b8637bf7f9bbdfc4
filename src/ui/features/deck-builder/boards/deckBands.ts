import type { GameLook } from '#contract/games/faces.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import { capital, deckWords } from '../desk/deckWords.ts';
import { columnsOf, type DeckColumn } from './deckColumns.ts';

export const ROWS = ['none', 'featured', 'type', 'lane', 'rarity'] as const;
export type RowsBy = (typeof ROWS)[number];

/** Rows of columns. Each band has every column of the board, some of them empty, so that they stand below each other. */
export interface DeckBand {
  readonly key: string;
  /** Null where the board is not split. */
  readonly label: string | null;
  readonly count: number;
  readonly columns: readonly DeckColumn[];
}

/** What a way to split rows is called; `featured` is named after the game's own type. */
export function rowsWords(rows: RowsBy, { featuredType, laneWord }: GameLook): string {
  const t = deckWords();
  switch (rows) {
    case 'featured':
      return t('rowsFeatured', { type: featuredType ?? t('columnFeatured') });
    case 'lane':
      return capital(laneWord);
    default:
      return t('rowsBy', { by: rows });
  }
}

/** Splits the columns of a board into rows; their order and their columns stay as they are. */
export function bandsOf(columns: readonly DeckColumn[], rows: RowsBy, look: GameLook): readonly DeckBand[] {
  const all = columns.flatMap(({ entries }) => entries);
  if (rows === 'none' || all.length === 0) return [{ key: 'all', label: null, count: all.length, columns }];
  return groupsOf(all, rows, look).map(({ key, label, entries }) => {
    const here = new Set(entries);
    const own = columns.map((column) => ({
      ...column,
      entries: column.entries.filter((entry) => here.has(entry)),
    }));
    return { key, label, count: entries.length, columns: own };
  });
}

interface Group {
  readonly key: string;
  readonly label: string;
  readonly entries: readonly DeckEntry[];
}

function groupsOf(
  entries: readonly DeckEntry[],
  rows: Exclude<RowsBy, 'none'>,
  look: GameLook,
): readonly Group[] {
  if (rows !== 'featured') return columnsOf(entries, rows, 'placed', look);
  const { featuredType } = look;
  const featured = entries.filter(({ face }) => face.type === featuredType);
  const others = entries.filter(({ face }) => face.type !== featuredType);
  return [
    { key: 'featured', label: featuredType ?? deckWords()('columnFeatured'), entries: featured },
    { key: 'others', label: deckWords()('columnOthers'), entries: others },
  ].filter((group) => group.entries.length > 0);
}

/** The ids of a board as they are seen: a column goes on through all its rows. */
export const gridOf = (bands: readonly DeckBand[]): readonly (readonly string[])[] =>
  (bands[0]?.columns ?? []).map((_, place) =>
    bands.flatMap(({ columns }) => columns[place]?.entries.map(({ id }) => id) ?? []),
  );
