import { bucketName, mainKeyOf, sideKeyOf } from '#contract/decks/deckRules.ts';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import type { DeckEntry, FreeEntry } from './deckEntries.ts';
import { countFree, entriesOf, freeEntriesOf } from './deckEntries.ts';
import { type DeckTrouble, troublesOf } from './deckProblems.ts';

/** A bucket of the game as a board. */
export interface DeckBoard {
  readonly key: string;
  readonly name: string;
  readonly entries: readonly DeckEntry[];
  /** With free cards, for the main deck. */
  readonly count: number;
}

export interface DeckParts {
  readonly boards: readonly DeckBoard[];
  readonly main: DeckBoard;
  /** The main board itself where a game has no other. */
  readonly side: DeckBoard;
  readonly free: readonly FreeEntry[];
  readonly troubles: readonly DeckTrouble[];
}

/** What a deck amounts to: its boards, its free cards and what keeps it from being submitted. */
export function partsOf(
  { look, freeFaces }: Pick<DeckView, 'look' | 'freeFaces'>,
  pool: ReadonlyMap<string, DeckEntry>,
  contents: DeckContents,
): DeckParts {
  const [mainKey, sideKey] = [mainKeyOf(look), sideKeyOf(look)];
  const labels = new Map(look.buckets.map(({ key, label }) => [key, bucketName(label)]));
  const keys = [...new Set([...look.buckets.map(({ key }) => key), ...Object.keys(contents.buckets)])];
  const boards = keys.map((key): DeckBoard => {
    const entries = entriesOf(pool, contents, key);
    const count = entries.length + (key === mainKey ? countFree(contents) : 0);
    return { key, name: labels.get(key) ?? key, entries, count };
  });
  const empty: DeckBoard = { key: mainKey, name: 'Main', entries: [], count: 0 };
  const main = boards.find(({ key }) => key === mainKey) ?? empty;
  return {
    boards,
    main,
    side: boards.find(({ key }) => key === sideKey) ?? main,
    free: freeEntriesOf(freeFaces, contents),
    troubles: troublesOf(look, pool, contents, freeFaces),
  };
}

export const boardOf = (boards: readonly DeckBoard[], id: string): DeckBoard | undefined =>
  boards.find(({ entries }) => entries.some((entry) => entry.id === id));
