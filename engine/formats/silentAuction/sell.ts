import type { InstanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import type { Sale, SilentAuctionShape, SilentAuctionState, Tiebreaker } from './silentAuction.types.ts';

type AuctionSetup = SetupOf<SilentAuctionShape>;

/** The lowest bid that can buy a card: the reserve price, at least one coin. */
export const lowestBid = ({ reservePrice }: { readonly reservePrice: number }): number =>
  Math.max(1, reservePrice);

interface Standing {
  readonly funds: readonly number[];
  readonly cards: readonly number[];
}

/** Opens all bids of the lot: cards go to pools or away, prices are paid, and the result stays as `lastSales`. */
export function sellLot({ template }: AuctionSetup, state: SilentAuctionState): SilentAuctionState {
  let standing: Standing = { funds: state.funds, cards: state.seats.map(({ pool }) => pool.length) };
  const lastSales = state.lot.cards.map((card, place): Sale<InstanceId> => {
    const bids = state.bids.map((coins) => coins?.[place] ?? 0);
    const order = state.lot.order.map((_, at, seats) => seats[(at + place) % seats.length]!);
    const sale = { card, bids, ...soldTo(template, bids, order, standing) };
    standing = afterSale(standing, sale);
    return sale;
  });
  const seats = state.seats.map((seat, at) => {
    const won = lastSales.filter((sale) => sale.seat === at);
    const pooled = won.map(
      ({ card }, place) => ({ id: card, destination: 'main', round: state.round, pick: place + 1 }) as const,
    );
    return { ...seat, pool: [...seat.pool, ...pooled] };
  });
  const unsold = lastSales.filter((sale) => sale.seat === null).map(({ card }) => card);
  return {
    ...state,
    seats,
    funds: standing.funds,
    lot: { cards: [], order: [] },
    bids: state.seats.map(() => null),
    lastSales,
    unsold: [...state.unsold, ...unsold],
  };
}

function afterSale({ funds, cards }: Standing, { seat, price }: Sale<InstanceId>): Standing {
  if (seat === null) return { funds, cards };
  return { funds: funds.with(seat, funds[seat]! - price), cards: cards.with(seat, cards[seat]! + 1) };
}

/** Who buys a card and for how many coins. `order` decides between seats that are equal in everything else. */
function soldTo(
  template: AuctionSetup['template'],
  bids: readonly number[],
  order: readonly number[],
  standing: Standing,
): { readonly seat: number | null; readonly price: number } {
  const highest = Math.max(...bids);
  if (highest < lowestBid(template)) return { seat: null, price: 0 };
  const equal = order.filter((seat) => bids[seat] === highest);
  const seat = template.tiebreakers.reduce<readonly number[]>(
    (left, rule) => preferred(left, rule, standing),
    equal,
  )[0]!;
  const others = bids.filter((_, at) => at !== seat);
  const price = template.price === 'first' ? highest : Math.max(template.reservePrice, ...others);
  return { seat, price };
}

function preferred(
  seats: readonly number[],
  { by, prefer }: Tiebreaker,
  standing: Standing,
): readonly number[] {
  const figures = seats.map((seat) => standing[by][seat]!);
  const wanted = prefer === 'more' ? Math.max(...figures) : Math.min(...figures);
  return seats.filter((seat) => standing[by][seat] === wanted);
}
