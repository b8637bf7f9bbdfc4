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
import { nameAt, rulesAt, titleAt } from './words.ts';

interface Plan {
  readonly code: string;
  readonly name: string;
  readonly daysFromToday: number;
  /** How many cards it has where it is no whole set with boosters. */
  readonly cards?: number;
  readonly parent?: string;
  readonly namesFrom: number;
}

const NEWEST = { code: 'XSN', name: 'Smoke over the Millrace' };

const PLANS: readonly Plan[] = [
  { code: 'XSA', name: 'A Spark in the Kettle', daysFromToday: -260, namesFrom: 0 },
  { ...NEWEST, daysFromToday: -45, namesFrom: 300 },
  {
    code: 'TXSN',
    name: 'Smoke over the Millrace Tokens',
    daysFromToday: -45,
    cards: 12,
    parent: 'XSN',
    namesFrom: 600,
  },
  { code: 'XSI', name: 'Intro Battle: Low Pier', daysFromToday: -20, cards: 40, namesFrom: 620 },
  { code: 'XSP', name: 'Smoke Promos', daysFromToday: -10, cards: 30, parent: 'XSN', namesFrom: 680 },
  { code: 'XSU', name: 'The Unlit Harbour', daysFromToday: 70, namesFrom: 720 },
];

const LEADERS = { Common: 10, Rare: 8 };
const BASES = { Common: 8, Rare: 4 };
const OTHERS = { Common: 90, Uncommon: 60, Rare: 48, Legendary: 16, Special: 8 };
/** Rows that repeat cards in another dress. */
const VARIANTS = { Hyperspace: 252, Showcase: 18, 'Standard Foil': 60, 'Hyperspace Foil': 40 };

const countOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const CARDS = countOf(LEADERS) + countOf(BASES) + countOf(OTHERS);
const variantsOf = ({ cards }: Plan) => (cards === undefined ? VARIANTS : {});

export const SWU_DB: ExpectedSource = {
  newest: NEWEST,
  sets: PLANS.map((plan) => ({
    code: plan.code,
    name: plan.name,
    cards: plan.cards ?? CARDS,
    printings: (plan.cards ?? CARDS) + countOf(variantsOf(plan)),
    isDraftable: plan.cards === undefined && plan.daysFromToday <= 0,
  })),
  pack: { size: 16 },
};

/** How many cards a pack's leader and base slots draw from. */
export const SWU_LEADERS = countOf(LEADERS);
export const SWU_BASES = countOf(BASES);

/** swu-db: the list of sets, and the cards of each by its code, in any case. */
export function swuDb({ todayIso }: GeneratedAsk): GeneratedSource {
  const make = kept((code) => {
    const plan = PLANS.find((one) => one.code === code);
    if (!plan) return null;
    const data = rowsOf(plan);
    return jsonAnswer({ total_cards: data.length, data });
  });
  return {
    answer: ({ path }) => {
      if (path === '/sets') return jsonAnswer(PLANS.map((plan) => listed(plan, todayIso)));
      const code = /^\/cards\/([A-Za-z0-9]+)$/.exec(path)?.[1];
      return code === undefined ? null : make(code.toUpperCase());
    },
  };
}

function listed(plan: Plan, todayIso: string): object {
  const [year = '', month = '', day = ''] = dayAfter(todayIso, plan.daysFromToday).split('-');
  return {
    setId: plan.code,
    fullName: plan.name,
    numberCards: (plan.cards ?? CARDS) + countOf(variantsOf(plan)),
    // The month comes first, and neither it nor the day has a leading zero.
    releaseDate: `${Number(month)}/${Number(day)}/${year.slice(2)}`,
    ...(plan.parent && { parentSetId: plan.parent }),
  };
}

const spread = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([rarity, count]) => range(count).map(() => rarity));

const SIDES = ['Heroism', 'Villainy'];
const ASPECTS = ['Vigilance', 'Command', 'Aggression', 'Cunning'];

interface Row {
  readonly Name: string;
  readonly Type: string;
  readonly [field: string]: unknown;
}

function rowsOf(plan: Plan): Row[] {
  const { code, namesFrom } = plan;
  const kinds = [
    ...spread(LEADERS).map((rarity) => ({ type: 'Leader', rarity })),
    ...spread(BASES).map((rarity) => ({ type: 'Base', rarity })),
    ...spread(OTHERS).map((rarity, at) => ({
      type: around(['Unit', 'Unit', 'Unit', 'Event', 'Unit', 'Upgrade'], at),
      rarity,
    })),
  ];
  const wanted = plan.cards === undefined ? kinds : kinds.slice(-plan.cards);
  const cards = wanted.map(({ type, rarity }, at) =>
    cardOf(code, { type, rarity, at, name: nameAt(namesFrom + at) }),
  );
  const dresses = spread(variantsOf(plan));
  let inDress = 0;
  let last = '';
  return [
    ...cards,
    ...dresses.map((dress, at) => {
      inDress = dress === last ? inDress + 1 : 0;
      last = dress;
      const number = numberOf(cards.length + at);
      return { ...around(cards, inDress), Number: number, VariantType: dress, ...pictures(code, number) };
    }),
  ];
}

const numberOf = (at: number) => String(at + 1).padStart(3, '0');

const pictures = (code: string, number: string) => ({
  FrontArt: `https://cdn.swu-db.com/images/cards/${code}/${number}.png`,
});

interface Kind {
  readonly type: string;
  readonly rarity: string;
  readonly at: number;
  readonly name: string;
}

function cardOf(code: string, { type, rarity, at, name }: Kind): Row {
  const number = numberOf(at);
  const isFighter = type === 'Leader' || type === 'Unit';
  const aspects =
    type === 'Base'
      ? [around(ASPECTS, at)]
      : at % 11 === 10
        ? []
        : [around(ASPECTS, at), ...(at % 3 === 0 || type === 'Leader' ? [around(SIDES, at)] : [])];
  return {
    Set: code,
    Number: number,
    Name: name,
    ...(isFighter && { Subtitle: titleAt(at) }),
    Type: type,
    Aspects: aspects,
    ...(type !== 'Base' && { Traits: ['OTTER', 'FRINGE'] }),
    ...(isFighter && { Arenas: [at % 3 === 0 ? 'Space' : 'Ground'] }),
    ...(type !== 'Base' && { Cost: String(1 + (at % 8)) }),
    ...(isFighter && { Power: String(at % 7), HP: String(1 + (at % 7)) }),
    ...(type === 'Base' && { HP: '30' }),
    FrontText: type === 'Base' ? '' : rulesAt(at),
    ...(type === 'Leader' && {
      EpicAction: 'Epic Action: Deploy this leader.',
      BackText: rulesAt(at + 1),
      BackArt: `https://cdn.swu-db.com/images/cards/${code}/${number}-b.png`,
    }),
    DoubleSided: type === 'Leader',
    Rarity: rarity,
    Unique: type === 'Leader',
    Artist: 'A. Painter',
    VariantType: 'Normal',
    MarketPrice: '0.10',
    FoilPrice: '0.20',
    ...pictures(code, number),
  };
}
