import {
  around,
  dayAfter,
  type ExpectedSource,
  type GeneratedAsk,
  type GeneratedSource,
  jsonAnswer,
  kept,
  range,
} from './kit.ts';
import { flavourAt, nameAt, rulesAt } from './words.ts';

interface Plan {
  readonly code: string;
  readonly name: string;
  readonly series: string;
  readonly daysFromToday: number;
  readonly isDrafted: boolean;
  readonly cards: Readonly<Record<string, number>>;
  /** Rarities of rows that show a card of the set again, with the same rules. */
  readonly secret: Readonly<Record<string, number>>;
  readonly namesFrom: number;
}

const NEWEST = { code: 'xkp2', name: 'Weathervane Echoes' };

const PLANS: readonly Plan[] = [
  {
    code: 'xkpp',
    name: 'XK Black Star Promos',
    series: 'Kettle & Lamp',
    daysFromToday: -600,
    isDrafted: false,
    cards: { Promo: 30 },
    secret: {},
    namesFrom: 900,
  },
  {
    code: 'xkpm',
    name: 'Happy Kettle Collection',
    series: 'Other',
    daysFromToday: -5,
    isDrafted: false,
    cards: { Promo: 15 },
    secret: {},
    namesFrom: 960,
  },
  {
    code: 'xkp1',
    name: 'Kettle & Lamp',
    series: 'Kettle & Lamp',
    daysFromToday: -300,
    isDrafted: true,
    cards: { Common: 84, Uncommon: 60, Rare: 30, 'Double Rare': 24 },
    secret: { 'Illustration Rare': 24, 'Ultra Rare': 20, 'Special Illustration Rare': 10, 'Hyper Rare': 6 },
    namesFrom: 0,
  },
  {
    ...NEWEST,
    series: 'Kettle & Lamp',
    daysFromToday: -25,
    isDrafted: true,
    cards: { Common: 60, Uncommon: 46, Rare: 22, 'Double Rare': 18, 'ACE SPEC Rare': 4 },
    secret: { 'Illustration Rare': 20, 'Ultra Rare': 12, 'Special Illustration Rare': 6, 'Hyper Rare': 2 },
    namesFrom: 300,
  },
  {
    code: 'xkp3',
    name: 'Ledger of Rain',
    series: 'Kettle & Lamp',
    daysFromToday: 40,
    isDrafted: true,
    cards: { Common: 40, Uncommon: 22, Rare: 12 },
    secret: {},
    namesFrom: 600,
  },
];

const countOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const EXPECTED: ExpectedSource = {
  newest: NEWEST,
  sets: PLANS.map(({ code, name, cards, secret, isDrafted, daysFromToday }) => ({
    code,
    name,
    cards: countOf(cards),
    printings: countOf(cards) + countOf(secret),
    isDraftable: isDrafted && daysFromToday <= 0,
  })),
  pack: { size: 10 },
};
export const POKEMON_TCG_DATA = EXPECTED;
export const POKEMONTCG_IO = EXPECTED;

const slashed = (iso: string) => iso.replaceAll('-', '/');

function setOf({ code, name, series, daysFromToday, cards, secret }: Plan, todayIso: string) {
  return {
    id: code,
    name,
    series,
    printedTotal: countOf(cards),
    total: countOf(cards) + countOf(secret),
    legalities: { unlimited: 'Legal' },
    ptcgoCode: code.toUpperCase(),
    releaseDate: slashed(dayAfter(todayIso, daysFromToday)),
    updatedAt: `${slashed(todayIso)} 10:00:00`,
    images: {
      symbol: `https://images.pokemontcg.io/${code}/symbol.png`,
      logo: `https://images.pokemontcg.io/${code}/logo.png`,
    },
  };
}

const TYPES = 'Grass Fire Water Lightning Psychic Fighting Darkness Metal Dragon Colorless'.split(' ');
const TRAINERS = ['Item', 'Supporter', 'Stadium'];

interface Card {
  readonly rarity: string;
  readonly number: string;
  readonly id: string;
  readonly images: object;
  readonly [field: string]: unknown;
}

