import type { GameDefinition } from '#contract/games/game.ts';
import { withDistinctLooks } from '../looks/rarityLooks.ts';

type Rarity = GameDefinition['rarities'][number];

/** Rarities that a game is proposed from one file. */
export const mostRarities = 100;

/** Words of a rarity's name and how rare it is, the first that fits. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/basic|token|starter/, 5],
  [/uncommon/, 20],
  [/common/, 10],
  [/secret|hyper|rainbow|special|enchanted/, 70],
  [/ultra|double|illustration|gallery|max|legend|mythic|epic/, 50],
  [/super|holo/, 40],
  [/promo/, 80],
  [/rare/, 30],
];
const rankOfOthers = 45;

const looks: readonly (readonly [number, Pick<Rarity, 'colour' | 'shape'>])[] = [
  [15, { colour: '#B9C2BD', shape: 'circle' }],
  [25, { colour: '#6CC3F2', shape: 'diamond' }],
  [45, { colour: '#F2B632', shape: 'hexagon' }],
  [65, { colour: '#FF8157', shape: 'star' }],
];
const rarest: Pick<Rarity, 'colour' | 'shape'> = { colour: '#D9A2E8', shape: 'ring' };

/**
 * The rarities of a game from their codes, the commonest first, judged by the words of their names. A name that tells
 * nothing is rarer than all before it.
 */
export function rarityScale(
  codes: Iterable<string>,
  names: ReadonlyMap<string, string> = new Map(),
): Rarity[] {
  let highest = rankOfOthers;
  const ranked = [...new Set(codes)].slice(0, mostRarities).map((code) => {
    const name = names.get(code) ?? code.charAt(0).toUpperCase() + code.slice(1);
    const rank = rankOf(name) ?? highest + 5;
    highest = Math.max(highest, rank);
    return { code, name, rank };
  });
  const ordered = ranked.sort((left, right) => left.rank - right.rank);
  return withDistinctLooks(
    ordered.map(({ code, name, rank }, index) => ({ code, name, ...lookOf(rank), order: index + 1 })),
  );
}

function rankOf(name: string): number | null {
  const lower = name.toLowerCase();
  return ranks.find(([words]) => words.test(lower))?.[1] ?? null;
}

function lookOf(rank: number): Pick<Rarity, 'colour' | 'shape'> {
  return looks.find(([most]) => rank < most)?.[1] ?? rarest;
}
