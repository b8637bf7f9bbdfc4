import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Turn } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { Outline } from '../../core/template.ts';
import type { CardView } from '../../core/view.ts';
import { OPEN_CARDS_AT_MOST } from '../../tableSize.ts';
import { autoPickFrom, packAsked } from '../shared/autoPick.ts';
import { cardView } from '../shared/cardView.ts';
import { askOpen, type OpenTurn, takeOpen } from '../shared/openPick.ts';
import { snakeSeat } from '../shared/turnOrder.ts';
import { dealRotisserie } from './lay.ts';
import type { RotisserieShape, RotisserieState, RotisserieTemplate } from './rotisserie.types.ts';
import { TABLE_TURN, wishedFrom } from './wishes.ts';

type RotisserieSetup = SetupOf<RotisserieShape>;

const templateSchema = z.object({
  format: z.literal('rotisserie'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  mode: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('singleton'),
      cardsPerSeat: z.int().check(z.gte(1), z.lte(100)),
      lay: z.enum(['enough', 'all']),
    }),
    z.object({ kind: z.literal('packs'), packsPerSeat: z.int().check(z.gte(1), z.lte(20)) }),
  ]),
});

/** Rotisserie draft: all cards lie open from the start and are taken one at a time; see rules.md. */
export const rotisserie: Format<RotisserieShape> = {
  template: templateSchema,
  seatsProblem,
  packsOpened: ({ pack, mode }, seats) =>
    mode.kind === 'singleton'
      ? [{ pack, printings: mode.cardsPerSeat * seats }]
      : [{ pack, count: mode.packsPerSeat * seats, round: 0 }],
  outline: outlineOf,
  deal: dealRotisserie,
  turnOf,
  askOf: (setup, state, seat) => askOpen(openTurn(setup, state), seat),
  decide,
  wishedFrom,
  viewFor,
  seesPool: () => true,
  waitingAt: (setup, state, seat) => (turnSeatOf(setup, state) === seat ? 1 : 0),
  openCards: ({ board }) => (board?.kind === 'rotisserie' ? board.cards : []),
  autoAction: (setup, view, hints, persona) =>
    autoPickFrom(setup, view, packAsked(view, view.board.cards), hints, persona),
};

function seatsProblem({ mode }: RotisserieTemplate, seats: number): string | null {
  if (seats < 2) return 'A rotisserie draft needs at least two seats.';
  if (mode.kind === 'packs' || mode.cardsPerSeat * seats <= OPEN_CARDS_AT_MOST) return null;
  return `${seats} seats with ${mode.cardsPerSeat} cards each need more than the ${OPEN_CARDS_AT_MOST} cards that fit on the table.`;
}

function outlineOf(
  { pack, mode }: RotisserieTemplate,
  _seats: number,
  sizeOf: (pack: string) => number,
): Outline {
  const cards = mode.kind === 'singleton' ? mode.cardsPerSeat : mode.packsPerSeat * sizeOf(pack);
  return { rounds: 1, decisions: cards, cards };
}

function picksInAll({ template: { mode }, seats }: RotisserieSetup, { cards }: RotisserieState): number {
  return mode.kind === 'packs' ? cards.length : Math.min(cards.length, mode.cardsPerSeat * seats);
}

function turnSeatOf({ seats }: RotisserieSetup, { phase, taken }: RotisserieState): number | null {
  return phase === 'complete' ? null : snakeSeat(seats, taken.length);
}

function turnOf(setup: RotisserieSetup, state: RotisserieState, seat: number): Turn | null {
  if (turnSeatOf(setup, state) !== seat) return null;
  const { cards, taken } = state;
  return {
    turnId: TABLE_TURN,
    turnNumber: taken.length + 1,
    cards: cards.length - taken.length,
    fullCards: cards.length,
  };
}

function openTurn(setup: RotisserieSetup, state: RotisserieState): OpenTurn | null {
  const seat = turnSeatOf(setup, state);
  if (seat === null) return null;
  const gone = new Set(state.taken);
  const open = state.cards.filter((_, place) => !gone.has(place));
  return { seat, turnId: TABLE_TURN, turnNumber: state.taken.length + 1, open };
}

function decide(
  setup: RotisserieSetup,
  state: RotisserieState,
  action: DecisionAction,
): Decided<RotisserieState> {
  const taking = takeOpen(state, openTurn(setup, state), action);
  if (!taking.ok) return taking;
  const taken = [...state.taken, state.cards.indexOf(taking.id)];
  const phase = taken.length < picksInAll(setup, state) ? state.phase : 'complete';
  return { ok: true, state: { ...state, phase, seats: taking.seats, taken }, events: taking.events };
}

const laidOut = new WeakMap<readonly InstanceId[], readonly CardView[]>();

/** The cards of a draft as views hold them: one list for all views, since it never changes. */
function cardsOnTable({ cards, instances }: RotisserieState): readonly CardView[] {
  const known = laidOut.get(cards);
  if (known) return known;
  const made = cards.map((id) => cardView(instances, id));
  laidOut.set(cards, made);
  return made;
}

function viewFor(setup: RotisserieSetup, state: RotisserieState): FormatView<RotisserieShape> {
  const picks = picksInAll(setup, state);
  const { taken } = state;
  const ahead = Math.max(0, Math.min(setup.seats, picks - taken.length - 1));
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'rotisserie',
      cards: cardsOnTable(state),
      taken: taken.map((place, turn) => [place, snakeSeat(setup.seats, turn)] as const),
      picks,
      turnSeat: turnSeatOf(setup, state),
      nextSeats: Array.from({ length: ahead }, (_, next) => snakeSeat(setup.seats, taken.length + 1 + next)),
    },
  };
}
