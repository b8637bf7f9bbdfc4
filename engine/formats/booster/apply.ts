import type { Destination, DraftAction, DraftRefusal, PickAction } from '../../actions.ts';
import type { InstanceId } from '../../cards.ts';
import type { Applied, DraftState, PackState, Rewind, SeatState } from '../../draft.types.ts';
import type { Setup } from '../../setup.ts';
import { demandOf, programOf } from './program.ts';
import { settle, workspaceOf } from './settle.ts';

/** Folds one action into a state; total: whatever the value, the answer is a new state or a refusal. */
export function applyToBooster(setup: Setup, state: DraftState, action: DraftAction): Applied {
  if (typeof action !== 'object' || action === null) return refuse('badAction');
  if (!isKnownType(action.type)) return refuse('badAction');
  if (state.phase === 'complete') return refuse('draftOver');
  if (action.type === 'paused') return changePhase(state, 'drafting', 'paused', 'draftPaused');
  if (action.type === 'resumed') return changePhase(state, 'paused', 'drafting', 'notPaused');
  const seat = isIndex(action.seat) ? state.seats[action.seat] : undefined;
  if (!seat) return refuse('seatUnknown');
  switch (action.type) {
    case 'pick':
      return applyPick(setup, state, seat, action);
    case 'move':
      return applyMove(state, seat, action.seat, action.cardInstanceId, action.destination);
    case 'seatHandedToBot':
      return seat.bot
        ? refuse('alreadyBot')
        : accept(withSeat(state, action.seat, { ...seat, bot: true }), action.seat);
    case 'seatReturned':
      return seat.bot
        ? accept(withSeat(state, action.seat, { ...seat, bot: false }), action.seat)
        : refuse('notBot');
    case 'extraTime':
      return isPositive(action.seconds) ? accept(state, action.seat) : refuse('badAction');
    case 'takeBack':
      return takeBack(setup, state, action.seat);
  }
}

const TYPES: Readonly<Record<DraftAction['type'], true>> = {
  pick: true,
  move: true,
  seatHandedToBot: true,
  seatReturned: true,
  paused: true,
  resumed: true,
  extraTime: true,
  takeBack: true,
};

