import {
  around,
  dayAfter,
  type ExpectedSource,
  type GeneratedAsk,
  type GeneratedSource,
  jsonAnswer,
  kept,
  range,
  uuidOf,
} from './kit.ts';
import { nameAt, rulesAt } from './words.ts';

interface Plan {
  readonly code: string;
  readonly name: string;
  readonly daysFromToday: number | null;
  readonly isDrafted: boolean;
  readonly classes: readonly string[];
  readonly namesFrom: number;
}

const NEWEST = { code: 'XKF', name: 'Fog over Withy Fen' };

const PLANS: readonly Plan[] = [
  {
    code: 'XMF',
    name: 'The Marrow Road',
    daysFromToday: -400,
    isDrafted: true,
    classes: ['Guardian', 'Ranger', 'Wizard'],
    namesFrom: 0,
  },
  {
    ...NEWEST,
    daysFromToday: -50,
    isDrafted: true,
    classes: ['Ninja', 'Illusionist', 'Assassin'],
    namesFrom: 300,
  },
  {
    code: 'XAD',
    name: 'Armory Deck - Withy',
    daysFromToday: -15,
    isDrafted: false,
    classes: ['Ninja'],
    namesFrom: 580,
  },
  { code: 'XPF', name: 'Promos', daysFromToday: null, isDrafted: false, classes: ['Ninja'], namesFrom: 600 },
  {
    code: 'XNF',
    name: 'Beyond Withy Fen',
    daysFromToday: 70,
    isDrafted: true,
    classes: ['Ninja', 'Guardian', 'Brute'],
    namesFrom: 650,
  },
];

/** Cards of a drafted set: the actions come in three pitches, each of which is a card of its own. */
interface Kind {
  readonly rarity: string;
  /** How many names there are. */
  readonly names: number;
  readonly isTriple: boolean;
  /** The words between class and name of the kind: `Action, Attack`. */
  readonly types: readonly string[];
  readonly isGeneric?: boolean;
}

const KINDS: readonly Kind[] = [
  { rarity: 'C', names: 28, isTriple: true, types: ['Action', 'Attack'] },
  { rarity: 'C', names: 4, isTriple: true, types: ['Attack Reaction'] },
  { rarity: 'C', names: 4, isTriple: true, types: ['Action'], isGeneric: true },
  { rarity: 'R', names: 18, isTriple: true, types: ['Action', 'Attack'] },
  { rarity: 'R', names: 7, isTriple: true, types: ['Instant'] },
  { rarity: 'M', names: 18, isTriple: false, types: ['Action', 'Attack'] },
  { rarity: 'C', names: 8, isTriple: false, types: ['Equipment', 'Arms'] },
  { rarity: 'C', names: 4, isTriple: false, types: ['Equipment', 'Head'], isGeneric: true },
  { rarity: 'M', names: 3, isTriple: false, types: ['Equipment', 'Chest'] },
  { rarity: 'L', names: 1, isTriple: false, types: ['Equipment', 'Legs'] },
  { rarity: 'F', names: 1, isTriple: false, types: ['Resource', 'Gem'], isGeneric: true },
  { rarity: 'T', names: 3, isTriple: false, types: ['Hero', 'Young'] },
  { rarity: 'M', names: 3, isTriple: false, types: ['Hero'] },
  { rarity: 'T', names: 4, isTriple: false, types: ['Weapon', 'Dagger', '1H'] },
  { rarity: 'T', names: 2, isTriple: false, types: ['Token', 'Aura'], isGeneric: true },
];
const PROMOS: readonly Kind[] = [{ rarity: 'P', names: 12, isTriple: false, types: ['Action', 'Attack'] }];
const COMING: readonly Kind[] = [{ rarity: 'R', names: 4, isTriple: true, types: ['Action', 'Attack'] }];

const kindsOf = ({ isDrafted, daysFromToday }: Plan) =>
  isDrafted && daysFromToday !== null && daysFromToday <= 0 ? KINDS : isDrafted ? COMING : PROMOS;

const cardCount = (plan: Plan) =>
  kindsOf(plan).reduce((sum, { names, isTriple }) => sum + names * (isTriple ? 3 : 1), 0);

/** Foil printings of every card beside tokens, and the extended arts of majestics. */
const isFoiled = ({ rarity }: Kind) => rarity !== 'T';
const printingCount = (plan: Plan) =>
  kindsOf(plan).reduce(
    (sum, kind) => sum + kind.names * (kind.isTriple ? 3 : 1) * printingsOfKind(kind).length,
    0,
  );

export const FAB_CUBE: ExpectedSource = {
  newest: NEWEST,
  sets: PLANS.map((plan) => ({
    code: plan.code,
    name: plan.name,
    cards: cardCount(plan),
    printings: printingCount(plan),
    isDraftable: plan.isDrafted && plan.daysFromToday !== null && plan.daysFromToday <= 0,
  })),
  pack: { size: 15 },
};

const FOLDER = '/the-fab-cube/flesh-and-blood-cards/develop/json/english/';

