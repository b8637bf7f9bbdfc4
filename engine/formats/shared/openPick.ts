import type { DecisionAction, DraftRefusal, TurnKey } from '../../core/actions.ts';
import type { Ask } from '../../core/ask.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { SeatBase, StateBase } from '../../core/state.ts';

/** Whose turn it is to take one of the open cards, and what the turn is called. */
export interface OpenTurn extends TurnKey {
  readonly seat: number;
  readonly open: readonly InstanceId[];
}

/** A card that was taken: the seats after that, and what to tell. */
export type TakenOpen =
  | {
      readonly ok: true;
      readonly id: InstanceId;
      readonly seats: readonly SeatBase[];
      readonly events: readonly FormatEvent[];
    }
  | { readonly ok: false; readonly refusal: DraftRefusal };

/** The question of a turn to take one open card; null at every other seat. */
export function askOpen(turn: OpenTurn | null, seat: number): Ask | null {
  if (turn?.seat !== seat) return null;
  const { turnId, turnNumber, open } = turn;
  return { kind: 'pick', turnId, turnNumber, cards: open, demand: { picks: 1, burns: 0 } };
}

/**
 * Judges a decision of a format in which seats take one open card in turn, and moves the card into the pool. Refusals:
 * `badAction`, `turnPassed`, `wrongCount`, `notYourCard`.
 */
export function takeOpen(
  state: Pick<StateBase, 'seats' | 'round'>,
  turn: OpenTurn | null,
  action: DecisionAction,
): TakenOpen {
  if (action.type !== 'pick') return { ok: false, refusal: 'badAction' };
  const { seat, cardInstanceIds, burnIds, destination } = action;
  const isTurn = action.packId === turn?.turnId && action.pickNumber === turn.turnNumber;
  if (turn?.seat !== seat || !isTurn) return { ok: false, refusal: 'turnPassed' };
  const [id, ...more] = cardInstanceIds;
  if (id === undefined || more.length > 0 || burnIds.length > 0) return { ok: false, refusal: 'wrongCount' };
  if (!turn.open.includes(id)) return { ok: false, refusal: 'notYourCard' };
  const own = state.seats[seat]!;
  const decisions = own.decisions + 1;
  const pooled = { id, destination, round: state.round, pick: decisions };
  const after = { ...own, pool: [...own.pool, pooled], decisions };
  return {
    ok: true,
    id,
    seats: state.seats.with(seat, after),
    events: [{ type: 'took', seat, cards: [id] }],
  };
}
