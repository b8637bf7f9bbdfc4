import type { SetChoice } from '#contract/admin/imports.ts';
import type { SharedSet, SourceAdapter } from './sourceAdapter.ts';

/** Whether a set has this name or code, however it is written. */
const isSetNamed = ({ name, code }: SharedSet, asked: string): boolean =>
  [name.toLowerCase(), code.toLowerCase()].includes(asked.trim().toLowerCase());

/** The set that a file is read as: the one that was asked for, or the first; undefined where it has none. */
export const chosenSet = (sets: readonly SharedSet[], asked: string | null): SharedSet | undefined =>
  (asked === null ? undefined : sets.find((set) => isSetNamed(set, asked))) ?? sets[0];

/** The sets that files of public sources could be read as, the largest first; null where there is no choice. */
export function setChoiceOf(
  files: readonly { readonly adapter: SourceAdapter; readonly value: unknown }[],
  asked: string | null,
): SetChoice | null {
  const sets = new Map<string, SharedSet>();
  const chosen = new Set<string>();
  for (const { adapter, value } of files) {
    const found = adapter.setsIn?.(value) ?? [];
    for (const { name, code, cards } of found)
      sets.set(name, { name, code, cards: cards + (sets.get(name)?.cards ?? 0) });
    const one = chosenSet(found, asked);
    if (one) chosen.add(one.name);
  }
  if (sets.size < 2) return null;
  const [only = null, ...others] = chosen;
  return {
    chosen: others.length === 0 ? only : null,
    sets: [...sets.values()].sort((left, right) => right.cards - left.cards),
  };
}
