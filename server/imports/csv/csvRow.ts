import { firstWrongCell, isManaCost, isNumberCell, isUnnumberedCost } from '#contract/admin/importCells.ts';
import { LONGEST_CARD_NAME, namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type CardField, type Reject, rejectRow } from '../batch.ts';
import { readManaCost } from '../cards/manaCost.ts';
import { readTypeLine } from '../cards/typeLine.ts';
import { isClear, type Says } from '../parsing/says.ts';
import { cut } from '../parsing/shortened.ts';
import { type Columns, plainHeader } from './csvColumns.ts';
import type { LaneReading } from './csvLanes.ts';
import type { CsvRow } from './csvRows.ts';

/** One row of a table, read: its card, its printing, and its cells by header. */
export interface ReadRow {
  readonly row: number;
  readonly card: CardRecord;
  readonly printing: Omit<PrintingRecord, 'key' | 'set'>;
  readonly set: string;
  readonly setName: string;
  readonly number: string;
  readonly key: string | null;
  readonly says: { readonly card: Says; readonly printing: Says };
  /** Whether the row says more of its card, or of its printing, than which one is meant. */
  readonly tells: { readonly card: boolean; readonly printing: boolean };
  /** The cell of a column by its header without capitals and signs. */
  readonly cell: (header: string) => string;
}

const longestName = 300;
const longestText = 20_000;
const longestId = 120;

/** Reads one row of a table as a card and its printing, or answers the cell that is wrong. */
export function readRow(
  row: CsvRow,
  columns: Columns,
  lanes: LaneReading | null,
  numeric: ReadonlySet<string>,
): ReadRow | Reject {
  const written = (field: CardField) => textAt(row, columns.at.get(field));
  const cell = (field: CardField) => (isClear(written(field)) ? '' : written(field));
  const wrong = (field: CardField, expected: string) =>
    rejectRow(row.row, columns.header[columns.at.get(field) ?? -1] ?? field, written(field), expected);
  const fixed = FIXED_FIELDS.find((field) => isClear(written(field)));
  if (fixed !== undefined) return wrong(fixed, 'a value: this cannot be cleared');
  const unread = firstWrongCell(cell);
  if (unread !== null) return wrong(unread.field, unread.expected);
  const tooLong = columns.names.find(({ index }) => textAt(row, index).length > LONGEST_CARD_NAME);
  if (tooLong)
    return rejectRow(
      row.row,
      columns.header[tooLong.index] ?? '',
      textAt(row, tooLong.index),
      `a name of at most ${LONGEST_CARD_NAME} characters`,
    );
  const name = cell('name');
  const cost = readCost(cell('cost'));
  const rating = cell('rating');
  const printed = cell('costText');
  const ofText = printed !== '' && isManaCost(printed) ? readManaCost(printed).cost : null;
  const line = readTypeLine(cut(cell('type'), 400));
  const rarity = cut(cell('rarity').toLowerCase(), 120);
  const card: CardRecord = {
    name,
    ...namesBeside(name, namesIn(row, columns)),
    cost: cost.value ?? ofText,
    costText: printed === '' ? cost.text : printed,
    lanes: lanes?.read(cell('lanes')) ?? [],
    type: line.type,
    typeLine: cell('typeLine') === '' ? line.typeLine : cell('typeLine'),
    rules: cut(cell('rules'), longestText),
    flavour: cell('flavour'),
    stats: statsOf(cell('stats'), cell('power'), cell('toughness')),
    rating: rating === '' ? null : Number(rating),
    sides: sidesOf(name, line.typeLine, cell('image'), cell('backImage')),
    attributes: attributesOf(row, columns, numeric),
    isNameOnly: false,
  };
  const printing = {
    card: name,
    number: cell('number'),
    rarity: rarity === '' ? 'common' : rarity,
    image: imageOf(cell('image')),
    flavour: cell('flavour'),
    externalIds: idsOf(row, columns),
    isDraftable: true,
  };
  const cleared = clearedIn(row, columns, cell);
  return {
    row: row.row,
    set: cell('set'),
    setName: cut(cell('setName'), longestName),
    number: cell('number'),
    key: cell('key') === '' ? null : cell('key'),
    cell: (header) =>
      textAt(
        row,
        columns.header.findIndex((label) => plainHeader(label) === header),
      ),
    card,
    printing,
    says: {
      card: {
        clears: cleared.card,
        defaults: [
          'sides',
          ...(printed === '' && isNumberCell(cost.text) ? ['costText'] : []),
          ...(cell('typeLine') === '' && line.typeLine === line.type ? ['typeLine'] : []),
        ],
        hasHalfStats: cell('power') !== '' && cell('toughness') === '' && cell('stats') === '',
      },
      printing: {
        clears: cleared.printing,
        defaults: ['isDraftable', ...(rarity === '' ? ['rarity'] : [])],
      },
    },
    tells: {
      card:
        cleared.card.length > 0 ||
        card.rating !== null ||
        card.flavour !== '' ||
        card.sides.length > 0 ||
        card.names !== undefined ||
        Object.keys(card.attributes).length > 0,
      printing:
        cleared.printing.length > 0 ||
        rarity !== '' ||
        printing.image !== null ||
        printing.flavour !== '' ||
        Object.keys(printing.externalIds).length > 0,
    },
  };
}

