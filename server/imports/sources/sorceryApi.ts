import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { recordsUnder } from './records.ts';
import type { SourceAdapter, SourceRow } from './sourceAdapter.ts';

/** Cards of the Sorcery API: facts under `guardian`, and under `sets` the variants of each set. */
export const sorceryApi: SourceAdapter = {
  format: 'Sorcery API cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'cards');
    return first !== undefined && isFields(first.guardian) && Array.isArray(first.sets);
  },
  read: (value) => ({
    rows: recordsUnder(value, 'cards').flatMap((card, index) =>
      recordsUnder(card.sets, '').flatMap((set): SourceRow[] => rowsOfSet(card, set, index + 1)),
    ),
  }),
  mapping: {
    name: ['name'],
    key: ['slug'],
    set: 'setCode',
    setName: 'setName',
    releasedOn: 'releasedAt',
    rarity: 'rarity',
    cost: 'guardian.cost',
    type: 'guardian.type',
    subtypes: 'subTypes',
    lanes: ['elementList'],
    rules: ['guardian.rulesText'],
    flavour: 'flavorText',
    stats: ['guardian.attack', 'guardian.defence'],
    attributes: {
      subtypes: { path: 'subTypes', label: 'Subtypes', type: 'text' },
      life: { path: 'guardian.life', label: 'Life', type: 'number' },
      thresholds: { path: 'thresholds', label: 'Thresholds', type: 'list' },
    },
  },
  game: {
    laneWord: 'element',
    lanes: ['Air', 'Earth', 'Fire', 'Water'],
    laneRule: { kind: 'any' },
    featuredType: 'Minion',
  },
  empty: ['None'],
  identity: 'rules',
};

/** A row for each product that a card of a set came in; foil is a finish of the same printing. */
function rowsOfSet(card: Fields, set: Fields, row: number): SourceRow[] {
  const variants = recordsUnder(set.variants, '');
  const plain = variants.filter(({ finish }) => textOf(finish) !== 'Foil');
  const byProduct = new Map<string, Fields>();
  for (const variant of [...plain, ...variants]) {
    const product = textOf(variant.product);
    if (!byProduct.has(product)) byProduct.set(product, variant);
  }
  const facts = isFields(card.guardian) ? card.guardian : {};
  const metadata = isFields(set.metadata) ? set.metadata : {};
  const name = textOf(set.name);
  return [...byProduct.values()].map((variant, place) => ({
    row,
    isVariant: place > 0,
    fields: {
      ...card,
      slug: variant.slug,
      flavorText: variant.flavorText,
      setCode: textOf(variant.slug).split(/[-_]/)[0] || name,
      setName: name,
      releasedAt: set.releasedAt,
      rarity: textOf(metadata.rarity) || textOf(facts.rarity),
      elementList: textOf(card.elements).split(/,\s*/),
      thresholds: Object.entries(isFields(facts.thresholds) ? facts.thresholds : {})
        .filter(([, count]) => typeof count === 'number' && count > 0)
        .map(([element, count]) => `${element} ${String(count)}`),
    },
  }));
}
