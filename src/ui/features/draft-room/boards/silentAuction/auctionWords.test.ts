import { describe, expect, it } from 'vitest';
import { saleRules, stepOf, steppedBid } from './auctionWords.ts';

describe('the words of an auction', () => {
  it('tell who pays what, and who wins between equal bids', () => {
    expect(saleRules({ price: 'first', reservePrice: 0, tiebreakers: [] })).toBe(
      'Whoever wins pays the own bid. Equal bids: a drawn order decides.',
    );
    expect(
      saleRules({
        price: 'second',
        reservePrice: 3,
        tiebreakers: [
          { by: 'funds', prefer: 'more' },
          { by: 'cards', prefer: 'fewer' },
        ],
      }),
    ).toBe(
      'Whoever wins pays the next highest bid. Bids count from 3 coins. Equal bids: more funds, then fewer cards wins.',
    );
  });
});

describe('plus and minus of a bid', () => {
  it('go in steps that suit the funds', () => {
    expect([stepOf({ startingFunds: 200 }), stepOf({ startingFunds: 10 })]).toEqual([5, 1]);
  });

  it('begin with a bid that can win and end with none', () => {
    expect([steppedBid(0, 1, 5, 1), steppedBid(0, 1, 1, 3), steppedBid(5, 1, 5, 1)]).toEqual([5, 3, 10]);
    expect([steppedBid(10, -1, 5, 1), steppedBid(5, -1, 5, 1), steppedBid(4, -1, 1, 4)]).toEqual([5, 0, 0]);
  });
});
