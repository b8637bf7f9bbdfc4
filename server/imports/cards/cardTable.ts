import { foldName } from '#contract/cardLists/foldName.ts';
import type { CardRecord, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import {
  type CardField,
  type ColumnMap,
  type ImportOptions,
  type ProposedGame,
  type Recognised,
  type Reject,
  refuse,
  rejectRow,
} from '../batch.ts';
import { type Columns, readColumns } from '../csv/csvColumns.ts';
import { cubeOf, isOnMaybeboard, isPileOfCards } from '../csv/csvCube.ts';
import { type LaneReading, readLaneColumn } from '../csv/csvLanes.ts';
import { type ReadRow, readRow } from '../csv/csvRow.ts';
import type { CsvTable } from '../csv/csvRows.ts';
import { ratingsIn } from '../csv/ratingsTable.ts';
import { withListedSets } from '../lists/listedSets.ts';
import { withoutBookkeeping } from '../looks/bookkeeping.ts';
import { counted } from '../parsing/counted.ts';
import { isClear, type Says } from '../parsing/says.ts';
import { firstNames, shortened } from '../parsing/shortened.ts';
import { printingKey, slugOf } from '../parsing/slug.ts';
import { areDifferent } from '../sources/cardIdentity.ts';
import { proposeMagicGame, twoBuckets } from './magicGame.ts';
import { mostRarities, rarityScale } from './rarityScale.ts';
import { apartRows } from './tableIdentity.ts';

/** A table of cards with what it is called; a cube's rows are copies that are drafted. */
export interface CardTable extends CsvTable {
  readonly format: string;
  readonly title: string;
  readonly isCube: boolean;
}

/**
 * Reads a table, one row a printing; rows of one name are printings of one card. Columns are found by header or by
 * `options.map`; the others become attributes. A table that tells nothing of its cards makes name-only cards.
 */
export function readTable(given: CardTable, options: ImportOptions): Recognised {
  const ratings = ratingsIn(given, options);
  if (ratings && 'ok' in ratings) return ratings;
  if (ratings) return withWarnings(readTable({ ...given, ...ratings }, options), ratings.warnings);
  const { format, title, isCube } = given;
  const table = withListedSets(given, options.map ?? {});
  const { map, left } = withoutBookkeeping([table], options.map ?? {});
  const columns = readColumns(table.header, map);
  if ('missing' in columns) return refuseColumns(table.header, columns.missing);
  const rejected = [...table.rejected];
  const lanes = laneReadingOf(table, columns);
  const all = readRows(table, columns, lanes, rejected);
  const maybe = isCube ? all.filter(isOnMaybeboard) : [];
  const drafted = maybe.length === 0 ? all : all.filter((row) => !isOnMaybeboard(row));
  const apart = isCube ? null : apartRows(drafted, columns.header[columns.at.get('name') ?? -1] ?? 'name');
  rejected.push(...(apart?.rejected ?? []));
  const rows = apart?.rows ?? drafted;
  if (rows.length === 0) return refuse(`The table has no row with a card (${format}).`, rejected);
  const gathered = gather(rows, slugOf(title), isCube, options);
  const isPile = isCube || isPileOfCards(rows, gathered.keys, options);
  const cube = isPile ? cubeOf(rows, gathered.keys, title, isCube ? 'cube' : 'list') : null;
  const sortedRejects = rejected.sort((left, right) => left.row - right.row);
  const cards = [...gathered.cards.values()];
  return {
    ok: true,
    batch: {
      format,
      sets: setsOf(rows, gathered.sets, slugOf(title), title),
      cards,
      printings: gathered.printings,
      packs: cube?.packs ?? [],
      templates: cube?.templates ?? [],
      ...(cube && { undealable: cube.undealable }),
      proposedGame: propose(gathered, columns, lanes),
      rejected: sortedRejects,
      warnings: [
        ...maybeboardWords(maybe.map(({ card }) => card.name)),
        ...bookkeepingWords(left),
        ...(apart?.warnings ?? []),
        ...warningsOf(columns, lanes, gathered),
        ...(cube?.warnings ?? []),
      ],
      nameOnly: cards.filter((card) => card.isNameOnly).map((card) => card.name),
      says: gathered.says,
    },
  };
}

/** What became of the cards that are no part of a cube. */
export function maybeboardWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const what = counted(names.length, 'card of the maybeboard was', 'cards of the maybeboard were');
  return [`${what} left out: ${firstNames(names, 10)}.`];
}

