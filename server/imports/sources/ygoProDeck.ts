import { counted } from '../parsing/counted.ts';
import { type Fields, textOf } from '../parsing/jsonValues.ts';
import { firstNames } from '../parsing/shortened.ts';
import { recordsUnder } from './records.ts';
import { chosenSet } from './setChoice.ts';
import type { SharedSet, SourceAdapter, SourceRow } from './sourceAdapter.ts';

/**
 * Cards of YGOPRODeck. Each lists every set it was ever in, so that only the printings of one set are read: the one that
 * was asked for, or the one that most cards of the file share. The other sets stay as text.
 */
export const ygoProDeck: SourceAdapter = {
  format: 'YGOPRODeck cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'data');
    return first !== undefined && 'frameType' in first && 'race' in first && 'desc' in first;
  },
  read: (value, { set }) => {
    const cards = recordsUnder(value, 'data');
    const sets = setsOf(cards);
    const chosen = chosenSet(sets, set);
    const rows = cards.flatMap((card, index) => rowsOf(card, chosen?.name ?? null, index + 1));
    return { rows, warnings: chosen ? wordsOn(chosen, sets, cards.length) : [] };
  },
  setsIn: (value) => setsOf(recordsUnder(value, 'data')),
  mapping: {
    name: ['name'],
    key: ['key'],
    number: 'set_code',
    set: 'setCode',
    setName: 'set_name',
    rarity: 'set_rarity',
    cost: 'level',
    type: 'kind',
    subtypes: 'race',
    lanes: ['laneOf'],
    rules: ['desc'],
    stats: ['atk', 'def'],
    image: 'image',
    ids: { passcode: 'id' },
    attributes: {
      frame: { path: 'humanReadableCardType', label: 'Card type', type: 'text' },
      race: { path: 'race', label: 'Race', type: 'text' },
      level: { path: 'level', label: 'Level', type: 'number' },
      linkRating: { path: 'linkval', label: 'Link rating', type: 'number' },
      pendulumScale: { path: 'scale', label: 'Pendulum scale', type: 'number' },
      archetype: { path: 'archetype', label: 'Archetype', type: 'text' },
      otherSets: { path: 'otherSets', label: 'Other sets', type: 'list' },
    },
  },
  game: {
    laneWord: 'attribute',
    lanes: ['Dark', 'Light', 'Earth', 'Water', 'Fire', 'Wind', 'Divine'],
    laneRule: { kind: 'any' },
    featuredType: 'Monster',
  },
  identity: 'rules',
};

function wordsOn(chosen: SharedSet, sets: readonly SharedSet[], cards: number): string[] {
  const others = sets.filter(({ name }) => name !== chosen.name).map(({ name }) => name);
  if (others.length === 0) return [];
  const kept = `Read as the set ${chosen.name}. ${counted(others.length, 'other set is', 'other sets are')} kept as text: ${firstNames(others)}.`;
  const left = cards - chosen.cards;
  if (left === 0) return [kept];
  return [kept, `${counted(left, 'card isn’t', 'cards aren’t')} in the set ${chosen.name} and stayed out.`];
}

/** The sets of the file, the one that most cards share first. */
function setsOf(cards: readonly Fields[]): readonly SharedSet[] {
  const counts = new Map<string, { code: string; cards: number }>();
  for (const card of cards) {
    const codes = new Map(
      recordsUnder(card.card_sets, '').map((one) => [textOf(one.set_name), codeOf(textOf(one.set_code))]),
    );
    for (const [name, code] of codes) {
      const before = counts.get(name);
      counts.set(name, { code: before?.code ?? code, cards: (before?.cards ?? 0) + 1 });
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count }))
    .filter(({ name }) => name !== '')
    .sort((left, right) => right.cards - left.cards);
}

const codeOf = (printed: string): string => printed.split('-')[0] ?? printed;

function rowsOf(card: Fields, set: string | null, row: number): SourceRow[] {
  const printed = recordsUnder(card.card_sets, '');
  const others = [...new Set(printed.map((one) => textOf(one.set_name)))].filter((name) => name !== set);
  const [picture] = recordsUnder(card.card_images, '');
  const type = textOf(card.type);
  const facts = {
    ...card,
    kind: /spell/i.test(type)
      ? 'Spell'
      : /trap/i.test(type)
        ? 'Trap'
        : /monster/i.test(type)
          ? 'Monster'
          : type,
    laneOf: capitalised(textOf(card.attribute)),
    image: picture?.image_url,
    otherSets: others,
  };
  if (set === null) {
    const key = textOf(card.id);
    return [{ row, fields: { ...facts, key, setCode: 'none', set_name: 'No set', set_rarity: 'Common' } }];
  }
  const rows = new Map<string, SourceRow>();
  for (const one of printed.filter(({ set_name }) => textOf(set_name) === set)) {
    const rarity = textOf(one.set_rarity) || 'Common';
    const key = [textOf(one.set_code), rarity].join('/');
    const setCode = codeOf(textOf(one.set_code));
    rows.set(key, { row, fields: { ...facts, ...one, set_rarity: rarity, key, setCode } });
  }
  return [...rows.values()];
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
