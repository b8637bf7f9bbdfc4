import type { DraftCard } from '#engine/core/cards.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { inventedCard, layoutOf, packOf, randomSheet, range, slotOf } from './inventedGame.ts';

const LANES = ['ember', 'tide', 'grove', 'dusk', 'bone'] as const;

const shares = [
  { rarity: 'common', count: 101, printed: 'front' },
  { rarity: 'uncommon', count: 60, printed: 'front' },
  { rarity: 'rare', count: 53, printed: 'front' },
  { rarity: 'mythic', count: 15, printed: 'front' },
  { rarity: 'common', count: 6, printed: 'both' },
  { rarity: 'uncommon', count: 7, printed: 'both' },
  { rarity: 'rare', count: 7, printed: 'both' },
  { rarity: 'basic', count: 15, printed: 'front' },
] as const;

/**
 * Invented cards in the shape of a retail set with double-faced cards: 15 cards in a pack, a foil in 9 of 40,
 * commons balanced by lane, mythics half as often as rares.
 */
export const retailCards: readonly DraftCard[] = shares.flatMap(({ rarity, count, printed }) =>
  range(0, count).map((index) => {
    const lane = LANES[index % 6];
    const isNeutral = rarity === 'basic' || lane === undefined;
    return inventedCard(`${rarity} ${printed} ${index}`, {
      rarity,
      type: printed === 'both' ? 'Twofold' : rarity === 'basic' ? 'Ground' : 'Being',
      lanes: isNeutral ? [] : [lane],
    });
  }),
);

const placesOf = (rarity: string, type: string) =>
  retailCards.flatMap((card, index) => (card.rarity === rarity && card.type === type ? [index] : []));
const weighted = (cards: readonly number[], weight: number) => cards.map((card) => [card, weight] as const);

const commons = placesOf('common', 'Being');
const uncommons = placesOf('uncommon', 'Being');
const rares = placesOf('rare', 'Being');
const mythics = placesOf('mythic', 'Being');
export const twofolds = retailCards.flatMap((card, index) => (card.type === 'Twofold' ? [index] : []));
const basics = placesOf('basic', 'Ground');

const sheets = {
  common: randomSheet(commons, { balanceBy: 'lanes' }),
  uncommon: randomSheet(uncommons),
  rareMythic: randomSheet([...weighted(rares, 2), ...weighted(mythics, 1)]),
  twofold: randomSheet([
    ...weighted(placesOf('common', 'Twofold'), 11),
    ...weighted(placesOf('uncommon', 'Twofold'), 6),
    ...weighted(placesOf('rare', 'Twofold'), 2),
  ]),
  basic: randomSheet(basics),
  foil: randomSheet([
    ...weighted(commons, 36),
    ...weighted(uncommons, 30),
    ...weighted(rares, 14),
    ...weighted(mythics, 7),
    ...weighted(twofolds, 18),
    ...weighted(basics, 20),
  ]),
};

const rest = [slotOf('uncommon', 3), slotOf('rareMythic', 1), slotOf('twofold', 1), slotOf('basic', 1)];

export const retailPack: PackDefinition = packOf(
  [
    layoutOf(31, [slotOf('common', 9), ...rest]),
    layoutOf(9, [slotOf('common', 8), ...rest, slotOf('foil', 1, { finish: 'foil' })]),
  ],
  sheets,
);
