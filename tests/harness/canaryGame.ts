import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import type { GameBundle } from '#contract/games/templates.ts';

/** A word that stands on exactly one card, in everything that is printed on it. */
export const canaryOf = (number: number) => `canary${(number * 7919 + 104729).toString(36)}x`;

function cardOf(number: number): CardRecord {
  const canary = canaryOf(number);
  return {
    name: `Bird ${canary}`,
    cost: number % 7,
    costText: String(number % 7),
    lanes: number % 3 === 0 ? [] : [number % 3 === 1 ? 'day' : 'night'],
    type: 'Bird',
    typeLine: `Bird of ${canary}`,
    rules: `Sings ${canary}.`,
    flavour: canary,
    stats: null,
    rating: (number % 50) / 10,
    sides: [],
    attributes: { song: canary },
    isNameOnly: false,
  };
}

function printingOf(number: number): PrintingRecord {
  const canary = canaryOf(number);
  return {
    key: `key-${canary}`,
    card: `Bird ${canary}`,
    set: 'CAN',
    number: String(number),
    rarity: 'common',
    image: `/art/${canary}.svg`,
    flavour: '',
    externalIds: {},
    isDraftable: true,
  };
}

/** A cube of that many different cards, each with its canary, in packs of 15 without replacement. */
export function canaryGame(cards: number): GameBundle {
  const numbers = Array.from({ length: cards }, (_, index) => index);
  return {
    definition: {
      slug: 'canary',
      name: 'Canary',
      tagline: 'One word a card.',
      cardAspect: 0.714,
      lanes: [
        { key: 'day', label: 'Day', hue: 'ember', glyph: 'sun' },
        { key: 'night', label: 'Night', hue: 'dusk', glyph: 'moon' },
      ],
      laneRule: { kind: 'any' },
      laneWord: 'time',
      rarities: [{ code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 }],
      buckets: [
        { key: 'main', label: 'Main', min: 20, max: null },
        { key: 'side', label: 'Side', min: 0, max: null },
      ],
      deckSize: 20,
      maxCopies: null,
      freeCards: [],
      attributes: [],
      featuredType: null,
    },
    sets: [{ code: 'CAN', name: 'Canaries', releasedOn: null }],
    cards: numbers.map(cardOf),
    printings: numbers.map(printingOf),
    packs: [
      {
        slug: 'canary-pack',
        name: 'Fifteen birds',
        replacement: 'table',
        refill: false,
        sheets: { all: { kind: { type: 'random' }, filter: { sets: ['CAN'] } } },
        layouts: [
          {
            name: 'all',
            weight: 1,
            slots: [{ name: 'Bird', count: 15, finish: 'plain', sheets: [{ sheet: 'all', weight: 1 }] }],
          },
        ],
      },
    ],
    templates: [
      {
        slug: 'canary-draft',
        name: 'Three packs of 15',
        blurb: '',
        format: 'booster',
        seats: 8,
        clock: 'relaxed',
        rounds: (['left', 'right', 'left'] as const).map((direction) => ({
          pack: 'canary-pack',
          opening: [],
          steps: [
            { do: 'pick', count: 1 },
            { do: 'pass', direction },
          ],
        })),
      },
    ],
  };
}
