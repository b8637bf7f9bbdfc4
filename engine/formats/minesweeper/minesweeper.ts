import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { CardView } from '../../core/view.ts';
import { keyring } from '../../random/streams.ts';
import { autoPickFrom, packAsked } from '../shared/autoPick.ts';
import { cardView } from '../shared/cardView.ts';
import { dealDeck, packsFor } from '../shared/deck.ts';
import { createOpener } from '../shared/opener.ts';
import { askOpen, type OpenTurn, takeOpen } from '../shared/openPick.ts';
import { freshSeats } from '../shared/seats.ts';
import { snakeSeat } from '../shared/turnOrder.ts';
import { cardsThere, cardsUp, layGrid, takeFromGrid } from './grid.ts';
import type {
  GridPlaceView,
  MinesweeperBoard,
  MinesweeperShape,
  MinesweeperState,
  MinesweeperTemplate,
} from './minesweeper.types.ts';

type MinesweeperSetup = SetupOf<MinesweeperShape>;

const MOST_SEATS = 8;

const templateSchema = z
  .object({
    format: z.literal('minesweeper'),
    pack: z.string().check(z.minLength(1), z.maxLength(120)),
    grids: z.int().check(z.gte(1), z.lte(20)),
    width: z.int().check(z.gte(3), z.lte(12)),
    height: z.int().check(z.gte(3), z.lte(10)),
    picksPerGrid: z.int().check(z.gte(1), z.lte(120)),
    reveal: z.enum(['center', 'corners', 'borders']),
  })
  .check(
    z.refine(({ picksPerGrid, width, height }) => picksPerGrid <= width * height, {
      error: 'A grid does not hold as many cards as are to be taken from it.',
      path: ['picksPerGrid'],
    }),
  );

/** Minesweeper draft: a grid of hidden cards, turned up beside every card that is taken; see rules.md. */
export const minesweeper: Format<MinesweeperShape> = {
  template: templateSchema,
  seatsProblem: (_, seats) =>
    seats < 2 || seats > MOST_SEATS ? 'A Minesweeper draft is played by two to eight seats.' : null,
  packsOpened: (template, _seats, sizeOf) => [
    {
      pack: template.pack,
      count: packsFor(template.grids * cellsOf(template), sizeOf(template.pack)),
      round: 0,
    },
  ],
  outline: ({ grids, picksPerGrid }, seats) => {
    const cards = Math.ceil((grids * picksPerGrid) / seats);
    return { rounds: grids, decisions: cards, cards };
  },
  deal: dealMinesweeper,
  turnOf,
  askOf: (setup, state, seat) => askOpen(openTurn(setup, state), seat),
  decide,
  viewFor,
  seesPool: () => true,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: (view) =>
    view.board?.kind === 'minesweeper' ? [...cardsSeen(view.board), ...view.board.pools.flat()] : [],
  autoAction: (setup, view, hints, persona) =>
    autoPickFrom(setup, view, packAsked(view, cardsSeen(view.board)), hints, persona),
};

/** Cards of the grid that lie face up. */
function cardsSeen({ places }: MinesweeperBoard): readonly CardView[] {
  return places.filter((place) => typeof place === 'object');
}

const cellsOf = ({ width, height }: MinesweeperTemplate) => width * height;

/** Labels as `createOpener` and `dealDeck`. */
function dealMinesweeper(setup: MinesweeperSetup, secret: Uint8Array): MinesweeperState {
  const { template } = setup;
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const wanted = { pack: template.pack, rounds: template.grids, perRound: cellsOf(template) };
  const deck = dealDeck(setup, streamOf, opener, wanted);
  const [first = [], ...ahead] = deck.rounds;
  return {
    format: 'minesweeper',
    phase: first.length === 0 ? 'complete' : 'drafting',
    round: 0,
    instances: opener.instances,
    seats: freshSeats(setup.seats),
    grid: layGrid(template, first),
    ahead,
    away: deck.aside,
    turn: 0,
    before: null,
  };
}

const seatAt = ({ seats }: MinesweeperSetup, round: number, turn: number) =>
  snakeSeat(seats, turn, round % seats);

function turnSeatOf(setup: MinesweeperSetup, state: MinesweeperState): number | null {
  return state.phase === 'complete' ? null : seatAt(setup, state.round, state.turn);
}

const turnId = ({ round }: MinesweeperState) => `grid${round + 1}`;

function turnOf(setup: MinesweeperSetup, state: MinesweeperState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const { picksPerGrid } = setup.template;
  return {
    turnId: turnId(state),
    turnNumber: state.turn + 1,
    cards: picksPerGrid - state.turn,
    fullCards: picksPerGrid,
  };
}

function openTurn(setup: MinesweeperSetup, state: MinesweeperState): OpenTurn | null {
  const seat = turnSeatOf(setup, state);
  if (seat === null) return null;
  return { seat, turnId: turnId(state), turnNumber: state.turn + 1, open: cardsUp(state.grid) };
}

function decide(
  setup: MinesweeperSetup,
  state: MinesweeperState,
  action: DecisionAction,
): Decided<MinesweeperState> {
  const taking = takeOpen(state, openTurn(setup, state), action);
  if (!taking.ok) return taking;
  const place = state.grid.findIndex((known) => known.lies === 'up' && known.id === taking.id);
  const grid = takeFromGrid(setup.template, state.grid, place, action.seat);
  const after = { ...state, seats: taking.seats, grid, turn: state.turn + 1 };
  const isUsedUp = after.turn >= setup.template.picksPerGrid;
  return { ok: true, state: isUsedUp ? withNextGrid(setup, after) : after, events: taking.events };
}

function withNextGrid({ template }: MinesweeperSetup, state: MinesweeperState): MinesweeperState {
  const away = [...state.away, ...cardsThere(state.grid)];
  const [next, ...ahead] = state.ahead;
  if (!next) return { ...state, phase: 'complete', grid: [], away };
  const seats = state.seats.map((seat) => ({ ...seat, decisions: 0 }));
  return { ...state, round: state.round + 1, grid: layGrid(template, next), ahead, away, turn: 0, seats };
}

function viewFor(setup: MinesweeperSetup, state: MinesweeperState): FormatView<MinesweeperShape> {
  const show = (id: InstanceId) => cardView(state.instances, id);
  const isOver = state.phase === 'complete';
  const picksLeft = isOver ? 0 : setup.template.picksPerGrid - state.turn;
  return {
    rounds: state.round + 1 + state.ahead.length,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'minesweeper',
      width: setup.template.width,
      places: state.grid.map((place): GridPlaceView => {
        if (place.lies === 'taken') return place.seat;
        return place.lies === 'up' ? show(place.id) : 'down';
      }),
      gridsLeft: state.ahead.length,
      picksLeft,
      turnSeat: turnSeatOf(setup, state),
      nextSeats: nextSeats(setup, state, picksLeft),
      pools: state.seats.map(({ pool }) => pool.map(({ id }) => show(id))),
    },
  };
}

/** The rest of this grid's turns, then those of the next grid, at most one for each seat. */
function nextSeats(
  setup: MinesweeperSetup,
  { round, turn, ahead, phase }: MinesweeperState,
  picksLeft: number,
): readonly number[] {
  if (phase === 'complete') return [];
  const here = Array.from({ length: picksLeft - 1 }, (_, next) => seatAt(setup, round, turn + 1 + next));
  const there = Array.from({ length: ahead.length > 0 ? setup.template.picksPerGrid : 0 }, (_, next) =>
    seatAt(setup, round + 1, next),
  );
  return [...here, ...there].slice(0, setup.seats);
}
