import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import type { Gathering } from '../cards/gathering.ts';
import { slugOf } from '../parsing/slug.ts';
import type { OldPrinting, OldSet } from './mtgjson3Schema.ts';
import { setTemplate } from './mtgjson5Boosters.ts';

type Slot = StoredPack['layouts'][number]['slots'][number];

/** Copies of a card on the sheets that hold several rarities, as such sheets are printed. */
const copiesByRarity: Readonly<Record<string, number>> = { common: 11, uncommon: 6, rare: 2, mythic: 1 };
const rarityOfWord: Readonly<Record<string, string>> = {
  common: 'common',
  uncommon: 'uncommon',
  rare: 'rare',
  'mythic rare': 'mythic',
  mythic: 'mythic',
  land: 'basic',
  'basic land': 'basic',
  special: 'special',
};
const balancedFrom = 5;

/**
 * The booster of an old set as a pack and a template; answers the keys it draws from, or null where the set has none.
 * A word that means no card of the set, such as `marketing`, is left out with a warning.
 */
export function addOldBooster(
  set: OldSet,
  printed: readonly OldPrinting[],
  out: Gathering,
): ReadonlySet<string> | null {
  if (!set.booster || set.booster.length === 0) return null;
  const sheets: Record<string, StoredSheet> = {};
  const slots: Slot[] = [];
  const hasBacks = set.booster.flat().includes('double faced');
  const empty = new Set<string>();
  for (const written of set.booster) {
    const words = [written].flat();
    const filled = words.filter((word) => cardsOf(word, printed, hasBacks).length > 0);
    for (const word of words) if (!filled.includes(word)) empty.add(word);
    if (filled.length > 0) addSlot(filled, printed, hasBacks, sheets, slots);
  }
  if (empty.size > 0) {
    const words = [...empty].join(', ');
    out.warnings.push(
      `${set.name}: slots of its booster mean no card of the set and were left out: ${words}.`,
    );
  }
  if (slots.length === 0) return null;
  balance(slots, sheets);
  const pack: StoredPack = {
    slug: `${slugOf(set.code)}-default`,
    name: `${set.name} booster`,
    layouts: [{ name: 'Layout 1', weight: 1, slots }],
    sheets,
    replacement: 'pack',
    refill: false,
  };
  out.packs.push(pack);
  out.templates.push(setTemplate(set, pack));
  return new Set(Object.values(sheets).flatMap(({ cards = [] }) => cards.map(({ printing }) => printing)));
}

function addSlot(
  words: readonly string[],
  printed: readonly OldPrinting[],
  hasBacks: boolean,
  sheets: Record<string, StoredSheet>,
  slots: Slot[],
): void {
  const name = words.join(' or ');
  if (!Object.hasOwn(sheets, name)) {
    const cards = words.flatMap((word) => cardsOf(word, printed, hasBacks));
    const isMixed = new Set(cards.map(({ printing }) => printing.rarity)).size > 1;
    sheets[name] = {
      kind: { type: 'random' },
      cards: cards.map(({ printing }) => ({
        printing: printing.key,
        weight: isMixed ? (copiesByRarity[printing.rarity] ?? 1) : 1,
      })),
    };
  }
  const last = slots.at(-1);
  if (last?.name === name) slots[slots.length - 1] = { ...last, count: last.count + 1 };
  else {
    const finish = words.every((word) => word.startsWith('foil')) ? 'foil' : 'plain';
    slots.push({ name, count: 1, finish, sheets: [{ sheet: name, weight: 1 }] });
  }
}

function cardsOf(word: string, printed: readonly OldPrinting[], hasBacks: boolean): OldPrinting[] {
  const plain = word.toLowerCase().replace(/^foil /, '');
  const backs = /^double faced(?: (.+))?$/.exec(plain);
  const rarity = rarityOfWord[backs ? (backs[1] ?? '') : plain];
  if (!backs && rarity === undefined && plain !== 'foil') return [];
  return printed.filter(({ face, printing }) => {
    const hasBack = face.layout === 'double-faced';
    if (face.layout === 'token' || (backs && !hasBack) || (!backs && hasBacks && hasBack)) return false;
    return rarity === undefined || printing.rarity === rarity;
  });
}

/** The largest slot of commons has a card of each colour, as printed packs have. */
function balance(slots: readonly Slot[], sheets: Record<string, StoredSheet>): void {
  for (const { name, count } of slots) {
    const sheet = sheets[name];
    if (name === 'common' && count >= balancedFrom && sheet) sheets[name] = { ...sheet, balanceBy: 'lanes' };
  }
}
