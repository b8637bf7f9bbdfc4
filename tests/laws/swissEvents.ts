import blossom from 'edmonds-blossom-fixed';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { applyEvent, newEvent, usualRounds } from '#engine/events/event.ts';
import type { EventAction, EventMatch, EventState, Score } from '#engine/events/event.types.ts';
import { standingsOf } from '#engine/events/standings.ts';

const LEAST_PLAYERS = 4;
const MOST_PLAYERS = 128;
const BYE = -1;

/** Rematches, byes the one with the bye had before, their points above the lowest, pairs of unequal points, sum of differences. */
export type RoundCosts = readonly [number, number, number, number, number];

/** A round of a simulated event: what its pairing cost, and the least that any pairing costs. */
export interface RoundVerdict {
  readonly players: number;
  readonly round: number;
  readonly paired: RoundCosts;
  readonly optimum: RoundCosts;
}

type Meet = (a: number, b: number) => RoundCosts;

/** The costs of a pair by what the event shows: written from the rule, apart from the pairing that it checks. */
function meetingIn({ players, rounds }: EventState): Meet {
  const standings = standingsOf({ players, rounds });
  const points = new Map(standings.map((row) => [row.player, row.points]));
  const byes = players.map(() => 0);
  const met = players.map(() => new Set<number>());
  for (const [a, b] of rounds.flatMap(({ matches }) => matches.map((match) => match.players))) {
    if (b === null) byes[a] = (byes[a] ?? 0) + 1;
    else {
      met[a]?.add(b);
      met[b]?.add(a);
    }
  }
  const present = players.flatMap(({ droppedAfter }, at) => (droppedAfter === null ? [at] : []));
  const lowest = Math.min(...present.map((player) => points.get(player) ?? 0));
  return (a, b) => {
    const [own, other] = [points.get(a) ?? 0, points.get(b) ?? 0];
    if (b === BYE) return [0, byes[a] ?? 0, own - lowest, 0, 0];
    return [met[a]?.has(b) ? 1 : 0, 0, 0, own === other ? 0 : 1, Math.abs(own - other)];
  };
}

/** Above every sum that a cost can have, and together below 2^51. */
const RADIX = [65, 16, 64, 65, 4096] as const;
const weightOf = (costs: RoundCosts) => costs.reduce((sum, cost, at) => sum * (RADIX[at] ?? 1) + cost, 0);

const added = (pairs: readonly (readonly [number, number])[], meet: Meet): RoundCosts =>
  pairs.reduce<RoundCosts>(
    (sum, [a, b]) => {
      const costs = meet(a, b);
      return [sum[0] + costs[0], sum[1] + costs[1], sum[2] + costs[2], sum[3] + costs[3], sum[4] + costs[4]];
    },
    [0, 0, 0, 0, 0],
  );

function optimumOf(present: readonly number[], meet: Meet): RoundCosts {
  const all = present.length % 2 === 0 ? present : [...present, BYE];
  const edges = all.flatMap((a, at) =>
    all
      .slice(at + 1)
      .map((b, beyond): [number, number, number] => [at, at + 1 + beyond, -weightOf(meet(a, b))]),
  );
  const partners = blossom(edges, true);
  const pairs = all.flatMap((a, at) => {
    const b = all[partners[at] ?? -1];
    return b !== undefined && (partners[at] ?? -1) > at ? [[a, b] as const] : [];
  });
  return added(pairs, meet);
}

function acted(state: EventState, action: EventAction): EventState {
  const applied = applyEvent(state, action);
  if (!applied.ok) throw new Error(`${action.type}: ${applied.refusal}`);
  return applied.state;
}

const RESULTS: readonly Score[] = [
  { wins: [2, 0], draws: 0 },
  { wins: [2, 1], draws: 0 },
  { wins: [0, 2], draws: 0 },
  { wins: [1, 2], draws: 0 },
  { wins: [1, 1], draws: 1 },
];

/**
 * Plays a Swiss event of 4 to 128 players with results, drops and rounds drawn by `seed`; more rounds than usual in small
 * fields, so that rematches and second byes have to happen. Returns a verdict for each round.
 */
export function simulateSwiss(seed: number): readonly RoundVerdict[] {
  const chance = xoroshiro128plus(seed);
  const upTo = (most: number) => uniformInt(chance, 0, most);
  // Small fields are the hard ones: most events have up to 24 players.
  const count = LEAST_PLAYERS + upTo(upTo(5) > 0 ? 20 : MOST_PLAYERS - LEAST_PLAYERS);
  const swissRounds = usualRounds(count) + upTo(4);
  let state = newEvent({ gamesToWin: 2, swissRounds, cut: 0, isWithinPods: false, opens: 'host' });
  for (let at = 0; at < count; at += 1) state = acted(state, { type: 'join', playerId: `p${at}` });
  const places = state.players.map((_, at) => at);
  const podOf = places.map((at) => Math.floor(at / 8));
  state = acted(state, { type: 'seat', podOf, seatOf: places.map((at) => at % 8), swissRounds });
  const verdicts: RoundVerdict[] = [];
  for (let round = 0; round < swissRounds; round += 1) {
    const present = state.players.flatMap(({ droppedAfter }, at) => (droppedAfter === null ? [at] : []));
    if (present.length < 2) break;
    const meet = meetingIn(state);
    const optimum = optimumOf(present, meet);
    state = acted(state, { type: 'openRound', chance: upTo(2 ** 31 - 1) });
    const matches: readonly EventMatch[] = state.rounds[round]?.matches ?? [];
    const paired = added(
      matches.map(({ players: [a, b] }) => [a, b ?? BYE] as const),
      meet,
    );
    verdicts.push({ players: present.length, round: round + 1, paired, optimum });
    for (const { table, players } of matches) {
      const score = RESULTS[upTo(RESULTS.length - 1)];
      if (players[1] !== null && score)
        state = acted(state, { type: 'rule', round, table, score, chance: 1 });
    }
    for (const { id } of state.players.filter(({ droppedAfter }) => droppedAfter === null))
      if (upTo(19) === 0) state = acted(state, { type: 'drop', playerId: id, chance: 1 });
  }
  return verdicts;
}
