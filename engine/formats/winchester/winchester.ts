import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { Outline } from '../../core/template.ts';
import { cardView } from '../shared/cardView.ts';
import { chooseAmong } from '../shared/chooseAmong.ts';
import { countedCards } from '../shared/countedCards.ts';
import { freshSeats } from '../shared/seats.ts';
import { openStack } from '../shared/stack.ts';
import { roundSeat } from '../shared/turnOrder.ts';
import { withDecision } from '../shared/withDecision.ts';
import { pileOption } from './pileOption.ts';
import type { WinchesterShape, WinchesterState, WinchesterTemplate } from './winchester.types.ts';

type WinchesterSetup = SetupOf<WinchesterShape>;
type Piles = WinchesterState['piles'];

const SEATS_AT_MOST = 8;
/** That many open cards or more are given the clock's whole time. */
const FULL_TABLE = 15;

const templateSchema = z.object({
  format: z.literal('winchester'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  packs: z.int().check(z.gte(1), z.lte(60)),
  piles: z._default(z.int().check(z.gte(2), z.lte(8)), 4),
});

/** Winchester draft: one of several open piles is taken whole, then all of them grow; see rules.md. */
export const winchester: Format<WinchesterShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) =>
    seats < 2 || seats > SEATS_AT_MOST ? 'A Winchester draft needs two to eight seats.' : null,
  packsOpened: ({ pack, packs }) => [{ pack, count: packs, round: 0 }],
  outline: outlineOf,
  deal: dealWinchester,
  turnOf,
  askOf,
  decide,
  viewFor,
  seesPool: () => true,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: ({ board }) =>
    board?.kind === 'winchester' ? [...board.piles.flat(), ...board.pools.flat()] : [],
  tellOption: ({ board }, option) => {
    const piles = board?.kind === 'winchester' ? board.piles : [];
    const pile = piles.findIndex((_, index) => pileOption(index) === option);
    return `Took pile ${pile + 1}, ${countedCards(piles[pile]?.length ?? 0)}.`;
  },
  autoAction: (setup, view, hints, persona) => {
    const { piles } = view.board;
    const groups = piles.map((cards, pile) => ({ option: pileOption(pile), cards }));
    return chooseAmong(
      setup,
      view,
      groups.filter(({ cards }) => cards.length > 0),
      hints,
      persona,
    );
  },
};

/** A turn gathers about as many cards as there are piles, while the stack lasts, and at the end all that lies there. */
function outlineOf(template: WinchesterTemplate, seats: number, sizeOf: (pack: string) => number): Outline {
  const cards = template.packs * sizeOf(template.pack);
  const turns = Math.ceil(cards / template.piles) + template.piles - 1;
  return {
    rounds: 1,
    decisions: Math.ceil(turns / Math.max(1, seats)),
    cards: Math.round(cards / Math.max(1, seats)),
  };
}

function dealWinchester(setup: WinchesterSetup, secret: Uint8Array): WinchesterState {
  const { pack, packs, piles } = setup.template;
  const { instances, stack } = openStack(setup, secret, pack, packs);
  return {
    format: 'winchester',
    phase: stack.length === 0 ? 'complete' : 'drafting',
    round: 0,
    instances,
    seats: freshSeats(setup.seats),
    ...grown(
      Array.from({ length: piles }, () => []),
      stack,
    ),
    turn: 0,
    lastTake: null,
    before: null,
  };
}

/** Rule 5: one card of the stack on each pile, as far as it reaches. */
function grown(piles: Piles, stack: readonly InstanceId[]): Pick<WinchesterState, 'piles' | 'stack'> {
  return {
    piles: piles.map((cards, pile) => [...cards, ...stack.slice(pile, pile + 1)]),
    stack: stack.slice(piles.length),
  };
}

function turnSeatOf({ seats }: WinchesterSetup, { phase, turn }: WinchesterState): number | null {
  return phase === 'complete' ? null : roundSeat(seats, turn);
}

const turnKeyOf = ({ turn, seats }: WinchesterState, seat: number) => ({
  turnId: `turn${turn + 1}`,
  turnNumber: seats[seat]!.decisions + 1,
});

function turnOf(setup: WinchesterSetup, state: WinchesterState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const cards = state.piles.flat().length;
  return { ...turnKeyOf(state, seat), cards, fullCards: Math.max(FULL_TABLE, cards) };
}

const optionsOf = ({ piles }: WinchesterState): readonly string[] =>
  piles.flatMap((cards, pile) => (cards.length > 0 ? [pileOption(pile)] : []));

function askOf(setup: WinchesterSetup, state: WinchesterState, seat: number): Ask | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  return { kind: 'choose', ...turnKeyOf(state, seat), options: optionsOf(state) };
}

function decide(
  setup: WinchesterSetup,
  state: WinchesterState,
  action: DecisionAction,
): Decided<WinchesterState> {
  if (action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { seat, option } = action;
  const { turnId, turnNumber } = turnKeyOf(state, seat);
  const isTurn = action.turnId === turnId && action.turnNumber === turnNumber;
  if (turnSeatOf(setup, state) !== seat || !isTurn) return { ok: false, refusal: 'turnPassed' };
  if (!optionsOf(state).includes(option)) return { ok: false, refusal: 'notOffered' };
  const pile = state.piles.findIndex((_, index) => pileOption(index) === option);
  const cards = state.piles[pile]!;
  const left = grown(state.piles.with(pile, []), state.stack);
  const after: WinchesterState = {
    ...state,
    ...left,
    phase: left.piles.every((open) => open.length === 0) ? 'complete' : 'drafting',
    seats: withDecision(state.seats, seat, cards),
    turn: state.turn + 1,
    lastTake: { seat, pile, cards: cards.length },
  };
  const events: readonly FormatEvent[] = [{ type: 'took', seat, cards }];
  return { ok: true, state: after, events };
}

function viewFor(setup: WinchesterSetup, state: WinchesterState): FormatView<WinchesterShape> {
  const show = (id: InstanceId) => cardView(state.instances, id);
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'winchester',
      stack: state.stack.length,
      piles: state.piles.map((cards) => cards.map(show)),
      turnSeat: turnSeatOf(setup, state),
      lastTake: state.lastTake,
      pools: state.seats.map(({ pool }) => pool.map(({ id }) => show(id))),
    },
  };
}
