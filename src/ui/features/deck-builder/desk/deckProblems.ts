import { problemInWords, problemsOfDeck } from '#contract/decks/deckRules.ts';
import type { DeckContents } from '#contract/decks/decks.ts';
import { type CardFace, type GameLook, ownNameOf } from '#contract/games/faces.ts';
import type { DeckProblem } from '#engine/deck.ts';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import type { DeckEntry } from './deckEntries.ts';

/** A problem of the deck; `mark` is what is said beside the board's name. */
export interface DeckTrouble {
  readonly key: string;
  readonly title: string;
  readonly bucket: string;
  readonly mark: { readonly kind: 'short' | 'tooMany' | 'copies' | 'unknown'; readonly count: number };
  /** Cards that would fix it, 0 where adding does not help. */
  readonly isShortBy: number;
}

/** All that keeps a deck from being submitted, in words; empty for a deck that is ready. */
export function troublesOf(
  look: GameLook,
  pool: ReadonlyMap<string, DeckEntry>,
  contents: DeckContents,
  freeFaces: readonly CardFace[],
): readonly DeckTrouble[] {
  const nameOf = (id: string) => {
    const face = pool.get(id)?.face;
    return face === undefined ? null : ownNameOf(face);
  };
  const faces = [...freeFaces, ...[...pool.values()].map(({ face }) => face)];
  return problemsOfDeck(look, contents, freeFaces.map(ownNameOf), nameOf).map((problem) => ({
    title: writtenHere(`${problemInWords(shownIn(problem, faces), look)}.`).replace(/[.。]$/u, ''),
    ...markOf(problem),
  }));
}

/** A problem by the name that its card is shown under. */
function shownIn(problem: DeckProblem, faces: readonly CardFace[]): DeckProblem {
  if (problem.kind !== 'tooManyCopies') return problem;
  const face = faces.find((each) => ownNameOf(each) === problem.name);
  return face === undefined ? problem : { ...problem, name: face.name };
}

function markOf(problem: DeckProblem): Omit<DeckTrouble, 'title'> {
  switch (problem.kind) {
    case 'tooFewCards':
      return short('size', 'main', problem.needs - problem.has);
    case 'bucketTooSmall':
      return short(`small-${problem.bucket}`, problem.bucket, problem.needs - problem.has);
    case 'bucketTooLarge': {
      const count = problem.has - problem.allowed;
      return more(`large-${problem.bucket}`, problem.bucket, { kind: 'tooMany', count });
    }
    case 'tooManyCopies':
      return more(`copies-${problem.name}`, 'main', { kind: 'copies', count: problem.has });
    case 'unknownBucket':
      return more(`unknown-${problem.bucket}`, problem.bucket, { kind: 'unknown', count: problem.has });
  }
}

const short = (key: string, bucket: string, by: number): Omit<DeckTrouble, 'title'> => ({
  ...{ key, bucket, isShortBy: by },
  mark: { kind: 'short', count: by },
});

const more = (key: string, bucket: string, mark: DeckTrouble['mark']): Omit<DeckTrouble, 'title'> => ({
  ...{ key, bucket, mark, isShortBy: 0 },
});
