import {
  around,
  dayAfter,
  type ExpectedSource,
  type GeneratedAsk,
  type GeneratedSource,
  jsonAnswer,
  kept,
  range,
  textAnswer,
  uuidOf,
} from './kit.ts';
import { flavourAt, nameAt, rulesAt, titleAt } from './words.ts';

interface Plan {
  readonly code: string;
  readonly name: string;
  readonly type: 'expansion' | 'quest';
  readonly daysFromToday: number;
  /** How many cards of each rarity there are, in the order of their numbers. */
  readonly cards: Readonly<Record<string, number>>;
  /** Rarities of rows that repeat a card in another dress. */
  readonly variants: Readonly<Record<string, number>>;
  readonly namesFrom: number;
}

const BASE = { Common: 72, Uncommon: 54, Rare: 48, 'Super Rare': 18, Legendary: 12 };
const NEWEST = { code: '21', name: 'Under the Rain Gutter' };

const PLANS: readonly Plan[] = [
  {
    code: '20',
    name: 'The First Puddle',
    type: 'expansion',
    daysFromToday: -150,
    cards: BASE,
    variants: { Enchanted: 12 },
    namesFrom: 0,
  },
  {
    ...NEWEST,
    type: 'expansion',
    daysFromToday: -40,
    cards: BASE,
    variants: { Epic: 18, Enchanted: 18, Iconic: 2 },
    namesFrom: 300,
  },
  {
    code: '22',
    name: 'Beyond the Drain',
    type: 'expansion',
    daysFromToday: 45,
    cards: { Common: 6, Rare: 3 },
    variants: {},
    namesFrom: 600,
  },
  {
    code: 'Q7',
    name: 'A Quest for Dry Socks',
    type: 'quest',
    daysFromToday: -12,
    cards: { Common: 20, Rare: 9 },
    variants: {},
    namesFrom: 700,
  },
];

const countOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const expectedOf = (plans: readonly Plan[]): ExpectedSource => ({
  newest: NEWEST,
  sets: plans.map(({ code, name, type, daysFromToday, cards, variants }) => ({
    code,
    name,
    cards: countOf(cards),
    printings: countOf(cards) + countOf(variants),
    isDraftable: type === 'expansion' && daysFromToday <= 0,
  })),
  pack: { size: 12 },
});

export const LORCANAJSON = expectedOf(PLANS);
export const LORCAST = expectedOf(PLANS);

const INKS = ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'];
const TYPES = ['Character', 'Character', 'Character', 'Character', 'Action', 'Item', 'Character', 'Location'];

/** A card as both sources mean it. */
interface Inked {
  readonly place: number;
  readonly number: number;
  readonly name: string;
  readonly version: string | null;
  readonly fullName: string;
  readonly inks: readonly string[];
  readonly cost: number;
  readonly inkwell: boolean;
  readonly rarity: string;
  readonly type: string;
  readonly isSong: boolean;
  readonly isVariant: boolean;
}

function cardsOf(plan: Plan): Inked[] {
  const rarities = Object.entries(plan.cards).flatMap(([rarity, count]) => range(count).map(() => rarity));
  const cards = rarities.map((rarity, at): Inked => {
    const type = around(TYPES, at + Math.floor(at / TYPES.length));
    const version = type === 'Character' || type === 'Location' ? titleAt(at) : null;
    // Three cards share each name of a character: only their versions tell them apart.
    const name = nameAt(plan.namesFrom + (version === null ? at : Math.floor(at / 3)));
    const place = version === null ? nameAt(plan.namesFrom + at) : name;
    const ink = around(INKS, at);
    return {
      place: at,
      number: at + 1,
      name: place,
      version,
      fullName: version === null ? place : `${place} - ${version}`,
      inks: at % 12 === 7 ? [ink, around(INKS, at + 1)] : [ink],
      cost: 1 + (at % 9),
      inkwell: at % 4 !== 0,
      rarity,
      type,
      isSong: type === 'Action' && at % 2 === 0,
      isVariant: false,
    };
  });
  const dresses = Object.entries(plan.variants).flatMap(([rarity, count]) => range(count).map(() => rarity));
  return [
    ...cards,
    ...dresses.map((rarity, at) => ({
      ...around(cards, cards.length - 1 - at * 3),
      number: cards.length + 1 + at,
      rarity,
      isVariant: true,
    })),
  ];
}

const statsOf = ({ type, place }: Inked) =>
  type === 'Character'
    ? { strength: place % 7, willpower: 1 + (place % 6), lore: place % 4 }
    : type === 'Location'
      ? { willpower: 5, lore: 1, moveCost: 1 + (place % 3) }
      : {};

