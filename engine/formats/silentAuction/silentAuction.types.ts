import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** Decides between equal bids: who has more or fewer coins or cards. */
export interface Tiebreaker {
  readonly by: 'funds' | 'cards';
  readonly prefer: 'more' | 'fewer';
}

/** `packs` packs of kind `pack` for the whole table; coins are whole. */
export interface SilentAuctionTemplate extends TemplateBase {
  readonly format: 'silentAuction';
  readonly pack: string;
  readonly packs: number;
  readonly startingFunds: number;
  readonly price: 'first' | 'second';
  readonly reservePrice: number;
  readonly tiebreakers: readonly Tiebreaker[];
}

export interface CardBid {
  readonly id: InstanceId;
  readonly coins: number;
}

/** How a card was sold. `bids` by seat; `seat` null when nobody bought it. */
export interface Sale<Card> {
  readonly card: Card;
  readonly seat: number | null;
  readonly price: number;
  readonly bids: readonly number[];
}

/** A pack to come with the order of seats that decides when all else is equal. */
export interface Lot {
  readonly cards: readonly InstanceId[];
  readonly order: readonly number[];
}

/**
 * `lot` lies open, `closed` are the lots to come, the next one first. `bids` by seat: coins by place in the lot, null
 * while the seat has not sealed. `lastSales` is the result of the lot before, `unsold` what was put away.
 */
export interface SilentAuctionState extends StateBase {
  readonly format: 'silentAuction';
  readonly lot: Lot;
  readonly closed: readonly Lot[];
  readonly funds: readonly number[];
  readonly bids: readonly (readonly number[] | null)[];
  readonly lastSales: readonly Sale<InstanceId>[];
  readonly unsold: readonly InstanceId[];
}

/** `sealed` tells by seat who is not waited for; `ownBids` are the viewer's own, null before it has sealed. */
export interface SilentAuctionBoard extends BoardBase {
  readonly kind: 'silentAuction';
  readonly cards: readonly CardView[];
  readonly lotsLeft: number;
  readonly price: SilentAuctionTemplate['price'];
  readonly reservePrice: number;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly startingFunds: number;
  readonly funds: readonly number[];
  readonly sealed: readonly boolean[];
  readonly ownBids: readonly CardBid[] | null;
  readonly lastSales: readonly Sale<CardView>[];
}

export interface SilentAuctionShape {
  readonly template: SilentAuctionTemplate;
  readonly state: SilentAuctionState;
  readonly board: SilentAuctionBoard;
}
