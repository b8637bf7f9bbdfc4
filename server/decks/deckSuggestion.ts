import type { DeckCard, DeckSuggestion } from '#contract/decks/decks.ts';
import type { CardFace } from '#contract/games/faces.ts';
import { suggestDeck } from '#engine/bots/suggestDeck.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { Catalogue } from '#engine/core/setup.ts';

/** The deck that a bot would build of the pool with the free cards of its game; null for an empty pool. */
export function suggestionFor(
  catalogue: Catalogue,
  pool: readonly DeckCard[],
  freeFaces: readonly CardFace[],
): DeckSuggestion | null {
  if (pool.length === 0) return null;
  const cards = pool.map(({ id, card, finish }) => ({ id: instanceId(id), card, finish }));
  const { main, side, free, groups } = suggestDeck(catalogue, cards, freeFaces);
  return { main, side, free, groups };
}
