import type { FormatOracle } from '../../core/format.ts';
import type { SilentAuctionShape, Tiebreaker } from './silentAuction.types.ts';

const TIEBREAKERS: readonly (readonly Tiebreaker[])[] = [
  [],
  [{ by: 'funds', prefer: 'more' }],
  [
    { by: 'funds', prefer: 'fewer' },
    { by: 'cards', prefer: 'fewer' },
  ],
  [
    { by: 'cards', prefer: 'more' },
    { by: 'funds', prefer: 'more' },
  ],
];

/** A silent auction as people play it: the lot, the last result, own cards and own bids; others' bids are secret. */
export const silentAuctionOracle: FormatOracle<SilentAuctionShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: {
        format: 'silentAuction',
        pack: kinds[chance(kinds.length)]!,
        packs: 1 + chance(4),
        startingFunds: 5 + chance(60),
        price: chance(2) === 0 ? 'first' : 'second',
        reservePrice: chance(5),
        tiebreakers: TIEBREAKERS[chance(TIEBREAKERS.length)]!,
      },
      seats: 2 + chance(7),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ seats, lot, closed, unsold }) => [
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
    ...lot.cards,
    ...closed.flatMap(({ cards }) => cards),
    ...unsold,
  ],
  mayKnow: (_setup, { seats, lot, lastSales }, viewer) => {
    const own = viewer === 'watcher' ? [] : (seats[viewer.seat]?.pool ?? []).map(({ id }) => id);
    return [...own, ...lot.cards, ...lastSales.map(({ card }) => card)];
  },
  withOtherSecrets: (state, viewer) => {
    const own = viewer === 'watcher' ? -1 : viewer.seat;
    const turned = ({ order }: { readonly order: readonly number[] }) => [...order].reverse();
    return {
      ...state,
      bids: state.bids.map((bids, seat) =>
        bids === null || seat === own ? bids : bids.map((coins) => coins + 1),
      ),
      lot: { ...state.lot, order: turned(state.lot) },
      closed: state.closed.map((lot) => ({ ...lot, order: turned(lot) })),
    };
  },
};
