import { languageTagOf } from '#contract/games/cardNames.ts';
import type { CardField, ColumnMap } from '../batch.ts';
import { attributeLabel } from '../looks/attributeLabel.ts';
import { cut } from '../parsing/shortened.ts';

const aliases: Readonly<Record<CardField, readonly string[]>> = {
  name: ['name', 'cardname', 'card', 'title', 'cardtitle'],
  cost: ['cost', 'cmc', 'mana', 'manavalue', 'convertedmanacost', 'inkcost', 'energycost', 'cardcost'],
  costText: ['manacost', 'costtext', 'printedcost'],
  type: ['type', 'cardtype', 'maintype', 'types', 'supertype'],
  typeLine: ['typeline', 'typetext', 'fulltype'],
  rarity: ['rarity', 'cardrarity'],
  set: ['set', 'setcode', 'setid', 'expansion', 'pack', 'packcode', 'edition'],
  setName: ['setname', 'expansionname', 'packname', 'editionname'],
  number: [
    'number',
    'collectornumber',
    'cardnumber',
    'cardnum',
    'setnum',
    'setnumber',
    'num',
    'no',
    'cardid',
  ],
  rules: [
    'text',
    'rules',
    'rulestext',
    'cardtext',
    'effect',
    'cardeffect',
    'oracletext',
    'functionaltext',
    'bodytext',
  ],
  flavour: ['flavour', 'flavor', 'flavourtext', 'flavortext'],
  lanes: [
    'lane',
    'lanes',
    'color',
    'colour',
    'colors',
    'colours',
    'civilization',
    'civilisation',
    'faction',
    'aspect',
    'ink',
  ],
  stats: ['stats', 'pt', 'powertoughness'],
  power: ['power', 'attack', 'strength'],
  toughness: ['toughness', 'health', 'willpower'],
  rating: ['rating'],
  image: ['image', 'imageurl', 'imageuri', 'img', 'picture', 'pictureurl', 'art', 'arturl', 'picurl'],
  backImage: ['imageback', 'imagebackurl', 'backimage', 'backimageurl'],
  key: ['uuid', 'key', 'uniqueid', 'printingid'],
};

const fields = Object.keys(aliases).filter((field): field is CardField => field in aliases);

/** External ids by the headers they come under; any other one comes under `id:name`. */
const idAliases: Readonly<Record<string, string>> = {
  passcode: 'passcode',
  scryfallid: 'scryfallId',
  mtgoid: 'mtgoId',
  mtgofoilid: 'mtgoFoilId',
  mtgarenaid: 'mtgArenaId',
  arenaid: 'mtgArenaId',
  multiverseid: 'multiverseId',
  tcgplayerproductid: 'tcgplayerProductId',
};

/** Columns of no field beyond these are left out. */
const mostAttributes = 200;

/** Where a table has what. */
export interface Columns {
  /** Position of the column of each field that has one. */
  readonly at: ReadonlyMap<CardField, number>;
  /** Columns with ids of other programs, by the name of the id. */
  readonly ids: readonly { readonly index: number; readonly id: string }[];
  /** Columns with names in other languages, by BCP 47 tag. */
  readonly names: readonly { readonly index: number; readonly tag: string }[];
  /** Columns of no field, which become attributes. */
  readonly others: readonly { readonly index: number; readonly key: string; readonly label: string }[];
  readonly header: readonly string[];
}

/** Finds the columns of a table by its header; answers the header that a column map names in vain, or a missing name. */
export function readColumns(
  header: readonly string[],
  map: ColumnMap,
): Columns | { readonly missing: string } {
  const at = findFields(header, map);
  if ('missing' in at) return at;
  if (!at.has('name')) return { missing: 'name' };
  const closed = new Set([...at.values(), ...leftOutAt(header, map)]);
  const ids = header.flatMap((label, index) => {
    const id = closed.has(index) ? null : externalIdOf(label);
    return id === null ? [] : [{ index, id }];
  });
  const names = header.flatMap((label, index) => {
    const tag = closed.has(index) ? null : nameTagOf(label);
    return tag === null ? [] : [{ index, tag }];
  });
  const taken = new Set([...closed, ...[...ids, ...names].map(({ index }) => index)]);
  const keys = new Set<string>();
  const others = header.flatMap((label, index) => {
    const key = attributeKey(label);
    if (taken.has(index) || key === '' || keys.has(key) || keys.size >= mostAttributes) return [];
    keys.add(key);
    return [{ index, key, label: attributeLabel(label) }];
  });
  return { at, ids, names, others, header };
}

