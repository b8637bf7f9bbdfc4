import * as z from 'zod/mini';
import type { DecisionAction, DraftRefusal, ExchangeAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { ViewBase } from '../../core/view.ts';
import { keyring } from '../../random/streams.ts';
import { cardView } from '../shared/cardView.ts';
import { dealDeck, packsFor } from '../shared/deck.ts';
import { createOpener } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import { roundSeat, snakeSeat } from '../shared/turnOrder.ts';
import { autoExchange } from './autoExchange.ts';
import type { HousmanBoard, HousmanShape, HousmanState, HousmanTemplate } from './housman.types.ts';

type HousmanSetup = SetupOf<HousmanShape>;

const SEATS_AT_MOST = 8;

const templateSchema = z.object({
  format: z.literal('housman'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  handSize: z.int().check(z.gte(1), z.lte(15)),
  revealed: z.int().check(z.gte(1), z.lte(20)),
  exchanges: z.int().check(z.gte(1), z.lte(10)),
  rounds: z.int().check(z.gte(1), z.lte(20)),
  turnOrder: z.enum(['classic', 'snake']),
});

/** Housman draft: secret hands that are bettered from the open cards, in turn; see rules.md. */
export const housman: Format<HousmanShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) =>
    seats < 2 || seats > SEATS_AT_MOST ? 'A Housman draft is for two to eight seats.' : null,
  packsOpened: (template, seats, sizeOf) => [
    {
      pack: template.pack,
      count: packsFor(template.rounds * perRound(template, seats), sizeOf(template.pack)),
      round: 0,
    },
  ],
  outline: ({ rounds, exchanges, handSize }) => ({
    rounds,
    decisions: rounds * exchanges,
    cards: rounds * handSize,
  }),
  deal: dealHousman,
  turnOf,
  askOf,
  decide,
  viewFor,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: openOnBoard,
  autoAction: autoExchange,
};

function openOnBoard({ board }: ViewBase<HousmanBoard>) {
  if (board?.kind !== 'housman') return [];
  const moved = board.moves.flatMap(({ gave, took }) => [gave, took]);
  return [...new Set([...board.hand, ...board.open, ...moved].filter((card) => card !== null))];
}

const perRound = ({ handSize, revealed }: HousmanTemplate, seats: number): number =>
  handSize * seats + revealed;

/** Labels of `createOpener` and `dealDeck`. */
function dealHousman(setup: HousmanSetup, secret: Uint8Array): HousmanState {
  const { template, seats } = setup;
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const wanted = { pack: template.pack, rounds: template.rounds, perRound: perRound(template, seats) };
  const { rounds, aside } = dealDeck(setup, streamOf, opener, wanted);
  const undealt: HousmanState = {
    format: 'housman',
    phase: 'drafting',
    round: -1,
    instances: opener.instances,
    seats: freshSeats(seats),
    hands: [],
    open: [],
    deck: rounds,
    aside,
    turn: 0,
    moves: [],
    before: null,
  };
  return withNextRound(setup, undealt);
}

function withNextRound({ template, seats }: HousmanSetup, state: HousmanState): HousmanState {
  const [cards, ...deck] = state.deck;
  if (!cards) return { ...state, round: Math.max(0, state.round), phase: 'complete' };
  const { handSize } = template;
  return {
    ...state,
    round: state.round + 1,
    seats: state.seats.map((seat) => ({ ...seat, decisions: 0 })),
    hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * handSize, (seat + 1) * handSize)),
    open: cards.slice(seats * handSize),
    deck,
    turn: 0,
  };
}

function seatAt({ seats, template }: HousmanSetup, { round }: HousmanState, turn: number): number {
  const order = template.turnOrder === 'snake' ? snakeSeat : roundSeat;
  return order(seats, turn, round % seats);
}

function turnSeatOf(setup: HousmanSetup, state: HousmanState): number | null {
  return state.phase === 'complete' ? null : seatAt(setup, state, state.turn);
}

const turnId = ({ round }: HousmanState) => `round${round + 1}`;

