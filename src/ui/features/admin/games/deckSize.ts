import { mainKeyOf } from '#contract/decks/deckRules.ts';
import type { GameDefinition } from '#contract/games/game.ts';

type Deck = Pick<GameDefinition, 'deckSize' | 'buckets'>;

/** Another least size of a deck, said of its main bucket too: the two are one rule. */
export function withDeckSize({ buckets }: Deck, deckSize: number): Deck {
  const main = mainKeyOf({ buckets });
  return {
    deckSize,
    buckets: buckets.map((bucket) => (bucket.key === main ? { ...bucket, min: deckSize } : bucket)),
  };
}

/** Other buckets, with the size of a deck as its main bucket says it. */
export function withBuckets(before: Deck, buckets: GameDefinition['buckets']): Deck {
  const main = mainKeyOf({ buckets });
  const least = buckets.find(({ key }) => key === main)?.min;
  const known = before.buckets.find(({ key }) => key === main)?.min;
  return { buckets, deckSize: least === undefined || least === known ? before.deckSize : least };
}
