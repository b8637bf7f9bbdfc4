import type { InstanceId } from '../../cards.ts';
import type { DraftView } from '../../draft.types.ts';
import type { FormatView, SetupOf } from '../format.ts';
import { cardView } from '../shared/cardView.ts';
import type { OwnTeam, TeamSealedBoard, TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';
import { seatsOfTeam, teamOf } from './teams.ts';

/** The board of a view of this format; throws on any other. */
export function boardOf({ board }: DraftView): TeamSealedBoard {
  if (board?.kind !== 'teamSealed') throw new Error('This is no view of a team sealed');
  return board;
}

/** Counts of every team, and cards of the viewer's own team alone. */
export function viewTeamSealedFor(
  setup: SetupOf<TeamSealedShape>,
  state: TeamSealedState,
  seat: number | null,
): FormatView {
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