const withWarnings = (read: Recognised, warnings: readonly string[]): Recognised =>
  read.ok ? { ...read, batch: { ...read.batch, warnings: [...warnings, ...read.batch.warnings] } } : read;

function bookkeepingWords(left: readonly string[]): string[] {
  if (left.length === 0) return [];
  const what =
    left.length === 1
      ? '1 column looks like bookkeeping and was left out'
      : `${left.length} columns look like bookkeeping and were left out`;
  const choice = left.length === 1 ? 'what it is to keep it' : 'what they are to keep them';
  return [`${what}: ${firstNames(left, 10)}. Choose ${choice}.`];
}

/** Whether a table tells more of its cards than their names. */
export function isTellingTable(header: readonly string[], map: ColumnMap): boolean {
  const columns = readColumns(header, map);
  return !('missing' in columns) && telling.some((field) => columns.at.has(field));
}

/** Columns that tell what a card does; a table with none of them knows only names. */
const telling: readonly CardField[] = [
  'cost',
  'costText',
  'type',
  'typeLine',
  'rules',
  'lanes',
  'stats',
  'power',
];

function refuseColumns(header: readonly string[], missing: string): Recognised {
  const shown = firstNames(
    header.filter((label) => label.trim() !== ''),
    20,
  );
  const sentence =
    missing === 'name'
      ? `The table has no column for the name of a card; its columns are: ${shown}.`
      : `The column map names the column "${shortened(missing, 120)}", which the table does not have; its columns are: ${shown}.`;
  return refuse(sentence, [rejectRow(1, missing, shown, 'a header')]);
}

function laneReadingOf(table: CsvTable, columns: Columns): LaneReading | null {
  const at = columns.at.get('lanes');
  return at === undefined
    ? null
    : readLaneColumn(table.rows.map((row) => row.cells[at] ?? '').filter((cell) => !isClear(cell)));
}

function readRows(
  table: CsvTable,
  columns: Columns,
  lanes: LaneReading | null,
  rejected: Reject[],
): ReadRow[] {
  const isTold = telling.some((field) => columns.at.has(field));
  const numeric = new Set(
    columns.others.filter(({ index }) => isNumeric(table, index)).map(({ key }) => key),
  );
  return table.rows.flatMap((row) => {
    const read = readRow(row, columns, lanes, numeric);
    if ('expected' in read) {
      rejected.push(read);
      return [];
    }
    return [isTold ? read : { ...read, card: { ...read.card, isNameOnly: true } }];
  });
}

/** Whether a column has a number, and beside numbers only empty cells and the dashes that cards print for no value. */
function isNumeric({ rows }: CsvTable, index: number): boolean {
  const some = rows.some(({ cells }) => /\d/.test(cells[index] ?? ''));
  return (
    some &&
    rows.every(({ cells }) => isClear(cells[index] ?? '') || numberOrDash.test(cells[index]?.trim() ?? ''))
  );
}

const numberOrDash = /^(-?(\d{1,9}(\.\d{1,6})?|\.\d{1,6})|[-–—]|)$/;

interface GatheredRows {
  readonly cards: Map<string, CardRecord>;
  readonly printings: PrintingRecord[];
  /** The printing key of each row. */
  readonly keys: Map<ReadRow, string>;
  readonly differing: Set<string>;
  /** Names of which the table tells nothing that the game does not know. */
  readonly known: Set<string>;
  /** Names of several printings of which the table does not say which one it tells of. */
  readonly unplaced: Set<string>;
  /** Codes of the sets that the rows name, or that new printings are in. */
  readonly sets: Set<string>;
  readonly rarities: string[];
  /** Names of the table by their folds. */
  readonly spellings: Map<string, string>;
  readonly says: { readonly cards: Map<string, Says>; readonly printings: Map<string, Says> };
}

