import type { CardRecord, PrintingRecord, SetRecord } from '#contract/game.ts';
import {
  type ImportOptions,
  type ProposedGame,
  type Recognised,
  type Reject,
  refuse,
  rejectRow,
} from './batch.ts';
import { type Columns, isCubeCobraHeader, readColumns } from './csvColumns.ts';
import { cubeOf } from './csvCube.ts';
import { type LaneReading, readLaneColumn } from './csvLanes.ts';
import { type ReadRow, readRow } from './csvRow.ts';
import { type CsvTable, readCsv, sniffDelimiter } from './csvRows.ts';
import { proposeMagicGame, raritiesWith, twoBuckets } from './magicGame.ts';
import { printingKey, slugOf, titleOf } from './slug.ts';

/** The most rows that a file may have. */
export const mostRows = 200_000;

/**
 * Reads a table of cards, one row a printing; rows of one name are printings of one card. Columns are found by header or
 * by `options.map`; the others become attributes. A CubeCobra table is a cube besides.
 */
export function readCardTable(text: string, fileName: string, options: ImportOptions): Recognised {
  const delimiter = sniffDelimiter(text);
  const table = readCsv(text, delimiter, isCubeCobraHeader);
  if ('sentence' in table) return refuse(table.sentence, [table.reject]);
  if (table.rows.length > mostRows) return refuse(`The table has more than ${mostRows} rows.`);
  const columns = readColumns(table.header, options.map ?? {});
  if ('missing' in columns) return refuseColumns(table.header, columns.missing);
  const isCube = isCubeCobraHeader(table.header);
  const format = isCube ? 'CubeCobra table' : delimiter === '\t' ? 'TSV table' : 'CSV table';
  const rejected = [...table.rejected];
  const lanes = laneReadingOf(table, columns);
  const rows = readRows(table, columns, lanes, rejected);
  if (rows.length === 0) return refuse(`The table has no row with a card (${format}).`, rejected);
  const title = titleOf(fileName);
  const gathered = gather(rows, slugOf(title), isCube, options);
  const cube = isCube ? cubeOf(rows, gathered.keys, title) : null;
  const sortedRejects = rejected.sort((left, right) => left.row - right.row);
  return {
    ok: true,
    batch: {
      format,
      sets: setsOf(gathered.printings, slugOf(title), title),
      cards: [...gathered.cards.values()],
      printings: gathered.printings,
      packs: cube?.packs ?? [],
      templates: cube?.templates ?? [],
      proposedGame: propose(gathered, columns, lanes),
      rejected: sortedRejects,
      warnings: [...warningsOf(columns, lanes, gathered), ...(cube?.warnings ?? [])],
      nameOnly: [],
    },
  };
}

function refuseColumns(header: readonly string[], missing: string): Recognised {
  const shown = header
    .filter((label) => label.trim() !== '')
    .slice(0, 20)
    .join(', ');
  const sentence =
    missing === 'name'
      ? `The table has no column for the name of a card; its columns are: ${shown}.`
      : `The column map names the column "${missing}", which the table does not have; its columns are: ${shown}.`;
  return refuse(sentence.slice(0, 600), [rejectRow(1, missing, shown, 'a header')]);
}

function laneReadingOf(table: CsvTable, columns: Columns): LaneReading | null {
  const at = columns.at.get('lanes');
  return at === undefined ? null : readLaneColumn(table.rows.map((row) => row.cells[at] ?? ''));
}

function readRows(
  table: CsvTable,
  columns: Columns,
  lanes: LaneReading | null,
  rejected: Reject[],
): ReadRow[] {
  const numeric = new Set(
    columns.others
      .filter(({ index }) =>
        table.rows.every(({ cells }) => /^-?\d{0,9}(\.\d{1,6})?$/.test(cells[index]?.trim() ?? '')),
      )
      .map(({ key }) => key),
  );
  return table.rows.flatMap((row) => {
    const read = readRow(row, columns, lanes, numeric);
    if ('expected' in read) {
      rejected.push(read);
      return [];
    }
    return [read];
  });
}

interface GatheredRows {
  readonly cards: Map<string, CardRecord>;
  readonly printings: PrintingRecord[];
  /** The printing key of each row. */
  readonly keys: Map<ReadRow, string>;
  readonly differing: Set<string>;
}

function gather(
  rows: readonly ReadRow[],
  tableSet: string,
  isCube: boolean,
  options: ImportOptions,
): GatheredRows {
  const out: GatheredRows = { cards: new Map(), printings: [], keys: new Map(), differing: new Set() };
  /** A cube names a card again for another copy, any other table for another printing. */
  const used = new Map<string, number>();
  for (const row of rows) {
    const name = row.card.name;
    const inGame = isCube && options.knownCards?.(name) === true;
    const known = inGame ? (options.findPrinting?.(name, row.set || null, row.number || null) ?? null) : null;
    if (known !== null) {
      out.keys.set(row, known);
      continue;
    }
    const before = out.cards.get(name);
    if (!before && !inGame) out.cards.set(name, row.card);
    if (before && !isSameCard(before, row.card)) out.differing.add(name);
    const set = row.set === '' ? tableSet : row.set;
    const wanted = row.key ?? printingKey(set, row.number, name);
    const copies = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, copies);
    const key = isCube || copies === 1 ? wanted : printingKey(wanted, String(copies), name);
    out.keys.set(row, key);
    if (isCube && copies > 1) continue;
    out.printings.push({ ...row.printing, key, set });
  }
  return out;
}

function isSameCard(left: CardRecord, right: CardRecord): boolean {
  return left.cost === right.cost && left.type === right.type && left.rules === right.rules;
}

function setsOf(printings: readonly PrintingRecord[], tableSet: string, title: string): SetRecord[] {
  const codes = new Set(printings.map((printing) => printing.set));
  return [...codes].map((code) => ({ code, name: code === tableSet ? title : code, releasedOn: null }));
}

function propose(gathered: GatheredRows, columns: Columns, lanes: LaneReading | null): ProposedGame {
  const rarities = gathered.printings.map((printing) => printing.rarity);
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
    rarities: raritiesWith(rarities),
    attributes,
  };
}

function warningsOf(columns: Columns, lanes: LaneReading | null, gathered: GatheredRows): string[] {
  const warnings: string[] = [];
  if (columns.at.has('lanes') && lanes === null) {
    const header = columns.header[columns.at.get('lanes') ?? -1] ?? '';
    warnings.push(`The column "${header}" has no value or too many different ones to be lanes.`);
  }
  if (gathered.differing.size > 0) {
    const shown = [...gathered.differing].slice(0, 5).join(', ');
    warnings.push(
      `${gathered.differing.size} names come again with another cost, type or text and were taken as printings of their first row: ${shown}.`,
    );
  }
  return warnings;
}
