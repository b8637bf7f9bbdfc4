import type { PictureMatch } from '#contract/admin/imports.ts';
import { foldSearch } from '#contract/cardLists/searchNames.ts';

/** A printing that a picture may belong to. */
export interface MatchablePrinting {
  readonly id: string;
  readonly key: string;
  readonly card: string;
  readonly set: string;
  readonly number: string;
}

const NO_CARD = 'No card has this name or number.';
const severalCards = (count: number) =>
  `${count} printings have this name; add the number to the file's name.`;

/**
 * Finds the printing that each file name means: by key, by set and number (`TEA-012`), by card and number
 * (`kettle-ghost 12`), by card name alone where there is one printing, or by number alone inside one set.
 */
export function matchPictures(
  names: readonly string[],
  printings: readonly MatchablePrinting[],
  isOneSet: boolean,
): PictureMatch[] {
  const places = new Map<string, Set<MatchablePrinting>>();
  const add = (key: string, printing: MatchablePrinting) => {
    if (key === '') return;
    const known = places.get(key);
    if (known) known.add(printing);
    else places.set(key, new Set([printing]));
  };
  for (const printing of printings) {
    const number = plainNumber(printing.number);
    add(plain(printing.key), printing);
    add(plain(`${printing.set} ${number}`), printing);
    add(plain(`${printing.set} ${printing.card}`), printing);
    add(plain(`${printing.card} ${number}`), printing);
    add(plain(printing.card), printing);
    if (isOneSet) add(plain(number), printing);
  }
  return names.map((name) => matchOf(name, places));
}

function matchOf(name: string, places: ReadonlyMap<string, ReadonlySet<MatchablePrinting>>): PictureMatch {
  for (const key of keysOf(name)) {
    const found = [...(places.get(key) ?? [])];
    const [printing] = found;
    if (!printing) continue;
    if (found.length > 1) return { name, printing: null, why: severalCards(found.length) };
    const { id, card, set, number } = printing;
    return { name, printing: { id, card, set, number }, why: '' };
  }
  return { name, printing: null, why: NO_CARD };
}

/** What a file name may mean: without its ending, with numbers as they are counted, with the folder's name before it. */
function keysOf(name: string): string[] {
  const path = name.replace(/\.(jpe?g|png|webp|avif|gif)$/i, '');
  const parts = path.split(/[\\/]/).filter(Boolean);
  const file = parts.at(-1) ?? '';
  const folder = parts.at(-2) ?? '';
  const written = [path, `${folder} ${file}`, file];
  return [...new Set(written.flatMap((text) => [plain(text), plain(withPlainNumbers(text))]))];
}

/** Letters and digits alone, so that blanks, dashes, quotes and accents do not matter. */
const plain = (text: string): string =>
  foldSearch(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const plainNumber = (number: string): string => number.replace(/^0+(?=\d)/, '');
const withPlainNumbers = (text: string): string =>
  text.replaceAll(/(^|[^\p{L}\p{N}])0+(?=\d)/gu, (_, before: string) => before);
