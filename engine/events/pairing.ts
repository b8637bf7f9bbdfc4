import blossom from 'edmonds-blossom-fixed';

/** Who is to be paired, and what is known of them. */
export interface PairingField {
  /** All players, in an order of chance; where rounds are equally good, it decides. */
  readonly players: readonly number[];
  readonly pointsOf: (player: number) => number;
  /** How often two have met. */
  readonly timesMet: (a: number, b: number) => number;
  readonly byesOf: (player: number) => number;
  /** Worst first: who takes the bye where the number is odd and nothing else decides. */
  readonly lowest: readonly number[];
  /** What the first round avoids: how far two are from sitting across the table. 0 where it isn't given. */
  readonly strain?: (a: number, b: number) => number;
}

export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/**
 * What makes a round worse, the worst first; each is a sum over the pairs of the round.
 *
 * 0. rematches
 * 1. byes that the one who takes the bye had before
 * 2. points of the one who takes the bye above the lowest points of the field
 * 3. pairs with different points
 * 4. the differences of these points
 * 5. meetings before, of pairs that meet a third time or more often
 * 6. distance from sitting across the table, in the first round
 * 7. place of the one who takes the bye, from the lowest up
 */
export type Costs = readonly [number, number, number, number, number, number, number, number];

const BYE = -1;

/** What a pair costs; one of the two may be the bye. */
export function costsOf(field: PairingField, a: number, b: number): Costs {
  if (a === BYE || b === BYE) {
    const player = a === BYE ? b : a;
    const least = Math.min(...field.players.map(field.pointsOf));
    const place = field.lowest.indexOf(player);
    return [0, field.byesOf(player), field.pointsOf(player) - least, 0, 0, 0, 0, Math.max(0, place)];
  }
  const met = field.timesMet(a, b);
  const difference = Math.abs(field.pointsOf(a) - field.pointsOf(b));
  return [
    met > 0 ? 1 : 0,
    0,
    0,
    difference > 0 ? 1 : 0,
    difference,
    Math.max(0, met - 1),
    field.strain?.(a, b) ?? 0,
    0,
  ];
}

type Edge = readonly [number, number, Costs];

/**
 * One number for all costs of a pair, so that any sum of a lower cost weighs less than one of a higher. With 128 players and
 * ten rounds it stays below 2^52, which a number holds exactly.
 */
function weighing(edges: readonly Edge[], pairs: number): (costs: Costs) => number {
  const [, , first] = edges[0] ?? [];
  const scales = (first ?? []).map(() => 1);
  for (let at = scales.length - 2; at >= 0; at--) {
    const most = Math.max(...edges.map(([, , costs]) => costs[at + 1] ?? 0));
    // Only one pair has the bye.
    const times = BYE_COSTS.includes(at + 1) ? 1 : pairs;
    scales[at] = (scales[at + 1] ?? 1) * (most * times + 1);
  }
  return (costs) => costs.reduce((sum, cost, at) => sum + cost * (scales[at] ?? 1), 0);
}
const BYE_COSTS = [1, 2, 7];

/**
 * Pairs one Swiss round: of all rounds the one with the least costs, compared in their order, so that there is a rematch only
 * where no round without one exists. A maximum-weight matching of the complete graph, with the bye as one more player.
 */
export function pairSwiss(field: PairingField): Pairing {
  const { players } = field;
  const all = players.length % 2 === 0 ? players : [...players, BYE];
  const edges = all.flatMap((a, at) =>
    all.slice(at + 1).map((b, beyond): Edge => [at, at + 1 + beyond, costsOf(field, a, b)]),
  );
  const weigh = weighing(edges, all.length / 2);
  const weighed = edges.map(([a, b, costs]): [number, number, number] => [a, b, -weigh(costs)]);
  const partners = blossom(weighed, true);
  const pairs: (readonly [number, number])[] = [];
  let bye: number | null = null;
  for (const [at, player] of all.entries()) {
    const partner = all[partners[at] ?? -1];
    if (partner === undefined) throw new Error('A player was left without an opponent.');
    if (partner === BYE) bye = player;
    else if (player !== BYE && at < (partners[at] ?? -1)) pairs.push([player, partner]);
  }
  return { pairs, bye };
}