function turnOf(setup: HousmanSetup, state: HousmanState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const cards = state.open.length;
  return { turnId: turnId(state), turnNumber: state.turn + 1, cards, fullCards: cards };
}

function askOf(setup: HousmanSetup, state: HousmanState, seat: number): Ask | null {
  const hand = state.hands[seat];
  if (turnSeatOf(setup, state) !== seat || !hand) return null;
  return { kind: 'exchange', turnId: turnId(state), turnNumber: state.turn + 1, hand, open: state.open };
}

function decide(setup: HousmanSetup, state: HousmanState, action: DecisionAction): Decided<HousmanState> {
  if (action.type !== 'exchange') return { ok: false, refusal: 'badAction' };
  const refusal = whyRefused(setup, state, action);
  if (refusal) return { ok: false, refusal };
  const exchanged = withMove(state, action);
  const isLast = exchanged.turn === setup.seats * setup.template.exchanges;
  if (!isLast) return { ok: true, state: exchanged, events: [] };
  const events = exchanged.hands.map((cards, seat) => ({ type: 'took', seat, cards }) as const);
  return { ok: true, state: withNextRound(setup, withHandsInPools(exchanged)), events };
}

function whyRefused(setup: HousmanSetup, state: HousmanState, action: ExchangeAction): DraftRefusal | null {
  const { seat, give, take } = action;
  const isTurn = action.turnId === turnId(state) && action.turnNumber === state.turn + 1;
  if (turnSeatOf(setup, state) !== seat || !isTurn) return 'turnPassed';
  if ((give === null) !== (take === null)) return 'wrongCount';
  if (give !== null && !state.hands[seat]?.includes(give)) return 'notYourCard';
  return take !== null && !state.open.includes(take) ? 'notOffered' : null;
}

function withMove(state: HousmanState, { seat, give, take }: ExchangeAction): HousmanState {
  const own = state.seats[seat]!;
  const swapped = (cards: readonly InstanceId[], from: InstanceId | null, to: InstanceId | null) =>
    from === null || to === null ? cards : cards.map((id) => (id === from ? to : id));
  const move = { seat, gave: give, took: take };
  return {
    ...state,
    seats: state.seats.with(seat, { ...own, decisions: own.decisions + 1 }),
    hands: state.hands.with(seat, swapped(state.hands[seat]!, give, take)),
    open: swapped(state.open, take, give),
    turn: state.turn + 1,
    moves: [...state.moves.filter((known) => known.seat !== seat), move],
  };
}

function withHandsInPools(state: HousmanState): HousmanState {
  const seats = state.seats.map((seat, index) => {
    const hand = (state.hands[index] ?? []).map(
      (id, place) => ({ id, destination: 'main', round: state.round, pick: place + 1 }) as const,
    );
    return { ...seat, pool: [...seat.pool, ...hand] };
  });
  return {
    ...state,
    seats,
    hands: state.hands.map(() => []),
    open: [],
    aside: [...state.aside, ...state.open],
  };
}

function viewFor(setup: HousmanSetup, state: HousmanState, seat: number | null): FormatView<HousmanShape> {
  const { exchanges } = setup.template;
  const show = (id: InstanceId) => cardView(state.instances, id);
  const isOver = state.phase === 'complete';
  const ahead = Math.min(setup.seats, setup.seats * exchanges - state.turn - 1);
  const board: HousmanBoard = {
    kind: 'housman',
    hand: (seat === null ? [] : (state.hands[seat] ?? [])).map(show),
    open: state.open.map(show),
    exchange: Math.min(exchanges - 1, Math.floor(state.turn / setup.seats)),
    exchanges,
    turnSeat: turnSeatOf(setup, state),
    nextSeats: isOver
      ? []
      : Array.from({ length: ahead }, (_, place) => seatAt(setup, state, state.turn + 1 + place)),
    moves: state.moves.map(({ seat: mover, gave, took }) => ({
      seat: mover,
      gave: gave === null ? null : show(gave),
      took: took === null ? null : show(took),
    })),
  };
  return {
    rounds: state.round + 1 + state.deck.length,
    packSize: 0,
    direction: 'none',
    pack: null,
    board,
  };
}
