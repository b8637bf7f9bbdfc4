import {
  type DecisionAction,
  type Destination,
  type DraftAction,
  type DraftRefusal,
  isDecision,
} from './actions.ts';
import type { LegalActions } from './ask.ts';
import type { InstanceId } from './cards.ts';
import type { AppliedTo, FormatEvent, FrameEvent } from './events.ts';
import type { Format, SetupOf, Shape, ViewOf } from './format.ts';
import { frameEvents } from './frameEvents.ts';
import { instanceOf } from './instanceOf.ts';
import { seatsIn } from './seatSummaries.ts';
import type { PooledCard, Rewind, SeatBase, StateBase } from './state.ts';
import type { PooledCardView, Viewer } from './view.ts';
import { isWellFormed } from './wellFormed.ts';

/** Folds one action of any format; total: whatever the value, the answer is a new state or a refusal. */
export function applyIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  action: DraftAction,
): AppliedTo<Of['state']> {
  if (typeof action !== 'object' || action === null) return refuse('badAction');
  if (!isKnownType(action.type)) return refuse('badAction');
  if (state.phase === 'complete') return refuse('draftOver');
  if (action.type === 'paused') return changePhase(state, 'paused', 'draftPaused');
  if (action.type === 'resumed') return changePhase(state, 'resumed', 'notPaused');
  if (action.type === 'nextRound') return nextRoundIn(format, setup, state);
  const seat = isIndex(action.seat) ? state.seats[action.seat] : undefined;
  if (!seat) return refuse('seatUnknown');
  if (isDecision(action)) return decideIn(format, setup, state, seat, action);
  switch (action.type) {
    case 'move':
      return moveCard(state, seat, action.seat, action.cardInstanceId, action.destination);
    case 'seatHandedToBot':
      return seat.bot ? refuse('alreadyBot') : handOver(format, setup, state, seat, action);
    case 'seatReturned':
      return seat.bot ? handOver(format, setup, state, seat, action) : refuse('notBot');
    case 'extraTime':
      return isPositive(action.seconds)
        ? accept(state, { type: 'gotTime', seat: action.seat, seconds: action.seconds })
        : refuse('badAction');
    case 'takeBack':
      return takeBack(format, setup, state, action.seat);
  }
}

const TYPES: Readonly<Record<DraftAction['type'], true>> = {
  pick: true,
  choose: true,
  divide: true,
  exchange: true,
  bid: true,
  claim: true,
  giveBack: true,
  move: true,
  seatHandedToBot: true,
  seatReturned: true,
  paused: true,
  resumed: true,
  nextRound: true,
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

function refuse(refusal: DraftRefusal): { readonly ok: false; readonly refusal: DraftRefusal } {
  return { ok: false, refusal };
}

function accept<State extends StateBase>(state: State, ...events: readonly FrameEvent[]): AppliedTo<State> {
  return { ok: true, state, events };
}

function changePhase<State extends StateBase>(
  state: State,
  type: 'paused' | 'resumed',
  otherwise: DraftRefusal,
): AppliedTo<State> {
  const [from, to] =
    type === 'paused' ? (['drafting', 'paused'] as const) : (['paused', 'drafting'] as const);
  return state.phase === from ? accept({ ...state, phase: to }, { type }) : refuse(otherwise);
}

function nextRoundIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
): AppliedTo<Of['state']> {
  if (state.phase === 'paused') return refuse('draftPaused');
  const decided = format.openNextRound?.(setup, state) ?? refuse('turnPassed');
  return decided.ok ? completed(format, setup, state, decided.state, decided.events) : decided;
}

/** A bot takes a seat, or gives it back; in some formats nobody waits for a bot. */
function handOver<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  seat: SeatBase,
  { type, seat: at }: Extract<DraftAction, { type: 'seatHandedToBot' | 'seatReturned' }>,
): AppliedTo<Of['state']> {
  const bot = type === 'seatHandedToBot';
  const after = withSeat(state, at, { ...seat, bot });
  return accept(
    after,
    { type: bot ? 'handedToBot' : 'handedBack', seat: at },
    ...frameEvents(format, setup, state, after),
  );
}

function withSeat<State extends StateBase>(state: State, at: number, seat: SeatBase): State {
  return { ...state, seats: state.seats.with(at, seat) };
}

function decideIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  seat: SeatBase,
  action: DecisionAction,
): AppliedTo<Of['state']> {
  if (!isWellFormed(action)) return refuse('badAction');
  if (state.phase === 'paused') return refuse('draftPaused');
  const decided = format.decide(setup, state, action);
  if (!decided.ok) return decided;
  const before = setup.solo && !seat.bot ? rewindOf(state, action.seat) : state.before;
  return completed(format, setup, state, { ...decided.state, before }, decided.events);
}

/** An accepted decision with everything that happened by it. */
function completed<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  before: Of['state'],
  state: Of['state'],
  events: readonly FormatEvent[],
): AppliedTo<Of['state']> {
  return { ok: true, state, events: [...events, ...frameEvents(format, setup, before, state)] };
}

function rewindOf(state: StateBase, seat: number): Rewind {
  const { instances: _instances, phase: _phase, before: _before, ...was } = state;
  return { seat, was };
}

