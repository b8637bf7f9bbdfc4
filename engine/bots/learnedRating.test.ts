import { describe, expect, it } from 'vitest';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { inventedCard } from '#tests/support/engine/inventedGame.ts';
import { blendedRating, type CountedPick, type LearnedRating, learnFromPicks } from './learnedRating.ts';
import { ratingSource } from './ratingSource.ts';

const NOTHING: ReadonlyMap<string, LearnedRating> = new Map();
const pick = (taken: string, ...passed: string[]): CountedPick => ({ taken: [taken], passed });
const average = () => 0;

describe('what is learned from a pick', () => {
  it('lets the taken card beat every passed one, and nothing is won that nobody loses', () => {
    const ratings = learnFromPicks(NOTHING, [pick('a', 'b', 'c')], average);
    expect(ratings).toEqual(
      new Map([
        ['a', { picks: 1, seen: 1, rating: 0.3 }],
        ['b', { picks: 0, seen: 1, rating: -0.15 }],
        ['c', { picks: 0, seen: 1, rating: -0.15 }],
      ]),
    );
  });

  it('is more where it is a surprise', () => {
    const known = new Map([
      ['strong', { picks: 9, seen: 9, rating: 2 }],
      ['weak', { picks: 0, seen: 9, rating: -2 }],
    ]);
    const gainOf = (taken: string, passed: string) => {
      const after = learnFromPicks(known, [pick(taken, passed)], average);
      return after.get(taken)!.rating - known.get(taken)!.rating;
    };
    expect(gainOf('weak', 'strong')).toBeGreaterThan(100 * gainOf('strong', 'weak'));
  });

  it('is nothing where there was no choice, and a second copy of the taken card was not passed', () => {
    expect(
      learnFromPicks(NOTHING, [pick('a'), { taken: [], passed: ['a'] }, pick('a', 'a')], average),
    ).toEqual(NOTHING);
  });

  it('leaves what was known before as it was', () => {
    const known = new Map([['a', { picks: 1, seen: 1, rating: 0.3 }]]);
    learnFromPicks(known, [pick('b', 'a')], average);
    expect(known).toEqual(new Map([['a', { picks: 1, seen: 1, rating: 0.3 }]]));
  });

  it('finds the order in which people like the cards, however wrong the rarities were', () => {
    const below = belowFrom(7);
    const worth = Array.from({ length: 40 }, (_, card) => (card - 19.5) / 11.5);
    const wrong = (card: string) => -worth[Number(card)]!;
    const picks = Array.from({ length: 4000 }, () => {
      const pack = [...new Set(Array.from({ length: 10 }, () => below(40)))];
      const liked = (card: number) => worth[card]! + (below(1000) / 1000 - 0.5) * 0.8;
      const [best, ...rest] = pack.map((card) => [liked(card), card] as const).sort((x, y) => y[0] - x[0]);
      return pick(String(best![1]), ...rest.map(([, card]) => String(card)));
    });
    const ratings = learnFromPicks(NOTHING, picks, wrong);
    const known = worth.map((_, card) =>
      blendedRating(wrong(String(card)), ratings.get(String(card)) ?? null),
    );
    expect(correlation(known, worth)).toBeGreaterThan(0.8);
  });
});

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, index) => sum + (value - mx) * (y[index]! - my), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
}

describe('what bots think of a card', () => {
  it('is the prior without picks, halfway after thirty and what was learned after many', () => {
    const learned = (seen: number) => ({ picks: 0, seen, rating: 2 });
    expect(blendedRating(1, null)).toBe(1);
    expect(blendedRating(1, learned(30))).toBe(1.5);
    expect(blendedRating(1, learned(30_000))).toBeCloseTo(2, 2);
  });

  it('is told with where it comes from', () => {
    const told = (rating: number | null, ratedFromPicks?: number) =>
      ratingSource({
        ...inventedCard('a', { rating }),
        ...(ratedFromPicks !== undefined && { ratedFromPicks }),
      });
    expect([told(null), told(3), told(3, 0), told(3, 1), told(3, 1812)]).toEqual([
      'from its rarity only',
      'from the game’s rating',
      'nobody has picked from it yet',
      'from 1 pick',
      'from 1,812 picks',
    ]);
  });
});
