import { textOf } from '../parsing/jsonValues.ts';
import { recordsUnder } from './records.ts';
import type { SourceAdapter } from './sourceAdapter.ts';

/** What optcgapi writes behind the name of another picture of a card, and of cards that share a name. */
const VARIANT =
  /\s*\((?:parallel|alternate art|manga|sp|reprint|full art|box topper|wanted poster)[^()]*\)/gi;
const ORDINAL = /\s*\(\d{3}\)$/;

/** Cards of optcgapi.com, a list of records whose empty fields say "NULL". */
export const optcg: SourceAdapter = {
  format: 'optcgapi cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'data');
    return first !== undefined && 'card_set_id' in first && 'card_color' in first && 'card_name' in first;
  },
  read: (value) => ({
    rows: recordsUnder(value, 'data').map((fields, index) => {
      const written = textOf(fields.card_name);
      const name = written.replace(VARIANT, '').replace(ORDINAL, '').trim();
      const image = textOf(fields.card_image_id);
      const number = textOf(fields.card_set_id);
      return {
        row: index + 1,
        fields: { ...fields, name, key: image || number, colours: textOf(fields.card_color).split(/[\s/]+/) },
        isVariant: written.replace(ORDINAL, '') !== name || /_[a-z]+\d*$/i.test(image),
      };
    }),
  }),
  mapping: {
    name: ['name'],
    key: ['key'],
    number: 'card_set_id',
    set: 'set_id',
    setName: 'set_name',
    rarity: 'rarity',
    cost: 'card_cost',
    type: 'card_type',
    subtypes: 'sub_types',
    lanes: ['colours'],
    rules: ['card_text'],
    stats: ['card_power'],
    image: 'card_image',
    attributes: {
      life: { path: 'life', label: 'Life', type: 'number' },
      counter: { path: 'counter_amount', label: 'Counter', type: 'number' },
      attribute: { path: 'attribute', label: 'Attribute', type: 'text' },
      families: { path: 'sub_types', label: 'Types', type: 'text' },
    },
  },
  game: {
    laneWord: 'colour',
    lanes: ['Red', 'Green', 'Blue', 'Purple', 'Black', 'Yellow'],
    laneRule: { kind: 'best', lanes: 2 },
    rarities: {
      l: 'Leader',
      c: 'Common',
      uc: 'Uncommon',
      r: 'Rare',
      sr: 'Super Rare',
      sec: 'Secret Rare',
      sp: 'Special',
      tr: 'Treasure Rare',
      p: 'Promo',
    },
    featuredType: 'Character',
  },
  empty: ['NULL', 'null', '-'],
  identity: 'number',
};
