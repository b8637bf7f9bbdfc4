import type { EventMatch, EventState, Score } from './event.types.ts';

/** Points of a match, and likewise of a game in a game win rate. */
export const POINTS = { win: 3, draw: 1 } as const;

/** No rate counts as less than this, so that one weak opponent does not spoil a standing (as tournament rules have it). */
export const LOWEST_RATE = 1 / 3;

/**
 * Where a player stands after the Swiss rounds. Rates are from `LOWEST_RATE` to 1: `opponentsMatchRate` and
 * `opponentsGameRate` are means over the opponents met, `gameRate` is the own one. `rank` counts from 1; who is equal in
 * all of it shares it.
 */
export interface Standing {
  readonly player: number;
  readonly rank: number;
  readonly points: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly byes: number;
  readonly opponentsMatchRate: number;
  readonly gameRate: number;
  readonly opponentsGameRate: number;
  readonly hasDropped: boolean;
}

interface Tally {
  points: number;
  matches: number;
  wins: number;
  losses: number;
  draws: number;
  byes: number;
  gamePoints: number;
  games: number;
  readonly opponents: number[];
}

const emptyTally = (): Tally => ({
  points: 0,
  matches: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  byes: 0,
  gamePoints: 0,
  games: 0,
  opponents: [],
});

/** A score as the other player has it. */
export const turned = ({ wins: [own, other], draws }: Score): Score => ({ wins: [other, own], draws });

/** Who won: the first player of the match, the second, or nobody. */
export function winnerOf({ wins: [first, second] }: Score): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

function count(tally: Tally, score: Score, opponent: number | null): void {
  const winner = winnerOf(score);
  tally.matches += 1;
  if (winner === 0) tally.wins += 1;
  else if (winner === 1) tally.losses += 1;
  else tally.draws += 1;
  tally.points += winner === 0 ? POINTS.win : winner === null ? POINTS.draw : 0;
  tally.gamePoints += score.wins[0] * POINTS.win + score.draws * POINTS.draw;
  tally.games += score.wins[0] + score.wins[1] + score.draws;
  if (opponent === null) tally.byes += 1;
  else tally.opponents.push(opponent);
}

function countMatch(tallies: readonly Tally[], { players: [first, second], state }: EventMatch): void {
  if (state.kind !== 'final') return;
  const own = tallies[first];
  if (own) count(own, state.score, second);
  const other = second === null ? undefined : tallies[second];
  if (other) count(other, turned(state.score), first);
}

const rate = (points: number, games: number): number =>
  games === 0 ? LOWEST_RATE : Math.max(LOWEST_RATE, points / (games * POINTS.win));
const matchRate = ({ points, matches }: Tally) => rate(points, matches);
const gameRate = ({ gamePoints, games }: Tally) => rate(gamePoints, games);

function meanOver(tallies: readonly Tally[], { opponents }: Tally, rateOf: (tally: Tally) => number): number {
  if (opponents.length === 0) return LOWEST_RATE;
  const rates = opponents.map((opponent) => rateOf(tallies[opponent] ?? emptyTally()));
  return rates.reduce((sum, own) => sum + own, 0) / rates.length;
}

const SAME = 1e-9;
const keysOf = (row: Omit<Standing, 'rank'>) => [
  row.points,
  row.opponentsMatchRate,
  row.gameRate,
  row.opponentsGameRate,
];

/** Negative where the first stands higher; 0 where points and every tie-break are equal. */
export function compareStandings(a: Omit<Standing, 'rank'>, b: Omit<Standing, 'rank'>): number {
  const others = keysOf(b);
  for (const [place, own] of keysOf(a).entries()) {
    const difference = (others[place] ?? 0) - own;
    if (Math.abs(difference) > SAME) return difference;
  }
  return 0;
}

/**
 * The standings of an event by its Swiss results, the highest first: points, then the opponents' match win rate, the own
 * game win rate, the opponents' game win rate. A bye is a win in the own figures and no opponent. Who is equal in all of
 * these stands in the order of joining.
 */
export function standingsOf({
  players,
  rounds,
}: Pick<EventState, 'players' | 'rounds'>): readonly Standing[] {
  const tallies = players.map(emptyTally);
  for (const { kind, matches } of rounds)
    if (kind === 'swiss') for (const match of matches) countMatch(tallies, match);
  const rows = tallies
    .map((tally, player) => ({
      player,
      points: tally.points,
      wins: tally.wins,
      losses: tally.losses,
      draws: tally.draws,
      byes: tally.byes,
      opponentsMatchRate: meanOver(tallies, tally, matchRate),
      gameRate: gameRate(tally),
      opponentsGameRate: meanOver(tallies, tally, gameRate),
      hasDropped: (players[player]?.droppedAfter ?? null) !== null,
    }))
    .sort((a, b) => compareStandings(a, b) || a.player - b.player);
  return rows.map((row) => ({
    ...row,
    rank: 1 + rows.findIndex((other) => compareStandings(other, row) === 0),
  }));
}
