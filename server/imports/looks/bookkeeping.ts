import type { ColumnMap } from '../batch.ts';
import { externalIdOf, isCubeCobraHeader, mapOf, nameTagOf, plainHeader } from '../csv/csvColumns.ts';

/** The columns of a table and what is in them. */
interface Cells {
  readonly header: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

/** Columns that programs keep for themselves, by one word of their name: ids, addresses, pictures, times, legalities. */
const WORDS = new Set([
  'id',
  'ids',
  'uuid',
  'guid',
  'oid',
  'url',
  'urls',
  'uri',
  'uris',
  'href',
  'link',
  'links',
  'image',
  'images',
  'img',
  'thumbnail',
  'thumbnails',
  'timestamp',
  'legality',
  'legalities',
  'legal',
  'hash',
  'checksum',
  'etag',
  'slug',
  'tcgplayer',
  'cardmarket',
  'prices',
]);
const TIMES = /\b(created|updated|modified|synced|released|imported|deleted)( at| on| date| time)?$/;

/** What CubeCobra keeps of a copy in a cube, which is no fact of its card. */
const OF_CUBES = new Set([
  'status',
  'finish',
  'maybeboard',
  'board',
  'tags',
  'custom',
  'voucher',
  'colorcategory',
]);

/** What programs for collections keep of the copies that somebody owns. */
const OF_COLLECTIONS = new Set([
  'quantity',
  'count',
  'tradelistcount',
  'condition',
  'language',
  'foil',
  'printing',
  'finish',
  'altered',
  'alteredart',
  'signed',
  'misprint',
  'proxy',
  'purchaseprice',
  'purchasepricecurrency',
  'price',
  'currency',
  'mylistprice',
  'binder',
  'bindername',
  'bindertype',
  'folder',
  'foldername',
  'dateadded',
  'datebought',
  'lastmodified',
]);
/** A table is of a collection where it has so many of them: one alone may be a fact of a card. */
const LEAST_OF_A_COLLECTION = 3;

/** Headers of a table that tell of copies and not of cards, without capitals and signs. */
function housekeepingOf(header: readonly string[]): ReadonlySet<string> {
  if (isCubeCobraHeader(header)) return OF_CUBES;
  const owned = header.map(plainHeader).filter((label) => OF_COLLECTIONS.has(label));
  return new Set(owned.length >= LEAST_OF_A_COLLECTION ? owned : []);
}

/** Values that only programs read: addresses, UUIDs and moments. */
const VALUES = /^(https?:\/\/\S+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d\S*)$/i;
const LOOKED_AT_ROWS = 200;

/** The words of a column's name, small: `scryfallUri` is `scryfall uri`. */
export const wordsOfHeader = (label: string): string[] =>
  label
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function isBookkeeping(label: string, index: number, rows: Cells['rows']): boolean {
  const words = wordsOfHeader(label);
  if (words.some((word) => WORDS.has(word)) || TIMES.test(words.join(' '))) return true;
  const values = rows.slice(0, LOOKED_AT_ROWS).flatMap(({ cells }) => cells[index]?.trim() || []);
  return values.length > 0 && values.every((value) => VALUES.test(value));
}

/**
 * A map that leaves out the columns of bookkeeping too: those that are no field, no external id, and that the map doesn't
 * name. `left` lists them.
 */
export function withoutBookkeeping(
  tables: readonly Cells[],
  map: ColumnMap,
): { readonly map: ColumnMap; readonly left: readonly string[] } {
  const left = new Set<string>();
  for (const { header, rows } of tables) {
    const named = new Set(Object.values(mapOf(header, map)));
    const housekeeping = housekeepingOf(header);
    header.forEach((label, index) => {
      if (label.trim() === '' || named.has(label)) return;
      if (externalIdOf(label) !== null || nameTagOf(label) !== null) return;
      if (housekeeping.has(plainHeader(label)) || isBookkeeping(label, index, rows)) left.add(label);
    });
  }
  const taken = new Set(Object.keys(map));
  const out: Record<string, string> = {};
  let place = 1;
  for (const label of left) {
    while (taken.has(`leaveOut${place}`)) place += 1;
    out[`leaveOut${place}`] = label;
    place += 1;
  }
  return { map: { ...map, ...out }, left: [...left] };
}