function gather(
  rows: readonly ReadRow[],
  tableSet: string,
  isCube: boolean,
  options: ImportOptions,
): GatheredRows {
  const out: GatheredRows = {
    cards: new Map(),
    printings: [],
    keys: new Map(),
    differing: new Set(),
    known: new Set(),
    unplaced: new Set(),
    sets: new Set(),
    rarities: [],
    spellings: new Map(),
    says: { cards: new Map(), printings: new Map() },
  };
  /** A cube names a card again for another copy, any other table for another printing. */
  const used = new Map<string, number>();
  const add = (row: ReadRow, name: string, place: Place) => {
    out.keys.set(row, place.key);
    out.printings.push({ ...row.printing, card: name, key: place.key, set: place.set });
    out.says.printings.set(place.key, row.says.printing);
    if (place.isNew || row.set !== '') out.sets.add(place.set);
    if (place.isNew || row.says.printing.defaults?.includes('rarity') !== true)
      out.rarities.push(row.printing.rarity);
  };
  for (const row of rows) {
    const inGame = row.card.isNameOnly || isCube ? nameInGame(row.card.name, options) : null;
    const name = inGame ?? options.ownSpelling?.(row.card.name) ?? ownSpelling(row, out) ?? row.card.name;
    const inCube =
      isCube && inGame !== null
        ? (options.findPrinting?.(inGame, row.set || null, row.number || null) ?? null)
        : null;
    if (inCube !== null) {
      out.keys.set(row, inCube);
      continue;
    }
    const known = isCube ? null : knownPlace(row, name, tableSet, out, options);
    if (inGame !== null && !isCube && !row.tells.card && !tellsOfPrinting(row, known)) out.known.add(inGame);
    else if (!(isCube && inGame !== null)) addCard(row, name, inGame !== null, out);
    if (known === 'unplaced' && row.tells.printing) out.unplaced.add(name);
    if (known === 'unplaced') continue;
    if (known !== null) {
      if (!out.known.has(name)) add(row, name, known);
      continue;
    }
    const set = row.set === '' ? tableSet : row.set;
    const wanted = row.key ?? printingKey(set, row.number, name);
    const copies = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, copies);
    const key = isCube || copies === 1 ? wanted : printingKey(wanted, String(copies), name);
    out.keys.set(row, key);
    if (!(isCube && copies > 1)) add(row, name, { key, set, isNew: options.knownPrintings?.(key) !== true });
  }
  return out;
}

interface Place {
  readonly key: string;
  readonly set: string;
  readonly isNew: boolean;
}

/** A row that names its set or number tells of another printing where the game does not know that one. */
const tellsOfPrinting = (row: ReadRow, known: Place | 'unplaced' | null) =>
  row.tells.printing || (known === null && (row.set !== '' || row.number !== '' || row.key !== null));

function addCard(row: ReadRow, name: string, isKnown: boolean, out: GatheredRows): void {
  const before = out.cards.get(name);
  if (before && areDifferent(before, row.card)) out.differing.add(name);
  if (before) return;
  out.cards.set(name, { ...row.card, name, isNameOnly: row.card.isNameOnly && !isKnown });
  out.says.cards.set(name, row.says.card);
}

/**
 * The printing of the game that a row means: that of its key, of its set and number, or the only one of its card. Null for
 * one that the game does not have; `unplaced` where the row names a card of the game and not which printing.
 */
