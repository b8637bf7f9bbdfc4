import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { firstCutMatches, nextCutMatches } from './bracket.ts';
import type { EventMatch, EventRound, EventState } from './event.types.ts';
import { meetingKey, meetingsIn } from './meetings.ts';
import { pairSwiss } from './pairing.ts';
import { nextKind, playing, roundsOf } from './rounds.ts';
import { compareStandings, type Standing, standingsOf } from './standings.ts';

function shuffled(players: readonly number[], chance: number): number[] {
  const generator = xoroshiro128plus(chance);
  const order = [...players];
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/** The standings with equal ones in the order of chance. */
function drawnStandings(state: EventState, chance: number): Standing[] {
  const place = new Map(shuffled([...state.players.keys()], chance).map((player, at) => [player, at]));
  const placeOf = ({ player }: Standing) => place.get(player) ?? 0;
  return [...standingsOf(state)].sort((a, b) => compareStandings(a, b) || placeOf(a) - placeOf(b));
}

/** Players who may be paired with each other: all, or those of a pod. */
function groupsOf(state: EventState, players: readonly number[]): (readonly number[])[] {
  if (!state.rules.isWithinPods) return [players];
  const pods = [...new Set(players.map((player) => state.players[player]?.pod ?? 0))].sort((a, b) => a - b);
  return pods.map((pod) => players.filter((player) => (state.players[player]?.pod ?? 0) === pod));
}

/** Further than anybody at one table can be from sitting across. */
const OTHER_POD = 64;

/**
 * How far two players are from sitting across the table at which they drafted, in seats: in the first round those meet who
 * passed each other the fewest packs. At eight seats that is 1–5, 2–6, 3–7, 4–8, the field's practice for a drafted pod; the
 * Magic Tournament Rules (7.6) ask only that those of a pod meet each other. In an odd pod nobody sits exactly across, so one
 * player is left: for the bye, or for the player left over in another pod.
 */
function acrossIn({ players }: EventState): (a: number, b: number) => number {
  const seatsOf = (pod: number | null) => players.filter((player) => player.pod === pod).length;
  return (a, b) => {
    const [one, other] = [players[a], players[b]];
    if (one?.seat === undefined || other?.seat === undefined) return 0;
    if (one.pod !== other.pod) return OTHER_POD;
    const seats = seatsOf(one.pod);
    const apart = Math.abs(one.seat - other.seat);
    return Math.floor(seats / 2) - Math.min(apart, seats - apart);
  };
}

/** Matches in the order of their tables: those with the most points first, byes last. */
function swissMatches(state: EventState, chance: number): EventMatch[] {
  const drawn = drawnStandings(state, chance);
  const points = new Map(drawn.map((row) => [row.player, row.points]));
  const byes = new Map(drawn.map((row) => [row.player, row.byes]));
  const active = new Set(playing(state));
  const best = drawn.map(({ player }) => player).filter((player) => active.has(player));
  const byChance = shuffled(best, chance).sort((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const meetings = meetingsIn(state.rounds);
  const isFirst = state.rounds.length === 0;
  const paired = groupsOf(state, byChance).map((players) =>
    pairSwiss({
      players,
      lowest: [...best].reverse(),
      pointsOf: (player) => points.get(player) ?? 0,
      timesMet: (a, b) => meetings.get(meetingKey(a, b)) ?? 0,
      byesOf: (player) => byes.get(player) ?? 0,
      ...(isFirst ? { strain: acrossIn(state) } : {}),
    }),
  );
  const sum = ([a, b]: readonly [number, number]) => (points.get(a) ?? 0) + (points.get(b) ?? 0);
  const pairs = paired.flatMap((pairing) => pairing.pairs).sort((a, b) => sum(b) - sum(a));
  const alone = paired.flatMap(({ bye }) => (bye === null ? [] : [bye]));
  return [
    ...pairs.map((players, at): EventMatch => ({ table: at + 1, players, state: { kind: 'open' } })),
    ...alone.map(
      (player, at): EventMatch => ({
        table: pairs.length + at + 1,
        players: [player, null],
        state: { kind: 'final', by: 'bye', score: { wins: [state.rules.gamesToWin, 0], draws: 0 } },
      }),
    ),
  ];
}

/** In the cut a player who dropped does not play: the other one wins without a game. */
export function withoutDropped(state: EventState, match: EventMatch): EventMatch {
  if (match.state.kind === 'final') return match;
  const isGone = (player: number | null) => player !== null && state.players[player]?.droppedAfter !== null;
  const [first, second] = match.players;
  if (!isGone(first) && !isGone(second)) return match;
  const { gamesToWin } = state.rules;
  const wins = isGone(first) && !isGone(second) ? ([0, gamesToWin] as const) : ([gamesToWin, 0] as const);
  return { ...match, state: { kind: 'final', by: 'drop', score: { wins, draws: 0 } } };
}

function cutMatches(state: EventState, chance: number): EventMatch[] {
  const last = roundsOf(state, 'cut').at(-1);
  const active = new Set(playing(state));
  const seeds = drawnStandings(state, chance)
    .map(({ player }) => player)
    .filter((player) => active.has(player))
    .slice(0, state.rules.cut);
  const matches = last ? nextCutMatches(last) : firstCutMatches(seeds, state.rules.gamesToWin);
  return matches.map((match) => withoutDropped(state, match));
}

/** The event with its next round opened; the same where there is none to open. */
export function withNextRound(state: EventState, chance: number): EventState {
  const kind = nextKind(state);
  if (kind === null) return state;
  const matches = kind === 'swiss' ? swissMatches(state, chance) : cutMatches(state, chance);
  const round: EventRound = { kind, number: roundsOf(state, kind).length + 1, matches };
  return { ...state, phase: 'playing', rounds: [...state.rounds, round] };
}
