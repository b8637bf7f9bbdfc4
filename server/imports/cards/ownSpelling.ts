import { type KnownCard, NameIndex } from '#contract/cardLists/nameIndex.ts';
import type { ImportOptions } from '../batch.ts';

/** Names of cards in other languages, by their own names. */
export type OtherNames = ReadonlyMap<string, readonly string[]>;

const NO_OTHER_NAMES: OtherNames = new Map();

/** Cards as lists name them, once by name. */
export const namedCards = (names: Iterable<string>, others: OtherNames = NO_OTHER_NAMES): KnownCard[] =>
  [...new Set(names)].map((name) => {
    const otherNames = others.get(name);
    return { id: name, name, ...(otherNames && { otherNames }) };
  });

/** How cards of these names are found by other spellings of them, and in other languages where those are given. */
export function spellingsOf(
  names: readonly string[],
  others: OtherNames = NO_OTHER_NAMES,
): Required<Pick<ImportOptions, 'ownSpelling' | 'fullName'>> {
  let index: NameIndex<KnownCard> | null = null;
  const find = (name: string) => {
    index ??= new NameIndex(namedCards(names, others));
    const hit = index.find(name);
    const [only, other] = hit?.cards ?? [];
    return hit && only && !other ? { how: hit.how, name: only.name } : null;
  };
  return {
    fullName: (name) => find(name)?.name ?? null,
    ownSpelling: (name) => {
      const found = find(name);
      return found === null || found.how === 'front' ? null : found.name;
    },
  };
}
