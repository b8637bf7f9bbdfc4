import type { SetChoice } from '#contract/admin/imports.ts';
import { type ColumnMap, type ImportOptions, type Recognised, refuse } from './batch.ts';
import type { CardFile } from './cardFile.ts';
import { formatOf } from './claim.ts';
import type { Claimed } from './claimed.ts';
import { claimFile } from './claimFile.ts';
import { mapOf } from './csv/csvColumns.ts';
import { withoutBookkeeping } from './looks/bookkeeping.ts';
import { mostRows } from './parsing/mostRows.ts';
import { cut, firstNames } from './parsing/shortened.ts';
import { readRepaired } from './repairs.ts';
import { setChoiceOf } from './sources/setChoice.ts';

/** A column of a table or a field of records, with a value that stands in it; nested fields are `images.large`. */
export interface FoundColumn {
  readonly name: string;
  readonly sample: string;
}

/**
 * What files are before they are read: their format and, where columns can be mapped, the columns and the map that is
 * taken if nobody says otherwise. `records` counts rows or objects.
 */
export type Outline =
  | {
      readonly ok: true;
      readonly format: string;
      readonly columns: readonly FoundColumn[];
      readonly map: ColumnMap;
      readonly records: number;
      /** The sets that the files could be read as; missing where there is no choice. */
      readonly sets?: SetChoice;
    }
  | { readonly ok: false; readonly sentence: string };

const mostBytes = 64 * 1024 * 1024;
const mostFiles = 2000;
const longestSample = 80;
/** Endings of files that are read when they are some of several; alone, any text is. */
const cardEndings = /\.(json|csv|tsv|txt|xml)$/i;

/** Whether a file beside others may hold cards, by its name. */
export const isCardFileName = (fileName: string): boolean => cardEndings.test(fileName);

/**
 * Recognises files that belong together and reads them as one batch: sets, packs, printings and translations are joined
 * to their cards. Files that hold no cards are left out with a warning; a broken one, over 64 MiB or 200,000 rows in all
 * refuse everything. Never throws. Rejects and warnings of several files name the file.
 */
export function parseCardFiles(files: readonly CardFile[], options: ImportOptions): Recognised {
  const claims = claimFiles(files, options.map ?? {});
  if (!claims.ok) return claims.refusal;
  const read = readRepaired(
    claims.claimed.map(({ claim }) => claim),
    options,
  );
  if (!read.ok || claims.leftOut.length === 0) return read;
  const shown = firstNames(claims.leftOut, 10, 120);
  const count = claims.leftOut.length === 1 ? '1 file was' : `${claims.leftOut.length} files were`;
  const warning = `${count} left out, having no cards: ${shown}.`;
  return { ok: true, batch: { ...read.batch, warnings: [warning, ...read.batch.warnings] } };
}

/**
 * Tells what files are, without reading every card: the format, and the columns that a map may name, even where the name
 * of a card is not found among them. Never throws.
 */
export function outlineCardFiles(files: readonly CardFile[], map: ColumnMap = {}): Outline {
  const claims = claimFiles(files, map);
  if (!claims.ok) return { ok: false, sentence: claims.refusal.ok ? '' : claims.refusal.sentence };
  const tables = claims.claimed.flatMap(({ claim }) =>
    claim.family === 'table' ? [claim.content.table] : [],
  );
  const names = claims.claimed.map(({ claim }) => formatOf(claim));
  const header = [...new Set(tables.flatMap((table) => table.header))].filter((name) => name.trim() !== '');
  const columns = header.map((name) => ({ name, sample: sampleOf(name, tables) }));
  const sources = claims.claimed.flatMap(({ claim }) => (claim.family === 'source' ? [claim.content] : []));
  const sets = setChoiceOf(sources, map.set || null);
  return {
    ok: true,
    format: [...new Set(names)].join(', '),
    columns,
    map: mapOf(header, withoutBookkeeping(tables, map).map),
    records: claims.claimed.reduce((sum, { rows }) => sum + rows, 0),
    ...(sets && { sets }),
  };
}

type Tables = readonly {
  readonly header: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}[];

function sampleOf(name: string, tables: Tables): string {
  for (const { header, rows } of tables) {
    const at = header.indexOf(name);
    const row = at < 0 ? undefined : rows.slice(0, 1000).find(({ cells }) => (cells[at] ?? '').trim() !== '');
    if (row) return cut((row.cells[at] ?? '').trim(), longestSample);
  }
  return '';
}

type Claims =
  | {
      readonly ok: true;
      readonly claimed: readonly (Claimed & { readonly kind: 'claimed' })[];
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly refusal: Recognised };

/** Files are outlined and then read: what was found the first time is kept as long as they are. */
const found = new WeakMap<readonly CardFile[], Map<string, Claims>>();

function claimFiles(files: readonly CardFile[], map: ColumnMap): Claims {
  const known = found.get(files) ?? new Map<string, Claims>();
  found.set(files, known);
  const key = JSON.stringify(map);
  const claims = known.get(key) ?? claimAnew(files, map);
  known.set(key, claims);
  return claims;
}

function claimAnew(files: readonly CardFile[], map: ColumnMap): Claims {
  const refusal = refuseSizes(files);
  if (refusal) return { ok: false, refusal };
  const isOne = files.length === 1;
  const claimed: (Claimed & { readonly kind: 'claimed' })[] = [];
  const leftOut: string[] = [];
  for (const file of files) {
    if (!isOne && !isCardFileName(file.fileName)) {
      leftOut.push(file.fileName);
      continue;
    }
    const claim = claimFile(file, { map, file: isOne ? undefined : file.fileName });
    if (claim.kind === 'claimed') claimed.push(claim);
    else if (claim.kind === 'foreign' && !isOne) leftOut.push(`${file.fileName} (${claim.what})`);
    else {
      const sentence = isOne ? claim.sentence : `${file.fileName}: ${claim.sentence}`;
      return { ok: false, refusal: refuse(sentence, claim.kind === 'broken' ? claim.rejected : []) };
    }
  }
  const rows = claimed.reduce((sum, claim) => sum + claim.rows, 0);
  if (rows > mostRows)
    return { ok: false, refusal: refuse(`The files have more than ${mostRows} rows in all.`) };
  if (claimed.length === 0) {
    const shown = firstNames(leftOut, 10, 120);
    return { ok: false, refusal: refuse(`None of the ${files.length} files holds cards: ${shown}.`) };
  }
  return { ok: true, claimed, leftOut };
}

function refuseSizes(files: readonly CardFile[]): Recognised | null {
  if (files.length === 0) return refuse('There is no file to read.');
  if (files.length > mostFiles) return refuse(`There are more than ${mostFiles} files.`);
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text, 'utf8'), 0);
  if (bytes <= mostBytes) return null;
  return refuse(
    files.length === 1 ? 'The file is larger than 64 MiB.' : 'The files are larger than 64 MiB in all.',
  );
}
