import type { CardFace } from '../games/faces.ts';
import type { Attribute } from '../games/game.ts';

type Value = CardFace['attributes'][string] | undefined;

const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const textOf = (value: Value): string => [value ?? ''].flat().join(', ');

function listedPlace(values: readonly string[], value: Value): number {
  const place = values.findIndex((one) => one.toLowerCase() === textOf(value).toLowerCase());
  return place < 0 ? values.length : place;
}

/** Which of two values stands first by the attribute's sort rule: below 0 the first one; what is missing stands last. */
export function compareByAttribute({ sort, type }: Attribute, one: Value, other: Value): number {
  const missing = Number(textOf(one) === '') - Number(textOf(other) === '');
  if (missing !== 0) return missing;
  if (sort?.by === 'listed') {
    const apart = listedPlace(sort.values, one) - listedPlace(sort.values, other);
    if (apart !== 0) return apart;
  }
  const order = type === 'number' ? Number(one) - Number(other) : words.compare(textOf(one), textOf(other));
  return sort?.by === 'descending' ? -order : order;
}

/** The groups a value belongs to by the attribute's group rule: one, or for a list one for each entry; none where it is missing. */
export function groupsOfValue({ group, type }: Attribute, value: Value): readonly string[] {
  if (textOf(value) === '') return [];
  switch (group?.by) {
    case 'none':
      return [];
    case 'firstLetter':
      return [textOf(value).slice(0, 1).toUpperCase()];
    case 'ranges': {
      const from = Math.floor(Number(value) / group.width) * group.width;
      return [group.width === 1 ? String(from) : `${from}–${from + group.width - 1}`];
    }
    default:
      return type === 'list' ? [value ?? []].flat().map(String) : [textOf(value)];
  }
}
