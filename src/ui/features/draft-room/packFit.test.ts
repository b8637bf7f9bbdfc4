import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitColumn, fitPack, fitUnderPool } from './packFit.ts';

const CARD = 0.714;
const fitted = (cards: number, width: number, height: number) => fitPack(cards, width, height, CARD);

describe('where the cards of a pack stand', () => {
  it('shows all fifteen, with their text where they are wide enough', () => {
    expect(fitted(15, 1040, 680)).toEqual({ columns: 5, cardWidth: 155, isWhole: true });
    expect(fitted(15, 1040, 300)).toEqual({ columns: 8, cardWidth: 102, isWhole: true });
  });

  it('scrolls rather than draw pictures that are too small, then with text', () => {
    expect(fitted(15, 1040, 180)).toEqual({ columns: 6, cardWidth: 163, isWhole: false });
  });

  it('[N9] never makes a card larger because the pool takes some of the height', () => {
    const any = (min: number, max: number) => integer({ min, max });
    assert(
      property(any(1, 45), any(300, 1900), any(150, 1000), any(1, 400), (cards, width, height, pool) => {
        const closed = fitted(cards, width, height);
        const open = fitUnderPool(closed, fitted(cards, width, height - pool));
        expect(open.cardWidth).toBeLessThanOrEqual(closed.cardWidth);
      }),
    );
  });

  it('has three columns of pictures on phones, and six of which two rows are seen on their side', () => {
    expect([336, 366, 620, 770].map((width) => fitColumn(width).columns)).toEqual([3, 3, 4, 5]);
    expect(fitColumn(366).cardWidth).toBe(116);
    expect(fitColumn(820, 'fitted', { height: 264, aspect: CARD })).toEqual({
      columns: 6,
      cardWidth: 91,
      isWhole: true,
    });
  });

  it('has smaller cards where that is wished, all in sight', () => {
    expect(fitPack(15, 1040, 680, CARD, 'small')).toEqual({ columns: 5, cardWidth: 128, isWhole: true });
    expect(fitColumn(366, 'small').columns).toBe(4);
  });

  it('has larger cards where that is wished, and scrolls', () => {
    expect(fitPack(15, 1040, 680, CARD, 'large')).toEqual({ columns: 4, cardWidth: 240, isWhole: false });
    expect(fitPack(3, 1040, 680, CARD, 'large').isWhole).toBe(true);
    expect([fitColumn(366, 'large').columns, fitColumn(770, 'large').columns]).toEqual([2, 4]);
  });
});
