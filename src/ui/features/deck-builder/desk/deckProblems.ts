import { problemInWords, problemsOfDeck } from '#contract/decks/deckRules.ts';
import type { DeckContents } from '#contract/decks/decks.ts';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { DeckProblem } from '#engine/deck.ts';
import type { DeckEntry } from './deckEntries.ts';

/** A problem of the deck in words. `tag` stands beside the bucket's name. */
export interface DeckTrouble {
  readonly key: string;
  readonly title: string;
  readonly bucket: string;
  readonly tag: string;
  /** Cards that would mend it, 0 where adding does not help. */
  readonly isShortBy: number;
}

/** All that keeps a deck from being submitted, in words; empty for a deck that is ready. */
export function troublesOf(
  look: GameLook,
  pool: ReadonlyMap<string, DeckEntry>,
  contents: DeckContents,
  freeFaces: readonly CardFace[],
): readonly DeckTrouble[] {
  const freeCards = freeFaces.map(({ name }) => name);
  const nameOf = (id: string) => pool.get(id)?.face.name ?? null;
  return problemsOfDeck(look, contents, freeCards, nameOf).map((problem) => ({
    title: problemInWords(problem, look),
    ...markOf(problem),
  }));
}

function markOf(problem: DeckProblem): Omit<DeckTrouble, 'title'> {
  switch (problem.kind) {
    case 'tooFewCards':
      return short('size', 'main', problem.needs - problem.has);
    case 'bucketTooSmall':
      return short(`small-${problem.bucket}`, problem.bucket, problem.needs - problem.has);
    case 'bucketTooLarge': {
      const tag = `${problem.has - problem.allowed} too many`;
      return { key: `large-${problem.bucket}`, bucket: problem.bucket, tag, isShortBy: 0 };
    }
    case 'tooManyCopies':
      return { key: `copies-${problem.name}`, bucket: 'main', tag: 'too many copies', isShortBy: 0 };
    case 'unknownBucket':
      return {
        key: `unknown-${problem.bucket}`,
        bucket: problem.bucket,
        tag: 'no such bucket',
        isShortBy: 0,
      };
  }
}

const short = (key: string, bucket: string, by: number) => ({
  key,
  bucket,
  tag: `${by} short`,
  isShortBy: by,
});
