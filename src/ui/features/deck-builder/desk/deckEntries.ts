import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import { type CardFace, ownNameOf } from '#contract/games/faces.ts';

/** One card instance of the pool, with what is printed on it. */
export interface DeckEntry {
  readonly id: string;
  readonly face: CardFace;
  readonly isFoil: boolean;
  readonly round: number;
  readonly pick: number;
}

/** A card the game gives for nothing, and how many of it are in the main deck. */
export interface FreeEntry {
  readonly face: CardFace;
  readonly count: number;
}

/** The pool by instance; cards without a face are left out. */
export function poolEntries({ pool, faces }: DeckView): ReadonlyMap<string, DeckEntry> {
  return new Map(
    pool.flatMap(({ id, card, finish, round, pick }) => {
      const face = faces[card];
      return face ? [[id, { id, face, isFoil: finish === 'foil', round, pick }] as const] : [];
    }),
  );
}

const known = new WeakMap<readonly string[], readonly DeckEntry[]>();
const NONE: readonly string[] = [];

/** The cards of a bucket, in order. A list that no edit touched gives the same entries again, so that nobody draws them anew. */
export function entriesOf(
  pool: ReadonlyMap<string, DeckEntry>,
  contents: DeckContents,
  bucket: string,
): readonly DeckEntry[] {
  const ids = contents.buckets[bucket] ?? NONE;
  const before = known.get(ids);
  if (before?.every((entry) => pool.get(entry.id) === entry)) return before;
  const entries = ids.flatMap((id) => pool.get(id) ?? []);
  known.set(ids, entries);
  return entries;
}

export const freeEntriesOf = (freeFaces: readonly CardFace[], contents: DeckContents): readonly FreeEntry[] =>
  freeFaces.flatMap((face) => {
    const count = contents.free[ownNameOf(face)] ?? 0;
    return count > 0 ? [{ face, count }] : [];
  });

export const countFree = (contents: DeckContents): number =>
  Object.values(contents.free).reduce((sum, count) => sum + count, 0);
