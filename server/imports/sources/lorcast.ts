import { textOf } from '../parsing/jsonValues.ts';
import { lorcanaJson } from './lorcanaJson.ts';
import { recordsUnder, valueAt } from './records.ts';
import type { SourceAdapter } from './sourceAdapter.ts';

/** Cards of a set of Lorcast, a bare list, or the answer to a search: `{results}`. */
export const lorcast: SourceAdapter = {
  ...lorcanaJson,
  format: 'Lorcast cards',
  isOf: (value) => {
    const [first] = recordsUnder(value, 'results');
    return first !== undefined && 'collector_number' in first && 'inkwell' in first && 'version' in first;
  },
  read: (value) => ({
    rows: recordsUnder(value, 'results').map((fields, index) => ({
      row: index + 1,
      fields: {
        ...fields,
        // The key is LorcanaJSON's, so that a set from either source is the same printings.
        fullName: [textOf(fields.name), textOf(fields.version)].filter(Boolean).join(' - '),
        image: valueAt(fields, 'image_uris.digital.large') ?? valueAt(fields, 'image_uris.digital.normal'),
        inksOf: Array.isArray(fields.inks) ? fields.inks : fields.ink,
        // Both sources write "Super Rare", Lorcast with an underscore.
        rarity: textOf(fields.rarity).replaceAll('_', ' '),
        kind: Array.isArray(fields.type) ? fields.type[0] : fields.type,
        subtypes: [...listOf(fields.type).slice(1), ...listOf(fields.classifications)],
      },
    })),
  }),
  mapping: {
    name: ['name', 'version'],
    key: ['set.code', 'collector_number', 'fullName'],
    number: 'collector_number',
    set: 'set.code',
    setName: 'set.name',
    releasedOn: 'released_at',
    rarity: 'rarity',
    cost: 'cost',
    type: 'kind',
    subtypes: 'subtypes',
    lanes: ['inksOf'],
    rules: ['text'],
    flavour: 'flavor_text',
    stats: ['strength', 'willpower'],
    image: 'image',
    ids: { tcgplayerProductId: 'tcgplayer_id' },
    attributes: {
      ...lorcanaJson.mapping.attributes,
      moveCost: { path: 'move_cost', label: 'Move cost', type: 'number' },
    },
  },
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
