import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import type { BidAction } from '../../core/actions.ts';
import { type InstanceId, instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply, deal, legalActions, openCards, viewFor } from '../../draft.ts';
import type { DraftState } from '../registry.ts';
import { bidKey, readBidKey } from '../shared/bidKey.ts';
import { silentAuction } from './silentAuction.ts';
import type { SilentAuctionShape, SilentAuctionState, SilentAuctionTemplate } from './silentAuction.types.ts';

const template: SilentAuctionTemplate = {
  format: 'silentAuction',
  pack: 'plain',
  packs: 2,
  startingFunds: 100,
  price: 'first',
  reservePrice: 0,
  tiebreakers: [],
};

const tableOf = (changes: Partial<SilentAuctionTemplate> = {}): SetupOf<SilentAuctionShape> => ({
  catalogue: smallCatalogue,
  template: { ...template, ...changes },
  seats: 3,
  solo: false,
});

const id = (name: string): InstanceId => instanceId(name);
const ids = (...names: string[]) => names.map(id);
const named = (cards: readonly { readonly id: string }[]) => cards.map((card) => card.id);

const opening: SilentAuctionState = {
  format: 'silentAuction',
  phase: 'drafting',
  round: 0,
  instances: Object.fromEntries(
    Array.from({ length: 30 }, (_, card) => [id(`c${card}`), { card, finish: 'plain' }]),
  ),
  seats: [0, 1, 2].map(() => ({ pool: [], decisions: 0, bot: false })),
  lot: { cards: ids('c0', 'c1', 'c2'), order: [2, 0, 1] },
  closed: [{ cards: ids('c10', 'c11', 'c12'), order: [0, 1, 2] }],
  funds: [100, 100, 100],
  bids: [null, null, null],
  lastSales: [],
  unsold: [],
  before: null,
};

/** Bids on the first, second and third card of the open lot. */
const bid = (seat: number, coins: readonly number[], lot = 1): BidAction => ({
  type: 'bid',
  seat,
  turnId: `lot${lot}`,
  turnNumber: 1,
  bids: coins.map((amount, place) => ({ id: id(`c${(lot - 1) * 10 + place}`), coins: amount })),
});

function played(
  bids: readonly (readonly number[])[],
  changes: Partial<SilentAuctionTemplate> = {},
  start: SilentAuctionState = opening,
): SilentAuctionState {
  let current: DraftState = start;
  for (const [seat, coins] of bids.entries()) {
    const applied = apply(tableOf(changes), current, bid(seat, coins));
    if (!applied.ok) throw new Error(applied.refusal);
    current = applied.state;
  }
  if (current.format !== 'silentAuction') throw new Error('Another format came out.');
  return current;
}

const salesOf = (state: SilentAuctionState) =>
  state.lastSales.map(({ card, seat, price }) => [card, seat, price]);

function boardOf(state: DraftState, seat: number | null) {
  const { board } = viewFor(tableOf(), state, seat === null ? 'watcher' : { seat });
  if (board?.kind !== 'silentAuction') throw new Error('There is no board.');
  return board;
}

