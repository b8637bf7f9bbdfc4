import { textOf } from '../parsing/jsonValues.ts';
import { recordsUnder } from './records.ts';
import type { SourceAdapter } from './sourceAdapter.ts';

/** A set of swu-db: `{total_cards, data}`. Hyperspace, Showcase and foil rows are printings of the card they repeat. */
export const swuDb: SourceAdapter = {
  format: 'swu-db cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'data');
    return first !== undefined && 'Set' in first && 'Aspects' in first && 'FrontText' in first;
  },
  read: (value) => ({
    rows: recordsUnder(value, 'data').map((fields, index) => ({
      row: index + 1,
      fields,
      isVariant: !['', 'Normal'].includes(textOf(fields.VariantType)),
    })),
  }),
  mapping: {
    name: ['Name', 'Subtitle'],
    key: ['Set', 'Number', 'Name'],
    number: 'Number',
    set: 'Set',
    rarity: 'Rarity',
    cost: 'Cost',
    type: 'Type',
    subtypes: 'Traits',
    lanes: ['Aspects'],
    rules: ['FrontText', 'EpicAction'],
    stats: ['Power', 'HP'],
    image: 'FrontArt',
    back: { rules: 'BackText', image: 'BackArt' },
    attributes: {
      subtitle: { path: 'Subtitle', label: 'Subtitle', type: 'text' },
      traits: { path: 'Traits', label: 'Traits', type: 'list' },
      arenas: { path: 'Arenas', label: 'Arenas', type: 'list' },
      keywords: { path: 'Keywords', label: 'Keywords', type: 'list' },
      unique: { path: 'Unique', label: 'Unique', type: 'text' },
    },
  },
  game: {
    laneWord: 'aspect',
    lanes: ['Vigilance', 'Command', 'Aggression', 'Cunning', 'Villainy', 'Heroism'],
    laneRule: { kind: 'any' },
    featuredType: 'Unit',
  },
  identity: 'rules',
};
