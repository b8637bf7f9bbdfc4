import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { cardArtAddress } from '#server/images/art/artAddress.ts';
import { type ArtRarity, RARITIES } from '#server/images/art/brush.ts';
import { type ArtFamily, FAMILIES } from '#server/images/art/familyNames.ts';
import { HUES, type Hue, type HueKey } from '#server/images/art/palette.ts';

/** One line of a table, before it belongs to a game. */
export interface CardRow {
  readonly name: string;
  readonly lanes: readonly string[];
  readonly cost: number;
  readonly rarity: ArtRarity;
  readonly type: string;
  readonly subtype: string | null;
  readonly stats: string | null;
  readonly rating: number;
  readonly family: ArtFamily;
  /** What is drawn from: the name, or the name with the salt of a family cell such as `peaks~3`. */
  readonly artName: string;
  readonly rules: string;
  readonly flavour: string;
}

/** Where the rows of a game go: its set, the hue of each lane, and what the numbers in `stats` are called. */
export interface CardShelf {
  readonly game: string;
  readonly set: string;
  readonly hueOfLane: Readonly<Record<string, Hue>>;
  readonly statNames: readonly string[];
  readonly isDraftable: boolean;
  readonly firstNumber: number;
}

function memberOf<T extends string>(list: readonly T[], text: string, line: string): T {
  const found = list.find((one) => one === text);
  if (found === undefined) throw new Error(`"${text}" is not known in the card line: ${line}`);
  return found;
}

function numberOf(text: string, line: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value))
    throw new Error(`"${text}" is no number in the card line: ${line}`);
  return value;
}

function rowOf(line: string, lanes: readonly string[] | null): CardRow {
  const cells = line.split('|').map((cell) => cell.trim());
  if (cells.length !== (lanes === null ? 10 : 9))
    throw new Error(`A card line has ${cells.length} cells: ${line}`);
  const [name = '', ...rest] = cells;
  const [ownLanes = '', ...columns] = lanes === null ? rest : ['', ...rest];
  const [cost = '', rarity = '', typeText = '', stats = '', rating = '', art = '', rules = '', flavour = ''] =
    columns;
  const [type = '', subtype = null] = typeText.split(': ');
  const [family = '', salt] = art.split('~');
  return {
    name,
    lanes: lanes ?? ownLanes.split(' '),
    cost: numberOf(cost, line),
    rarity: memberOf(RARITIES, rarity, line),
    type,
    subtype,
    stats: stats === '-' ? null : stats,
    rating: numberOf(rating, line),
    family: memberOf(FAMILIES, family, line),
    artName: salt === undefined ? name : `${name}~${salt}`,
    rules,
    flavour,
  };
}

/**
 * Reads a table of cards, one a line, cells between `|`:
 * name, cost, rarity, type or `type: subtype`, stats or `-`, rating 0 to 5, art family (with `~`
 * and a salt for another picture), rules, flavour.
 * With `lanes` null a second cell names the lanes of each card. Throws on a line it cannot read.
 */
export function cardRows(table: string, lanes: readonly string[] | null): readonly CardRow[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(line, lanes));
}

function hueKey(row: CardRow, shelf: CardShelf): HueKey {
  const [first, second] = row.lanes.map((lane) => memberOf(HUES, shelf.hueOfLane[lane] ?? '', row.name));
  if (first === undefined) return 'bone';
  return second === undefined ? first : `${first}-${second}`;
}

function attributesOf(row: CardRow, statNames: readonly string[]): CardRecord['attributes'] {
  const values = row.stats === null ? [] : row.stats.split('/').map(Number);
  const stats = values.map((value, i) => [statNames[i] ?? `stat${i}`, value] as const);
  return { subtypes: row.subtype === null ? [] : [row.subtype], ...Object.fromEntries(stats) };
}

/** The card a row describes. */
export const cardOf = (row: CardRow, shelf: CardShelf): CardRecord => ({
  name: row.name,
  cost: row.cost,
  costText: String(row.cost),
  lanes: [...row.lanes],
  type: row.type,
  typeLine: row.subtype === null ? row.type : `${row.type} – ${row.subtype}`,
  rules: row.rules,
  flavour: row.flavour,
  stats: row.stats,
  rating: row.rating,
  sides: [],
  attributes: attributesOf(row, shelf.statNames),
  isNameOnly: false,
});

/** `EMB` and `Leviathan’s Wake` give `emb-leviathans-wake`: the same at every start, wherever the card stands in its table. */
export const printingKey = (set: string, name: string): string =>
  `${set} ${name}`
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');

/** The one printing of each row, numbered in the order given. */
export function printingsOf(rows: readonly CardRow[], shelf: CardShelf): readonly PrintingRecord[] {
  return rows.map((row, i) => ({
    key: printingKey(shelf.set, row.name),
    card: row.name,
    set: shelf.set,
    number: String(shelf.firstNumber + i).padStart(3, '0'),
    rarity: row.rarity,
    image: cardArtAddress({
      game: shelf.game,
      family: row.family,
      hue: hueKey(row, shelf),
      rarity: row.rarity,
      name: row.artName,
    }),
    flavour: row.flavour,
    externalIds: {},
    isDraftable: shelf.isDraftable,
  }));
}
