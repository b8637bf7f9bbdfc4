import { dayOf } from '../parsing/day.ts';
import { isFields, textOf } from '../parsing/jsonValues.ts';
import { recordsUnder } from './records.ts';
import type { SourceAdapter } from './sourceAdapter.ts';

/** allCards.json of LorcanaJSON: `{metadata, sets, cards}`. */
export const lorcanaJson: SourceAdapter = {
  format: 'LorcanaJSON',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'cards');
    return first !== undefined && 'fullName' in first && 'setCode' in first && 'inkwell' in first;
  },
  read: (value) => {
    const sets = isFields(value) && isFields(value.sets) ? value.sets : {};
    return {
      rows: recordsUnder(value, 'cards').map((fields, index) => ({
        row: index + 1,
        fields: { ...fields, inks: fields.colors ?? textOf(fields.color).split('-') },
      })),
      sets: Object.entries(sets).map(([code, set]) => ({
        code,
        name: (isFields(set) ? textOf(set.name) : '') || code,
        releasedOn: isFields(set) ? dayOf(textOf(set.releaseDate)) : null,
      })),
    };
  },
  mapping: {
    name: ['fullName'],
    key: ['setCode', 'number', 'fullName'],
    number: 'number',
    set: 'setCode',
    rarity: 'rarity',
    cost: 'cost',
    type: 'type',
    subtypes: 'subtypes',
    lanes: ['inks'],
    rules: ['fullText'],
    flavour: 'flavorText',
    stats: ['strength', 'willpower'],
    image: 'images.full',
    attributes: {
      subtypes: { path: 'subtypes', label: 'Subtypes', type: 'list' },
      inkable: { path: 'inkwell', label: 'Inkable', type: 'text' },
      lore: { path: 'lore', label: 'Lore', type: 'number' },
      moveCost: { path: 'moveCost', label: 'Move cost', type: 'number' },
    },
  },
  game: {
    laneWord: 'ink',
    lanes: ['Amber', 'Amethyst', 'Emerald', 'Ruby', 'Sapphire', 'Steel'],
    laneRule: { kind: 'best', lanes: 2 },
    featuredType: 'Character',
  },
  identity: 'rules',
};