function isKnownType(type: unknown): boolean {
  return typeof type === 'string' && Object.hasOwn(TYPES, type);
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isDestination(value: unknown): value is Destination {
  return value === 'main' || value === 'side';
}

function refuse(refusal: DraftRefusal): Applied {
  return { ok: false, refusal };
}

function accept(state: DraftState, seat: number | null): Applied {
  return { ok: true, state, events: [{ type: 'changed', seat }] };
}

function changePhase(
  state: DraftState,
  from: DraftState['phase'],
  to: DraftState['phase'],
  otherwise: DraftRefusal,
): Applied {
  return state.phase === from ? accept({ ...state, phase: to }, null) : refuse(otherwise);
}

function withSeat(state: DraftState, at: number, seat: SeatState): DraftState {
  return { ...state, seats: state.seats.with(at, seat) };
}

function applyPick(setup: Setup, state: DraftState, seat: SeatState, action: PickAction): Applied {
  const pack = seat.queue[0];
  const refusal = refusalOfPick(setup, state, seat, pack, action);
  if (refusal || !pack) return refuse(refusal ?? 'packMovedOn');
  const work = workspaceOf(state);
  const pick = seat.decisions + 1;
  const pooled = action.cardInstanceIds.map((id) => ({
    id,
    destination: action.destination,
    round: state.round,
    pick,
  }));
  work.seats[action.seat] = {
    ...seat,
    queue: [packAfter(setup, state, pack, action), ...seat.queue.slice(1)],
    pool: pooled.length > 0 ? [...seat.pool, ...pooled] : seat.pool,
    burned: action.burnIds.length > 0 ? [...seat.burned, ...action.burnIds] : seat.burned,
    decisions: pick,
  };
  work.events.push({
    type: 'took',
    seat: action.seat,
    packId: pack.id,
    cards: action.cardInstanceIds.slice(),
    burned: action.burnIds.slice(),
  });
  const isComplete = settle(work, setup.template.rounds, [action.seat]);
  return {
    ok: true,
    state: {
      ...state,
      phase: isComplete ? 'complete' : state.phase,
      round: work.round,
      unopened: work.unopened,
      seats: work.seats,
      discarded: work.discarded,
      before: setup.solo && !seat.bot ? rewindOf(state, action.seat) : state.before,
    },
    events: work.events,
  };
}

function packAfter(setup: Setup, state: DraftState, pack: PackState, action: PickAction): PackState {
  const operation = operationOf(setup, state, pack);
  return {
    ...pack,
    cards: pack.cards.filter((id) => !action.cardInstanceIds.includes(id) && !action.burnIds.includes(id)),
    step: operation?.does === 'decide' ? operation.next : -1,
  };
}

function operationOf(setup: Setup, state: DraftState, pack: PackState) {
  const round = setup.template.rounds[state.round];
  return round ? programOf(round).operations[pack.step] : undefined;
}

function refusalOfPick(
  setup: Setup,
  state: DraftState,
  seat: SeatState,
  pack: PackState | undefined,
  action: PickAction,
): DraftRefusal | null {
  const { cardInstanceIds, burnIds, destination } = action;
  if (!isTextList(cardInstanceIds) || !isTextList(burnIds) || !isDestination(destination)) return 'badAction';
  if (state.phase === 'paused') return 'draftPaused';
  if (!pack || pack.id !== action.packId || action.pickNumber !== seat.decisions + 1) return 'packMovedOn';
  const asked = [...cardInstanceIds, ...burnIds];
  if (asked.some((id) => !pack.cards.includes(id))) return 'notYourCard';
  const demand = demandOf(operationOf(setup, state, pack), pack.cards.length);
  const isRightCount = cardInstanceIds.length === demand.picks && burnIds.length === demand.burns;
  return isRightCount && new Set(asked).size === asked.length ? null : 'wrongCount';
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function applyMove(
  state: DraftState,
  seat: SeatState,
  at: number,
  cardId: InstanceId,
  destination: Destination,
): Applied {
  if (!isDestination(destination)) return refuse('badAction');
  const position = seat.pool.findIndex(({ id }) => id === cardId);
  const pooled = seat.pool[position];
  if (!pooled) return refuse('notYourCard');
  if (pooled.destination === destination) return accept(state, at);
  return accept(
    withSeat(state, at, { ...seat, pool: seat.pool.with(position, { ...pooled, destination }) }),
    at,
  );
}

function rewindOf(state: DraftState, seat: number): Rewind {
  const { round, unopened, seats, discarded } = state;
  return { seat, round, unopened, seats, discarded };
}

function takeBack(setup: Setup, state: DraftState, seat: number): Applied {
  if (!setup.solo) return refuse('notSolo');
  if (state.phase === 'paused') return refuse('draftPaused');
  const { before } = state;
  if (!before || before.seat !== seat) return refuse('nothingToTakeBack');
  const { round, unopened, discarded } = before;
  const seats = before.seats.map((earlier, index) => restored(earlier, state.seats[index] ?? earlier));
  return accept({ ...state, round, unopened, discarded, seats, before: null }, null);
}

/** The earlier seat with what has since been arranged: who plays it and where its cards lie. */
function restored(earlier: SeatState, later: SeatState): SeatState {
  const places = new Map(later.pool.map(({ id, destination }) => [id, destination]));
  const pool = earlier.pool.map((pooled) => {
    const destination = places.get(pooled.id) ?? pooled.destination;
    return destination === pooled.destination ? pooled : { ...pooled, destination };
  });
  return { ...earlier, bot: later.bot, pool };
}
