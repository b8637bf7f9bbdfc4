import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { titleOf } from '../parsing/slug.ts';

/** What a file of the NetrunnerDB family holds. */
export type CodedPart =
  | 'cards'
  | 'packs'
  | 'cycles'
  | 'factions'
  | 'types'
  | 'sides'
  | 'sets'
  | 'translation';

/** A file of the NetrunnerDB family: records that name each other by code. */
export interface CodedFile {
  readonly part: CodedPart;
  readonly records: readonly unknown[];
  /** Its path, which tells the language of a translation. */
  readonly fileName: string;
  readonly file?: string | undefined;
  /** Address of a picture with `{code}` in it, where the file says one for all of its cards. */
  readonly imageTemplate?: string | undefined;
}

/** What the parts are called in sentences. */
export const codedPartNames: Readonly<Record<CodedPart, string>> = {
  cards: 'cards of NetrunnerDB-shaped JSON',
  packs: 'the packs of NetrunnerDB-shaped JSON',
  cycles: 'the cycles of NetrunnerDB-shaped JSON',
  factions: 'the factions of NetrunnerDB-shaped JSON',
  types: 'the types of cards of NetrunnerDB-shaped JSON',
  sides: 'the sides of NetrunnerDB-shaped JSON',
  sets: 'the sets of scenarios of NetrunnerDB-shaped JSON',
  translation: 'a translation of NetrunnerDB-shaped JSON',
};

const namedParts: readonly CodedPart[] = ['types', 'sides', 'factions', 'sets', 'cycles'];

/** Tells which part of the NetrunnerDB family records are, or null where they are none. */
export function codedPartOf(records: readonly unknown[], fileName: string): CodedPart | null {
  const record = records.find(isFields);
  if (!record || !('code' in record)) return null;
  if ('pack_code' in record) return 'cards';
  if (records.some((other) => isFields(other) && ('cycle_code' in other || 'pack_type_code' in other)))
    return 'packs';
  if ('card_set_type_code' in record) return 'sets';
  if ('color_xterm' in record || 'is_mini' in record || 'is_primary' in record) return 'factions';
  if ('is_subtype' in record) return 'types';
  if ('rotated' in record && 'size' in record) return 'cycles';
  const keys = Object.keys(record);
  if ('name' in record && keys.every((key) => ['code', 'name', 'octgn_id'].includes(key))) {
    const stem = titleOf(fileName).toLowerCase();
    return namedParts.find((part) => part === stem) ?? 'types';
  }
  const isTold = keys.some((key) => ['title', 'name', 'text', 'keywords', 'flavor'].includes(key));
  return isTold && keys.every((key) => translatedKeys.has(key)) ? 'translation' : null;
}

const translatedKeys = new Set([
  'code',
  'title',
  'name',
  'text',
  'keywords',
  'flavor',
  'traits',
  'subname',
  'back_text',
  'back_name',
  'back_flavor',
  'illustrator',
]);

/** The template of picture addresses that a file says beside its records, as NetrunnerDB does. */
export function imageTemplateOf(value: unknown): string | undefined {
  const template = isFields(value) ? textOf(value.imageUrlTemplate) : '';
  return /^https?:\/\//.test(template) && template.includes('{code}') ? template : undefined;
}

/** Whether records are decks or rotations of the family, which hold no cards of their own. */
export function isCodedDeck(record: Fields): boolean {
  return 'code' in record && isFields(record.cards);
}

/** Names by code from the files of one part. */
export function namesByCode(files: readonly CodedFile[], part: CodedPart): Map<string, string> {
  const records = files.filter((file) => file.part === part).flatMap((file) => file.records.filter(isFields));
  return new Map(records.map((record) => [textOf(record.code), textOf(record.name) || textOf(record.code)]));
}

/** A code as words: `weyland-consortium` is `Weyland Consortium`. */
export function wordsOfCode(code: string): string {
  return code
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