function takeBack<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  seat: number,
): AppliedTo<Of['state']> {
  if (!setup.solo) return refuse('notSolo');
  if (state.phase === 'paused') return refuse('draftPaused');
  const { before } = state;
  if (!before || before.seat !== seat) return refuse('nothingToTakeBack');
  const earlier: Of['state'] = { ...state, ...before.was, before: null };
  const seats = earlier.seats.map((was, index) => restored(was, state.seats[index] ?? was));
  const restoredState: Of['state'] = { ...earlier, seats };
  const poolSizes = seats.map(({ pool }) => pool.length);
  return accept(
    restoredState,
    { type: 'tookBack', seat, poolSizes },
    ...frameEvents(format, setup, state, restoredState),
  );
}

/** The earlier seat with what has since been arranged: who plays it and where its cards lie. */
function restored<Seat extends SeatBase>(earlier: Seat, later: SeatBase): Seat {
  const places = new Map(later.pool.map(({ id, destination }) => [id, destination]));
  const pool = earlier.pool.map((pooled) => {
    const destination = places.get(pooled.id) ?? pooled.destination;
    return destination === pooled.destination ? pooled : { ...pooled, destination };
  });
  return { ...earlier, bot: later.bot, pool };
}

function isDestination(value: unknown): value is Destination {
  return value === 'main' || value === 'side';
}

function moveCard<State extends StateBase>(
  state: State,
  seat: SeatBase,
  at: number,
  cardId: InstanceId,
  destination: Destination,
): AppliedTo<State> {
  if (!isDestination(destination)) return refuse('badAction');
  const position = seat.pool.findIndex(({ id }) => id === cardId);
  const pooled = seat.pool[position];
  if (!pooled) return refuse('notYourCard');
  if (pooled.destination === destination) return accept(state);
  const pool = seat.pool.with(position, { ...pooled, destination });
  return accept(withSeat(state, at, { ...seat, pool }), {
    type: 'moved',
    seat: at,
    card: cardId,
    destination,
  });
}

type Instances = StateBase['instances'];

interface PoolViews {
  readonly cards: WeakMap<PooledCard, PooledCardView>;
  readonly pools: WeakMap<readonly PooledCard[], readonly PooledCardView[]>;
}

/** A table's eight people are shown the same pools over and over: each is made once, and is known by its identity. */
const poolViews = new WeakMap<Instances, PoolViews>();
const NO_POOL: readonly PooledCardView[] = [];

/** What a viewer may know: the frame's own parts around those of the format. A seat that does not exist watches. */
export function viewIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  viewer: Viewer,
): ViewOf<Of> {
  const at = viewer === 'watcher' ? null : viewer.seat;
  const own = at === null ? undefined : state.seats[at];
  const seat = own && at !== null ? at : null;
  const isOver = state.phase === 'complete';
  return {
    format: state.format,
    phase: state.phase,
    seat,
    round: state.round,
    decisionsInRound: own?.decisions ?? 0,
    ...format.viewFor(setup, state, seat),
    ask: seat === null || isOver ? null : format.askOf(setup, state, seat),
    pool: own ? poolView(state.instances, own.pool) : NO_POOL,
    seats: seatsIn(format, setup, state),
    mayTakeBack: seat !== null && mayTakeBack(setup.solo, state, seat),
  };
}

function viewsOf(instances: Instances): PoolViews {
  const known = poolViews.get(instances);
  if (known) return known;
  const made: PoolViews = { cards: new WeakMap(), pools: new WeakMap() };
  poolViews.set(instances, made);
  return made;
}

function poolView(instances: Instances, pool: readonly PooledCard[]): readonly PooledCardView[] {
  const { pools, cards } = viewsOf(instances);
  const known = pools.get(pool);
  if (known) return known;
  const made = pool.map((pooled) => {
    const view = cards.get(pooled) ?? pooledView(instances, pooled);
    cards.set(pooled, view);
    return view;
  });
  pools.set(pool, made);
  return made;
}

function pooledView(instances: Instances, pooled: PooledCard): PooledCardView {
  const { card, finish } = instanceOf(instances, pooled.id);
  const { id, destination, round, pick } = pooled;
  return { id, card, finish, destination, round, pick };
}

function mayTakeBack(isSolo: boolean, state: StateBase, seat: number): boolean {
  return isSolo && state.phase === 'drafting' && state.before?.seat === seat;
}

/** What a seat may do now; of `others` those that the host or the server does for it are listed too. */
export function legalIn<Of extends Shape>(
  format: Format<Of>,
  setup: SetupOf<Of>,
  state: Of['state'],
  seat: number,
): LegalActions {
  const own = state.seats[seat];
  if (!own || state.phase === 'complete') return { ask: null, movable: [], others: [] };
  const others: LegalActions['others'][number][] = [
    { type: state.phase === 'drafting' ? 'paused' : 'resumed' },
    { type: own.bot ? 'seatReturned' : 'seatHandedToBot', seat },
    { type: 'extraTime', seat, seconds: 30 },
  ];
  if (mayTakeBack(setup.solo, state, seat)) others.push({ type: 'takeBack', seat });
  return {
    ask: state.phase === 'drafting' ? format.askOf(setup, state, seat) : null,
    movable: own.pool.map(({ id }) => id),
    others,
  };
}
