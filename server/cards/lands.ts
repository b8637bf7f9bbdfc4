import type { CardRecord, GameDefinition, GameSymbol } from '#contract/games/game.ts';
import type { CostSymbol } from '#engine/lands.ts';
import { magicLaneKeys, magicLanes } from '../imports/cards/magicGame.ts';

type LandFacts = Pick<CardRecord, 'name' | 'type' | 'typeLine' | 'rules'> & {
  readonly makes?: readonly string[] | undefined;
};

const BASICS: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};
const EVERY = Object.keys(magicLanes);
const BASIC_WORDS = /\b(Plains|Island|Swamp|Mountain|Forest)\b/g;
const BARE_BASIC = /^(?:Snow-Covered )?(Plains|Island|Swamp|Mountain|Forest|Wastes)$/;

/**
 * The lanes that a land makes: as its file says, else by its basic types and the mana that its rules add or the lands they
 * find. Empty for a land that makes no colour, null for a card that is no land.
 */
export function landMakes(card: LandFacts): string[] | null {
  const [front = ''] = (card.typeLine || card.type).split(' // ');
  const bare = front.trim() === '' ? BARE_BASIC.exec(card.name)?.[1] : undefined;
  if (!/\bLand\b/.test(front) && bare === undefined) return null;
  if (card.makes) return [...card.makes];
  const [rules = ''] = card.rules.split('\n//\n');
  const letters = [...lettersOf(`${front} ${bare ?? ''}`), ...addedBy(rules), ...foundBy(rules)];
  // Some files tell a basic land by its name alone.
  const named = letters.length === 0 && /\bBasic\b/.test(front) ? lettersOf(card.name) : [];
  return magicLaneKeys([...letters, ...named]);
}

const lettersOf = (text: string): string[] =>
  [...text.matchAll(BASIC_WORDS)].flatMap(([word]) => BASICS[word] ?? []);

function addedBy(rules: string): string[] {
  return [...rules.matchAll(/\badds?\b[^.\n]*/gi)].flatMap(([sentence]) =>
    /\b(any|chosen)\b[^.]*\b(colou?rs?|types?)\b/i.test(sentence)
      ? EVERY
      : [...sentence.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.match(/[WUBRG]/g) ?? []),
  );
}

function foundBy(rules: string): string[] {
  return [...rules.matchAll(/\bsearch your library for\b[^.\n]*/gi)].flatMap(([sentence]) => {
    const types = lettersOf(sentence);
    return types.length > 0 ? types : /\bbasic land\b/i.test(sentence) ? EVERY : [];
  });
}

/** A card as it is kept: a basic land belongs to the lane it makes where its file gives it none. */
export function withLandLanes(card: CardRecord, lanes: ReadonlySet<string>): CardRecord {
  if (card.lanes.length > 0 || !(/\bBasic\b/.test(card.typeLine) || card.typeLine === '')) return card;
  const made = landMakes(card)?.filter((lane) => lanes.has(lane)) ?? [];
  return made.length === 1 ? { ...card, lanes: made } : card;
}

const magicSymbols: readonly GameSymbol[] = [
  ...Object.entries(magicLanes).map(([letter, { key, hue }]) => ({
    ...{ symbol: letter, letter, hue, lanes: [key] },
    shape: 'circle' as const,
  })),
  { symbol: 'C', letter: 'C', hue: 'neutral', shape: 'leaf', lanes: [] },
  { symbol: 'T', letter: '↷', hue: 'neutral', shape: 'square', lanes: [] },
];

/** How the symbols of a game's costs are drawn and who pays for them. */
export function symbolsOf({ symbols, lanes }: Pick<GameDefinition, 'symbols' | 'lanes'>): GameSymbol[] {
  if (symbols) return symbols;
  const keys = new Set(lanes.map(({ key }) => key));
  const isMagic = Object.values(magicLanes).every(({ key }) => keys.has(key));
  return isMagic ? [...magicSymbols] : [];
}

/** Those symbols that lanes pay for, as a draft's catalogue keeps them. */
export const costSymbolsOf = (game: Pick<GameDefinition, 'symbols' | 'lanes'>): CostSymbol[] =>
  symbolsOf(game)
    .filter(({ lanes }) => lanes.length > 0)
    .map(({ symbol, lanes }) => ({ symbol, lanes }));
