import type { DecisionAction, DraftRefusal, PickAction } from '../../core/actions.ts';
import type { Decided, SetupOf } from '../../core/format.ts';
import type { BoosterSeat, BoosterShape, BoosterState, PackState } from './booster.types.ts';
import { demandOf, programOf } from './program.ts';
import { endReview, settle, type Workspace, workspaceOf } from './settle.ts';

type BoosterSetup = SetupOf<BoosterShape>;

/** Takes from the pack in hand and does everything that follows by itself; picks are all that is decided. */
export function decideInBooster(
  setup: BoosterSetup,
  state: BoosterState,
  action: DecisionAction,
): Decided<BoosterState> {
  const seat = state.seats[action.seat];
  if (action.type !== 'pick' || !seat) return { ok: false, refusal: 'badAction' };
  const pack = seat.queue[0];
  const refusal = refusalOfPick(setup, state, seat, pack, action);
  if (refusal || !pack) return { ok: false, refusal: refusal ?? 'packMovedOn' };
  const work = workspaceOf(state, setup.template.hasReview);
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
  const { cardInstanceIds, burnIds } = action;
  if (cardInstanceIds.length > 0)
    work.events.push({ type: 'took', seat: action.seat, cards: cardInstanceIds.slice() });
  if (burnIds.length > 0) work.events.push({ type: 'burned', seat: action.seat, cards: burnIds.slice() });
  return settled(state, work, settle(work, setup.template.rounds, [action.seat]));
}

/** Opens the packs that the review held back; null when there is no review. */
export function openNextRound(setup: BoosterSetup, state: BoosterState): Decided<BoosterState> | null {
  const work = workspaceOf(state, setup.template.hasReview);
  const isComplete = endReview(work, setup.template.rounds);
  return isComplete === null ? null : settled(state, work, isComplete);
}

const settled = (state: BoosterState, work: Workspace, isComplete: boolean): Decided<BoosterState> => ({
  ok: true,
  state: {
    ...state,
    phase: isComplete ? 'complete' : state.phase,
    round: work.round,
    unopened: work.unopened,
    seats: work.seats,
    discarded: work.discarded,
  },
  events: work.events,
});

/** Whether the next packs wait until everybody has looked at the own pool. */
export const isInReview = ({ phase, seats, unopened }: BoosterState): boolean =>
  phase !== 'complete' && unopened.length > 0 && seats.every((seat) => seat.queue.length === 0);

function packAfter(setup: BoosterSetup, state: BoosterState, pack: PackState, action: PickAction): PackState {
  const operation = operationOf(setup, state, pack);
  return {
    ...pack,
    cards: pack.cards.filter((id) => !action.cardInstanceIds.includes(id) && !action.burnIds.includes(id)),
    step: operation?.does === 'decide' ? operation.next : -1,
  };
}

function operationOf(setup: BoosterSetup, state: BoosterState, pack: PackState) {
  const round = setup.template.rounds[state.round];
  return round ? programOf(round).operations[pack.step] : undefined;
}

function refusalOfPick(
  setup: BoosterSetup,
  state: BoosterState,
  seat: BoosterSeat,
  pack: PackState | undefined,
  action: PickAction,
): DraftRefusal | null {
  const { cardInstanceIds, burnIds } = action;
  if (!pack || pack.id !== action.packId || action.pickNumber !== seat.decisions + 1) return 'packMovedOn';
  const asked = [...cardInstanceIds, ...burnIds];
  if (asked.some((id) => !pack.cards.includes(id))) return 'notYourCard';
  const demand = demandOf(operationOf(setup, state, pack), pack.cards.length);
  const isRightCount = cardInstanceIds.length === demand.picks && burnIds.length === demand.burns;
  return isRightCount && new Set(asked).size === asked.length ? null : 'wrongCount';
}
