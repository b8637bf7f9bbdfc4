import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { GameDefinition } from '#contract/games/game.ts';

/** A definition as the screens that draw cards read it. */
export const gameLookOf = (definition: GameDefinition): GameLook => ({
  slug: definition.slug,
  name: definition.name,
  cardAspect: Number.isFinite(definition.cardAspect) ? definition.cardAspect : 0.714,
  ...(definition.cardBack ? { cardBack: definition.cardBack } : {}),
  lanes: definition.lanes,
  laneWord: definition.laneWord,
  rarities: definition.rarities,
  buckets: definition.buckets,
  deckSize: definition.deckSize,
  maxCopies: definition.maxCopies,
  featuredType: definition.featuredType,
  attributes: definition.attributes,
  ...(definition.symbols ? { symbols: definition.symbols } : {}),
});

/** A card to look at while a game has none. */
export function inventedFace({ lanes, rarities, featuredType }: GameDefinition): CardFace {
  const type = featuredType ?? 'Card';
  return {
    card: 0,
    name: 'Sample card',
    set: 'SET',
    number: '1',
    rarity: rarities[0]?.code ?? '',
    cost: 3,
    costText: '3',
    lanes: lanes.slice(0, 1).map(({ key }) => key),
    type,
    typeLine: type,
    rules: 'What the card does is written here.',
    flavour: '',
    stats: null,
    image: null,
    sides: [],
    attributes: {},
  };
}
