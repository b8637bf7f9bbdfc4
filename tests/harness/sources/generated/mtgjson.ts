import {
  type Answer,
  around,
  dayAfter,
  type ExpectedSource,
  type GeneratedAsk,
  type GeneratedSource,
  gzipAnswer,
  jsonAnswer,
  kept,
  randomOf,
  range,
  sha256Of,
  textAnswer,
  uuidOf,
} from './kit.ts';
import { flavourAt, nameAt, rulesAt } from './words.ts';

/** A set of MTGJSON: when it comes out counted from today, how many cards of each rarity, and what it is opened as. */
interface Plan {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly daysFromToday: number;
  readonly cards: Readonly<Record<string, number>>;
  readonly booster: 'play' | 'draft' | 'collector' | null;
  /** Further printings of its first rares and mythics that no play booster has. */
  readonly variants?: number;
  /** The place of its first name. */
  readonly namesFrom: number;
}

const NEWEST = { code: 'XKL', name: 'Kettle Lane' };
const BASICS = 'XKB';
const BONUS = 'XKG';

const PLANS: readonly Plan[] = [
  {
    ...NEWEST,
    type: 'expansion',
    daysFromToday: -35,
    cards: { common: 81, uncommon: 100, rare: 60, mythic: 20 },
    booster: 'play',
    variants: 20,
    namesFrom: 0,
  },
  {
    code: BASICS,
    name: 'Kettle Lane Lands',
    type: 'box',
    daysFromToday: -35,
    cards: { basic: 15 },
    booster: null,
    namesFrom: 300,
  },
  {
    code: BONUS,
    name: 'Kettle Lane Guests',
    type: 'masterpiece',
    daysFromToday: -35,
    cards: { uncommon: 15, rare: 15, mythic: 10 },
    booster: null,
    namesFrom: 300,
  },
  {
    code: 'XOW',
    name: 'Osier Weir',
    type: 'expansion',
    daysFromToday: -130,
    cards: { common: 81, uncommon: 100, rare: 60, mythic: 20 },
    booster: 'play',
    namesFrom: 400,
  },
  {
    code: 'XSC',
    name: 'Saltpan Core',
    type: 'core',
    daysFromToday: -1400,
    cards: { common: 101, uncommon: 80, rare: 53, mythic: 15, basic: 20 },
    booster: 'draft',
    namesFrom: 700,
  },
  {
    code: 'XKA',
    name: 'Kettle Lane: After the Rain',
    type: 'expansion',
    daysFromToday: -9,
    cards: { uncommon: 15, rare: 25, mythic: 10 },
    booster: 'collector',
    namesFrom: 1200,
  },
  {
    code: 'XMR',
    name: 'Millrace Masters',
    type: 'masters',
    daysFromToday: 60,
    cards: { common: 6, uncommon: 4, rare: 3, mythic: 1 },
    booster: null,
    namesFrom: 1000,
  },
  {
    code: 'XKC',
    name: 'Kettle Lane Commander',
    type: 'commander',
    daysFromToday: -30,
    cards: { rare: 40 },
    booster: null,
    namesFrom: 1050,
  },
  {
    code: 'PXKL',
    name: 'Kettle Lane Promos',
    type: 'promo',
    daysFromToday: -28,
    cards: { rare: 20 },
    booster: null,
    namesFrom: 181,
  },
  {
    code: 'TXKL',
    name: 'Kettle Lane Tokens',
    type: 'token',
    daysFromToday: -35,
    cards: {},
    booster: null,
    namesFrom: 0,
  },
  {
    code: 'YXKL',
    name: 'Alchemy: Kettle Lane',
    type: 'alchemy',
    daysFromToday: -7,
    cards: { uncommon: 10, rare: 15, mythic: 5 },
    booster: null,
    namesFrom: 1100,
  },
];

