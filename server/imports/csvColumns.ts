import type { CardField, ColumnMap } from './batch.ts';

const aliases: Readonly<Record<CardField, readonly string[]>> = {
  name: ['name', 'cardname', 'card', 'title', 'cardtitle'],
  cost: ['cost', 'cmc', 'mana', 'manavalue', 'convertedmanacost', 'inkcost', 'energycost', 'cardcost'],
  costText: ['manacost', 'costtext', 'printedcost'],
  type: ['type', 'cardtype', 'maintype', 'types', 'supertype'],
  typeLine: ['typeline', 'typetext', 'fulltype'],
  rarity: ['rarity', 'cardrarity'],
  set: ['set', 'setcode', 'setid', 'edition', 'expansion', 'setname', 'pack', 'packcode'],
  number: [
    'number',
    'collectornumber',
    'setnum',
    'setnumber',
    'cardnumber',
    'cardnum',
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

/** Where a table has what. */
export interface Columns {
  /** Position of the column of each field that has one. */
  readonly at: ReadonlyMap<CardField, number>;
  /** Columns with ids of other programs, by the name of the id. */
  readonly ids: readonly { readonly index: number; readonly id: string }[];
  /** Columns of no field, which become attributes. */
  readonly others: readonly { readonly index: number; readonly key: string; readonly label: string }[];
  readonly header: readonly string[];
}

/** Finds the columns of a table by its header; answers the header that a column map names in vain, or a missing name. */
export function readColumns(
  header: readonly string[],
  map: ColumnMap,
): Columns | { readonly missing: string } {
  const plain = header.map((label) => plainHeader(label));
  const at = new Map<CardField, number>();
  for (const field of fields) {
    const wanted = map[field];
    if (wanted === undefined) continue;
    const index = plain.indexOf(plainHeader(wanted));
    if (index < 0) return { missing: wanted };
    at.set(field, index);
  }
  for (const field of fields) {
    if (at.has(field)) continue;
    const taken = new Set(at.values());
    const alias = aliases[field].find((name) => plain.includes(name) && !taken.has(plain.indexOf(name)));
    if (alias !== undefined) at.set(field, plain.indexOf(alias));
  }
  if (!at.has('name')) return { missing: 'name' };
  const fieldsAt = new Set(at.values());
  const ids = header.flatMap((label, index) => {
    const id = fieldsAt.has(index) ? null : externalIdOf(label);
    return id === null ? [] : [{ index, id }];
  });
  const taken = new Set([...fieldsAt, ...ids.map(({ index }) => index)]);
  const keys = new Set<string>();
  const others = header.flatMap((label, index) => {
    const key = attributeKey(label);
    if (taken.has(index) || key === '' || keys.has(key)) return [];
    keys.add(key);
    return [{ index, key, label: label.trim().slice(0, 100) }];
  });
  return { at, ids, others, header };
}

function externalIdOf(label: string): string | null {
  const named = /^id:([A-Za-z0-9_-]{1,60})$/.exec(label.trim())?.[1];
  return named ?? idAliases[plainHeader(label)] ?? null;
}

/** Whether a first line can be the header of a card table. */
export function isCardHeader(header: readonly string[]): boolean {
  return header.length > 1 && header.some((label) => aliases.name.includes(plainHeader(label)));
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

function attributeKey(label: string): string {
  const words = label
    .trim()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const joined = words.map((word, index) => {
    const small =
      word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
    return index === 0 ? small : small.charAt(0).toUpperCase() + small.slice(1);
  });
  return joined.join('').slice(0, 60);
}
