import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testFace } from '../testCards.testkit.ts';
import { averageCost, chanceToDraw, firstHand, type HandCard, handAfter, shuffled } from './sampleHand.ts';

const cardOf = (key: string, cost: number | null, isFree = false): HandCard => ({
  key,
  face: testFace(key, { cost }),
  isFree,
});
const deck = Array.from({ length: 40 }, (_, at) => cardOf(`card ${at}`, at % 6, at >= 23));
const keysOf = (cards: readonly HandCard[]) => cards.map(({ key }) => key).sort();

/** Numbers that are the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a sample hand', () => {
  it('is seven cards of the deck, and every card is in the hand or still to be drawn', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { hand, library } = firstHand(deck, numbersFrom(seed));
        expect(hand).toHaveLength(7);
        expect(keysOf([...hand, ...library])).toEqual(keysOf(deck));
      }),
    );
  });

  it('is one card smaller after each mulligan, down to one', () => {
    const random = numbersFrom(7);
    let hand = firstHand(deck, random);
    const sizes = Array.from({ length: 8 }, () => {
      hand = handAfter(hand, 'mulligan', deck, random);
      return hand.hand.length;
    });
    expect(sizes).toEqual([6, 5, 4, 3, 2, 1, 1, 1]);
    expect(hand.verdicts).toEqual(Array.from({ length: 6 }, () => 'sentBack'));
  });

  it('draws the next card, and is not sent back after that', () => {
    const random = numbersFrom(7);
    const begun = firstHand(deck, random);
    const drawn = handAfter(begun, 'draw', deck, random);
    expect(drawn.hand).toEqual([...begun.hand, begun.library[0]]);
    expect(handAfter(drawn, 'mulligan', deck, random)).toBe(drawn);
  });

  it('is kept once, and a new one begins with seven again', () => {
    const random = numbersFrom(7);
    const begun = handAfter(firstHand(deck, random), 'mulligan', deck, random);
    const kept = handAfter(begun, 'keep', deck, random);
    expect(kept).toMatchObject({ isKept: true, verdicts: ['sentBack', 'kept'] });
    expect(handAfter(kept, 'keep', deck, random)).toBe(kept);
    const next = handAfter(kept, 'newHand', deck, random);
    expect(next).toMatchObject({ number: 2, mulligans: 0, isKept: false, verdicts: ['sentBack', 'kept'] });
    expect(next.hand).toHaveLength(7);
  });

  it('of a deck that is smaller than a hand is the whole deck, and nothing is left to draw', () => {
    const random = numbersFrom(1);
    const small = firstHand(deck.slice(0, 3), random);
    expect(small.hand).toHaveLength(3);
    expect(handAfter(small, 'draw', deck.slice(0, 3), random)).toBe(small);
  });
});

describe('a shuffle', () => {
  it('puts every card on every place as often as on any other', () => {
    const random = numbersFrom(20_261_122);
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    const runs = 24_000;
    for (let run = 0; run < runs; run += 1)
      shuffled([0, 1, 2, 3], random).forEach((card, place) => {
        const row = counts[card];
        if (row) row[place] = (row[place] ?? 0) + 1;
      });
    const expected = runs / 4;
    const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 9 degrees of freedom, α = 0.001.
    expect(chiSquare).toBeLessThan(27.88);
  });
});

describe('the chance to draw', () => {
  it('is that of drawing without putting back', () => {
    // Two of four cards are good: at least one of them among two cards, 1 - C(2,2)/C(4,2).
    expect(chanceToDraw(1, 2, 4, 2)).toBeCloseTo(5 / 6, 10);
    expect(chanceToDraw(2, 2, 4, 2)).toBeCloseTo(1 / 6, 10);
    expect(chanceToDraw(3, 17, 40, 9)).toBeCloseTo(0.84459, 5);
  });

  it('is certain of nothing wanted, and none where there are too few', () => {
    expect(chanceToDraw(0, 0, 40, 7)).toBe(1);
    expect(chanceToDraw(3, 2, 40, 40)).toBeCloseTo(0, 10);
    expect(chanceToDraw(2, 5, 10, 10)).toBeCloseTo(1, 10);
  });
});

describe('the average cost of a hand', () => {
  it('leaves out free cards and cards without a cost', () => {
    expect(averageCost([cardOf('a', 2), cardOf('b', 3), cardOf('c', 0, true), cardOf('d', null)])).toBe(2.5);
    expect(averageCost([cardOf('c', 0, true)])).toBeNull();
  });
});
