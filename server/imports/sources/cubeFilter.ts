/** A copy in a cube, as far as filters ask. */
export interface FilteredCard {
  readonly name: string;
  readonly set: string;
  readonly rarity: string;
  readonly typeLine: string;
  readonly rules: string;
  /** Letters of its colours, such as `WU`. */
  readonly colours: string;
  readonly identity: string;
  readonly cost: number | null;
  readonly tags: readonly string[];
  readonly status: string;
  readonly finish: string;
}

type Test = (card: FilteredCard) => boolean;

/** A filter of CubeCobra as a test of cards; null where something in it isn't known here. */
export function readCubeFilter(text: string): Test | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*') return () => true;
  if (trimmed.length > LONGEST) return null;
  const tokens = trimmed.match(TOKEN) ?? [];
  if (
    tokens.length === 0 ||
    tokens.join('').length !== trimmed.replaceAll(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '').length
  )
    return null;
  const reader = new Reader(tokens);
  const test = reader.either(0);
  return test !== null && reader.isAtEnd ? test : null;
}

const LONGEST = 500;
const DEEPEST = 20;
const TOKEN = /-?\(|\)|-?[A-Za-z]+(?:>=|<=|!=|<>|[:=<>])(?:"[^"]*"|[^\s()"]+)|-?"[^"]*"|[^\s()"]+/g;
const TERM = /^([A-Za-z]+)(>=|<=|!=|<>|[:=<>])("[^"]*"|.+)$/s;

class Reader {
  #at = 0;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Parts that are joined by `or`. */
  either(depth: number): Test | null {
    const tests: Test[] = [];
    for (;;) {
      const test = this.#all(depth);
      if (test === null) return null;
      tests.push(test);
      if (this.#tokens[this.#at]?.toLowerCase() !== 'or') break;
      this.#at += 1;
    }
    return (card) => tests.some((test) => test(card));
  }

  /** Parts that follow each other, with `and` or without. */
  #all(depth: number): Test | null {
    const tests: Test[] = [];
    for (let token = this.#tokens[this.#at]; token !== undefined; token = this.#tokens[this.#at]) {
      if (token === ')' || token.toLowerCase() === 'or') break;
      this.#at += 1;
      if (token.toLowerCase() === 'and') continue;
      const test = token.endsWith('(') ? this.#inner(token, depth) : termOf(token);
      if (test === null) return null;
      tests.push(test);
    }
    return tests.length === 0 ? null : (card) => tests.every((test) => test(card));
  }

  #inner(token: string, depth: number): Test | null {
    const inner = depth < DEEPEST ? this.either(depth + 1) : null;
    if (inner === null || this.#tokens[this.#at] !== ')') return null;
    this.#at += 1;
    return token.startsWith('-') ? (card) => !inner(card) : inner;
  }
}

function termOf(token: string): Test | null {
  if (token.startsWith('-')) {
    const test = termOf(token.slice(1));
    return test === null ? null : (card) => !test(card);
  }
  if (/^[A-Za-z]+[:=<>!]/.test(token) && !TERM.test(token)) return null;
  const [, field = 'name', sign = ':', written = token] = TERM.exec(token) ?? [];
  const value = written.replaceAll('"', '').toLowerCase();
  return value === '' ? null : (FIELDS[field.toLowerCase()]?.(sign, value) ?? null);
}

type Field = (sign: string, value: string) => Test | null;

const isNot = (sign: string) => sign === '!=' || sign === '<>';

/** A text that contains the value, or with "=" is it. */
const textField =
  (read: (card: FilteredCard) => string, isWhole = false): Field =>
  (sign, value) => {
    if (!['=', ':', '!=', '<>'].includes(sign)) return null;
    const fits = (card: FilteredCard) => {
      const text = read(card).toLowerCase();
      return isWhole || sign === '=' ? text === value : text.includes(value);
    };
    return isNot(sign) ? (card) => !fits(card) : fits;
  };

function compared(sign: string, left: number, right: number): boolean {
  switch (sign) {
    case '>':
      return left > right;
    case '<':
      return left < right;
    case '>=':
      return left >= right;
    case '<=':
      return left <= right;
    default:
      return isNot(sign) ? left !== right : left === right;
  }
}

const costField: Field = (sign, value) => {
  const wanted = Number(value);
  if (!Number.isFinite(wanted)) return null;
  return ({ cost }) => cost !== null && compared(sign, cost, wanted);
};

const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special'];

const rarityField: Field = (sign, value) => {
  const wanted = RARITIES.findIndex((rarity) => rarity === value || rarity.charAt(0) === value);
  if (wanted < 0) return null;
  return ({ rarity }) => {
    const at = RARITIES.indexOf(rarity.toLowerCase());
    return at >= 0 && compared(sign, at, wanted);
  };
};

const tagField: Field = (sign, value) => {
  if (!['=', ':', '!=', '<>'].includes(sign)) return null;
  const has = ({ tags }: FilteredCard) => tags.some((tag) => tag.toLowerCase() === value);
  return isNot(sign) ? (card) => !has(card) : has;
};

const COLOUR_WORDS: Readonly<Record<string, string>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
  colorless: '',
  colourless: '',
  c: '',
};

const colourField =
  (read: (card: FilteredCard) => string): Field =>
  (sign, value) => {
    if (/^\d$/.test(value)) return (card) => compared(sign, read(card).length, Number(value));
    if (value === 'm' || value === 'multicolor')
      return [':', '='].includes(sign) ? (card) => read(card).length > 1 : null;
    const wanted = [...(COLOUR_WORDS[value] ?? value)];
    if (!wanted.every((letter) => 'wubrg'.includes(letter))) return null;
    return (card) => {
      const has = [...read(card).toLowerCase()];
      const isOver = wanted.every((letter) => has.includes(letter));
      const isUnder = has.every((letter) => wanted.includes(letter));
      if (wanted.length === 0) return isNot(sign) ? has.length > 0 : has.length === 0;
      if (sign === ':' || sign === '>=') return isOver;
      if (sign === '>') return isOver && !isUnder;
      if (sign === '<=') return isUnder;
      if (sign === '<') return isUnder && !isOver;
      return isNot(sign) ? !(isOver && isUnder) : isOver && isUnder;
    };
  };

const type = textField(({ typeLine }) => typeLine);
const rules = textField(({ rules: text }) => text);
const name = textField((card) => card.name);
const set = textField((card) => card.set, true);
const colour = colourField(({ colours }) => colours);
const identity = colourField((card) => card.identity);

/** What can be asked of a card, by the names that CubeCobra gives it. */
const FIELDS: Readonly<Record<string, Field>> = {
  name,
  n: name,
  type,
  t: type,
  oracle: rules,
  o: rules,
  set,
  s: set,
  e: set,
  edition: set,
  rarity: rarityField,
  r: rarityField,
  tag: tagField,
  tags: tagField,
  cmc: costField,
  mv: costField,
  color: colour,
  colors: colour,
  c: colour,
  identity,
  ci: identity,
  id: identity,
  coloridentity: identity,
  status: textField(({ status }) => status, true),
  finish: textField(({ finish }) => finish, true),
};
