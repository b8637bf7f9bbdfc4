import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { Outline, PackNeed } from '../../core/template.ts';
import { keyring } from '../../random/streams.ts';
import { cardView } from '../shared/cardView.ts';
import { chooseAmong } from '../shared/chooseAmong.ts';
import { dealDeck, packsFor } from '../shared/deck.ts';
import { createOpener } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import { snakeSeat } from '../shared/turnOrder.ts';
import { withDecision } from '../shared/withDecision.ts';
import type { GridBoard, GridShape, GridSize, GridState, GridTemplate } from './grid.types.ts';
import { cellsIn, columnsOf, type Line, linesOf, ROWS, tellLine } from './lines.ts';

type GridSetup = SetupOf<GridShape>;

const seatsAtMost = { '3x3': 3, '3x4': 4 } as const satisfies Record<GridSize, number>;

const LINES_OF_A_GRID = 3.4;
const CARDS_STILL_THERE = 0.96;

const templateSchema = z.object({
  format: z.literal('grid'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  grids: z._default(z.int().check(z.gte(1), z.lte(40)), 18),
  size: z.enum(['3x3', '3x4']),
  picksPerSeat: z.union([z.literal(1), z.literal(2)]),
});

/** Grid draft: rows and columns of open cards are taken whole; see rules.md. */
export const grid: Format<GridShape> = {
  template: templateSchema,
  seatsProblem,
  packsOpened,
  outline: outlineOf,
  deal: dealGrids,
  turnOf,
  askOf,
  decide,
  viewFor,
  seesPool: () => true,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: ({ board }) =>
    board?.kind === 'grid'
      ? [
          ...board.cells.flatMap(({ card, takenBy }) => (takenBy === null ? [card] : [])),
          ...board.pools.flat(),
        ]
      : [],
  tellOption: tellLine,
  autoAction: (setup, view, hints, persona) => chooseAmong(setup, view, groupsOf(view.board), hints, persona),
};

function groupsOf({ columns, cells }: GridBoard) {
  const groups = linesOf(columns).map(({ option, cells: places }) => ({
    option,
    cards: places.flatMap((place) => {
      const cell = cells[place];
      return cell && cell.takenBy === null ? [cell.card] : [];
    }),
  }));
  return groups.filter(({ cards }) => cards.length > 0);
}

function seatsProblem({ size }: GridTemplate, seats: number): string | null {
  if (seats >= 2 && seats <= seatsAtMost[size]) return null;
  return size === '3x3'
    ? 'A grid draft with three rows and three columns needs two or three seats.'
    : 'A grid draft with three rows and four columns needs two to four seats.';
}

/** Rule 1. */
function packsOpened(
  { pack, grids, size }: GridTemplate,
  _seats: number,
  sizeOf: (pack: string) => number,
): readonly PackNeed[] {
  return [{ pack, count: packsFor(grids * cellsIn(size), sizeOf(pack)), round: 0 }];
}

/** A grid is empty after 3.4 lines, and a line holds 0.96 of its cards, as measured over drafts of bots. */
function outlineOf({ grids, size, picksPerSeat }: GridTemplate, seats: number): Outline {
  const lines = Math.min(picksPerSeat, LINES_OF_A_GRID / Math.max(1, seats));
  const lineCards = (CARDS_STILL_THERE * (ROWS + columnsOf(size))) / 2;
  const cards = Math.min(cellsIn(size) / Math.max(1, seats), lines * lineCards);
  return { rounds: grids, decisions: Math.ceil(grids * lines), cards: Math.round(grids * cards) };
}

function dealGrids(setup: GridSetup, secret: Uint8Array): GridState {
  const { pack, grids, size } = setup.template;
  const streamOf = keyring(secret);
  const opener = createOpener(setup, streamOf);
  const wanted = { pack, rounds: grids, perRound: cellsIn(size) };
  const { rounds: closed, aside } = dealDeck(setup, streamOf, opener, wanted);
  return withGridDealt({
    format: 'grid',
    phase: 'drafting',
    round: -1,
    instances: opener.instances,
    seats: freshSeats(setup.seats),
    cells: [],
    lines: [],
    lastLine: null,
    closed,
    aside,
    away: [],
    before: null,
  });
}

/** The next grid (rules 6 and 7), or the end of the draft with the last one. */
function withGridDealt(state: GridState): GridState {
  const [dealt, ...closed] = state.closed;
  const away = [...state.away, ...openIn(state)];
  if (!dealt) return { ...state, phase: 'complete', round: Math.max(0, state.round), cells: [], away };
  return {
    ...state,
    round: state.round + 1,
    seats: state.seats.map((seat) => ({ ...seat, decisions: 0 })),
    cells: dealt.map((id) => ({ id, takenBy: null })),
    lines: [],
    closed,
    away,
  };
}

const openIn = ({ cells }: Pick<GridState, 'cells'>): readonly InstanceId[] =>
  cells.flatMap(({ id, takenBy }) => (takenBy === null ? [id] : []));

/** Rules 4 and 5; `turn` counts the lines taken from this grid. */
const seatAt = ({ seats }: GridSetup, { round }: GridState, turn: number): number =>
  snakeSeat(seats, turn, round % seats);

function turnSeatOf(setup: GridSetup, state: GridState): number | null {
  return state.phase === 'complete' ? null : seatAt(setup, state, state.lines.length);
}

const turnKeyOf = ({ round, lines }: GridState) => ({
  turnId: `grid${round + 1}`,
  turnNumber: lines.length + 1,
});

function turnOf(setup: GridSetup, state: GridState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  return { ...turnKeyOf(state), cards: openIn(state).length, fullCards: cellsIn(setup.template.size) };
}

function cardsOfLine({ cells }: GridState, line: Line): readonly InstanceId[] {
  return openIn({ cells: line.cells.flatMap((place) => cells[place] ?? []) });
}

const linesToTake = (setup: GridSetup, state: GridState): readonly Line[] =>
  linesOf(columnsOf(setup.template.size)).filter((line) => cardsOfLine(state, line).length > 0);

function askOf(setup: GridSetup, state: GridState, seat: number): Ask | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const options = linesToTake(setup, state).map(({ option }) => option);
  return { kind: 'choose', ...turnKeyOf(state), options };
}

