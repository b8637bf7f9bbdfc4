import { titleOf } from '../parsing/slug.ts';
import type { FabPart } from './fabRows.ts';

/** Columns by which a table of the Flesh and Blood files is known. */
const marks: readonly (readonly [FabPart, readonly string[]])[] = [
  ['printing', ['Unique ID', 'Card Unique ID', 'Set Printing Unique ID', 'Foiling']],
  ['card', ['Unique ID', 'Name', 'Pitch', 'Types', 'Functional Text']],
  ['setPrinting', ['Unique ID', 'Set Unique ID', 'Start Card Id']],
  ['face', ['Front Card Printing Unique ID', 'Back Card Printing Unique ID', 'Is DFC']],
];
const exact: readonly (readonly [FabPart, readonly string[]])[] = [
  ['set', ['Unique ID', 'Identifier', 'Name']],
  ['rarity', ['Shorthand', 'Text']],
];
const wordLists = new Set([
  'artist',
  'keyword',
  'type',
  'icon',
  'edition',
  'foiling',
  'art variation',
  'art-variation',
]);
const wordHeaders = new Set(['Name', 'Unique ID,Name', 'Unique ID,Name,Description', 'Shorthand,Name']);

/** Tells which Flesh and Blood table a header is of: a part, `words` for a list of words, or null. */
export function fabPartOf(header: readonly string[], fileName: string): FabPart | 'words' | null {
  const labels = header.map((label) => label.trim()).filter(Boolean);
  const marked = marks.find(([, columns]) => columns.every((column) => labels.includes(column)));
  if (marked) return marked[0];
  const same = exact.find(([, columns]) => columns.join() === labels.join());
  if (same) return same[0];
  return wordHeaders.has(labels.join()) && wordLists.has(titleOf(fileName).toLowerCase()) ? 'words' : null;
}
