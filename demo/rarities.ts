import type { GameDefinition } from '#contract/games/game.ts';

type Rarity = GameDefinition['rarities'][number];

/** The five rarities of our own games, common first; names may be replaced by a game. */
export const RARITY_LADDER = {
  common: { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 },
  uncommon: { code: 'uncommon', name: 'Uncommon', colour: '#6CC3F2', shape: 'diamond', order: 2 },
  rare: { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 },
  mythic: { code: 'mythic', name: 'Mythic', colour: '#FF8157', shape: 'star', order: 4 },
  special: { code: 'special', name: 'Special', colour: '#D9A2E8', shape: 'ring', order: 5 },
} as const satisfies Readonly<Record<string, Rarity>>;