const expectedOf = ({ code, name, cards, variants = 0, booster, daysFromToday }: Plan) => {
  const { basic = 0, ...others } = cards;
  const own = Object.values(others).reduce((sum, count) => sum + count, 0);
  return {
    code,
    name,
    cards: own + Math.min(basic, BASIC_LANDS.length),
    printings: own + basic + variants,
    isDraftable: (booster === 'play' || booster === 'draft') && daysFromToday <= 0,
  };
};

const BASIC_LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const COLOURS = ['W', 'U', 'B', 'R', 'G'];

export const MTGJSON: ExpectedSource = {
  newest: NEWEST,
  sets: PLANS.map(expectedOf),
  pack: { size: 14, slots: { common: 7, uncommon: 3, rareMythic: 1, wildcard: 1, land: 1, foil: 1 } },
};

/** What the newest set's play booster also takes cards from, and how many cards and printings all three have. */
export const MTGJSON_TOGETHER = { others: [BASICS, BONUS], cards: 306, printings: 336 };

export interface MagicFace {
  readonly uuid: string;
  readonly name: string;
  readonly number: string;
  readonly rarity: string;
  readonly colors: readonly string[];
  readonly manaCost?: string;
  readonly manaValue: number;
  readonly type: string;
  readonly types: readonly string[];
  readonly supertypes: readonly string[];
  readonly text: string;
  readonly flavorText?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly side?: string;
  readonly identifiers: { readonly scryfallId: string; readonly scryfallOracleId: string };
  /** Whatever else MTGJSON says of it. */
  readonly [fact: string]: unknown;
}

export interface MagicSet {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly releaseDate: string;
  readonly cards: readonly MagicFace[];
  readonly [fact: string]: unknown;
}

/** MTGJSON v5: `/api/v5/SetList.json`, `/api/v5/{CODE}.json` and `.json.gz`, each with its `.sha256`. */
export function mtgjson(ask: GeneratedAsk): GeneratedSource {
  const meta = { date: ask.todayIso, version: `5.3.0+${ask.todayIso.replaceAll('-', '')}` };
  const setText = (code: string): string | null => {
    const plan = PLANS.find((one) => one.code === code);
    return plan ? JSON.stringify({ meta, data: setOf(plan, ask) }) : null;
  };
  const list = (): Answer => jsonAnswer({ meta, data: PLANS.map((plan) => listed(plan, ask)) });
  const file = (name: string): Answer | null => {
    if (name === 'SetList.json') return list();
    if (name === 'SetList.json.gz') return gzipAnswer(list().body.toString());
    const [, code = '', gz] = /^([A-Z0-9]+)\.json(\.gz)?$/.exec(name) ?? [];
    const text = setText(code);
    if (text === null) return null;
    return gz ? gzipAnswer(text) : { status: 200, type: 'application/json', body: Buffer.from(text) };
  };
  const keptFile = kept(file);
  return {
    answer: ({ path }) => {
      const name = /^\/api\/v5\/([^/]+)$/.exec(path)?.[1];
      if (name === undefined) return null;
      if (!name.endsWith('.sha256')) return keptFile(name);
      const summed = keptFile(name.slice(0, -'.sha256'.length));
      return summed && textAnswer(sha256Of(summed));
    },
  };
}

/** All sets, for other sources of the same game. */
export const magicSets = (ask: GeneratedAsk): MagicSet[] => PLANS.map((plan) => setOf(plan, ask));

function listed(plan: Plan, ask: GeneratedAsk): object {
  const { printings } = expectedOf(plan);
  return {
    baseSetSize: printings - (plan.variants ?? 0),
    code: plan.code,
    isFoilOnly: false,
    isOnlineOnly: plan.type === 'alchemy',
    ...(plan.daysFromToday > 0 && { isPartialPreview: true }),
    keyruneCode: plan.code,
    languages: ['English'],
    name: plan.name,
    releaseDate: dayAfter(ask.todayIso, plan.daysFromToday),
    sealedProduct: sealedOf(plan),
    totalSetSize: printings,
    translations: {},
    type: plan.type,
  };
}

