import sorceryRecipe from '#server/sources/recipes/sorcery.json' with { type: 'json' };
import { around, type ExpectedSource, type GeneratedSource, jsonAnswer, range } from './kit.ts';
import { flavourAt, nameAt, rulesAt } from './words.ts';

/** The list of sets is in the recipe itself. The second set has the first one's cards again. */
const SETS = sorceryRecipe.index.sets.map((set, at) => ({
  ...set,
  fileCode: set.name.slice(0, 3).toLowerCase(),
  cardsOf: at === 1 ? 0 : at,
}));

const CARDS = { Ordinary: 70, Exceptional: 60, Elite: 45, Unique: 25 };
const COUNT = 200;

export const SORCERY: ExpectedSource = {
  newest: { code: around(SETS, -1).code, name: around(SETS, -1).name },
  sets: SETS.map(({ code, name, fileCode }) => ({
    code,
    name,
    fileCode,
    cards: COUNT,
    printings: COUNT,
    isDraftable: true,
  })),
  pack: { size: 15 },
};

/** The Sorcery API: all cards in one list, each with the sets that it is in. */
export function sorcery(): GeneratedSource {
  const groups = [...new Set(SETS.map(({ cardsOf }) => cardsOf))];
  return {
    answer: ({ path }) => (path === '/api/cards' ? jsonAnswer(groups.flatMap(cardsOf)) : null),
  };
}

const ELEMENTS = ['Air', 'Earth', 'Fire', 'Water'];
const TYPES = ['Minion', 'Minion', 'Magic', 'Site', 'Minion', 'Aura', 'Artifact'];

function cardsOf(group: number): object[] {
  const rarities = Object.entries(CARDS).flatMap(([rarity, count]) => range(count).map(() => rarity));
  return rarities.map((rarity, at) => {
    const type = at % 50 === 49 ? 'Avatar' : around(TYPES, at);
    const element = around(ELEMENTS, at);
    const facts = {
      rarity,
      type,
      rulesText: rulesAt(at),
      cost: type === 'Site' || type === 'Avatar' ? null : at % 8,
      attack: type === 'Minion' ? 1 + (at % 6) : null,
      defence: type === 'Minion' ? 1 + (at % 6) : null,
      life: type === 'Avatar' ? 20 : null,
      thresholds: Object.fromEntries(ELEMENTS.map((one) => [one.toLowerCase(), one === element ? 1 : 0])),
    };
    return {
      name: nameAt(group * 250 + at),
      guardian: facts,
      elements:
        type === 'Artifact' ? 'None' : at % 20 === 19 ? `${element}, ${around(ELEMENTS, at + 1)}` : element,
      subTypes: type === 'Minion' ? 'Otter' : '',
      sets: SETS.filter((set) => set.cardsOf === group).map(({ name, fileCode, releasedOn }) => ({
        name,
        releasedAt: `${releasedOn}T00:00:00.000Z`,
        metadata: facts,
        variants: ['s', 'f'].map((finish) => ({
          slug: `${fileCode}-card_${at}-b-${finish}`,
          finish: finish === 's' ? 'Standard' : 'Foil',
          product: 'Booster',
          artist: 'A. Painter',
          flavorText: flavourAt(at),
          typeText: `An ${rarity} ${type}`,
        })),
      })),
    };
  });
}
