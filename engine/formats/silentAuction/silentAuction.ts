import * as z from 'zod/mini';
import type { BidAction, DecisionAction, DraftRefusal } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { ViewBase } from '../../core/view.ts';
import { keyring } from '../../random/streams.ts';
import { cardView } from '../shared/cardView.ts';
import { createOpener } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import { autoBid } from './autoBid.ts';
import { lowestBid, sellLot } from './sell.ts';
import type { SilentAuctionBoard, SilentAuctionShape, SilentAuctionState } from './silentAuction.types.ts';

type AuctionSetup = SetupOf<SilentAuctionShape>;

const SEATS_AT_MOST = 8;
const COINS_AT_MOST = 100_000;

const tiebreakerSchema = z.object({ by: z.enum(['funds', 'cards']), prefer: z.enum(['more', 'fewer']) });

const templateSchema = z
  .object({
    format: z.literal('silentAuction'),
    pack: z.string().check(z.minLength(1), z.maxLength(120)),
    packs: z.int().check(z.gte(1), z.lte(60)),
    startingFunds: z.int().check(z.gte(1), z.lte(COINS_AT_MOST)),
    price: z.enum(['first', 'second']),
    reservePrice: z.int().check(z.gte(0), z.lte(COINS_AT_MOST)),
    tiebreakers: z.array(tiebreakerSchema).check(
      z.maxLength(2),
      z.refine((rules) => new Set(rules.map(({ by }) => by)).size === rules.length, {
        error: 'Each tiebreaker may be named once.',
      }),
    ),
  })
  .check(
    z.refine(({ startingFunds, reservePrice }) => reservePrice <= startingFunds, {
      error: 'The reserve price is more than the starting funds.',
    }),
  );

/** Silent auction: sealed bids on all cards of a pack at once; see rules.md. */
export const silentAuction: Format<SilentAuctionShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) =>
    seats < 2 || seats > SEATS_AT_MOST ? 'A silent auction is for two to eight seats.' : null,
  packsOpened: ({ pack, packs }) => [{ pack, count: packs, round: 0 }],
  outline: ({ pack, packs }, seats, sizeOf) => ({
    rounds: packs,
    decisions: packs,
    cards: Math.round((packs * sizeOf(pack)) / Math.max(1, seats)),
  }),
  deal: dealAuction,
  turnOf,
  askOf,
  decide,
  viewFor,
  waitingAt: (_, state, seat) => (isAsked(state, seat) ? 1 : 0),
  openCards: openOnBoard,
  autoAction: autoBid,
};

function openOnBoard({ board }: ViewBase<SilentAuctionBoard>) {
  if (board?.kind !== 'silentAuction') return [];
  return [...board.cards, ...board.lastSales.map(({ card }) => card)];
}

/** Labels of `createOpener`, and `order/<lot>` for the order that decides between equal seats. */
function dealAuction(setup: AuctionSetup, secret: Uint8Array): SilentAuctionState {
  const { template, seats } = setup;
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const lots = Array.from({ length: template.packs }, (_, lot) => ({
    cards: opener.open(template.pack),
    order: streamOf(`order/${lot}`).shuffle(places),
  }));
  return withNextLot(setup, {
    format: 'silentAuction',
    phase: 'drafting',
    round: -1,
    instances: opener.instances,
    seats: freshSeats(seats),
    lot: { cards: [], order: [] },
    closed: lots.filter(({ cards }) => cards.length > 0),
    funds: places.map(() => template.startingFunds),
    bids: places.map(() => null),
    lastSales: [],
    unsold: [],
    before: null,
  });
}

/** Seats that cannot buy anything have sealed before they are asked. */
function withNextLot({ template }: AuctionSetup, state: SilentAuctionState): SilentAuctionState {
  const [lot, ...closed] = state.closed;
  const isBroke = state.funds.map((coins) => coins < lowestBid(template));
  if (!lot || isBroke.every(Boolean)) return { ...state, round: Math.max(0, state.round), phase: 'complete' };
  return {
    ...state,
    round: state.round + 1,
    lot,
    closed,
    seats: state.seats.map((seat) => ({ ...seat, decisions: 0 })),
    bids: isBroke.map((broke) => (broke ? lot.cards.map(() => 0) : null)),
  };
}

