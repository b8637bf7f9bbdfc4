import * as z from 'zod/mini';
import type { ChooseAction, DecisionAction, DivideAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { SeatBase } from '../../core/state.ts';
import type { ViewBase } from '../../core/view.ts';
import { keyring } from '../../random/streams.ts';
import { cardView } from '../shared/cardView.ts';
import { countedCards } from '../shared/countedCards.ts';
import { dealDeck, packsFor } from '../shared/deck.ts';
import { createOpener } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import { autoPile } from './autoPile.ts';
import type { PileName, SolomonBoard, SolomonMiddle, SolomonShape, SolomonState } from './solomon.types.ts';

type SolomonSetup = SetupOf<SolomonShape>;

const PILES: readonly PileName[] = ['first', 'second'];

const templateSchema = z.object({
  format: z.literal('solomon'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  cardsPerRound: z.int().check(z.gte(2), z.lte(16)),
  rounds: z.int().check(z.gte(1), z.lte(30)),
});

/** Solomon draft: one seat divides the open cards into two piles, the other chooses one; see rules.md. */
export const solomon: Format<SolomonShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) => (seats === 2 ? null : 'A Solomon draft is for exactly two seats.'),
  packsOpened: ({ pack, rounds, cardsPerRound }, _seats, sizeOf) => [
    { pack, count: packsFor(rounds * cardsPerRound, sizeOf(pack)), round: 0 },
  ],
  outline: ({ rounds, cardsPerRound }) => ({
    rounds,
    decisions: rounds,
    cards: Math.round((rounds * cardsPerRound) / 2),
  }),
  deal: dealSolomon,
  turnOf,
  askOf,
  decide,
  viewFor,
  seesPool: () => true,
  waitingAt: (_, state, seat) => (turnSeatOf(state) === seat ? 1 : 0),
  openCards: ({ board }) =>
    board?.kind === 'solomon' ? [...cardsOf(board.middle), ...board.pools.flat()] : [],
  tellOption: tellPile,
  autoAction: autoPile,
};

/** The cards in the middle, the first pile before the second. */
export function cardsOf<Card>(middle: SolomonMiddle<Card>): readonly Card[] {
  return middle.step === 'divide' ? middle.cards : [...middle.first, ...middle.second];
}

/** Labels of `createOpener` and `dealDeck`. */
function dealSolomon(setup: SolomonSetup, secret: Uint8Array): SolomonState {
  const { pack, rounds, cardsPerRound } = setup.template;
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const deck = dealDeck(setup, streamOf, opener, { pack, rounds, perRound: cardsPerRound });
  return withNextRound({
    format: 'solomon',
    phase: 'drafting',
    round: -1,
    instances: opener.instances,
    seats: freshSeats(setup.seats),
    middle: { step: 'divide', cards: [] },
    deck: deck.rounds,
    aside: deck.aside,
    last: null,
    before: null,
  });
}

function withNextRound(state: SolomonState): SolomonState {
  const [cards, ...deck] = state.deck;
  const middle = { step: 'divide', cards: cards ?? [] } as const;
  if (!cards) return { ...state, round: Math.max(0, state.round), phase: 'complete', middle };
  const seats = state.seats.map((seat) => ({ ...seat, decisions: 0 }));
  return { ...state, round: state.round + 1, seats, middle, deck };
}

const dividerOf = ({ round, seats }: SolomonState): number => round % seats.length;

const chooserOf = ({ round, seats }: SolomonState): number => (round + 1) % seats.length;

function turnSeatOf(state: SolomonState): number | null {
  if (state.phase === 'complete') return null;
  return state.middle.step === 'divide' ? dividerOf(state) : chooserOf(state);
}

const keyOf = ({ round, middle }: SolomonState) => ({
  turnId: `round${round + 1}`,
  turnNumber: middle.step === 'divide' ? 1 : 2,
});

function turnOf(_: SolomonSetup, state: SolomonState, seat: number): Turn | null {
  if (turnSeatOf(state) !== seat) return null;
  const cards = cardsOf(state.middle).length;
  return { ...keyOf(state), cards, fullCards: cards };
}

