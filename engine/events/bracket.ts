import type { EventMatch, EventRound } from './event.types.ts';
import { winnerOf } from './standings.ts';

/** Seeds, counted from 0, in the order of their matches: the best two can meet in the final alone. */
export function seedOrder(size: number): readonly number[] {
  let order: readonly number[] = [0];
  while (order.length < size) {
    const last = order.length * 2 - 1;
    order = order.flatMap((seed) => [seed, last - seed]);
  }
  return order;
}

const byeState = (gamesToWin: number): EventMatch['state'] => ({
  kind: 'final',
  by: 'bye',
  score: { wins: [gamesToWin, 0], draws: 0 },
});

/** The first matches of single elimination; the best seeds have a bye where there are fewer players than places. */
export function firstCutMatches(seeds: readonly number[], gamesToWin: number): readonly EventMatch[] {
  let size = 2;
  while (size < seeds.length) size *= 2;
  const order = seedOrder(size);
  return Array.from({ length: size / 2 }, (_, place): EventMatch => {
    const first = seeds[order[place * 2] ?? 0] ?? 0;
    const second = seeds[order[place * 2 + 1] ?? 0] ?? null;
    return {
      table: place + 1,
      players: [first, second],
      state: second === null ? byeState(gamesToWin) : { kind: 'open' },
    };
  });
}

/** Who goes on from a match of the cut; null while it is not over. */
export function advancing({ players, state }: EventMatch): number | null {
  if (state.kind !== 'final') return null;
  return winnerOf(state.score) === 1 ? players[1] : players[0];
}

/** The matches between the winners of a round of the cut that is over. */
export function nextCutMatches({ matches }: EventRound): readonly EventMatch[] {
  return Array.from({ length: matches.length / 2 }, (_, place): EventMatch => {
    const [first, second] = [matches[place * 2], matches[place * 2 + 1]];
    return {
      table: place + 1,
      players: [(first && advancing(first)) ?? 0, (second && advancing(second)) ?? null],
      state: { kind: 'open' },
    };
  });
}
