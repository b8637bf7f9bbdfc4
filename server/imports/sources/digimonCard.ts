import { type Fields, textOf } from '../parsing/jsonValues.ts';
import { recordsUnder } from './records.ts';
import { setOfNumber } from './setOfNumber.ts';
import type { SourceAdapter } from './sourceAdapter.ts';

/** Cards of digimoncard.io, a list of records. Each tells the products it was in, of which the first is its own. */
export const digimonCard: SourceAdapter = {
  format: 'digimoncard.io cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'data');
    return first !== undefined && 'digi_type' in first && 'play_cost' in first && 'id' in first;
  },
  read: (value) => ({
    rows: oncePerNumber(recordsUnder(value, 'data')).map(({ row, fields, products }) => {
      const set = setOfNumber(textOf(fields.id)) ?? products[0] ?? '';
      return { row, fields: { ...fields, set, setName: productOf(set, products), products } };
    }),
  }),
  mapping: {
    name: ['name'],
    key: ['id'],
    number: 'id',
    set: 'set',
    setName: 'setName',
    rarity: 'rarity',
    cost: 'play_cost',
    type: 'type',
    subtypes: 'digi_type',
    lanes: ['color', 'color2'],
    rules: ['main_effect', 'source_effect', 'alt_effect'],
    stats: ['dp'],
    image: 'image_url',
    ids: { tcgplayerProductId: 'tcgplayer_id' },
    attributes: {
      level: { path: 'level', label: 'Level', type: 'number' },
      form: { path: 'form', label: 'Form', type: 'text' },
      attribute: { path: 'attribute', label: 'Attribute', type: 'text' },
      digimonType: { path: 'digi_type', label: 'Digimon type', type: 'text' },
      evolutionCost: { path: 'evolution_cost', label: 'Evolution cost', type: 'number' },
      evolutionColour: { path: 'evolution_color', label: 'Evolution colour', type: 'text' },
      products: { path: 'products', label: 'Products', type: 'list' },
    },
  },
  game: {
    laneWord: 'colour',
    lanes: ['Red', 'Blue', 'Yellow', 'Green', 'Black', 'Purple', 'White'],
    laneRule: { kind: 'best', lanes: 2 },
    rarities: {
      c: 'Common',
      u: 'Uncommon',
      r: 'Rare',
      sr: 'Super Rare',
      sec: 'Secret Rare',
      p: 'Promo',
    },
    featuredType: 'Digimon',
  },
  identity: 'number',
};

interface Numbered {
  readonly row: number;
  readonly fields: Fields;
  readonly products: readonly string[];
}

/** Another picture of a card comes as the same number again, perhaps with further products: it is the same printing. */
function oncePerNumber(records: readonly Fields[]): Numbered[] {
  const found = new Map<string, Numbered>();
  for (const [index, fields] of records.entries()) {
    const id = textOf(fields.id);
    const before = found.get(id);
    const products = [...(before?.products ?? []), ...productsOf(fields)];
    found.set(id === '' ? `row ${index}` : id, {
      row: before?.row ?? index + 1,
      fields: before?.fields ?? fields,
      products: [...new Set(products)],
    });
  }
  return [...found.values()];
}

const productsOf = ({ set_name }: Fields): string[] =>
  (Array.isArray(set_name) ? set_name : [set_name]).map(textOf).filter((product) => product !== '');

/** The product that a set of numbers is named after, such as `XBT-01: Ferry Booster` for `XBT1`; else the first one. */
function productOf(set: string, products: readonly string[]): string {
  const plain = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/([A-Z])0+(?=\d)/g, '$1');
  const named = products.find((product) => plain(product.split(':')[0] ?? '') === plain(set));
  return named ?? (set === products[0] ? set : '');
}
