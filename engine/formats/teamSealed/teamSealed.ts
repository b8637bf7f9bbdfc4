import * as z from 'zod/mini';
import type { Ask, Turn } from '../../core/ask.ts';
import type { Format, SetupOf } from '../../core/format.ts';
import type { ViewBase } from '../../core/view.ts';
import { cardsOfList, packListSchema, packsOfSeats } from '../shared/packList.ts';
import { autoClaim } from './auto.ts';
import { viewTeamSealedFor } from './board.ts';
import { dealTeamSealed } from './deal.ts';
import { CLAIMING, decideInTeamSealed } from './decide.ts';
import type { TeamSealedBoard, TeamSealedShape, TeamSealedState } from './teamSealed.types.ts';
import { teamOf, teamsProblem } from './teams.ts';

const templateSchema = z.object({
  format: z.literal('teamSealed'),
  packs: packListSchema,
  teams: z.int().check(z.gte(2), z.lte(8)),
});

/** Team sealed: a team's packs make one pile that its seats claim cards from and give them back to; see rules.md. */
export const teamSealed: Format<TeamSealedShape> = {
  template: templateSchema,
  seatsProblem: ({ teams }, seats) => teamsProblem(teams, seats),
  packsOpened: ({ packs }, seats) => packsOfSeats(packs, seats),
  outline: ({ packs }, _seats, sizeOf) => {
    const cards = cardsOfList(packs, sizeOf);
    return { rounds: 1, decisions: cards + 1, cards };
  },
  deal: dealTeamSealed,
  turnOf,
  askOf,
  decide: decideInTeamSealed,
  wishedFrom: ({ ask }) => ask,
  progressOf: ({ seats }, seat) => seats[seat]?.pool.length ?? 0,
  viewFor: viewTeamSealedFor,
  seesPool: ({ template: { teams } }, viewer, owner) =>
    viewer !== null && teamOf(viewer, teams) === teamOf(owner, teams),
  waitingAt: (setup, state, seat) => (isWaitedFor(setup, state, seat) ? 1 : 0),
  openCards,
  tellOption: () => 'Was done with claiming.',
  autoAction: autoClaim,
};

/** A seat that is not done is waited for; a bot only while nobody of its team that is not done has fewer cards. */
function isWaitedFor({ template }: SetupOf<TeamSealedShape>, state: TeamSealedState, seat: number): boolean {
  const { phase, done, seats } = state;
  const own = seats[seat];
  if (phase === 'complete' || done[seat] !== false || !own) return false;
  if (!own.bot) return true;
  const team = teamOf(seat, template.teams);
  return seats.every(
    ({ pool }, other) =>
      teamOf(other, template.teams) !== team || done[other] === true || pool.length >= own.pool.length,
  );
}

/** A seat that is not waited for is still asked: it may claim, but nothing waits for its answer. */
function turnOf(setup: SetupOf<TeamSealedShape>, state: TeamSealedState, seat: number): Turn | null {
  const own = state.seats[seat];
  if (!own || !isWaitedFor(setup, state, seat)) return null;
  const cards = state.piles[teamOf(seat, setup.template.teams)]!.length;
  return { turnId: CLAIMING, turnNumber: own.decisions + 1, cards, fullCards: cards };
}

function askOf(setup: SetupOf<TeamSealedShape>, state: TeamSealedState, seat: number): Ask | null {
  const own = state.seats[seat];
  if (!own || state.phase === 'complete') return null;
  return {
    kind: 'claim',
    turnId: CLAIMING,
    turnNumber: own.decisions + 1,
    free: state.piles[teamOf(seat, setup.template.teams)]!,
    own: own.pool.map(({ id }) => id),
  };
}

function openCards(view: ViewBase<TeamSealedBoard>) {
  const { own } = view.board;
  return own ? [...own.pile, ...own.teammates.flatMap(({ cards }) => cards)] : [];
}
