import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import { keyring } from '../../random/streams.ts';
import { autoPickFrom, packAsked } from '../shared/autoPick.ts';
import { cardView } from '../shared/cardView.ts';
import { createOpener } from '../shared/opener.ts';
import { askOpen, type OpenTurn, takeOpen } from '../shared/openPick.ts';
import { freshSeats } from '../shared/seats.ts';
import { snakeSeat } from '../shared/turnOrder.ts';
import type { RochesterShape, RochesterState } from './rochester.types.ts';

type RochesterSetup = SetupOf<RochesterShape>;

const templateSchema = z.object({
  format: z.literal('rochester'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  packsPerSeat: z.int().check(z.gte(1), z.lte(20)),
});

/** Rochester draft: one open pack, taken from in turn; see rules.md. */
export const rochester: Format<RochesterShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) => (seats < 2 ? 'A Rochester draft needs at least two seats.' : null),
  packsOpened: ({ pack, packsPerSeat }, seats) => [{ pack, count: packsPerSeat * seats, round: 0 }],
  outline: ({ pack, packsPerSeat }, seats, sizeOf) => ({
    rounds: packsPerSeat * seats,
    decisions: packsPerSeat * sizeOf(pack),
    cards: packsPerSeat * sizeOf(pack),
  }),
  deal: dealRochester,
  turnOf,
  askOf: (setup, state, seat) => askOpen(openTurn(setup, state), seat),
  decide,
  viewFor,
  seesPool: () => true,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: ({ board }) => (board?.kind === 'rochester' ? [...board.cards, ...board.pools.flat()] : []),
  autoAction: (setup, view, hints, persona) =>
    autoPickFrom(setup, view, packAsked(view, view.board.cards), hints, persona),
};

function dealRochester(setup: RochesterSetup, secret: Uint8Array): RochesterState {
  const { pack, packsPerSeat } = setup.template;
  const opener = createOpener(setup, keyring(secret));
  const packs = Array.from({ length: packsPerSeat * setup.seats }, () => opener.open(pack));
  const filled = packs.filter((cards) => cards.length > 0);
  const [open = [], ...closed] = filled;
  return {
    format: 'rochester',
    phase: open.length === 0 ? 'complete' : 'drafting',
    round: 0,
    instances: opener.instances,
    seats: freshSeats(setup.seats),
    open,
    closed,
    turn: 0,
    before: null,
  };
}

const seatAt = ({ seats }: RochesterSetup, round: number, turn: number) =>
  snakeSeat(seats, turn, round % seats);

function turnSeatOf(setup: RochesterSetup, state: RochesterState): number | null {
  return state.phase === 'complete' ? null : seatAt(setup, state.round, state.turn);
}

const turnId = ({ round }: RochesterState) => `pack${round + 1}`;

function turnOf(setup: RochesterSetup, state: RochesterState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  return {
    turnId: turnId(state),
    turnNumber: state.turn + 1,
    cards: state.open.length,
    fullCards: state.open.length + state.turn,
  };
}

function openTurn(setup: RochesterSetup, state: RochesterState): OpenTurn | null {
  const seat = turnSeatOf(setup, state);
  if (seat === null) return null;
  return { seat, turnId: turnId(state), turnNumber: state.turn + 1, open: state.open };
}

function decide(
  setup: RochesterSetup,
  state: RochesterState,
  action: DecisionAction,
): Decided<RochesterState> {
  const taking = takeOpen(state, openTurn(setup, state), action);
  if (!taking.ok) return taking;
  const open = state.open.filter((known) => known !== taking.id);
  const after = { ...state, seats: taking.seats, open, turn: state.turn + 1 };
  return { ok: true, state: open.length > 0 ? after : withNextPack(after), events: taking.events };
}

function withNextPack(state: RochesterState): RochesterState {
  const [open, ...closed] = state.closed;
  if (!open) return { ...state, phase: 'complete' };
  const seats = state.seats.map((seat) => ({ ...seat, decisions: 0 }));
  return { ...state, round: state.round + 1, open, closed, turn: 0, seats };
}

function viewFor(setup: RochesterSetup, state: RochesterState): FormatView<RochesterShape> {
  const show = (id: InstanceId) => cardView(state.instances, id);
  return {
    rounds: state.round + 1 + state.closed.length,
    packSize: state.open.length + state.turn,
    direction: 'none',
    pack: null,
    board: {
      kind: 'rochester',
      cards: state.open.map(show),
      packsLeft: state.closed.length,
      turnSeat: turnSeatOf(setup, state),
      nextSeats: nextSeats(setup, state),
      pools: state.seats.map(({ pool }) => pool.map(({ id }) => show(id))),
    },
  };
}

/** The rest of this pack's turns, then who begins the next pack: nobody knows how many cards that one holds. */
function nextSeats(setup: RochesterSetup, state: RochesterState): readonly number[] {
  const { open, turn, round, closed } = state;
  const here = Array.from({ length: Math.max(0, open.length - 1) }, (_, next) =>
    seatAt(setup, round, turn + 1 + next),
  );
  const there = closed.length > 0 ? [seatAt(setup, round + 1, 0)] : [];
  return [...here, ...there].slice(0, setup.seats);
}
