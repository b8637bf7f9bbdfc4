import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { Outline } from '../../core/template.ts';
import type { ViewBase } from '../../core/view.ts';
import { cardView } from '../shared/cardView.ts';
import { countedCards } from '../shared/countedCards.ts';
import { freshSeats } from '../shared/seats.ts';
import { openStack } from '../shared/stack.ts';
import { roundSeat } from '../shared/turnOrder.ts';
import { withDecision } from '../shared/withDecision.ts';
import { autoWinston } from './auto.ts';
import type { WinstonBoard, WinstonShape, WinstonState, WinstonTemplate } from './winston.types.ts';

type WinstonSetup = SetupOf<WinstonShape>;

const SEATS_AT_MOST = 8;
/** A pile of that many cards or more is given the clock's whole time. */
const FULL_PILE = 6;

const templateSchema = z.object({
  format: z.literal('winston'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  packs: z.int().check(z.gte(1), z.lte(60)),
  piles: z._default(z.int().check(z.gte(2), z.lte(8)), 3),
});

/** Winston draft: piles are looked at one after the other, taken or passed; see rules.md. */
export const winston: Format<WinstonShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) =>
    seats < 2 || seats > SEATS_AT_MOST ? 'A Winston draft needs two to eight seats.' : null,
  packsOpened: ({ pack, packs }) => [{ pack, count: packs, round: 0 }],
  outline: outlineOf,
  deal: dealWinston,
  turnOf,
  askOf,
  decide,
  viewFor,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: ({ board }) => (board?.kind === 'winston' ? board.piles.flatMap(({ seen }) => seen) : []),
  tellOption: tellChoice,
  autoAction: (setup, view, hints, persona) => autoWinston(setup, view, view.board, hints, persona),
};

/** A seat looks at about as many piles as it gets cards: bots decide 0.9 to 1.1 times a card. */
function outlineOf(
  { pack, packs }: WinstonTemplate,
  seats: number,
  sizeOf: (pack: string) => number,
): Outline {
  const cards = Math.round((packs * sizeOf(pack)) / Math.max(1, seats));
  return { rounds: 1, decisions: cards, cards };
}

function dealWinston(setup: WinstonSetup, secret: Uint8Array): WinstonState {
  const { pack, packs, piles } = setup.template;
  const { instances, stack } = openStack(setup, secret, pack, packs);
  return withTurnBegun({
    format: 'winston',
    phase: 'drafting',
    round: 0,
    instances,
    seats: freshSeats(setup.seats),
    stack: stack.slice(piles),
    piles: Array.from({ length: piles }, (_, pile) => stack.slice(pile, pile + 1)),
    turn: 0,
    looking: 0,
    seen: [],
    lastTake: null,
    before: null,
  });
}

/** The state at the first pile of a turn, or complete when nothing is left to take (rules 4 and 9). */
function withTurnBegun(state: WinstonState): WinstonState {
  const looking = pileFrom(state, 0);
  if (looking === null) return { ...state, phase: 'complete', looking: 0, seen: state.piles.map(() => 0) };
  const seen = state.piles.map((cards, pile) => (pile === looking ? cards.length : 0));
  return { ...state, looking, seen };
}

/** The first pile from `from` on that holds cards. */
function pileFrom({ piles }: WinstonState, from: number): number | null {
  const found = piles.findIndex((cards, pile) => pile >= from && cards.length > 0);
  return found < 0 ? null : found;
}

function turnSeatOf({ seats }: WinstonSetup, { phase, turn }: WinstonState): number | null {
  return phase === 'complete' ? null : roundSeat(seats, turn);
}

const turnKeyOf = ({ turn, seats }: WinstonState, seat: number) => ({
  turnId: `turn${turn + 1}`,
  turnNumber: seats[seat]!.decisions + 1,
});

function turnOf(setup: WinstonSetup, state: WinstonState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const cards = state.piles[state.looking]!.length;
  return { ...turnKeyOf(state, seat), cards: cards + 1, fullCards: Math.max(FULL_PILE, cards) + 1 };
}

