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

/** Sets of games that are drafted from one pile, as a cube is. */
interface Plan {
  readonly code: string;
  readonly name: string;
  readonly daysFromToday: number;
  readonly cards: number;
  /** Rows that are another rarity of a card. */
  readonly variants: number;
  readonly namesFrom: number;
}

const expectedOf = (plans: readonly Plan[], newest: ExpectedSource['newest']): ExpectedSource => ({
  newest,
  sets: plans.map(({ code, name, cards, variants, daysFromToday }) => ({
    code,
    name,
    cards,
    printings: cards + variants,
    isDraftable: daysFromToday <= 0,
  })),
  pack: null,
});

const DUELS: readonly Plan[] = [
  { code: 'XQT', name: 'Quarry Titans', daysFromToday: -210, cards: 100, variants: 24, namesFrom: 0 },
  {
    code: 'XDR',
    name: 'Drawbridge & Raiders: Deluxe',
    daysFromToday: -50,
    cards: 100,
    variants: 24,
    namesFrom: 200,
  },
  { code: 'XLC', name: 'Lamp Chronicles', daysFromToday: 40, cards: 10, variants: 0, namesFrom: 400 },
];

export const YGOPRODECK = expectedOf(DUELS, { code: 'XDR', name: 'Drawbridge & Raiders: Deluxe' });

/** YGOPRODeck: the list of sets, and the cards of each by its name, every one with all the sets it was ever in. */
export function ygoProDeck({ todayIso }: GeneratedAsk): GeneratedSource {
  const make = kept((name) => {
    const plan = DUELS.find((one) => one.name === name);
    if (plan) return jsonAnswer({ data: duelCards(plan) });
    return jsonAnswer({ error: 'No card matching your query was found in the database.' }, 400);
  });
  return {
    answer: ({ path, query }) => {
      if (path === '/api/v7/cardsets.php')
        return jsonAnswer(
          DUELS.map(({ code, name, cards, daysFromToday }) => ({
            set_name: name,
            set_code: code,
            num_of_cards: cards,
            tcg_date: dayAfter(todayIso, daysFromToday),
            set_image: `https://images.ygoprodeck.com/images/sets/${code}.jpg`,
          })),
        );
      return path === '/api/v7/cardinfo.php' ? make(query.get('cardset') ?? '') : null;
    },
  };
}

const FRAMES = [
  { type: 'Effect Monster', frameType: 'effect' },
  { type: 'Normal Monster', frameType: 'normal' },
  { type: 'Spell Card', frameType: 'spell' },
  { type: 'Effect Monster', frameType: 'effect' },
  { type: 'Trap Card', frameType: 'trap' },
];
const DUEL_RARITIES = ['Common', 'Common', 'Common', 'Super Rare', 'Ultra Rare', 'Secret Rare'];

function duelCards({ code, name, cards, variants, namesFrom }: Plan): object[] {
  return range(cards).map((at) => {
    const frame = around(FRAMES, at);
    const isMonster = frame.type.endsWith('Monster');
    const id = 90_000_000 + namesFrom * 100 + at;
    const printed = (set: string, setCode: string, rarity: string) => ({
      set_name: set,
      set_code: `${setCode}-EN${String(at + 1).padStart(3, '0')}`,
      set_rarity: rarity,
      set_rarity_code: `(${rarity.charAt(0)})`,
      set_price: '0',
    });
    return {
      id,
      name: nameAt(namesFrom + at),
      ...frame,
      humanReadableCardType: frame.type,
      desc: rulesAt(at),
      race: isMonster ? 'Aqua' : 'Continuous',
      ...(isMonster && {
        atk: 100 * (at % 30),
        def: 100 * (at % 25),
        level: 1 + (at % 8),
        attribute: around(['WATER', 'DARK', 'LIGHT', 'EARTH', 'FIRE', 'WIND'], at),
      }),
      ygoprodeck_url: `https://ygoprodeck.com/card/${id}`,
      card_sets: [
        printed(name, code, around(DUEL_RARITIES, at)),
        ...(at < variants ? [printed(name, code, 'Quarter Century Secret Rare')] : []),
        ...(at % 7 === 3 ? [printed('Collected Kettles', 'XCK', 'Common')] : []),
      ],
      card_images: [
        {
          id,
          image_url: `https://images.ygoprodeck.com/images/cards/${id}.jpg`,
          image_url_small: `https://images.ygoprodeck.com/images/cards_small/${id}.jpg`,
          image_url_cropped: `https://images.ygoprodeck.com/images/cards_cropped/${id}.jpg`,
        },
      ],
      card_prices: [{ cardmarket_price: '0.10' }],
    };
  });
}

