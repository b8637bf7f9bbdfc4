import type { DeckCard, DeckSuggestion } from '#contract/decks.ts';
import { suggestDeck } from '#engine/bots/suggestDeck.ts';
import { instanceId } from '#engine/cards.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';

/** The share of a deck that free cards take where they are what the others are played with. */
const FREE_SHARE = 0.425;

/** The deck that a bot would build of a pool, with room for the free cards of its game; null for an empty pool. */
export function suggestionFor(
  { setup, game }: Pick<RunningDraft, 'setup' | 'game'>,
  pool: readonly DeckCard[],
): DeckSuggestion | null {
  if (pool.length === 0) return null;
  const cards = pool.map(({ id, card, finish }) => ({ id: instanceId(id), card, finish }));
  const { main, side, groups } = suggestDeck(setup.catalogue, cards);
  const free = game.freeCards.length === 0 ? 0 : Math.round(game.deckSize * FREE_SHARE);
  return withRoomFor(free, Math.max(0, game.deckSize - free), { main, side, groups });
}

/** The weakest of the main deck give way to free cards; the reasons say so. */
function withRoomFor(free: number, picks: number, { main, side, groups }: DeckSuggestion): DeckSuggestion {
  const leaving = new Set(main.slice(picks));
  if (leaving.size === 0) return { main, side, groups };
  const staying = groups.map(({ reason, cards }) => ({
    reason,
    cards: cards.filter((id) => !leaving.has(id)),
  }));
  const [first, ...rest] = staying.filter(({ cards }) => cards.length > 0);
  const gone = { reason: `Would fit, but ${free} free cards need the room.`, cards: [...leaving] };
  return {
    main: main.slice(0, picks),
    side: [...leaving, ...side],
    groups: first === undefined ? [gone] : [first, gone, ...rest],
  };
}
