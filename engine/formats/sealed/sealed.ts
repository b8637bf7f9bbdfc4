import * as z from 'zod/mini';
import type { DecisionAction } from '../../core/actions.ts';
import type { Ask, Decision, Turn } from '../../core/ask.ts';
import type { Decided, Format, FormatView, SetupOf } from '../../core/format.ts';
import type { PooledCard } from '../../core/state.ts';
import type { ViewBase } from '../../core/view.ts';
import { keyring } from '../../random/streams.ts';
import { createOpener, type Opener } from '../shared/opener.ts';
import { cardsOfList, openList, packKinds, packListSchema, packsOfSeats } from '../shared/packList.ts';
import { freshSeats } from '../shared/seats.ts';
import type { SealedBoard, SealedShape, SealedState } from './sealed.types.ts';

type SealedSetup = SetupOf<SealedShape>;

const TURN_ID = 'opening';

const templateSchema = z.object({ format: z.literal('sealed'), packs: packListSchema });

/** Sealed: every seat opens its packs at once and says when it is done; see rules.md. */
export const sealed: Format<SealedShape> = {
  template: templateSchema,
  seatsProblem: () => null,
  packsOpened: ({ packs }, seats) => packsOfSeats(packs, seats),
  outline: ({ packs }, _seats, sizeOf) => ({ rounds: 1, decisions: 1, cards: cardsOfList(packs, sizeOf) }),
  deal: dealSealed,
  turnOf,
  askOf,
  decide,
  viewFor,
  waitingAt: (_setup, state, seat) => (isWaitedFor(state, seat) ? 1 : 0),
  openCards: () => [],
  tellOption: ({ board }) => {
    const packs = board?.kind === 'sealed' ? board.packKinds.length : 0;
    return packs === 1 ? 'Opened 1 pack.' : `Opened ${packs} packs.`;
  },
  autoAction: (_setup, view) => doneOf(view),
};

/** Labels as `createOpener`: packs are numbered by kind, seat after seat. */
function dealSealed(setup: SealedSetup, secret: Uint8Array): SealedState {
  const opener = createOpener(setup, keyring(secret));
  const seats = freshSeats(setup.seats).map((seat) => ({ ...seat, pool: openPool(opener, setup) }));
  return {
    format: 'sealed',
    phase: 'drafting',
    round: 0,
    instances: opener.instances,
    seats,
    done: seats.map(() => false),
    before: null,
  };
}

function openPool(opener: Opener, { template }: SealedSetup): readonly PooledCard[] {
  return openList(opener, template.packs).flatMap((cards, round) =>
    cards.map((id, place) => ({ id, destination: 'main' as const, round, pick: place + 1 })),
  );
}

const isWaitedFor = ({ phase, done }: SealedState, seat: number) =>
  phase !== 'complete' && done[seat] === false;

function turnOf(_setup: SealedSetup, state: SealedState, seat: number): Turn | null {
  if (!isWaitedFor(state, seat)) return null;
  const cards = state.seats[seat]!.pool.length;
  return { turnId: TURN_ID, turnNumber: 1, cards, fullCards: cards };
}

function askOf(_setup: SealedSetup, state: SealedState, seat: number): Ask | null {
  if (!isWaitedFor(state, seat)) return null;
  return { kind: 'choose', turnId: TURN_ID, turnNumber: 1, options: ['done'] };
}

function decide(_setup: SealedSetup, state: SealedState, action: DecisionAction): Decided<SealedState> {
  if (action.type !== 'choose') return { ok: false, refusal: 'badAction' };
  const { seat, turnId, turnNumber, option } = action;
  const isTurn = turnId === TURN_ID && turnNumber === 1;
  if (!isWaitedFor(state, seat) || !isTurn) return { ok: false, refusal: 'turnPassed' };
  if (option !== 'done') return { ok: false, refusal: 'notOffered' };
  const done = state.done.with(seat, true);
  const seats = state.seats.with(seat, { ...state.seats[seat]!, decisions: 1 });
  const phase = done.every(Boolean) ? 'complete' : state.phase;
  return { ok: true, state: { ...state, phase, seats, done }, events: [] };
}

function viewFor({ template }: SealedSetup, { done }: SealedState): FormatView<SealedShape> {
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: { kind: 'sealed', packKinds: packKinds(template.packs), done },
  };
}

function doneOf({ ask, seat }: ViewBase<SealedBoard>): Decision {
  if (ask?.kind !== 'choose' || seat === null)
    throw new Error('The view does not ask whether the seat is done');
  const { turnId, turnNumber } = ask;
  return {
    action: { type: 'choose', seat, turnId, turnNumber, option: 'done' },
    by: 'bot',
    reason: 'Every pack is open.',
  };
}
