import type { InstanceId } from '../../core/cards.ts';
import type { FormatView, SetupOf } from '../../core/format.ts';
import { cardView } from '../shared/cardView.ts';
import type { OwnTeam, TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';
import { seatsOfTeam, teamOf } from './teams.ts';

/** Counts of every team, and cards of the viewer's own team alone. */
export function viewTeamSealedFor(
  setup: SetupOf<TeamSealedShape>,
  state: TeamSealedState,
  seat: number | null,
): FormatView<TeamSealedShape> {
  const { teams } = setup.template;
  return {
    rounds: 1,
    packSize: 0,
    direction: 'none',
    pack: null,
    board: {
      kind: 'teamSealed',
      teams: state.piles.map((pile, team) => ({
        seats: seatsOfTeam(team, teams, setup.seats),
        unclaimed: pile.length,
      })),
      done: state.done,
      own: seat === null ? null : ownTeam(setup, state, seat),
    },
  };
}

function ownTeam(setup: SetupOf<TeamSealedShape>, state: TeamSealedState, seat: number): OwnTeam {
  const { teams } = setup.template;
  const team = teamOf(seat, teams);
  const show = (id: InstanceId) => cardView(state.instances, id);
  const mates = seatsOfTeam(team, teams, setup.seats).filter((mate) => mate !== seat);
  return {
    team,
    pile: state.piles[team]!.map(show),
    teammates: mates.map((mate) => ({
      seat: mate,
      cards: state.seats[mate]!.pool.map(({ id }) => show(id)),
    })),
  };
}
