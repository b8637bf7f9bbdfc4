/** What a legal deck of a game is. `maxCopies` null means no limit, `freeCards` are names that it does not bind. */
export interface DeckRules {
  readonly deckSize: number;
  readonly maxCopies: number | null;
  readonly buckets: readonly {
    readonly key: string;
    readonly label: string;
    readonly min: number;
    readonly max: number | null;
  }[];
  readonly freeCards?: readonly string[] | undefined;
}

/** Cards of a deck by name and bucket; `main` is the bucket that `deckSize` counts. */
export type DeckCards = readonly { readonly name: string; readonly bucket: string; readonly count: number }[];

export type DeckProblem =
  | { readonly kind: 'tooFewCards'; readonly needs: number; readonly has: number }
  | { readonly kind: 'tooManyCopies'; readonly name: string; readonly allowed: number; readonly has: number }
  | {
      readonly kind: 'bucketTooSmall';
      readonly bucket: string;
      readonly label: string;
      readonly needs: number;
      readonly has: number;
    }
  | {
      readonly kind: 'bucketTooLarge';
      readonly bucket: string;
      readonly label: string;
      readonly allowed: number;
      readonly has: number;
    }
  | { readonly kind: 'unknownBucket'; readonly bucket: string; readonly has: number };

const MAIN = 'main';
const SIDE = 'side';

/** Everything that is wrong with a deck, empty for a legal one. Copies count in all buckets but `side`, where the rest of a pool lies. */
export function validateDeck(rules: DeckRules, deck: DeckCards): readonly DeckProblem[] {
  const inBucket = (key: string) => countOf(deck.filter(({ bucket }) => bucket === key));
  const main = inBucket(MAIN);
  const size: DeckProblem[] =
    main < rules.deckSize ? [{ kind: 'tooFewCards', needs: rules.deckSize, has: main }] : [];
  const buckets = rules.buckets.flatMap(({ key, label, min, max }): DeckProblem[] => {
    const has = inBucket(key);
    const isSizeSaid = key === MAIN && size.length > 0;
    if (has < min && !isSizeSaid) return [{ kind: 'bucketTooSmall', bucket: key, label, needs: min, has }];
    if (max !== null && has > max) return [{ kind: 'bucketTooLarge', bucket: key, label, allowed: max, has }];
    return [];
  });
  return [...size, ...buckets, ...strangers(rules, deck), ...copies(rules, deck)];
}

function countOf(deck: DeckCards): number {
  return deck.reduce((sum, { count }) => sum + count, 0);
}

function strangers(rules: DeckRules, deck: DeckCards): DeckProblem[] {
  const known = new Set([MAIN, SIDE, ...rules.buckets.map(({ key }) => key)]);
  const unknown = [...new Set(deck.map(({ bucket }) => bucket))].filter((bucket) => !known.has(bucket));
  return unknown.map((bucket) => ({
    kind: 'unknownBucket',
    bucket,
    has: countOf(deck.filter((line) => line.bucket === bucket)),
  }));
}

function copies(rules: DeckRules, deck: DeckCards): DeckProblem[] {
  const { maxCopies } = rules;
  if (maxCopies === null) return [];
  const counts = new Map<string, number>();
  for (const { name, bucket, count } of deck) {
    if (bucket !== SIDE) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  const free = new Set(rules.freeCards ?? []);
  return [...counts]
    .filter(([name, has]) => has > maxCopies && !free.has(name))
    .map(([name, has]) => ({ kind: 'tooManyCopies', name, allowed: maxCopies, has }));
}
