import { createHash, createHmac } from 'node:crypto';
import { type DeckLine, textOfList } from '#contract/decks/deckLists.ts';
import type { DeckContents } from '#contract/decks/decks.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { bucketKeys } from '../decks/deckContents.ts';

/** A pool's card as a deck's list needs it. */
export interface ListedCard {
  readonly id: string;
  readonly card: number;
  readonly finish: 'plain' | 'foil';
}

const lineOf = (bucket: string, printing: DraftCard, { card, finish }: ListedCard): DeckLine => {
  const { name, set, number, rarity } = printing;
  return { bucket, count: 1, name, set, number, rarity, finish, card };
};

const freeLine = (bucket: string, name: string, count: number): DeckLine => ({
  bucket,
  count,
  name,
  set: '',
  number: '',
  rarity: '',
  finish: 'plain',
  card: null,
});

/** A deck's contents as lines: buckets in the game's order, equal printings together, free cards behind the main deck. */
export function linesOfDeck(
  game: Pick<GameDefinition, 'buckets'>,
  cards: readonly DraftCard[],
  pool: readonly ListedCard[],
  contents: DeckContents,
): DeckLine[] {
  const byId = new Map(pool.map((card) => [card.id, card]));
  const { main } = bucketKeys(game);
  return game.buckets.flatMap(({ key }) => {
    const lines = new Map<string, DeckLine>();
    for (const id of contents.buckets[key] ?? []) {
      const listed = byId.get(id);
      const printing = listed && cards[listed.card];
      if (!listed || !printing) continue;
      const at = `${listed.card}:${listed.finish}`;
      const known = lines.get(at);
      lines.set(at, known ? { ...known, count: known.count + 1 } : lineOf(key, printing, listed));
    }
    const free =
      key === main
        ? Object.entries(contents.free).flatMap(([name, count]) =>
            count > 0 ? [freeLine(key, name, count)] : [],
          )
        : [];
    return [...lines.values(), ...free];
  });
}

/**
 * The fingerprint of a list, in hex: the same for equal decks whatever their order. It is an HMAC-SHA-256 of the list's
 * text with a random nonce as its key, so that nobody finds a list by trying likely ones; a deck that was submitted
 * before there were nonces has the plain SHA-256.
 */
export const fingerprintOf = (lines: readonly DeckLine[], nonce: string | null): string =>
  (nonce === null ? createHash('sha256') : createHmac('sha256', Buffer.from(nonce, 'hex')))
    .update(textOfList(lines))
    .digest('hex');