function sealedOf({ code, name, booster }: Plan): object[] {
  if (booster === null) return [];
  const subtypes = booster === 'play' ? ['play', 'collector'] : [booster];
  return subtypes.map((subtype) => ({
    category: 'booster_pack',
    identifiers: {},
    name: `${name} ${subtype} booster pack`,
    purchaseUrls: {},
    subtype,
    contents: { pack: [{ code: subtype, set: code.toLowerCase() }] },
    uuid: uuidOf(code, subtype),
  }));
}

function setOf(plan: Plan, ask: GeneratedAsk): MagicSet {
  const cards = facesOf(plan, ask);
  const booster = boosterOf(plan, cards, ask);
  return {
    ...listed(plan, ask),
    code: plan.code,
    name: plan.name,
    type: plan.type,
    releaseDate: dayAfter(ask.todayIso, plan.daysFromToday),
    ...(booster && { booster }),
    cards,
    decks: [],
    tokens: [],
  };
}

const DUALS = 10;
const TRANSFORMING = 5;

/** The faces of a set: commons first, of which a set with packs has ten lands, and the first rares have two faces. */
function facesOf(plan: Plan, { seed }: GeneratedAsk): MagicFace[] {
  const random = randomOf(seed, plan.code);
  const rarities = Object.entries(plan.cards).flatMap(([rarity, count]) =>
    range(count).map((at) => ({ rarity, at })),
  );
  const faces = rarities.flatMap(({ rarity, at }, place): MagicFace[] => {
    const number = String(place + 1);
    if (rarity === 'basic') return [basicFace(plan, number, at, seed)];
    const name = nameAt(plan.namesFrom + place);
    const isDual = plan.booster !== null && rarity === 'common' && at < DUALS;
    if (isDual) return [dualFace(plan, number, name, at, seed)];
    const card = spellFace(plan, { number, name, rarity, place, seed }, random);
    const isTransforming = plan.booster === 'play' && rarity === 'rare' && at < TRANSFORMING;
    return isTransforming ? transforming(card, nameAt(plan.namesFrom + 270 + at)) : [card];
  });
  const variants = faces.filter(({ rarity, side }) => ['rare', 'mythic'].includes(rarity) && !side);
  return [
    ...faces,
    ...range(plan.variants ?? 0).map((at) => {
      const card = around(variants, at);
      const number = String(rarities.length + at + 1);
      return { ...card, number, ...idsOf(plan.code, number, card.name, seed), borderColor: 'borderless' };
    }),
  ];
}

const idsOf = (code: string, number: string, name: string, seed: number) => ({
  uuid: uuidOf('mtgjson', code, number, seed),
  identifiers: {
    mtgjsonV4Id: uuidOf('v4', code, number, seed),
    scryfallId: uuidOf('scryfall', code, number, seed),
    scryfallOracleId: uuidOf('oracle', name),
  },
});

const sharedFacts = ({ code }: Plan) => ({
  availability: ['paper', 'arena'],
  borderColor: 'black',
  finishes: ['nonfoil', 'foil'],
  frameVersion: '2015',
  hasFoil: true,
  hasNonFoil: true,
  language: 'English',
  layout: 'normal',
  legalities: {},
  printings: [code],
  purchaseUrls: {},
  setCode: code,
});

function basicFace(plan: Plan, number: string, at: number, seed: number): MagicFace {
  const name = around(BASIC_LANDS, at);
  const colour = around(COLOURS, at);
  return {
    ...sharedFacts(plan),
    ...idsOf(plan.code, number, name, seed),
    colorIdentity: [colour],
    convertedManaCost: 0,
    subtypes: [name],
    keywords: [],
    name,
    number,
    rarity: 'common',
    colors: [],
    manaValue: 0,
    type: `Basic Land — ${name}`,
    types: ['Land'],
    supertypes: ['Basic'],
    text: `({T}: Add {${colour}}.)`,
  };
}

