import { type DeckCards, type DeckProblem, type DeckRules, validateDeck } from '#engine/deck.ts';
import type { GameLook } from '../games/faces.ts';
import type { DeckContents } from './decks.ts';

type Buckets = Pick<GameLook, 'buckets'>;
/** What of a game its decks are measured by. */
export type DeckGame = Pick<GameLook, 'buckets' | 'deckSize' | 'maxCopies'>;

/** The bucket that counts as the deck. */
export const mainKeyOf = ({ buckets }: Buckets): string =>
  buckets.find(({ key }) => key === 'main')?.key ?? buckets[0]?.key ?? 'main';

/** The bucket for the rest of a pool; the main one where a game has no other. */
export const sideKeyOf = (game: Buckets): string =>
  game.buckets.find(({ key }) => key === 'side')?.key ?? mainKeyOf(game);

/** "Main deck" is "Main" where there is little room and in sentences. */
export const bucketName = (label: string): string => label.replace(/ deck$/i, '') || label;

export const cardsInWords = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const moreCards = (count: number) => (count === 1 ? '1 more card' : `${count} more cards`);

/** Everything that keeps a deck from being submitted; `nameOf` gives the name of an instance, null for a stranger. */
export function problemsOfDeck(
  game: DeckGame,
  { buckets, free }: DeckContents,
  freeCards: readonly string[],
  nameOf: (id: string) => string | null,
): readonly DeckProblem[] {
  const ruleKey = (key: string) =>
    key === mainKeyOf(game) ? 'main' : key === sideKeyOf(game) ? 'side' : key;
  const picks: DeckCards = Object.entries(buckets).flatMap(([bucket, ids]) =>
    ids.flatMap((id) => {
      const name = nameOf(id);
      return name === null ? [] : [{ name, bucket: ruleKey(bucket), count: 1 }];
    }),
  );
  const added = Object.entries(free).map(([name, count]) => ({ name, bucket: 'main', count }));
  const rules: DeckRules = {
    deckSize: game.deckSize,
    maxCopies: game.maxCopies,
    buckets: game.buckets.map(({ key, label, min, max }) => ({ key: ruleKey(key), label, min, max })),
    freeCards,
  };
  return validateDeck(rules, [...picks, ...added]);
}

/** A problem in a sentence without its full stop, such as "Main needs 2 more cards". */
export function problemInWords(problem: DeckProblem, game: Buckets): string {
  switch (problem.kind) {
    case 'tooFewCards':
      return `${mainName(game)} needs ${moreCards(problem.needs - problem.has)}`;
    case 'bucketTooSmall':
      return `${bucketName(problem.label)} needs ${moreCards(problem.needs - problem.has)}`;
    case 'bucketTooLarge': {
      const over = problem.has - problem.allowed;
      return `${bucketName(problem.label)} holds ${cardsInWords(problem.allowed)} at most, take ${over} out`;
    }
    case 'tooManyCopies':
      return `${problem.has} copies of ${problem.name}, ${problem.allowed} ${problem.allowed === 1 ? 'is' : 'are'} allowed`;
    case 'unknownBucket':
      return `${cardsInWords(problem.has)} in “${problem.bucket}”, which this game does not have any more`;
  }
}

const mainName = (game: Buckets): string =>
  bucketName(game.buckets.find(({ key }) => key === mainKeyOf(game))?.label ?? 'Main');
