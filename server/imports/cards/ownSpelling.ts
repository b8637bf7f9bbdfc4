import { NameIndex } from '#contract/cardLists/nameIndex.ts';
import type { ImportOptions } from '../batch.ts';

/** How cards of these names are found by other spellings of them. */
export function spellingsOf(
  names: readonly string[],
): Required<Pick<ImportOptions, 'ownSpelling' | 'fullName'>> {
  let index: NameIndex<{ readonly id: string; readonly name: string }> | null = null;
  const find = (name: string) => {
    index ??= new NameIndex([...new Set(names)].map((own) => ({ id: own, name: own })));
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
