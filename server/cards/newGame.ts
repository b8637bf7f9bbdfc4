import type { GameDefinition } from '#contract/games/game.ts';

/** A definition to start a new game from; what a file tells is laid over it. */
export function newGame(slug: string, name: string): GameDefinition {
  return {
    slug,
    name,
    tagline: '',
    cardAspect: 0.714,
    lanes: [],
    laneRule: { kind: 'any' },
    laneWord: 'lane',
    rarities: [],
    buckets: [
      { key: 'main', label: 'Main', min: 40, max: null },
      { key: 'side', label: 'Side', min: 0, max: null },
    ],
    deckSize: 40,
    maxCopies: null,
    freeCards: [],
    attributes: [],
    featuredType: null,
  };
}
