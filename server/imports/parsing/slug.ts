import { titleOfFile } from '#contract/naming/titleOfFile.ts';
import { cut } from './shortened.ts';

const longestKey = 120;
const longestSlug = 48;

/** Lower-case words joined by `-`, at most 48 characters; text without a Latin letter or digit gets a slug of its own. */
export function slugOf(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longestSlug)
    .replace(/-+$/, '');
  return slug === '' ? `list-${fingerprint(text)}` : slug;
}

/** A printing key from its set, number and card name: the same over imports, at most 120 characters. */
export function printingKey(set: string, number: string, card: string): string {
  const whole = [set, number, card].join('/').toLowerCase();
  return whole.length <= longestKey ? whole : `${cut(whole, longestKey - 9)}~${fingerprint(whole)}`;
}

/** The file's name without folders and endings, as words: `retail/Shimmering_Skies.draftmancer.txt` is `Shimmering Skies`. */
export function titleOf(fileName: string): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? '';
  const stem = last.replace(/(\.(txt|csv|tsv|json|draftmancer))+$/i, '');
  const words = stem.replace(/[_\s]+/g, ' ').trim();
  return words === '' ? 'Card list' : cut(words, 100);
}

/** The title of cards whose file doesn't name them. */
export const listTitle = (fileName: string): string => titleOfFile(fileName) || 'Card list';

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