function askOf(_: SolomonSetup, state: SolomonState, seat: number): Ask | null {
  if (turnSeatOf(state) !== seat) return null;
  const { middle } = state;
  return middle.step === 'divide'
    ? { kind: 'divide', ...keyOf(state), cards: middle.cards }
    : { kind: 'choose', ...keyOf(state), options: PILES };
}

function decide(_: SolomonSetup, state: SolomonState, action: DecisionAction): Decided<SolomonState> {
  if (action.type !== 'divide' && action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { turnId, turnNumber } = keyOf(state);
  const isTurn = action.turnId === turnId && action.turnNumber === turnNumber;
  if (turnSeatOf(state) !== action.seat || !isTurn) return { ok: false, refusal: 'turnPassed' };
  return action.type === 'divide' ? divide(state, action) : choose(state, action);
}

function divide(state: SolomonState, { seat, firstPile }: DivideAction): Decided<SolomonState> {
  const { middle } = state;
  if (middle.step !== 'divide') return { ok: false, refusal: 'turnPassed' };
  const chosen = new Set(firstPile);
  if (firstPile.some((id) => !middle.cards.includes(id))) return { ok: false, refusal: 'notYourCard' };
  if (chosen.size !== firstPile.length) return { ok: false, refusal: 'wrongCount' };
  const first = middle.cards.filter((id) => chosen.has(id));
  const second = middle.cards.filter((id) => !chosen.has(id));
  const after: SolomonState = {
    ...state,
    seats: state.seats.with(seat, withDecision(state.seats[seat]!)),
    middle: { step: 'choose', first, second },
  };
  return { ok: true, state: after, events: [] };
}

const withDecision = (seat: SeatBase): SeatBase => ({ ...seat, decisions: seat.decisions + 1 });

/** "Took the first pile, 3 cards and not 5." */
function tellPile({ board }: ViewBase<SolomonBoard>, option: string): string {
  const middle = board?.kind === 'solomon' ? board.middle : null;
  const name = option === 'first' ? 'first' : 'second';
  if (middle?.step !== 'choose') return `Took the ${name} pile.`;
  const left = name === 'first' ? middle.second : middle.first;
  return `Took the ${name} pile, ${countedCards(middle[name].length)} and not ${left.length}.`;
}

const isPile = (option: string): option is PileName => PILES.some((name) => name === option);

function choose(state: SolomonState, { seat, option }: ChooseAction): Decided<SolomonState> {
  const { middle } = state;
  if (middle.step !== 'choose') return { ok: false, refusal: 'turnPassed' };
  if (!isPile(option)) return { ok: false, refusal: 'notOffered' };
  const divider = dividerOf(state);
  const taken = middle[option];
  const left = option === 'first' ? middle.second : middle.first;
  const seats = state.seats
    .with(seat, withDecision(withPile(state, seat, taken)))
    .with(divider, withPile(state, divider, left));
  const after: SolomonState = {
    ...state,
    seats,
    last: { divider, chosen: option, firstSize: middle.first.length, secondSize: middle.second.length },
  };
  const took = (by: number, cards: readonly InstanceId[]) => ({ type: 'took', seat: by, cards }) as const;
  return { ok: true, state: withNextRound(after), events: [took(seat, taken), took(divider, left)] };
}

function withPile({ seats, round }: SolomonState, at: number, pile: readonly InstanceId[]): SeatBase {
  const seat = seats[at]!;
  const pooled = pile.map((id, place) => ({ id, destination: 'main', round, pick: place + 1 }) as const);
  return { ...seat, pool: [...seat.pool, ...pooled] };
}

function viewFor(_: SolomonSetup, state: SolomonState): FormatView<SolomonShape> {
  const { middle, instances } = state;
  const show = (ids: readonly InstanceId[]) => ids.map((id) => cardView(instances, id));
  return {
    rounds: state.round + 1 + state.deck.length,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'solomon',
      middle:
        middle.step === 'divide'
          ? { step: 'divide', cards: show(middle.cards) }
          : { step: 'choose', first: show(middle.first), second: show(middle.second) },
      divider: dividerOf(state),
      turnSeat: turnSeatOf(state),
      pools: state.seats.map(({ pool }) => show(pool.map(({ id }) => id))),
      last: state.last,
    },
  };
}
