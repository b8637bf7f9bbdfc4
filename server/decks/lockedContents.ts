import type { DeckLine } from '#contract/decks/deckLists.ts';
import type { DeckCard, DeckContents } from '#contract/decks/decks.ts';
import type { GameLook } from '#contract/games/faces.ts';

const printingOf = (card: number | null, finish: string) => `${card}:${finish}`;

/** The lines of a locked copy laid out over the pool again; of equal printings those that were picked first come first. */
export function contentsOfLines(
  lines: readonly DeckLine[],
  { buckets }: Pick<GameLook, 'buckets'>,
  pool: readonly DeckCard[],
): DeckContents {
  const unused = new Map<string, string[]>();
  for (const { id, card, finish } of pool) {
    const key = printingOf(card, finish);
    unused.set(key, [...(unused.get(key) ?? []), id]);
  }
  const idsOf = ({ card, finish, count }: DeckLine) =>
    unused.get(printingOf(card, finish))?.splice(0, count) ?? [];
  const inBucket = (key: string) => lines.filter(({ bucket, card }) => bucket === key && card !== null);
  return {
    buckets: Object.fromEntries(buckets.map(({ key }) => [key, inBucket(key).flatMap(idsOf)])),
    free: Object.fromEntries(
      lines.flatMap(({ card, name, count }) => (card === null ? [[name, count] as const] : [])),
    ),
  };
}
