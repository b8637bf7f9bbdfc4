import { useCallback, useMemo, useState } from 'react';
import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckKeeping } from './deckKeeping.ts';

/** All decks of the pool as far as this window knows; a deck that was never saved is no row of the server yet, but it is one. */
export function usePoolDecks(
  { decks, number }: Pick<DeckView, 'decks' | 'number'>,
  keeping: Pick<DeckKeeping, 'removeDeck'>,
) {
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const kept = useMemo(() => {
    const isKnown = decks.some((deck) => deck.number === number);
    const own = { number, name: '', main: 0, savedAtMs: null, submittedAtMs: null };
    return (isKnown ? decks : [own, ...decks]).filter((deck) => !removed.has(deck.number));
  }, [decks, number, removed]);
  const removeDeck = useCallback(
    async (gone: number) => {
      await keeping.removeDeck(gone);
      setRemoved((before) => new Set([...before, gone]));
    },
    [keeping],
  );
  return useMemo(() => ({ decks: kept, removeDeck }), [kept, removeDeck]);
}