/** Fields that say which row is meant, or that every printing has. */
const FIXED_FIELDS: readonly CardField[] = ['name', 'set', 'setName', 'number', 'rarity', 'key'];

const CLEARED_FIELDS: Readonly<Partial<Record<CardField, string>>> = {
  cost: 'cost',
  costText: 'costText',
  type: 'type',
  typeLine: 'typeLine',
  rules: 'rules',
  flavour: 'flavour',
  lanes: 'lanes',
  stats: 'stats',
  power: 'stats',
  toughness: 'stats',
  rating: 'rating',
  backImage: 'sides',
};

/** What the cells of a row clear, of its card and of its printing. */
function clearedIn(row: CsvRow, columns: Columns, cell: (field: CardField) => string) {
  const clears = (index: number | undefined) => isClear(textAt(row, index));
  const card = new Set<string>();
  for (const [field, index] of columns.at) {
    const cleared = clears(index) ? CLEARED_FIELDS[field] : undefined;
    if (cleared !== undefined) card.add(cleared);
  }
  if (card.has('cost') && cell('costText') === '') card.add('costText');
  if (card.has('type') && cell('typeLine') === '') card.add('typeLine');
  for (const { index, key } of columns.others) if (clears(index)) card.add(`attributes.${key}`);
  for (const { index, tag } of columns.names) if (clears(index)) card.add(`names.${tag}`);
  const printing = [
    ...(['image', 'flavour'] as const).filter((field) => clears(columns.at.get(field))),
    ...columns.ids.filter(({ index }) => clears(index)).map(({ id }) => `externalIds.${id}`),
  ];
  return { card: [...card], printing };
}

const namesIn = (row: CsvRow, { names }: Columns) =>
  names.flatMap(({ index, tag }) => {
    const text = textAt(row, index);
    return isClear(text) ? [] : [[tag, text] as const];
  });

function idsOf(row: CsvRow, columns: Columns): Record<string, string> {
  const cells = columns.ids.map(({ index, id }) => [id, cut(textAt(row, index), longestId)] as const);
  return Object.fromEntries(cells.filter(([, text]) => text !== '' && !isClear(text)));
}

function textAt(row: CsvRow, index: number | undefined): string {
  return index === undefined || index < 0 ? '' : (row.cells[index]?.trim() ?? '');
}

/** A cost that can be read. */
function readCost(cell: string): { readonly value: number | null; readonly text: string } {
  if (isNumberCell(cell)) return { value: Number(cell), text: cell };
  const isNone = cell === '' || isUnnumberedCost(cell);
  return { value: isNone ? null : readManaCost(cell).cost, text: cell };
}

function statsOf(stats: string, power: string, toughness: string): string | null {
  if (stats !== '') return stats;
  if (power !== '' && toughness !== '') return `${power}/${toughness}`;
  return power === '' ? null : power;
}

function imageOf(cell: string): string | null {
  return cell === '' || cell === 'undefined' ? null : cell;
}

function sidesOf(name: string, typeLine: string, front: string, back: string): CardRecord['sides'] {
  const backImage = imageOf(back);
  if (backImage === null) return [];
  const side = { name, typeLine, rules: '', stats: null };
  return [
    { ...side, image: imageOf(front) },
    { ...side, image: backImage },
  ];
}

function attributesOf(row: CsvRow, columns: Columns, numeric: ReadonlySet<string>): CardRecord['attributes'] {
  return Object.fromEntries(
    columns.others.flatMap(({ index, key }) => {
      const text = textAt(row, index);
      const value = numeric.has(key) ? Number(text) : cut(text, longestText);
      return text === '' || isClear(text) || Number.isNaN(value) ? [] : [[key, value]];
    }),
  );
}
