import { type ChangeEvent, useMemo, useState } from 'react';
import { nameSearch } from '#contract/cardLists/searchNames.ts';

/** An input that finds things by their names, and what it finds. Keep `items` stable: their names are folded once. */
export function useNameSearch<
  Item extends { readonly name: string; readonly otherNames?: readonly string[] | undefined },
>(items: readonly Item[]) {
  const [words, setWords] = useState('');
  const search = useMemo(
    () => nameSearch(items, ({ name, otherNames = [] }) => [name, ...otherNames]),
    [items],
  );
  return {
    words: words.trim(),
    found: search(words),
    clear: () => setWords(''),
    input: {
      size: 'sm',
      type: 'search',
      autoComplete: 'off',
      value: words,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setWords(target.value),
    } as const,
  };
}