function knownPlace(
  row: ReadRow,
  name: string,
  tableSet: string,
  { says: { printings: taken } }: GatheredRows,
  options: ImportOptions,
): Place | 'unplaced' | null {
  const placeOf = (key: string): Place => {
    const known = options.placeOf?.(key)?.set ?? row.set;
    const isSame = row.set === '' || row.set.toLowerCase() === known.toLowerCase();
    return { key, set: isSame ? known : row.set, isNew: false };
  };
  const wanted = row.key ?? printingKey(row.set === '' ? tableSet : row.set, row.number, name);
  if (options.knownPrintings?.(wanted) === true) return taken.has(wanted) ? null : placeOf(wanted);
  if (row.key !== null) return null;
  if (row.set !== '' || row.number !== '') {
    const found = options.findPrinting?.(name, row.set || null, row.number || null) ?? null;
    return found === null || taken.has(found) ? null : placeOf(found);
  }
  const printings = options.printingsOf?.(name) ?? [];
  const [only] = printings;
  if (printings.length === 1 && only && !taken.has(only.key)) return placeOf(only.key);
  return printings.length > 0 || options.knownCards?.(name) === true ? 'unplaced' : null;
}

/** The name under which the table has the same card already, spelled another way. */
function ownSpelling({ card }: ReadRow, { cards, spellings }: GatheredRows): string | null {
  const fold = foldName(card.name);
  const before = cards.get(spellings.get(fold) ?? '');
  if (before && !areDifferent(before, card)) return before.name;
  if (!spellings.has(fold)) spellings.set(fold, card.name);
  return null;
}

function nameInGame(name: string, options: ImportOptions): string | null {
  return options.knownCards?.(name) === true ? name : (options.fullName?.(name) ?? null);
}

function setsOf(
  rows: readonly ReadRow[],
  codes: ReadonlySet<string>,
  tableSet: string,
  title: string,
): SetRecord[] {
  const names = new Map<string, string>([[tableSet, title]]);
  for (const { set, setName } of rows) if (setName !== '' && !names.has(set)) names.set(set, setName);
  return [...codes].map((code) => ({ code, name: names.get(code) ?? code, releasedOn: null }));
}

function propose(gathered: GatheredRows, columns: Columns, lanes: LaneReading | null): ProposedGame {
  const { rarities } = gathered;
  const attributes = columns.others.map(({ key, label }) => {
    const values = [...gathered.cards.values()].flatMap((card) => card.attributes[key] ?? []);
    const isNumber = values.length > 0 && values.every((value) => typeof value === 'number');
    return { key, label, type: isNumber ? ('number' as const) : ('text' as const) };
  });
  if (lanes?.isMagic) return { ...proposeMagicGame(new Set(gathered.cards.keys()), rarities), attributes };
  const header = columns.header[columns.at.get('lanes') ?? -1];
  return {
    ...twoBuckets,
    lanes: [...(lanes?.lanes ?? [])],
    laneRule: { kind: 'any' },
    ...(lanes && header !== undefined && { laneWord: header.trim().toLowerCase() }),
    rarities: rarityScale(rarities),
    attributes,
  };
}

function warningsOf(columns: Columns, lanes: LaneReading | null, gathered: GatheredRows): string[] {
  const warnings: string[] = [];
  if (columns.at.has('lanes') && lanes === null) {
    const header = columns.header[columns.at.get('lanes') ?? -1] ?? '';
    warnings.push(`The column "${header}" has no value or too many different ones to be lanes.`);
  }
  const rarities = new Set(gathered.rarities).size;
  if (rarities > mostRarities)
    warnings.push(`The column of rarities has ${rarities} different values. Is it the right one?`);
  if (gathered.known.size > 0)
    warnings.push(
      `${counted(gathered.known.size, 'card is known already, and the table tells nothing new of it', 'cards are known already, and the table tells nothing new of them')}.`,
    );
  if (gathered.unplaced.size > 0)
    warnings.push(
      `${counted(gathered.unplaced.size, 'card has', 'cards have')} several printings, and the table does not say which one it means: ${firstNames(gathered.unplaced)}. Add the set and number to change rarities and pictures.`,
    );
  if (gathered.differing.size > 0) {
    const shown = firstNames(gathered.differing);
    warnings.push(
      `${counted(gathered.differing.size, 'name comes again with another cost, type or text and was read as a copy of its', 'names come again with another cost, type or text and were read as copies of their')} first row: ${shown}.`,
    );
  }
  return warnings;
}
