import type { ChooseAction, ClaimAction, DecisionAction, DraftRefusal } from '../../core/actions.ts';
import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Decided, SetupOf } from '../../core/format.ts';
import type { PooledCard } from '../../core/state.ts';
import type { TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';
import { teamOf } from './teams.ts';

type Setup = SetupOf<TeamSealedShape>;
type Answer = Decided<TeamSealedState>;

export const CLAIMING = 'claiming';

/** Claims, gives back or is done; who is done may go on claiming until everybody is. */
export function decideInTeamSealed(setup: Setup, state: TeamSealedState, action: DecisionAction): Answer {
  switch (action.type) {
    case 'claim':
      return claim(setup, state, action);
    case 'giveBack':
      return giveBack(setup, state, action);
    case 'choose':
      return finish(state, action);
    case 'pick':
    case 'divide':
    case 'exchange':
    case 'bid':
      return refuse('badAction');
  }
}

const refuse = (refusal: DraftRefusal): Answer => ({ ok: false, refusal });

function claim(setup: Setup, state: TeamSealedState, { seat, cardInstanceId: id }: ClaimAction): Answer {
  const { teams } = setup.template;
  const team = teamOf(seat, teams);
  const pile = state.piles[team]!;
  if (!pile.includes(id)) {
    const isClaimed = state.seats.some(
      ({ pool }, other) => teamOf(other, teams) === team && pool.some((pooled) => pooled.id === id),
    );
    return refuse(isClaimed ? 'alreadyClaimed' : 'notYourCard');
  }
  const own = state.seats[seat]!;
  const pooled = { id, destination: 'main', round: 0, pick: own.decisions + 1 } as const;
  const piles = state.piles.with(
    team,
    pile.filter((known) => known !== id),
  );
  return accept(state, seat, piles, [...own.pool, pooled], {
    type: 'took',
    seat,
    cards: [id],
  });
}

function giveBack(setup: Setup, state: TeamSealedState, { seat, cardInstanceId: id }: ClaimAction): Answer {
  const { pool } = state.seats[seat]!;
  if (!pool.some((pooled) => pooled.id === id)) return refuse('notYourCard');
  const team = teamOf(seat, setup.template.teams);
  const piles = state.piles.with(team, [...state.piles[team]!, id]);
  return accept(
    state,
    seat,
    piles,
    pool.filter((pooled) => pooled.id !== id),
    { type: 'gaveBack', seat, cards: [id] },
  );
}

function accept(
  state: TeamSealedState,
  seat: number,
  piles: readonly (readonly InstanceId[])[],
  pool: readonly PooledCard[],
  event: FormatEvent,
): Answer {
  const own = state.seats[seat]!;
  const seats = state.seats.with(seat, { ...own, pool, decisions: own.decisions + 1 });
  return { ok: true, state: { ...state, piles, seats }, events: [event] };
}

function finish(state: TeamSealedState, action: ChooseAction): Answer {
  const { seat, option, turnId, turnNumber } = action;
  const own = state.seats[seat]!;
  if (turnId !== CLAIMING || turnNumber !== own.decisions + 1) return refuse('turnPassed');
  if (option !== 'done') return refuse('notOffered');
  const done = state.done.with(seat, true);
  const seats = state.seats.with(seat, { ...own, decisions: own.decisions + 1 });
  const phase = done.every(Boolean) ? 'complete' : state.phase;
  return { ok: true, state: { ...state, phase, seats, done }, events: [] };
}