function dualFace(plan: Plan, number: string, name: string, at: number, seed: number): MagicFace {
  const pair = [around(COLOURS, at), around(COLOURS, at + (at < COLOURS.length ? 1 : 2))];
  return {
    ...sharedFacts(plan),
    ...idsOf(plan.code, number, name, seed),
    colorIdentity: pair,
    convertedManaCost: 0,
    subtypes: [],
    keywords: [],
    name,
    number,
    rarity: 'common',
    colors: [],
    manaValue: 0,
    type: 'Land',
    types: ['Land'],
    supertypes: [],
    text: `This land arrives tapped.\n{T}: Add {${pair[0]}} or {${pair[1]}}.`,
  };
}

interface Spell {
  readonly number: string;
  readonly name: string;
  readonly rarity: string;
  readonly place: number;
  readonly seed: number;
}

function spellFace(plan: Plan, { number, name, rarity, place, seed }: Spell, random: () => number) {
  const first = around(COLOURS, place);
  const isGold = random() < 0.1;
  const isColourless = !isGold && random() < 0.05;
  const colors = isColourless ? [] : isGold ? [first, around(COLOURS, place + 1)] : [first];
  const generic = Math.floor(random() * 5);
  const types = around(
    [['Creature'], ['Creature'], ['Creature'], ['Instant'], ['Sorcery'], ['Enchantment']],
    place,
  );
  const isCreature = types[0] === 'Creature';
  const subtypes = isCreature ? ['Otter'] : [];
  const pips = colors.map((colour) => `{${colour}}`).join('');
  return {
    ...sharedFacts(plan),
    ...idsOf(plan.code, number, name, seed),
    colorIdentity: colors,
    convertedManaCost: generic + colors.length,
    subtypes,
    keywords: [],
    name,
    number,
    rarity,
    colors,
    manaCost: `${generic > 0 || colors.length === 0 ? `{${generic}}` : ''}${pips}`,
    manaValue: generic + colors.length,
    type: [...types, ...(isCreature ? ['— Otter'] : [])].join(' '),
    types,
    supertypes: [],
    text: rulesAt(place),
    flavorText: flavourAt(place),
    ...(isCreature && { power: String(1 + generic), toughness: String(1 + Math.floor(random() * 5)) }),
  };
}

/** Both faces of a card that turns over, as MTGJSON has them: two records that name each other. */
function transforming(card: MagicFace, backName: string): MagicFace[] {
  const name = `${card.name} // ${backName}`;
  const back = uuidOf('back', card.uuid);
  const shared = { ...card, name, layout: 'transform' };
  return [
    { ...shared, side: 'a', faceName: card.name, otherFaceIds: [back] },
    {
      ...shared,
      uuid: back,
      side: 'b',
      manaCost: '',
      text: rulesAt(3),
      faceName: backName,
      otherFaceIds: [card.uuid],
    },
  ];
}

interface Sheet {
  readonly cards: Readonly<Record<string, number>>;
  readonly foil: boolean;
  readonly totalWeight: number;
  readonly balanceColors?: true;
}

function sheetOf(weights: Weights, more: { foil?: true; balanceColors?: true } = {}): Sheet {
  return {
    cards: Object.fromEntries(weights.map(([{ uuid }, weight]) => [uuid, weight])),
    foil: more.foil ?? false,
    totalWeight: weights.reduce((sum, [, weight]) => sum + weight, 0),
    ...(more.balanceColors && { balanceColors: true }),
  };
}