/** the-fab-cube's JSON: one file of all cards with their printings, flattened too, and one of the sets. */
export function fabCube({ seed, todayIso }: GeneratedAsk): GeneratedSource {
  const make = kept((file) => {
    if (file === 'set.json') return jsonAnswer(PLANS.map((plan) => setOf(plan, todayIso)));
    const cards = () => PLANS.flatMap((plan) => cardsOf(plan, seed));
    if (file === 'card.json') return jsonAnswer(cards());
    if (file === 'card-flattened.json') return jsonAnswer(cards().flatMap(flattened));
    return file === 'rarity.json' ? jsonAnswer(RARITIES) : null;
  });
  return { answer: ({ path }) => (path.startsWith(FOLDER) ? make(path.slice(FOLDER.length)) : null) };
}

const RARITIES = Object.entries({
  C: 'Common',
  R: 'Rare',
  S: 'Super Rare',
  M: 'Majestic',
  L: 'Legendary',
  F: 'Fabled',
  T: 'Token',
  P: 'Promo',
  V: 'Marvel',
}).map(([id, description]) => ({ id, description }));

function setOf({ code, name, daysFromToday }: Plan, todayIso: string): object {
  return {
    unique_id: uuidOf('fab set', code),
    id: code,
    name,
    printings: [
      {
        unique_id: uuidOf('fab set printing', code),
        edition: 'N',
        start_card_id: `${code}001`,
        end_card_id: `${code}240`,
        initial_release_date:
          daysFromToday === null ? null : `${dayAfter(todayIso, daysFromToday)}T00:00:00.000Z`,
        out_of_print: false,
        card_database: null,
        product_page: null,
        collectors_center: null,
        card_gallery: null,
        release_notes: null,
        set_logo: null,
      },
    ],
  };
}

interface FabCard {
  readonly printings: readonly { readonly unique_id: string; readonly [field: string]: unknown }[];
  readonly [field: string]: unknown;
}

function cardsOf(plan: Plan, seed: number): FabCard[] {
  let named = 0;
  let number = 0;
  return kindsOf(plan).flatMap((kind) =>
    range(kind.names).flatMap((at) => {
      const name = nameAt(plan.namesFrom + named);
      named += 1;
      return (kind.isTriple ? ['1', '2', '3'] : ['']).map((pitch) => {
        number += 1;
        return cardOf(plan, { kind, at, name, pitch, number, seed });
      });
    }),
  );
}

interface Making {
  readonly kind: Kind;
  readonly at: number;
  readonly name: string;
  readonly pitch: string;
  readonly number: number;
  readonly seed: number;
}

function cardOf(plan: Plan, { kind, at, name, pitch, number, seed }: Making): FabCard {
  const { types: words } = kind;
  const types = [kind.isGeneric ? 'Generic' : around(plan.classes, at), ...words];
  const isAttack = words.includes('Attack');
  const isHero = words.includes('Hero');
  const isPlayed = pitch !== '' || (isAttack && !isHero);
  const id = uuidOf('fab', plan.code, number, seed);
  const cardId = `${plan.code}${String(number).padStart(3, '0')}`;
  return {
    unique_id: id,
    name,
    pitch,
    cost: isPlayed ? String(at % 4) : '',
    power:
      isAttack && isPlayed ? String(7 - Number(pitch || 2) - (at % 2)) : words.includes('Weapon') ? '2' : '',
    defense: isPlayed || words.includes('Equipment') ? String(2 + (at % 2)) : '',
    health: isHero ? (words.includes('Young') ? '20' : '40') : '',
    intelligence: isHero ? '4' : '',
    arcane: '',
    types,
    traits: [],
    card_keywords: at % 3 === 0 ? ['Go again'] : [],
    abilities_and_effects: [],
    ability_and_effect_keywords: [],
    granted_keywords: [],
    functional_text: `${rulesAt(at)}${at % 3 === 0 ? '\n\n**Go again**' : ''}`,
    functional_text_plain: `${rulesAt(at)}${at % 3 === 0 ? '\n\nGo again' : ''}`,
    type_text: types.join(' '),
    played_horizontally: false,
    blitz_legal: true,
    cc_legal: true,
    printings: printingsOfKind(kind).map((foiling) => ({
      unique_id: uuidOf('fab printing', id, foiling),
      set_printing_unique_id: uuidOf('fab set printing', plan.code),
      id: cardId,
      set_id: plan.code,
      edition: 'N',
      foiling,
      rarity: kind.rarity,
      expansion_slot: false,
      artists: ['A. Painter'],
      art_variations: [],
      flavor_text: '',
      flavor_text_plain: '',
      image_url: `https://d2wlb52bya4y8z.cloudfront.net/media/cards/large/${cardId}.webp`,
      tcgplayer_product_id: null,
      tcgplayer_url: null,
    })),
  };
}

/** Legendary and fabled cards are foil only. */
function printingsOfKind(kind: Kind): readonly string[] {
  if (kind.rarity === 'L' || kind.rarity === 'F') return ['C'];
  return isFoiled(kind) ? ['S', 'R'] : ['S'];
}

const flattened = ({ printings, ...card }: FabCard) =>
  printings.map(({ unique_id, ...printing }) => ({ ...card, printing_unique_id: unique_id, ...printing }));
