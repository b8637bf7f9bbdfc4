import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { type CardFace, type GameLook, searchedNames } from '#contract/games/faces.ts';
import { laneOf, rarityOf } from '../../components/cards/gameLook.ts';

export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** One condition of a search. `is` turns into "is not" with `isNegated`. */
export type QueryTerm = { readonly isNegated: boolean } & (
  | { readonly field: 'words' | 'name' | 'rules' | 'type' | 'rarity' | 'lane' | 'set'; readonly text: string }
  | { readonly field: 'cost'; readonly comparison: Comparison; readonly number: number }
  | { readonly field: 'attribute'; readonly key: string; readonly text: string }
  | {
      readonly field: 'figure';
      readonly key: string;
      readonly comparison: Comparison;
      readonly number: number;
    }
);

export interface CardQuery {
  readonly terms: readonly QueryTerm[];
  /** Names before a colon that this game has no attribute for. */
  readonly unknown: readonly string[];
}

const FIELDS: Readonly<Record<string, 'name' | 'rules' | 'type' | 'rarity' | 'lane' | 'set' | 'cost'>> = {
  n: 'name',
  name: 'name',
  o: 'rules',
  rules: 'rules',
  text: 'rules',
  t: 'type',
  type: 'type',
  r: 'rarity',
  rarity: 'rarity',
  l: 'lane',
  lane: 'lane',
  s: 'set',
  set: 'set',
  c: 'cost',
  cost: 'cost',
};

const TERM = /(-?)(?:([\p{L}][\p{L}\d_-]*)(<=|>=|[:=<>]))?("[^"]*"?|\S*)/gu;

/** As phones and full-width keyboards write them. */
const CURLY_QUOTES = /[\u201c-\u201f]/gu;

/** Reads `t:being c<=2 lane:ember o:"draw a card"`; half-typed conditions say nothing yet. */
export function parseQuery(text: string, look: GameLook): CardQuery {
  const terms: QueryTerm[] = [];
  const unknown: string[] = [];
  const typed = text.normalize('NFKC').replace(CURLY_QUOTES, '"').trim();
  for (const [whole, minus, rawKey, mark, rawValue = ''] of typed.matchAll(TERM)) {
    if (whole === '') continue;
    const value = rawValue.replaceAll('"', '').trim();
    const isNegated = minus === '-';
    if (value === '') continue;
    if (rawKey === undefined) {
      terms.push({ isNegated, field: 'words', text: value });
      continue;
    }
    const term = termOf(rawKey, mark ?? ':', value, isNegated, look);
    if (term === 'unknown') unknown.push(rawKey);
    else if (term !== null) terms.push(term);
  }
  return { terms, unknown };
}

function termOf(
  rawKey: string,
  mark: string,
  value: string,
  isNegated: boolean,
  look: GameLook,
): QueryTerm | 'unknown' | null {
  const key = foldSearch(rawKey);
  const known = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
  const field = key === foldSearch(look.laneWord) ? 'lane' : known;
  const comparison: Comparison = mark === '<' || mark === '<=' || mark === '>' || mark === '>=' ? mark : '=';
  const number = Number(value);
  if (field === 'cost') {
    return Number.isFinite(number) ? { isNegated, field, comparison, number } : null;
  }
  if (field !== undefined) return { isNegated, field, text: value };
  const attribute = look.attributes.find((known) =>
    [known.key, known.label].some((word) => foldSearch(word) === key),
  );
  if (attribute === undefined) return 'unknown';
  if (attribute.type !== 'number') return { isNegated, field: 'attribute', key: attribute.key, text: value };
  return Number.isFinite(number)
    ? { isNegated, field: 'figure', key: attribute.key, comparison, number }
    : null;
}

/** Whether a card meets every condition. An empty query is met by every card. */
export const isHit = (face: CardFace, { terms }: CardQuery, look: GameLook): boolean =>
  terms.every((term) => meets(face, term, look) !== term.isNegated);

function meets(face: CardFace, term: QueryTerm, look: GameLook): boolean {
  switch (term.field) {
    case 'words':
      return has([...searchedNames(face), face.typeLine, ...allRules(face)], term.text);
    case 'name':
      return has([...searchedNames(face), ...face.sides.map((side) => side.name)], term.text);
    case 'rules':
      return has(allRules(face), term.text);
    case 'type':
      return has([face.type, face.typeLine, ...face.sides.map((side) => side.typeLine)], term.text);
    case 'rarity':
      return [face.rarity, rarityOf(look, face.rarity).name].some((word) => begins(word, term.text));
    case 'lane':
      return isOfLane(face, term.text, look);
    case 'set':
      return foldSearch(face.set) === foldSearch(term.text);
    case 'cost':
      return face.cost !== null && compares(face.cost, term.comparison, term.number);
    case 'attribute':
      return has([face.attributes[term.key] ?? []].flat().map(String), term.text);
    case 'figure': {
      const value = Number(face.attributes[term.key] ?? Number.NaN);
      return Number.isFinite(value) && compares(value, term.comparison, term.number);
    }
  }
}

const isOfLane = (face: CardFace, text: string, look: GameLook): boolean =>
  foldSearch(text) === 'none'
    ? face.lanes.length === 0
    : face.lanes.some((key) => [key, laneOf(look, key)?.label ?? key].some((word) => begins(word, text)));

function compares(value: number, comparison: Comparison, number: number): boolean {
  switch (comparison) {
    case '=':
      return value === number;
    case '<':
      return value < number;
    case '<=':
      return value <= number;
    case '>':
      return value > number;
    case '>=':
      return value >= number;
  }
}

const allRules = (face: CardFace): readonly string[] => [
  face.rules,
  ...face.sides.flatMap((side) => [side.name, side.rules]),
];

/** Whether one of the texts contains what was typed. */
function has(texts: readonly string[], typed: string): boolean {
  const part = foldSearch(typed);
  return texts.some((text) => foldSearch(text).includes(part));
}

export const begins = (text: string, part: string): boolean => foldSearch(text).startsWith(foldSearch(part));