/** LorcanaJSON: one file with all sets and cards, and its metadata. */
export function lorcanaJson({ seed, todayIso }: GeneratedAsk): GeneratedSource {
  const metadata = { formatVersion: '2.3.2', generatedOn: `${todayIso}T06:00:00`, language: 'en' };
  const make = kept((path) => {
    if (path === 'metadata.json') return jsonAnswer(metadata);
    if (path !== 'allCards.json') return null;
    const sets = PLANS.map((plan, at) => [
      plan.code,
      {
        prereleaseDate: dayAfter(todayIso, plan.daysFromToday - 14),
        releaseDate: dayAfter(todayIso, plan.daysFromToday),
        hasAllCards: plan.daysFromToday <= 0,
        type: plan.type,
        number: at + 1,
        name: plan.name,
      },
    ]);
    const cards = PLANS.flatMap((plan) => cardsOf(plan).map((card) => lorcanaJsonCard(plan, card, seed)));
    return jsonAnswer({ metadata, sets: Object.fromEntries(sets), cards });
  });
  return {
    answer: ({ path }) => {
      const file = /^\/files\/current\/en\/([^/]+)$/.exec(path)?.[1];
      return file === undefined ? null : make(file);
    },
  };
}

function lorcanaJsonCard(plan: Plan, card: Inked, seed: number): object {
  const id = uuidOf('lorcana', plan.code, card.number, seed);
  const { colors, color } = { color: card.inks.join('-'), colors: card.inks };
  return {
    abilities: [],
    artists: ['A. Painter'],
    artistsText: 'A. Painter',
    code: id.slice(0, 8),
    color,
    ...(colors.length > 1 && { colors }),
    cost: card.cost,
    externalLinks: {},
    flavorText: flavourAt(card.place),
    foilTypes: card.isVariant ? ['Magma'] : ['None', 'Cold'],
    fullIdentifier: `${card.number}/204 • EN • ${plan.code}`,
    fullName: card.fullName,
    fullText: rulesAt(card.place),
    id: Number.parseInt(id.slice(0, 6), 16),
    images: {
      full: `https://api.lorcana.ravensburger.com/images/en/${id}.jpg`,
      thumbnail: `https://api.lorcana.ravensburger.com/images/en/${id}_thumb.jpg`,
    },
    inkwell: card.inkwell,
    name: card.name,
    number: card.number,
    rarity: card.rarity,
    setCode: plan.code,
    simpleName: card.fullName.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' '),
    ...statsOf(card),
    story: 'The Gutter',
    ...(card.type === 'Character' && { subtypes: ['Storyborn', 'Hero'] }),
    ...(card.isSong && { subtypes: ['Song'] }),
    type: card.type,
    ...(card.version !== null && { version: card.version }),
  };
}

/** Lorcast: the list of sets, and the cards of each as a bare list. */
export function lorcast({ seed, todayIso }: GeneratedAsk): GeneratedSource {
  const sets = () => ({
    results: PLANS.map((plan) => ({
      id: uuidOf('lorcast', plan.code),
      name: plan.name,
      code: plan.code,
      released_at: dayAfter(todayIso, plan.daysFromToday),
      prereleased_at: dayAfter(todayIso, plan.daysFromToday - 14),
    })),
  });
  const cards = kept((code) => {
    const plan = PLANS.find((one) => one.code === code);
    if (!plan) return textAnswer('{"error":"Set not found"}', 404);
    return jsonAnswer(cardsOf(plan).map((card) => lorcastCard(plan, card, seed, todayIso)));
  });
  return {
    answer: ({ path }) => {
      if (path === '/v0/sets') return jsonAnswer(sets());
      const code = /^\/v0\/sets\/([^/]+)\/cards$/.exec(path)?.[1];
      return code === undefined ? null : cards(code);
    },
  };
}

function lorcastCard(plan: Plan, card: Inked, seed: number, todayIso: string): object {
  const id = uuidOf('lorcast', plan.code, card.number, seed);
  const picture = (size: string) => `https://cards.lorcast.io/card/digital/${size}/crd_${id}.avif?1`;
  const { strength = null, willpower = null, lore = null, moveCost = null } = statsOf(card);
  return {
    id: `crd_${id}`,
    name: card.name,
    version: card.version,
    layout: card.type === 'Location' ? 'landscape' : 'normal',
    released_at: dayAfter(todayIso, plan.daysFromToday),
    image_uris: {
      digital: { small: picture('small'), normal: picture('normal'), large: picture('large') },
    },
    cost: card.cost,
    inkwell: card.inkwell,
    ink: card.inks.length > 1 ? null : around(card.inks, 0),
    inks: card.inks.length > 1 ? card.inks : null,
    type: card.isSong ? ['Action', 'Song'] : [card.type],
    classifications: card.type === 'Character' ? ['Storyborn', 'Hero'] : null,
    text: rulesAt(card.place),
    keywords: [],
    move_cost: moveCost,
    strength,
    willpower,
    lore,
    rarity: card.rarity.replaceAll(' ', '_'),
    illustrators: ['A. Painter'],
    collector_number: String(card.number),
    lang: 'en',
    flavor_text: flavourAt(card.place) || null,
    tcgplayer_id: null,
    legalities: { core: 'legal' },
    set: { id: `set_${uuidOf('lorcast', plan.code)}`, code: plan.code, name: plan.name },
    prices: { usd: null, usd_foil: null },
  };
}
