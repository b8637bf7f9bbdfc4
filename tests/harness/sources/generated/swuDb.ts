import swuRecipe from '#server/sources/recipes/swu-db.json' with { type: 'json' };
import { around, type ExpectedSource, type GeneratedSource, jsonAnswer, kept, range } from './kit.ts';
import { nameAt, rulesAt, titleAt } from './words.ts';

/** The set list is in the recipe itself, so that the sets have their codes and names from there. */
const SETS = swuRecipe.index.sets;

const LEADERS = { Common: 10, Rare: 8 };
const BASES = { Common: 8, Rare: 4 };
const OTHERS = { Common: 90, Uncommon: 60, Rare: 48, Legendary: 16, Special: 8 };
/** Rows that repeat cards in another dress. */
const VARIANTS = { Hyperspace: 252, Showcase: 18, 'Standard Foil': 60, 'Hyperspace Foil': 40 };

const countOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const CARDS = countOf(LEADERS) + countOf(BASES) + countOf(OTHERS);

export const SWU_DB: ExpectedSource = {
  newest: { code: around(SETS, -1).code, name: around(SETS, -1).name },
  sets: SETS.map(({ code, name }) => ({
    code,
    name,
    cards: CARDS,
    printings: CARDS + countOf(VARIANTS),
    isDraftable: true,
  })),
  pack: { size: 16 },
};

/** How many cards a pack's leader and base slots draw from. */
export const SWU_LEADERS = countOf(LEADERS);
export const SWU_BASES = countOf(BASES);

/** swu-db: the cards of a set by its code, in any case. */
export function swuDb(): GeneratedSource {
  const make = kept((code) => {
    const at = SETS.findIndex((set) => set.code === code);
    if (at < 0) return null;
    const data = rowsOf(code, at * 300);
    return jsonAnswer({ total_cards: data.length, data });
  });
  return {
    answer: ({ path }) => {
      const code = /^\/cards\/([A-Za-z0-9]+)$/.exec(path)?.[1];
      return code === undefined ? null : make(code.toUpperCase());
    },
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

function rowsOf(code: string, namesFrom: number): Row[] {
  const kinds = [
    ...spread(LEADERS).map((rarity) => ({ type: 'Leader', rarity })),
    ...spread(BASES).map((rarity) => ({ type: 'Base', rarity })),
    ...spread(OTHERS).map((rarity, at) => ({
      type: around(['Unit', 'Unit', 'Unit', 'Event', 'Unit', 'Upgrade'], at),
      rarity,
    })),
  ];
  const cards = kinds.map(({ type, rarity }, at) =>
    cardOf(code, { type, rarity, at, name: nameAt(namesFrom + at) }),
  );
  const dresses = spread(VARIANTS);
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