function cardsOf(plan: Plan): Card[] {
  const rarities = Object.entries(plan.cards).flatMap(([rarity, count]) => range(count).map(() => rarity));
  const cards = rarities.map((rarity, at) => cardOf(plan, rarity, at));
  const again = Object.entries(plan.secret).flatMap(([rarity, count]) =>
    range(count).map((at) => ({ rarity, at })),
  );
  return [
    ...cards,
    ...again.map(({ rarity, at }, place): Card => {
      const shown = cards.filter(
        (card) => card.rarity === (rarity === 'Illustration Rare' ? 'Common' : 'Double Rare'),
      );
      const number = cards.length + place + 1;
      return { ...around(shown, at), rarity, ...placeOf(plan, number) };
    }),
  ];
}

const placeOf = ({ code }: Plan, number: number) => ({
  id: `${code}-${number}`,
  number: String(number),
  images: {
    small: `https://images.pokemontcg.io/${code}/${number}.png`,
    large: `https://images.pokemontcg.io/${code}/${number}_hires.png`,
  },
});

function cardOf(plan: Plan, rarity: string, at: number): Card {
  const isEx = rarity === 'Double Rare';
  const isTrainer = rarity === 'ACE SPEC Rare' || (!isEx && at % 6 === 5);
  const name = nameAt(plan.namesFrom + at);
  const shared = {
    artist: 'A. Painter',
    rarity,
    legalities: { unlimited: 'Legal' },
    ...placeOf(plan, at + 1),
  };
  if (isTrainer)
    return {
      ...shared,
      name,
      supertype: 'Trainer',
      subtypes: rarity === 'ACE SPEC Rare' ? ['Item', 'ACE SPEC'] : [around(TRAINERS, at)],
      rules: [rulesAt(at)],
      regulationMark: 'K',
    };
  const type = around(TYPES, at);
  const isGrown = at % 3 === 2;
  return {
    ...shared,
    name: isEx ? `${name} ex` : name,
    supertype: 'Pokémon',
    subtypes: [isGrown ? 'Stage 1' : 'Basic', ...(isEx ? ['ex'] : [])],
    hp: String((isEx ? 200 : 50) + 10 * (at % 9)),
    types: [type],
    ...(isGrown && { evolvesFrom: nameAt(plan.namesFrom + at - 1) }),
    attacks: [
      {
        name: 'Splash Out',
        cost: [type, 'Colorless'],
        convertedEnergyCost: 2,
        damage: String(10 * (1 + (at % 12))),
        text: rulesAt(at),
      },
    ],
    weaknesses: [{ type: around(TYPES, at + 1), value: '×2' }],
    retreatCost: ['Colorless'],
    convertedRetreatCost: 1,
    ...(isEx && { rules: ['A rule of its own for large ones.'] }),
    flavorText: flavourAt(at),
    nationalPokedexNumbers: [9000 + at],
    regulationMark: 'K',
  };
}

const FOLDER = '/PokemonTCG/pokemon-tcg-data/master/';

/** pokemon-tcg-data: the list of sets, and a bare list of the cards of each. */
export function pokemonTcgData({ todayIso }: GeneratedAsk): GeneratedSource {
  const make = kept((file) => {
    if (file === 'sets/en.json') return jsonAnswer(PLANS.map((plan) => setOf(plan, todayIso)));
    const plan = PLANS.find(({ code }) => file === `cards/en/${code}.json`);
    return plan ? jsonAnswer(cardsOf(plan)) : null;
  });
  return { answer: ({ path }) => (path.startsWith(FOLDER) ? make(path.slice(FOLDER.length)) : null) };
}

const MOST_ON_A_PAGE = 250;

/** pokemontcg.io: the same sets, their cards in pages with the set inside each. */
export function pokemonTcgIo({ todayIso }: GeneratedAsk): GeneratedSource {
  const pageOf = (all: readonly object[], query: URLSearchParams) => {
    const page = Number(query.get('page') ?? 1);
    const pageSize = Math.min(Number(query.get('pageSize') ?? MOST_ON_A_PAGE), MOST_ON_A_PAGE);
    const data = all.slice((page - 1) * pageSize, page * pageSize);
    return jsonAnswer({ data, page, pageSize, count: data.length, totalCount: all.length });
  };
  return {
    answer: ({ path, query }) => {
      if (path === '/v2/sets')
        return pageOf(
          PLANS.map((plan) => setOf(plan, todayIso)),
          query,
        );
      if (path !== '/v2/cards') return null;
      const code = /^set\.id:(\S+)$/.exec(query.get('q') ?? '')?.[1];
      const plan = PLANS.find((one) => one.code === code);
      const set = plan && setOf(plan, todayIso);
      return pageOf(plan ? cardsOf(plan).map((card) => ({ ...card, set })) : [], query);
    },
  };
}