function boosterOf(plan: Plan, faces: readonly MagicFace[], ask: GeneratedAsk): object | null {
  const own = faces.slice(0, faces.length - (plan.variants ?? 0)).filter(({ side }) => side !== 'b');
  const isLand = ({ types }: MagicFace) => types.includes('Land');
  const of = (rarity: string) => own.filter((card) => card.rarity === rarity && !isLand(card));
  const evenly = (cards: readonly MagicFace[], weight = 1) => cards.map((card) => [card, weight] as const);
  const sheets = {
    common: sheetOf(evenly(of('common')), { balanceColors: true }),
    uncommon: sheetOf(evenly(of('uncommon'))),
    rareMythic: sheetOf([...evenly(of('rare'), 2), ...evenly(of('mythic'))]),
  };
  if (plan.booster === 'draft') {
    const land = sheetOf(evenly(own.filter(isLand)));
    return { draft: draftBooster(plan, { ...sheets, land }) };
  }
  const foils = [
    ...evenly(of('common'), 12),
    ...evenly(of('uncommon'), 6),
    ...evenly(of('rare'), 2),
    ...evenly(of('mythic')),
  ];
  if (plan.booster === 'collector')
    return { collector: collectorBooster(plan, sheets, { foils, variants: [] }) };
  if (plan.booster !== 'play') return null;
  const others = plan.code === NEWEST.code ? [BASICS, BONUS] : [];
  const elsewhere = (code: string) => {
    const other = others.includes(code) ? PLANS.find((one) => one.code === code) : undefined;
    return other ? facesOf(other, ask) : [];
  };
  const guests = elsewhere(BONUS);
  const contents = { common: 7, uncommon: 3, rareMythic: 1, wildcard: 1, land: 1, foil: 1 };
  const variants = faces.slice(own.length + TRANSFORMING);
  return {
    play: {
      name: `${plan.name} Play Booster`,
      sourceSetCodes: [plan.code, ...others],
      boostersTotalWeight: guests.length > 0 ? 64 : 1,
      boosters:
        guests.length > 0
          ? [
              { contents, weight: 63 },
              { contents: { ...contents, common: 6, guest: 1 }, weight: 1 },
            ]
          : [{ contents, weight: 1 }],
      sheets: {
        ...sheets,
        wildcard: sheetOf([
          ...evenly(of('common'), 3),
          ...evenly(of('uncommon'), 6),
          ...evenly(of('rare'), 2),
          ...evenly(of('mythic')),
        ]),
        land: sheetOf([...evenly(own.filter(isLand), 3), ...evenly(elsewhere(BASICS), 2)]),
        foil: sheetOf(foils, { foil: true }),
        ...(guests.length > 0 && { guest: sheetOf(evenly(guests)) }),
      },
    },
    ...(variants.length > 0 && {
      collector: collectorBooster(plan, sheets, { foils, variants: evenly(variants) }),
    }),
  };
}

type Weights = readonly (readonly [MagicFace, number])[];

function collectorBooster(
  { code, name }: Plan,
  { uncommon, rareMythic }: Readonly<Record<'uncommon' | 'rareMythic', Sheet>>,
  { foils, variants }: { readonly foils: Weights; readonly variants: Weights },
): object {
  const isDressed = variants.length > 0;
  return {
    name: `${name} Collector Booster`,
    sourceSetCodes: [code],
    boostersTotalWeight: 1,
    boosters: [
      {
        contents: { foilUncommon: 4, foilRare: 2, foil: 5, ...(isDressed && { variant: 4 }) },
        weight: 1,
      },
    ],
    sheets: {
      foilUncommon: { ...uncommon, foil: true },
      foilRare: { ...rareMythic, foil: true },
      foil: sheetOf(foils, { foil: true }),
      ...(isDressed && { variant: sheetOf(variants, { foil: true }) }),
    },
  };
}

const draftBooster = ({ code, name }: Plan, sheets: Readonly<Record<string, Sheet>>) => ({
  name: `${name} Draft Booster`,
  sourceSetCodes: [code],
  boostersTotalWeight: 1,
  boosters: [{ contents: { common: 10, uncommon: 3, rareMythic: 1, land: 1 }, weight: 1 }],
  sheets,
});