const RUNS: readonly Plan[] = [
  { code: 'xgate', name: 'Gatekeepers', daysFromToday: -420, cards: 65, variants: 0, namesFrom: 0 },
  {
    code: 'xsluice',
    name: 'The Automatic Sluice',
    daysFromToday: -80,
    cards: 66,
    variants: 0,
    namesFrom: 100,
  },
  { code: 'xpump', name: 'Pump Station', daysFromToday: 90, cards: 5, variants: 0, namesFrom: 200 },
];

export const NETRUNNERDB = expectedOf(RUNS, { code: 'xsluice', name: 'The Automatic Sluice' });

const FACTIONS = {
  corp: ['haas-bioroid', 'jinteki', 'nbn', 'weyland-consortium'],
  runner: ['anarch', 'criminal', 'shaper'],
} as const;
const KINDS = {
  corp: ['ice', 'asset', 'operation', 'agenda', 'upgrade'],
  runner: ['event', 'program', 'hardware', 'resource'],
} as const;

/** NetrunnerDB v2: the packs, and all cards in one answer. */
export function netrunnerDb({ todayIso }: GeneratedAsk): GeneratedSource {
  const wrapped = (data: readonly object[], more: object = {}) =>
    jsonAnswer({
      ...more,
      data,
      total: data.length,
      success: true,
      version_number: '2.0',
      last_updated: `${todayIso}T00:00:00+00:00`,
    });
  const packs = RUNS.map(({ code, name, cards, daysFromToday }, at) => ({
    code,
    name,
    cycle_code: 'xpier',
    position: at + 1,
    size: cards,
    date_release: dayAfter(todayIso, daysFromToday),
    ffg_id: null,
  }));
  return {
    answer: ({ path }) => {
      if (path === '/api/2.0/public/packs') return wrapped(packs);
      if (path !== '/api/2.0/public/cards') return null;
      const imageUrlTemplate = 'https://card-images.netrunnerdb.com/v2/large/{code}.jpg';
      return wrapped(RUNS.flatMap(runCards), { imageUrlTemplate });
    },
  };
}

function runCards(plan: Plan, set: number): object[] {
  return range(plan.cards).map((at) => {
    const side = at % 2 === 0 ? 'corp' : 'runner';
    const isIdentity = at >= plan.cards - 6 && plan.cards > 20;
    const title = nameAt(plan.namesFrom + at);
    return {
      code: String(90_000 + set * 200 + at),
      title,
      stripped_title: title,
      pack_code: plan.code,
      position: at + 1,
      quantity: isIdentity ? 1 : 3,
      side_code: side,
      faction_code: around(FACTIONS[side], at >> 1),
      type_code: isIdentity ? 'identity' : around(KINDS[side], at >> 1),
      ...(isIdentity
        ? { minimum_deck_size: 45, influence_limit: 15 }
        : { cost: at % 7, faction_cost: at % 5 }),
      uniqueness: at % 9 === 0,
      deck_limit: isIdentity ? 1 : 3,
      text: rulesAt(at),
      stripped_text: rulesAt(at),
      flavor: flavourAt(at),
      illustrator: 'A. Painter',
    };
  });
}
