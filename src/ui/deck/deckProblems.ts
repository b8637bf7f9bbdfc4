import type { DeckContents } from '#contract/decks.ts';
import type { CardFace, GameLook } from '#contract/faces.ts';
import { type DeckCards, type DeckProblem, validateDeck } from '#engine/deck.ts';
import { bucketName, type DeckEntry } from './deckEntries.ts';

export const mainKeyOf = ({ buckets }: GameLook): string =>
  buckets.find(({ key }) => key === 'main')?.key ?? buckets[0]?.key ?? 'main';
export const sideKeyOf = (look: GameLook): string =>
  look.buckets.find(({ key }) => key === 'side')?.key ?? mainKeyOf(look);

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
  const main = mainKeyOf(look);
  const ruleKey = (key: string) => (key === main ? 'main' : key === sideKeyOf(look) ? 'side' : key);
  const picks: DeckCards = Object.entries(contents.buckets).flatMap(([bucket, ids]) =>
    ids.flatMap((id) => {
      const name = pool.get(id)?.face.name;
      return name === undefined ? [] : [{ name, bucket: ruleKey(bucket), count: 1 }];
    }),
  );
  const free = Object.entries(contents.free).map(([name, count]) => ({ name, bucket: 'main', count }));
  const rules = {
    deckSize: look.deckSize,
    maxCopies: look.maxCopies,
    buckets: look.buckets.map(({ key, label, min, max }) => ({ key: ruleKey(key), label, min, max })),
    freeCards: freeFaces.map(({ name }) => name),
  };
  const mainLabel = look.buckets.find(({ key }) => key === main)?.label ?? 'Main';
  return validateDeck(rules, [...picks, ...free]).map((problem) => troubleOf(problem, bucketName(mainLabel)));
}

export const cardsInWords = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const moreCards = (count: number) => (count === 1 ? '1 more card' : `${count} more cards`);

function troubleOf(problem: DeckProblem, mainName: string): DeckTrouble {
  switch (problem.kind) {
    case 'tooFewCards':
      return short('size', 'main', mainName, problem.needs - problem.has);
    case 'bucketTooSmall':
      return short(
        `small-${problem.bucket}`,
        problem.bucket,
        bucketName(problem.label),
        problem.needs - problem.has,
      );
    case 'bucketTooLarge': {
      const over = problem.has - problem.allowed;
      return {
        key: `large-${problem.bucket}`,
        title: `${bucketName(problem.label)} holds ${cardsInWords(problem.allowed)} at most, take ${over} out`,
        bucket: problem.bucket,
        tag: `${over} too many`,
        isShortBy: 0,
      };
    }
    case 'tooManyCopies':
      return {
        key: `copies-${problem.name}`,
        title: `${problem.has} copies of ${problem.name}, ${problem.allowed} are allowed`,
        bucket: 'main',
        tag: 'too many copies',
        isShortBy: 0,
      };
    case 'unknownBucket':
      return {
        key: `unknown-${problem.bucket}`,
        title: `${cardsInWords(problem.has)} in “${problem.bucket}”, which this game does not have any more`,
        bucket: problem.bucket,
        tag: 'no such bucket',
        isShortBy: 0,
      };
  }
}

const short = (key: string, bucket: string, name: string, by: number): DeckTrouble => ({
  key,
  title: `${name} needs ${moreCards(by)}`,
  bucket,
  tag: `${by} short`,
  isShortBy: by,
});
