import { useEffect, useState } from 'react';
import type { DeckExport } from '#contract/decks/exports.ts';
import { errorWords } from '#src/machines/failure.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';

/** A deck in a format: on its way, there, or why it is not. */
export type LoadedExport =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'there'; readonly file: DeckExport };

/** The saved deck in the format of this slug, asked for anew with each slug. */
export function useExport(slug: string) {
  const { loadExport } = useDeckDesk();
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<LoadedExport>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another format or by Retry, not when the desk is painted anew
  useEffect(() => {
    let isWanted = true;
    setLoaded({ state: 'loading' });
    loadExport(slug).then(
      (file) => isWanted && setLoaded({ state: 'there', file }),
      (error: unknown) => isWanted && setLoaded({ state: 'failed', words: wordsOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [slug, turn]);
  return { loaded, retry: () => setTurn(turn + 1) };
}

const wordsOf = (error: unknown): string => {
  const words = errorWords(error);
  return words.startsWith('Timeout')
    ? 'The last changes are not saved yet, and an export is made of the saved deck.'
    : words;
};
