import type { CardInstance, InstanceId } from '../../cards.ts';
import type {
  CardView,
  DraftState,
  DraftView,
  LegalActions,
  PackState,
  PackView,
  PooledCard,
  PooledCardView,
  SeatState,
  Viewer,
} from '../../draft.types.ts';
import type { Setup } from '../../setup.ts';
import { demandOf, programOf } from './program.ts';

type Instances = DraftState['instances'];

const poolViews = new WeakMap<Instances, WeakMap<PooledCard, PooledCardView>>();
const cardViews = new WeakMap<Instances, Map<InstanceId, CardView>>();
const NO_POOL: readonly PooledCardView[] = [];

/**
 * Exactly what a viewer may know, built up field by field and never filtered down from the state.
 * Views of equal cards of one draft are the same objects. A seat that does not exist sees what a watcher sees.
 */
export function viewBoosterFor(setup: Setup, state: DraftState, viewer: Viewer): DraftView {
  const at = viewer === 'watcher' ? null : viewer.seat;
  const own = at === null ? undefined : state.seats[at];
  const round = setup.template.rounds[state.round];
  return {
    format: 'booster',
    phase: state.phase,
    seat: own ? at : null,
    round: state.round,
    rounds: setup.template.rounds.length,
    decisionsInRound: own?.decisions ?? 0,
    direction: round ? programOf(round).direction : 'none',
    pack: own ? packViewOf(setup, state, own) : null,
    pool: own ? own.pool.map((pooled) => pooledView(state.instances, pooled)) : NO_POOL,
    seats: state.seats.map((seat, index) => ({
      seat: index,
      packs: seat.queue.length,
      poolSize: seat.pool.length,
      bot: seat.bot,
    })),
    mayTakeBack: at !== null && mayTakeBack(setup, state, at),
  };
}

function packViewOf(setup: Setup, state: DraftState, seat: SeatState): PackView | null {
  const pack = seat.queue[0];
  if (!pack) return null;
  return {
    packId: pack.id,
    pickNumber: seat.decisions + 1,
    cards: pack.cards.map((id) => cardView(state.instances, id)),
    demand: demandAt(setup, state, pack),
  };
}

function demandAt(setup: Setup, state: DraftState, pack: PackState) {
  const round = setup.template.rounds[state.round];
  return demandOf(round ? programOf(round).operations[pack.step] : undefined, pack.cards.length);
}

function cardView(instances: Instances, id: InstanceId): CardView {
  const known = cardViews.get(instances) ?? new Map<InstanceId, CardView>();
  if (known.size === 0) cardViews.set(instances, known);
  const view = known.get(id);
  if (view) return view;
  const { card, finish } = instanceOf(instances, id);
  const made = { id, card, finish };
  known.set(id, made);
  return made;
}

function pooledView(instances: Instances, pooled: PooledCard): PooledCardView {
  const known = poolViews.get(instances) ?? new WeakMap<PooledCard, PooledCardView>();
  if (!poolViews.has(instances)) poolViews.set(instances, known);
  const view = known.get(pooled);
  if (view) return view;
  const { card, finish } = instanceOf(instances, pooled.id);
  const { id, destination, round, pick } = pooled;
  const made = { id, card, finish, destination, round, pick };
  known.set(pooled, made);
  return made;
}

function instanceOf(instances: Instances, id: InstanceId): CardInstance {
  const instance = instances[id];
  if (!instance) throw new Error(`The state holds card ${id} but not what it is`);
  return instance;
}

function mayTakeBack(setup: Setup, state: DraftState, seat: number): boolean {
  return setup.solo && state.phase === 'drafting' && state.before?.seat === seat;
}

/** What a seat may do now; of `others` those that the host or the server does for it are listed too. */
export function legalBoosterActions(setup: Setup, state: DraftState, seat: number): LegalActions {
  const own = state.seats[seat];
  if (!own || state.phase === 'complete') return { pick: null, movable: [], others: [] };
  const pack = state.phase === 'drafting' ? own.queue[0] : undefined;
  const others: LegalActions['others'][number][] = [
    { type: state.phase === 'drafting' ? 'paused' : 'resumed' },
    { type: own.bot ? 'seatReturned' : 'seatHandedToBot', seat },
    { type: 'extraTime', seat, seconds: 30 },
  ];
  if (mayTakeBack(setup, state, seat)) others.push({ type: 'takeBack', seat });
  return {
    pick: pack
      ? {
          packId: pack.id,
          pickNumber: own.decisions + 1,
          cards: pack.cards,
          demand: demandAt(setup, state, pack),
        }
      : null,
    movable: own.pool.map(({ id }) => id),
    others,
  };
}
