import { isDeepStrictEqual } from 'node:util';
import { isCellOf } from '#server/imports/parsing/exportedText.ts';
import { type Fields, isFields } from '#server/imports/parsing/jsonValues.ts';
import { isEmptyValue, type Says } from '#server/imports/parsing/says.ts';
import { flatFields, type Source, type Sources, sourceOf, withFields, withSource } from '../sources.ts';

/** A field that a person set and of which a file says something else, which `said` is. */
export interface KeptField {
  readonly field: string;
  readonly said: unknown;
  readonly source: Source;
}

/** What a row becomes by a file: the same record where `changed` is empty. */
export interface Merged {
  readonly record: Fields;
  readonly sources: Sources | null;
  readonly changed: readonly string[];
  readonly kept: readonly KeptField[];
}

export interface MergeHow {
  /** Where the fields come from that the file changes. */
  readonly source: Source;
  readonly says?: Says | undefined;
  /** Also an empty value is said: what ships with Passleft has all fields of its rows. */
  readonly saysAll: boolean;
  /** What people set is overwritten as well. */
  readonly overwrites: boolean;
}

/** Fields that a row is known by, and one that only a real card changes. */
const IDENTITY: ReadonlySet<string> = new Set(['name', 'key', 'code', 'slug', 'isNameOnly']);
/** What a field is called where the row is known by another one. */
const NAMED_BY_CODE: ReadonlySet<string> = new Set(['code']);

/** Fields that are taken along, said or not, when another one changes, since they are made of it. */
const FOLLOWS: Readonly<Record<string, string>> = { cost: 'costText', costText: 'cost', typeLine: 'type' };

/**
 * What a stored row becomes by a file that says this of it. What the file does not say stays: fields that it lacks or leaves
 * empty, and `says.defaults`. What a person set stays too and is told in `kept`, unless the source is a person.
 */
export function mergeRow(
  stored: { readonly record: Fields; readonly sources: Sources | null },
  given: Fields,
  how: MergeHow,
): Merged {
  const before = flatFields(stored.record);
  const after = flatFields(given);
  const changes = new Map<string, unknown>();
  const kept: KeptField[] = [];
  const take = (field: string, value: unknown, isTold: boolean) => {
    const source = personBehind(stored, field, before.get(field));
    if (source === null || how.overwrites || how.source.by === 'person') changes.set(field, value);
    else if (isTold) kept.push({ field, said: value ?? null, source });
  };
  const identity = 'code' in given ? NAMED_BY_CODE : IDENTITY;
  for (const [field, value] of saidFields(after, before, how)) {
    if (identity.has(field)) continue;
    const said = fitted(field, value, before.get(field));
    if (!isSame(field, before.get(field), said, how.says)) take(field, said, true);
  }
  for (const [field, leader] of Object.entries(FOLLOWS)) {
    if (!changes.has(leader) || changes.has(field) || !after.has(field)) continue;
    const value = after.get(field);
    const isSaid = !isEmptyValue(value) && how.says?.defaults?.includes(field) !== true;
    if (isSaid || (field === 'typeLine' && isEmptyValue(value))) continue;
    if (!isDeepStrictEqual(before.get(field), value)) take(field, value, false);
  }
  if (stored.record.isNameOnly === true && given.isNameOnly === false) changes.set('isNameOnly', false);
  const changed = [...changes.keys()];
  return {
    record: changed.length === 0 ? stored.record : withFields(stored.record, changes),
    sources: changed.length === 0 ? stored.sources : withSource(stored.sources, changed, how.source),
    changed,
    kept,
  };
}

/** The source of a value that a person set; a picture that somebody uploaded is one, whatever is known of it. */
function personBehind(
  { sources }: { readonly sources: Sources | null },
  field: string,
  value: unknown,
): Source | null {
  const source = sourceOf(sources, field);
  if (source?.by === 'person') return source;
  const isUploaded = field === 'image' && typeof value === 'string' && value.startsWith('/pictures/');
  return isUploaded ? { by: 'person', id: null, at: 0 } : null;
}

const CLEARED: Readonly<Record<string, unknown>> = {
  cost: null,
  stats: null,
  rating: null,
  image: null,
  lanes: [],
  sides: [],
  releasedOn: null,
};

const clearedValue = (field: string): unknown => {
  if (field.includes('.')) return undefined;
  return field in CLEARED ? CLEARED[field] : '';
};

function* saidFields(
  given: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
  { says, saysAll }: MergeHow,
): Generator<[string, unknown]> {
  const clears = new Set(says?.clears);
  for (const [field, value] of given) {
    if (clears.has(field)) continue;
    const isDefault = says?.defaults?.includes(field) === true;
    if (field === 'stats' && says?.hasHalfStats === true) yield [field, wholeStats(before.get(field), value)];
    else if (field === 'sides' && !saysAll) {
      const sides = mergedSides(before.get(field), value, isDefault);
      if (sides !== null) yield [field, sides];
    } else if (saysAll || !(isDefault || isEmptyValue(value))) yield [field, value];
  }
  // Of all that is said an attribute that is missing is gone.
  if (saysAll)
    for (const field of before.keys()) if (field.includes('.') && !given.has(field)) yield [field, undefined];
  for (const field of clears) yield [field, clearedValue(field)];
}

/** `4` for the power of a card that is `2/3` makes it `4/3`. */
function wholeStats(before: unknown, power: unknown): unknown {
  const rest = typeof before === 'string' ? before.indexOf('/') : -1;
  return rest < 0 ? power : `${String(power)}${String(before).slice(rest)}`;
}

/** Faces keep what a file does not say of them; of faces that are made of pictures alone only the pictures are taken. */
function mergedSides(before: unknown, given: unknown, onlyPictures: boolean): unknown {
  if (!Array.isArray(given) || given.length === 0) return null;
  if (!Array.isArray(before) || before.length !== given.length) {
    const isKnown = Array.isArray(before) && before.length > 0;
    return onlyPictures && isKnown ? null : given;
  }
  return given.map((side: unknown, index): unknown => {
    const known: unknown = before[index];
    if (!isFields(side) || !isFields(known)) return side;
    const said = Object.entries(side).filter(
      ([field, value]) => !isEmptyValue(value) && (!onlyPictures || field === 'image'),
    );
    return { ...known, ...Object.fromEntries(said) };
  });
}

/** A value of a table is a text or a number; it is kept in the kind that the row has already. */
function fitted(field: string, said: unknown, before: unknown): unknown {
  if (!field.startsWith('attributes.')) return said;
  if (typeof before === 'string' && typeof said === 'number') return String(said);
  if (Array.isArray(before) && typeof said === 'string')
    return said === wordsOf(before) ? before : said.split(',').map((word) => word.trim());
  const number = typeof before === 'number' && typeof said === 'string' ? Number(said) : Number.NaN;
  return Number.isNaN(number) ? said : number;
}

const wordsOf = (list: readonly unknown[]) => list.map(String).join(', ');

function isSame(field: string, before: unknown, said: unknown, says: Says | undefined): boolean {
  const cell = says?.cells?.[field];
  if (cell !== undefined && isCellOf(before, cell)) return true;
  if (isDeepStrictEqual(before ?? null, said ?? null)) return true;
  // A list names a set as it likes: `isd` is ISD.
  return (
    field === 'set' &&
    typeof before === 'string' &&
    typeof said === 'string' &&
    before.toLowerCase() === said.toLowerCase()
  );
}