function decide(setup: GridSetup, state: GridState, action: DecisionAction): Decided<GridState> {
  if (action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { seat } = action;
  const { turnId, turnNumber } = turnKeyOf(state);
  const isTurn = action.turnId === turnId && action.turnNumber === turnNumber;
  if (turnSeatOf(setup, state) !== seat || !isTurn) return { ok: false, refusal: 'turnPassed' };
  const line = linesToTake(setup, state).find(({ option }) => option === action.option);
  if (!line) return { ok: false, refusal: 'notOffered' };
  const cards = cardsOfLine(state, line);
  const lastLine = { seat, line: line.option, cards: cards.length };
  const after = {
    ...state,
    seats: withDecision(state.seats, seat, cards, state.round),
    cells: state.cells.map((cell) => (cards.includes(cell.id) ? { ...cell, takenBy: seat } : cell)),
    lines: [...state.lines, lastLine],
    lastLine,
  };
  const events: readonly FormatEvent[] = [{ type: 'took', seat, cards }];
  return { ok: true, state: isGridOver(setup, after) ? withGridDealt(after) : after, events };
}

/** Rule 6. */
const isGridOver = (setup: GridSetup, state: GridState): boolean =>
  state.lines.length >= setup.seats * setup.template.picksPerSeat || openIn(state).length === 0;

function viewFor(setup: GridSetup, state: GridState): FormatView<GridShape> {
  const show = (id: InstanceId) => cardView(state.instances, id);
  const { size, picksPerSeat } = setup.template;
  const isOver = state.phase === 'complete';
  const turn = state.lines.length;
  const turnsLeft = isOver ? 0 : setup.seats * picksPerSeat - turn;
  const gridsLeft = state.closed.length;
  return {
    rounds: state.round + 1 + gridsLeft,
    packSize: cellsIn(size),
    direction: 'none',
    pack: null,
    board: {
      kind: 'grid',
      rows: ROWS,
      columns: columnsOf(size),
      cells: state.cells.map(({ id, takenBy }) => ({ card: show(id), takenBy })),
      lines: state.lines,
      lastLine: state.lastLine,
      gridsLeft,
      turnSeat: turnSeatOf(setup, state),
      nextSeats: Array.from({ length: Math.max(0, turnsLeft - 1) }, (_, place) =>
        seatAt(setup, state, turn + 1 + place),
      ),
      nextBeginner: gridsLeft > 0 ? (state.round + 1) % setup.seats : null,
      pools: state.seats.map(({ pool }) => pool.map(({ id }) => show(id))),
    },
  };
}