/** Rule 8: with an empty stack the last pile with cards has to be taken. */
const mayPass = (state: WinstonState): boolean =>
  state.stack.length > 0 || pileFrom(state, state.looking + 1) !== null;

function askOf(setup: WinstonSetup, state: WinstonState, seat: number): Ask | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  return {
    kind: 'choose',
    ...turnKeyOf(state, seat),
    options: mayPass(state) ? ['take', 'pass'] : ['take'],
  };
}

function decide(setup: WinstonSetup, state: WinstonState, action: DecisionAction): Decided<WinstonState> {
  if (action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { seat, option } = action;
  const { turnId, turnNumber } = turnKeyOf(state, seat);
  const isTurn = action.turnId === turnId && action.turnNumber === turnNumber;
  if (turnSeatOf(setup, state) !== seat || !isTurn) return { ok: false, refusal: 'turnPassed' };
  if (option === 'take') return takePile(state, seat);
  if (option !== 'pass' || !mayPass(state)) return { ok: false, refusal: 'notOffered' };
  const next = pileFrom(state, state.looking + 1);
  return next === null ? takeTopCard(state, seat) : lookOn(state, seat, next);
}

/** Passing the last pile with cards takes the top card of the stack. */
function tellChoice({ board }: ViewBase<WinstonBoard>, option: string): string {
  const piles = board?.kind === 'winston' ? board.piles : [];
  const looking = board?.kind === 'winston' ? (board.looking ?? 0) : 0;
  if (option === 'take') return `Took pile ${looking + 1}, ${countedCards(piles[looking]?.size ?? 0)}.`;
  const hasMore = piles.some(({ size }, pile) => pile > looking && size > 0);
  return hasMore
    ? `Passed pile ${looking + 1}.`
    : `Passed pile ${looking + 1} and took the top card of the stack.`;
}

/** Rule 5. */
function takePile(state: WinstonState, seat: number): Decided<WinstonState> {
  const { looking, stack, piles } = state;
  const after = { ...state, piles: piles.with(looking, stack.slice(0, 1)), stack: stack.slice(1) };
  return taken(after, seat, looking, piles[looking]!);
}

/** Rule 7. */
function takeTopCard(state: WinstonState, seat: number): Decided<WinstonState> {
  const { looking, stack, piles } = state;
  const passed = [...piles[looking]!, ...stack.slice(1, 2)];
  const after = { ...state, piles: piles.with(looking, passed), stack: stack.slice(2) };
  return taken(after, seat, null, stack.slice(0, 1));
}

function taken(
  state: WinstonState,
  seat: number,
  pile: number | null,
  cards: readonly InstanceId[],
): Decided<WinstonState> {
  const after = {
    ...state,
    seats: withDecision(state.seats, seat, cards),
    turn: state.turn + 1,
    lastTake: { seat, pile, cards: cards.length },
  };
  const events: readonly FormatEvent[] = [{ type: 'took', seat, cards }];
  return { ok: true, state: withTurnBegun(after), events };
}

/** Rule 6: what is laid on the passed pile is not seen. */
function lookOn(state: WinstonState, seat: number, next: number): Decided<WinstonState> {
  const { looking, stack, piles } = state;
  const after = {
    ...state,
    piles: piles.with(looking, [...piles[looking]!, ...stack.slice(0, 1)]),
    stack: stack.slice(1),
    looking: next,
    seen: state.seen.with(next, piles[next]!.length),
    seats: withDecision(state.seats, seat, []),
  };
  return { ok: true, state: after, events: [] };
}

function viewFor(setup: WinstonSetup, state: WinstonState, seat: number | null): FormatView<WinstonShape> {
  const turnSeat = turnSeatOf(setup, state);
  const isOwnTurn = turnSeat !== null && turnSeat === seat;
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'winston',
      stack: state.stack.length,
      piles: state.piles.map((cards, pile) => ({
        size: cards.length,
        seen: isOwnTurn ? cards.slice(0, state.seen[pile]).map((id) => cardView(state.instances, id)) : [],
      })),
      turnSeat,
      looking: turnSeat === null ? null : state.looking,
      lastTake: state.lastTake,
    },
  };
}