describe('the rules of a silent auction', () => {
  it('1, 2: all seats have the same funds, and the first pack lies open', () => {
    const state = deal(tableOf(), secretOf(1));
    if (state.format !== 'silentAuction') throw new Error('Another format came out.');
    expect([state.funds, state.lot.cards.length, state.closed.length]).toEqual([[100, 100, 100], 6, 1]);
    expect(state.lot.order.toSorted()).toEqual([0, 1, 2]);
  });

  it('3: all seats are asked at once, and a sealed bid is final', () => {
    const asked = (state: DraftState) =>
      [0, 1, 2].map((seat) => legalActions(tableOf(), state, seat).ask !== null);
    expect(asked(opening)).toEqual([true, true, true]);
    const state = played([[5, 0, 1]]);
    expect(asked(state)).toEqual([false, true, true]);
    expect(state).toEqual({
      ...opening,
      seats: [{ pool: [], decisions: 1, bot: false }, ...opening.seats.slice(1)],
      bids: [[5, 0, 1], null, null],
    });
    expect(apply(tableOf(), state, bid(0, [1, 1, 1]))).toEqual({ ok: false, refusal: 'turnPassed' });
  });

  it('3: others see that a seat has sealed, not what it bid', () => {
    const [low, high] = [played([[5, 0, 1]]), played([[50, 20, 7]])];
    expect(boardOf(low, 1)).toEqual(boardOf(high, 1));
    expect(boardOf(low, null)).toEqual(boardOf(high, null));
    expect(boardOf(low, 1)).toMatchObject({ sealed: [true, false, false], ownBids: null });
    expect(boardOf(low, 0).ownBids).toEqual([
      { id: 'c0', coins: 5 },
      { id: 'c1', coins: 0 },
      { id: 'c2', coins: 1 },
    ]);
  });

  it('4, 5, 7: cards go to the highest bids at their own price, the others are put away', () => {
    const state = played([
      [30, 0, 1],
      [20, 0, 2],
      [10, 0, 3],
    ]);
    const pooled = (name: string) => ({ id: id(name), destination: 'main', round: 0, pick: 1 });
    expect(state).toEqual({
      ...opening,
      round: 1,
      seats: [
        { pool: [pooled('c0')], decisions: 0, bot: false },
        { pool: [], decisions: 0, bot: false },
        { pool: [pooled('c2')], decisions: 0, bot: false },
      ],
      lot: { cards: ids('c10', 'c11', 'c12'), order: [0, 1, 2] },
      closed: [],
      funds: [70, 100, 97],
      lastSales: [
        { card: 'c0', seat: 0, price: 30, bids: [30, 20, 10] },
        { card: 'c1', seat: null, price: 0, bids: [0, 0, 0] },
        { card: 'c2', seat: 2, price: 3, bids: [1, 2, 3] },
      ],
      unsold: ids('c1'),
    });
  });

  it('4: a bid below the reserve price buys nothing', () => {
    expect(salesOf(played([[5, 6, 0], [4, 0, 0], []], { reservePrice: 6 }))).toEqual([
      ['c0', null, 0],
      ['c1', 0, 6],
      ['c2', null, 0],
    ]);
  });

  it('5: at second price the winner pays the next bid, at least the reserve price', () => {
    const bids = [[30, 9, 8], [20, 3], [10]];
    expect(salesOf(played(bids, { price: 'second', reservePrice: 4 }))).toEqual([
      ['c0', 0, 20],
      ['c1', 0, 4],
      ['c2', 0, 4],
    ]);
    expect(salesOf(played([[0, 0, 8], [], []], { price: 'second' }))).toEqual([
      ['c0', null, 0],
      ['c1', null, 0],
      ['c2', 0, 0],
    ]);
    expect(salesOf(played([[8], [8], []], { price: 'second' }))[0]).toEqual(['c0', 0, 8]);
  });

  it.each([
    ['more funds', [{ by: 'funds', prefer: 'more' }], 1],
    ['fewer funds', [{ by: 'funds', prefer: 'fewer' }], 0],
    ['more cards', [{ by: 'cards', prefer: 'more' }], 0],
    ['fewer cards', [{ by: 'cards', prefer: 'fewer' }], 1],
  ] as const)(
    '6: equal bids are decided by %s as they stand when the card is sold',
    (_, tiebreakers, seat) => {
      const bids = [[30, 20], [0, 20], []];
      expect(salesOf(played(bids, { tiebreakers }))[1]).toEqual(['c1', seat, 20]);
    },
  );

  it('6: the second tiebreaker decides when the first does not', () => {
    const start = { ...opening, funds: [70, 70, 100] };
    const tiebreakers = [
      { by: 'funds', prefer: 'fewer' },
      { by: 'cards', prefer: 'more' },
    ] as const;
    const seats = opening.seats.with(1, { ...opening.seats[1]!, pool: [] });
    const rich = {
      ...start,
      seats: seats.with(1, {
        ...seats[1]!,
        pool: [{ id: id('c20'), destination: 'main', round: 0, pick: 1 } as const],
      }),
    };
    expect(salesOf(played([[9], [9], [9]], { tiebreakers }, rich))[0]).toEqual(['c0', 1, 9]);
  });

  it('6: when all else is equal the drawn order decides, moved on by one seat with each card', () => {
    const state = played([
      [5, 5, 5],
      [5, 5, 5],
      [5, 5, 5],
    ]);
    expect(state.lastSales.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('8: everybody sees the result of the last lot with all bids', () => {
    const state = played([[30], [20], []]);
    for (const viewer of [0, 1, null])
      expect(boardOf(state, viewer).lastSales[0]).toEqual({
        card: { id: 'c0', card: 0, finish: 'plain' },
        seat: 0,
        price: 30,
        bids: [30, 20, 0],
      });
    expect(named(openCards(tableOf(), viewFor(tableOf(), state, 'watcher')))).toEqual([
      ...['c10', 'c11', 'c12'],
      ...['c0', 'c1', 'c2'],
    ]);
    expect(JSON.stringify(viewFor(tableOf(), opening, { seat: 0 }))).not.toContain('"c10"');
  });

  it('9: a seat that cannot pay the lowest bid is not asked', () => {
    const state = played([[96], [20], []], { reservePrice: 5 });
    expect([state.funds, state.bids]).toEqual([
      [4, 100, 100],
      [[0, 0, 0], null, null],
    ]);
    expect(boardOf(state, 1).sealed).toEqual([true, false, false]);
  });

  it('9: when nobody can buy anything the draft is over and closed packs stay closed', () => {
    const state = played([[100], [0, 100], [0, 0, 100]]);
    expect([state.phase, state.round, state.funds]).toEqual(['complete', 0, [0, 0, 0]]);
    expect(state.closed).toHaveLength(1);
    expect(state.seats.map(({ pool }) => named(pool))).toEqual([['c0'], ['c1'], ['c2']]);
  });

  it('9: when all packs are used up the draft is over', () => {
    const last = { ...opening, closed: [] };
    expect(played([[1], [], []], {}, last).phase).toBe('complete');
  });
});

describe('a bid that is not legal', () => {
  const [first] = bid(0, [1]).bids;

  it.each([
    ['for a lot that is over', bid(0, [1], 2), 'turnPassed'],
    ['on a card twice', { ...bid(0, [1]), bids: [first!, first!] }, 'wrongCount'],
    ['on a card of no lot', { ...bid(0, []), bids: [{ id: id('c10'), coins: 1 }] }, 'notYourCard'],
    ['of more than the funds', bid(0, [50, 50, 1]), 'overFunds'],
    ['of less than nothing', bid(0, [-1]), 'badAction'],
    ['of half a coin', bid(0, [0.5]), 'badAction'],
    ['of another kind', { type: 'choose', seat: 0, turnId: 'lot1', turnNumber: 1, option: 'x' }, 'badAction'],
  ] as const)('%s is refused', (_, action, refusal) => {
    expect(apply(tableOf(), opening, action)).toEqual({ ok: false, refusal });
  });

  it('of all the funds is fine', () => {
    expect(apply(tableOf(), opening, bid(0, [50, 50, 0])).ok).toBe(true);
  });
});

describe('what is bid when the clock runs out', () => {
  const decided = (hints: Partial<typeof noHints> = {}, state: SilentAuctionState = opening) => {
    const { action, by } = autoAction(tableOf(), viewFor(tableOf(), state, { seat: 0 }), {
      ...noHints,
      ...hints,
    });
    if (action.type !== 'bid') throw new Error('Another decision came out.');
    return { by, bids: action.bids.map(({ id: card, coins }) => [card, coins] as const) };
  };

  it('are the prepared bids, the first ones as far as the funds go', () => {
    const reserved = ['c1=70', 'c9=5', 'c1=3', 'c2=oops', 'c0=50'];
    expect(decided({ reserved })).toEqual({
      by: 'reserved',
      bids: [
        ['c1', 70],
        ['c0', 30],
      ],
    });
  });

  it.each(['c1', 'c1=', 'c9=5', 'c1=5=5', 'c1=-5', 'c1=5.5', 'c1=12345678'])('is not what %s says', (key) => {
    expect(readBidKey(key, opening.lot.cards)).toBeNull();
    expect(readBidKey(bidKey({ id: 'c1', coins: 70 }), opening.lot.cards)).toEqual({ id: 'c1', coins: 70 });
  });

  it('is else shared between starred cards', () => {
    expect(decided({ starred: ['c1', 'gone', 'c2'] })).toEqual({
      by: 'starred',
      bids: [
        ['c1', 50],
        ['c2', 50],
      ],
    });
  });

  it('is else more for a stronger card, and never more than the funds', () => {
    const strong = { ...opening, lot: { cards: ids('c0', 'c4', 'c8'), order: [0, 1, 2] } };
    const { by, bids } = decided({}, strong);
    expect(by).toBe('bot');
    expect(bids[0]![0]).toBe('c4');
    expect(bids.reduce((sum, [, coins]) => sum + coins, 0)).toBeLessThanOrEqual(100);
  });

  it('spreads the funds over the lots to come', () => {
    const many = { ...opening, closed: Array.from({ length: 9 }, () => opening.closed[0]!) };
    const total = decided({}, many).bids.reduce((sum, [, coins]) => sum + coins, 0);
    expect([total > 0, total <= 20]).toEqual([true, true]);
  });

  it('leaves out bids that could buy nothing', () => {
    const state = { ...opening, funds: [4, 100, 100] };
    const setup = tableOf({ reservePrice: 3 });
    const { action } = autoAction(setup, viewFor(setup, state, { seat: 0 }));
    expect(action).toMatchObject({ bids: [{ coins: 4 }] });
  });
});

describe('a template of a silent auction', () => {
  const problems = (changes: Partial<SilentAuctionTemplate>) => {
    const read = silentAuction.template.safeParse({ ...template, ...changes });
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };

  it('is for two to eight seats', () => {
    expect([1, 2, 8, 9].map((seats) => silentAuction.seatsProblem(template, seats))).toEqual([
      'A silent auction is for two to eight seats.',
      null,
      null,
      'A silent auction is for two to eight seats.',
    ]);
  });

  it('names each tiebreaker once and has a reserve price that can be paid', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ reservePrice: 101 })).toEqual(['The reserve price is more than the starting funds.']);
    expect(
      problems({
        tiebreakers: [
          { by: 'funds', prefer: 'more' },
          { by: 'funds', prefer: 'fewer' },
        ],
      }),
    ).toEqual(['Each tiebreaker may be named once.']);
  });

  it('opens its packs for the whole table and tells how long it is', () => {
    expect(silentAuction.packsOpened(template, 4, () => 15)).toEqual([{ pack: 'plain', count: 2, round: 0 }]);
    expect(silentAuction.outline(template, 4, () => 15)).toEqual({ rounds: 2, decisions: 2, cards: 8 });
  });
});
