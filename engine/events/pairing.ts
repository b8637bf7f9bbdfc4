import { maximumMatching } from './matching.ts';

/** Who is to be paired. Players stand in `order`, the best first; within equal points in the order of chance. */
export interface PairingField {
  readonly order: readonly number[];
  /** How often two have met. */
  readonly timesMet: (a: number, b: number) => number;
  readonly byesOf: (player: number) => number;
  /** Worst first: who takes the bye where the number is odd. */
  readonly lowest: readonly number[];
}

export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** How many pairs of these players have to be rematches at least. */
function fewestRematches(players: readonly number[], timesMet: PairingField['timesMet']): number {
  const fresh = players.map((one) =>
    players.flatMap((other, place) => (one !== other && timesMet(one, other) === 0 ? [place] : [])),
  );
  const paired = maximumMatching(fresh).filter((partner) => partner >= 0).length;
  return (players.length - paired) / 2;
}

/**
 * From the top, each player takes the next one below whom they have not met, if the rest can then still be paired with as
 * few rematches as there have to be at all: so none is made while a round without one exists.
 */
function pairsOf(
  players: readonly number[],
  timesMet: PairingField['timesMet'],
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let rest = players;
  let allowed = fewestRematches(players, timesMet);
  while (rest.length > 0) {
    const [first, ...others] = rest;
    if (first === undefined) break;
    const byMeetings = [...others].sort((a, b) => timesMet(first, a) - timesMet(first, b));
    for (const partner of byMeetings) {
      const left = timesMet(first, partner) > 0 ? allowed - 1 : allowed;
      const without = others.filter((other) => other !== partner);
      if (left < 0 || fewestRematches(without, timesMet) > left) continue;
      pairs.push([first, partner]);
      rest = without;
      allowed = left;
      break;
    }
  }
  return pairs;
}

/** The lowest of those with the fewest byes; a higher one where that alone spares a rematch. */
function byeOf({ order, lowest, byesOf, timesMet }: PairingField): number | null {
  if (order.length % 2 === 0) return null;
  const fewest = Math.min(...order.map(byesOf));
  const candidates = lowest
    .filter((player) => order.includes(player) && byesOf(player) === fewest)
    .map((player) => ({
      player,
      rematches: fewestRematches(
        order.filter((other) => other !== player),
        timesMet,
      ),
    }));
  const least = Math.min(...candidates.map(({ rematches }) => rematches));
  return candidates.find(({ rematches }) => rematches === least)?.player ?? null;
}

/** Pairs one Swiss round. */
export function pairSwiss(field: PairingField): Pairing {
  const bye = byeOf(field);
  const players = field.order.filter((player) => player !== bye);
  return { pairs: pairsOf(players, field.timesMet), bye };
}