/** The map by which a table with this header is read: what `map` says and what the usual headers add to it. */
export function mapOf(header: readonly string[], map: ColumnMap): ColumnMap {
  const found = findFields(header, map);
  if ('missing' in found) return map;
  const said = Object.entries(map).filter(
    ([field, column]) => column === '' || isLeftOut(field) || isKept(field),
  );
  return Object.fromEntries([
    ...said,
    ...[...found].map(([field, index]) => [field, header[index]] as const),
  ]);
}

const isLeftOut = (field: string) => /^leaveOut\d+$/.test(field);
const isKept = (field: string) => /^keep\d+$/.test(field);

/** Positions of the columns that a map leaves out. */
function leftOutAt(header: readonly string[], map: ColumnMap): number[] {
  const leftOut = new Set(
    Object.entries(map).flatMap(([field, column]) => (isLeftOut(field) ? [column] : [])),
  );
  return header.flatMap((label, index) => (leftOut.has(label) ? [index] : []));
}

function findFields(
  header: readonly string[],
  map: ColumnMap,
): Map<CardField, number> | { readonly missing: string } {
  const plain = header.map((label) => plainHeader(label));
  const at = new Map<CardField, number>();
  for (const field of fields) {
    const wanted = map[field];
    if (wanted === undefined || wanted === '') continue;
    const exact = header.indexOf(wanted);
    const index = exact >= 0 ? exact : plain.indexOf(plainHeader(wanted));
    if (index < 0) return { missing: wanted };
    at.set(field, index);
  }
  const leftOut = leftOutAt(header, map);
  for (const field of fields) {
    if (at.has(field) || map[field] === '') continue;
    const taken = new Set([...at.values(), ...leftOut]);
    const alias = aliases[field].find((name) => plain.includes(name) && !taken.has(plain.indexOf(name)));
    if (alias !== undefined) at.set(field, plain.indexOf(alias));
  }
  const setName = at.get('setName');
  if (!at.has('set') && map.set !== '' && setName !== undefined) at.set('set', setName);
  return at;
}

/** The external id that a column holds by its header; null where it holds none. */
export function externalIdOf(label: string): string | null {
  const named = /^id:([A-Za-z0-9_-]{1,60})$/.exec(label.trim())?.[1];
  return named ?? idAliases[plainHeader(label)] ?? null;
}

/**
 * The language whose names a column holds: `Name (de)`, or `names.de` as records of JSON are laid out. Null for any other
 * one: `name_no` or `Name ID` are no languages.
 */
export function nameTagOf(label: string): string | null {
  const [, inBrackets, behind] = /^name\s*\(([^()]+)\)$|^names[.:](\S+)$/i.exec(label.trim()) ?? [];
  return languageTagOf(inBrackets ?? behind ?? '');
}

/** Whether a header names the column with the name of a card. */
export function isNameHeader(label: string): boolean {
  return aliases.name.includes(plainHeader(label));
}

/** Headers that only tables of cards have beside a name. */
const cardColumns: readonly CardField[] = [
  'cost',
  'costText',
  'type',
  'typeLine',
  'rarity',
  'rules',
  'flavour',
  'lanes',
  'stats',
  'power',
  'image',
];

/** Whether the columns of records have a name and two things more that cards have. */
export function columnsTellCards(header: readonly string[]): boolean {
  const columns = readColumns(header, {});
  return !('missing' in columns) && cardColumns.filter((field) => columns.at.has(field)).length >= 2;
}

/** Whether a first line can be the header of a card table. */
export function isCardHeader(header: readonly string[]): boolean {
  return header.length > 1 && header.some(isNameHeader);
}

/** Whether the header is that of a CubeCobra table, whose rows may lack their last fields. */
export function isCubeCobraHeader(header: readonly string[]): boolean {
  const plain = new Set(header.map(plainHeader));
  return ['name', 'colorcategory', 'status', 'finish', 'maybeboard'].every((label) => plain.has(label));
}

/** A header without capitals, blanks and signs. */
export function plainHeader(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A header as the key of an attribute: `Evolution_Cost` is `evolutionCost`. */
export function attributeKey(label: string): string {
  const words = label
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined = words.map((word, index) => {
    const small =
      word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
    return index === 0 ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });
  return cut(joined.join(''), 60);
}