const isAsked = (state: SilentAuctionState, seat: number): boolean =>
  state.phase !== 'complete' && state.bids[seat] === null;

const keyOf = ({ round }: SilentAuctionState) => ({ turnId: `lot${round + 1}`, turnNumber: 1 });

function turnOf(_: AuctionSetup, state: SilentAuctionState, seat: number): Turn | null {
  if (!isAsked(state, seat)) return null;
  const cards = state.lot.cards.length;
  return { ...keyOf(state), cards, fullCards: cards };
}

function askOf(_: AuctionSetup, state: SilentAuctionState, seat: number): Ask | null {
  if (!isAsked(state, seat)) return null;
  return { kind: 'bid', ...keyOf(state), cards: state.lot.cards, funds: state.funds[seat] ?? 0 };
}

function decide(
  setup: AuctionSetup,
  state: SilentAuctionState,
  action: DecisionAction,
): Decided<SilentAuctionState> {
  if (action.type !== 'bid') return { ok: false, refusal: 'badAction' };
  const refusal = whyRefused(state, action);
  if (refusal) return { ok: false, refusal };
  const { seat } = action;
  const coins = new Map(action.bids.map((bid) => [bid.id, bid.coins]));
  const own = state.seats[seat]!;
  const sealed: SilentAuctionState = {
    ...state,
    seats: state.seats.with(seat, { ...own, decisions: own.decisions + 1 }),
    bids: state.bids.with(
      seat,
      state.lot.cards.map((id) => coins.get(id) ?? 0),
    ),
  };
  if (sealed.bids.includes(null)) return { ok: true, state: sealed, events: [] };
  const sold = sellLot(setup, sealed);
  return { ok: true, state: withNextLot(setup, sold), events: soldEvents(sold) };
}

function whyRefused(state: SilentAuctionState, action: BidAction): DraftRefusal | null {
  const { turnId, turnNumber } = keyOf(state);
  const isTurn = action.turnId === turnId && action.turnNumber === turnNumber;
  if (!isAsked(state, action.seat) || !isTurn) return 'turnPassed';
  const ids = new Set(action.bids.map(({ id }) => id));
  if (ids.size !== action.bids.length) return 'wrongCount';
  if (action.bids.some(({ id }) => !state.lot.cards.includes(id))) return 'notYourCard';
  const total = action.bids.reduce((sum, { coins }) => sum + coins, 0);
  return total > (state.funds[action.seat] ?? 0) ? 'overFunds' : null;
}

function soldEvents({ lastSales }: SilentAuctionState): readonly FormatEvent[] {
  return lastSales.flatMap(({ card, seat }) =>
    seat === null ? [] : [{ type: 'took', seat, cards: [card] } as const],
  );
}

function viewFor(
  { template }: AuctionSetup,
  state: SilentAuctionState,
  seat: number | null,
): FormatView<SilentAuctionShape> {
  const { lot, instances, funds } = state;
  const show = (id: InstanceId) => cardView(instances, id);
  const own = seat === null ? null : (state.bids[seat] ?? null);
  const board: SilentAuctionBoard = {
    kind: 'silentAuction',
    cards: lot.cards.map(show),
    lotsLeft: state.closed.length,
    price: template.price,
    reservePrice: template.reservePrice,
    tiebreakers: template.tiebreakers,
    startingFunds: template.startingFunds,
    funds,
    sealed: state.seats.map((_, at) => !isAsked(state, at)),
    ownBids: own && lot.cards.map((id, place) => ({ id, coins: own[place] ?? 0 })),
    lastSales: state.lastSales.map(({ card, seat: buyer, price, bids }) => ({
      card: show(card),
      seat: buyer,
      price,
      bids,
    })),
  };
  return {
    rounds: state.round + 1 + state.closed.length,
    packSize: lot.cards.length,
    direction: 'none',
    pack: null,
    board,
  };
}
