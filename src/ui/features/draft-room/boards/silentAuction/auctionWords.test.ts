import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../../messages/load.ts';
import { messagesFor } from '../../../../messages/messagesFor.ts';
import { saleRules, stepOf, steppedBid } from './auctionWords.ts';

await loadMessages('boards');
const t = messagesFor('en', 'boards');

describe('the words of an auction', () => {
  it('tell who pays what, and who wins between equal bids', () => {
    expect(saleRules(t, { price: 'first', reservePrice: 0, tiebreakers: [] })).toBe(
      'The winner pays their own bid. Ties are settled by a random draw.',
    );
    expect(
      saleRules(t, {
        price: 'second',
        reservePrice: 3,
        tiebreakers: [
          { by: 'funds', prefer: 'more' },
          { by: 'cards', prefer: 'fewer' },
        ],
      }),
    ).toBe(
      'The winner pays the next highest bid. Bids start at 3 coins. Ties go to whoever has more coins, then whoever has fewer cards.',
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
