import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Ask, Turn } from '../../core/ask.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import { autoChoose } from './auto.ts';
import { dealJumpstart } from './deal.ts';
import type { JumpstartShape, JumpstartState, Offer } from './jumpstart.types.ts';

type JumpstartSetup = SetupOf<JumpstartShape>;

const templateSchema = z.object({
  format: z.literal('jumpstart'),
  pack: z.string().check(z.minLength(1), z.maxLength(120)),
  offered: z.int().check(z.gte(2), z.lte(5)),
  chosen: z.int().check(z.gte(1), z.lte(4)),
});

/** Jumpstart: every seat chooses among sealed half-decks by their themes; see rules.md. */
export const jumpstart: Format<JumpstartShape> = {
  template: templateSchema,
  seatsProblem: () => null,
  packsOpened: ({ pack, offered, chosen }, seats) =>
    Array.from({ length: chosen }, (_, round) => ({ pack, count: offered * seats, round })),
  outline: ({ pack, chosen }, _seats, sizeOf) => ({
    rounds: 1,
    decisions: chosen,
    cards: chosen * sizeOf(pack),
  }),
  deal: dealJumpstart,
  turnOf,
  askOf,
  decide,
  viewFor,
  waitingAt: (_setup, state, seat) => state.offers[seat]?.length ?? 0,
  openCards: () => [],
  tellOption: ({ board }, option) => {
    const offer = board?.kind === 'jumpstart' ? board.offer : [];
    return `Took ${offer.find(({ key }) => key === option)?.theme ?? 'a half-deck'}.`;
  },
  autoAction: autoChoose,
};

const TURN_ID = 'choosing';

const turnNumberOf = ({ taken }: JumpstartState, seat: number) => taken[seat]!.length + 1;

/** Options of an offer: the number of the choice and the place in the offer, both from 1. */
const keysOf = (state: JumpstartState, seat: number, offer: Offer) =>
  offer.map((_, place) => `${turnNumberOf(state, seat)}.${place + 1}`);

function turnOf(_setup: JumpstartSetup, state: JumpstartState, seat: number): Turn | null {
  const offer = state.offers[seat]?.[0];
  if (!offer) return null;
  const turnNumber = turnNumberOf(state, seat);
  return { turnId: TURN_ID, turnNumber, cards: offer.length, fullCards: offer.length };
}

function askOf(_setup: JumpstartSetup, state: JumpstartState, seat: number): Ask | null {
  const offer = state.offers[seat]?.[0];
  if (!offer) return null;
  const turnNumber = turnNumberOf(state, seat);
  return { kind: 'choose', turnId: TURN_ID, turnNumber, options: keysOf(state, seat, offer) };
}

function decide(
  _setup: JumpstartSetup,
  state: JumpstartState,
  action: DecisionAction,
): Decided<JumpstartState> {
  if (action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { seat, turnId, turnNumber, option } = action;
  const [offer, ...later] = state.offers[seat]!;
  const isTurn = turnId === TURN_ID && turnNumber === turnNumberOf(state, seat);
  if (!offer || !isTurn) return { ok: false, refusal: 'turnPassed' };
  const place = keysOf(state, seat, offer).indexOf(option);
  const halfDeck = offer[place];
  if (!halfDeck) return { ok: false, refusal: 'notOffered' };
  const own = state.seats[seat]!;
  const round = turnNumber - 1;
  const opened = halfDeck.cards.map((id, at) => ({ id, destination: 'main' as const, round, pick: at + 1 }));
  const offers = state.offers.with(seat, later);
  const after = {
    ...state,
    phase: offers.every((left) => left.length === 0) ? ('complete' as const) : state.phase,
    seats: state.seats.with(seat, { ...own, pool: [...own.pool, ...opened], decisions: own.decisions + 1 }),
    offers,
    taken: state.taken.with(seat, [...state.taken[seat]!, halfDeck.theme]),
    putAway: [...state.putAway, ...offer.flatMap(({ cards }, at) => (at === place ? [] : cards))],
  };
  const cards = halfDeck.cards;
  const events = [{ type: 'took', seat, cards } as const];
  return { ok: true, state: after, events };
}

function viewFor(
  { template }: JumpstartSetup,
  state: JumpstartState,
  seat: number | null,
): FormatView<JumpstartShape> {
  const offer = seat === null ? undefined : state.offers[seat]?.[0];
  const keys = seat === null || !offer ? [] : keysOf(state, seat, offer);
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'jumpstart',
      offer: (offer ?? []).map(({ theme }, place) => ({ key: keys[place]!, theme })),
      taken: seat === null ? [] : (state.taken[seat] ?? []),
      halfDecks: state.taken.map((themes) => themes.length),
      chosen: template.chosen,
    },
  };
}
