import type { GameDefinition } from '#contract/games/game.ts';
import type { ProposedGame } from '../batch.ts';
import { withDistinctLooks } from '../looks/rarityLooks.ts';

type Lane = GameDefinition['lanes'][number];
type Rarity = GameDefinition['rarities'][number];

/** The five colours of Magic-shaped files, by the letter that the files use. */
export const magicLanes: Readonly<Record<string, Lane>> = {
  W: { key: 'white', label: 'White', hue: 'bone', glyph: 'bone' },
  U: { key: 'blue', label: 'Blue', hue: 'tide', glyph: 'tide' },
  B: { key: 'black', label: 'Black', hue: 'dusk', glyph: 'dusk' },
  R: { key: 'red', label: 'Red', hue: 'ember', glyph: 'ember' },
  G: { key: 'green', label: 'Green', hue: 'grove', glyph: 'grove' },
};

const laneOrder = ['W', 'U', 'B', 'R', 'G'];

/** Lane keys in printed order for colour letters; letters that are no colour are left out. */
export function magicLaneKeys(letters: Iterable<string>): string[] {
  const given = new Set([...letters].map((letter) => letter.toUpperCase()));
  return laneOrder.filter((letter) => given.has(letter)).flatMap((letter) => magicLanes[letter]?.key ?? []);
}

/** The rarities of Magic-shaped files, with the colours and shapes of the look. */
export const magicRarities: readonly Rarity[] = [
  { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 },
  { code: 'uncommon', name: 'Uncommon', colour: '#6CC3F2', shape: 'diamond', order: 2 },
  { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 },
  { code: 'mythic', name: 'Mythic', colour: '#FF8157', shape: 'star', order: 4 },
  { code: 'special', name: 'Special', colour: '#D9A2E8', shape: 'ring', order: 5 },
  { code: 'bonus', name: 'Bonus', colour: '#8FD16A', shape: 'ring', order: 6 },
  { code: 'basic', name: 'Basic', colour: '#F0E3B8', shape: 'circle', order: 7 },
];

/** The usual rarities and, after them, each other code that a file uses. */
export function raritiesWith(codes: Iterable<string>): Rarity[] {
  const known = new Set(magicRarities.map((rarity) => rarity.code));
  const others = [...new Set(codes)].filter((code) => !known.has(code));
  return withDistinctLooks([
    ...magicRarities,
    ...others.map((code, index) => ({
      code,
      name: code.charAt(0).toUpperCase() + code.slice(1),
      colour: '#B9C2BD',
      shape: 'circle' as const,
      order: magicRarities.length + index + 1,
    })),
  ]);
}

const basicLands = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** The game that a Magic-shaped file belongs to, from the names of its cards and the rarities it uses. */
export function proposeMagicGame(names: ReadonlySet<string>, rarityCodes: Iterable<string>): ProposedGame {
  return {
    ...twoBuckets,
    lanes: Object.values(magicLanes),
    laneRule: { kind: 'best', lanes: 2 },
    laneWord: 'colour',
    rarities: raritiesWith(rarityCodes),
    freeCards: basicLands.filter((name) => names.has(name)),
    attributes: [
      { key: 'subtypes', label: 'Subtypes', type: 'list' },
      { key: 'supertypes', label: 'Supertypes', type: 'list' },
      { key: 'keywords', label: 'Keywords', type: 'list' },
    ],
    featuredType: 'Creature',
  };
}

/** A deck of at least forty cards with a sideboard. */
export const twoBuckets = {
  deckSize: 40,
  buckets: [
    { key: 'main', label: 'Main deck', min: 40, max: null },
    { key: 'side', label: 'Sideboard', min: 0, max: null },
  ],
} satisfies ProposedGame;
