import { describe, expect, it } from 'vitest';
import { drafted, score } from './event.testkit.ts';
import type { EventMatch, EventRound } from './event.types.ts';
import { LOWEST_RATE, standingsOf } from './standings.ts';

const over = (
  table: number,
  first: number,
  second: number | null,
  wins: [number, number],
  draws = 0,
): EventMatch => ({
  table,
  players: [first, second],
  state: { kind: 'final', by: second === null ? 'bye' : 'players', score: score(wins[0], wins[1], draws) },
});
const swiss = (number: number, matches: readonly EventMatch[]): EventRound => ({
  kind: 'swiss',
  number,
  matches,
});

const rounded = (rows: ReturnType<typeof standingsOf>) =>
  rows.map((row) => [
    `p${row.player}`,
    row.rank,
    row.points,
    `${row.wins}-${row.losses}-${row.draws}`,
    row.opponentsMatchRate.toFixed(4),
    row.gameRate.toFixed(4),
    row.opponentsGameRate.toFixed(4),
  ]);

describe('the standings', () => {
  it('are points, then opponents’ match wins, own game wins and opponents’ game wins, as worked out by hand', () => {
    // Four players, two rounds: p0 2-0 p1, p2 2-1 p3; then p0 2-1 p2, p1 1-1-1 p3.
    const { players } = drafted(4);
    const rounds = [
      swiss(1, [over(1, 0, 1, [2, 0]), over(2, 2, 3, [2, 1])]),
      swiss(2, [over(1, 0, 2, [2, 1]), over(2, 1, 3, [1, 1], 1)]),
    ];
    // Match rates: p0 6/6 = 1; p1 1/6 and p3 1/6, raised to 1/3; p2 3/6.
    // Game rates: p0 12/15 = .8; p1 3+1 of 15 = .2667, raised to 1/3; p2 9/18 = .5; p3 3+3+1 of 18 = .3889.
    expect(rounded(standingsOf({ players, rounds }))).toEqual([
      // Opponents of p0: p1 1/3 and p2 1/2, .4167; their games 1/3 and .5, .4167.
      ['p0', 1, 6, '2-0-0', '0.4167', '0.8000', '0.4167'],
      // Opponents of p2: p3 1/3 and p0 1, .6667; their games .3889 and .8, .5944.
      ['p2', 2, 3, '1-1-0', '0.6667', '0.5000', '0.5944'],
      // Opponents of p1: p0 1 and p3 1/3, .6667; their games .8 and .3889.
      ['p1', 3, 1, '0-1-1', '0.6667', '0.3333', '0.5944'],
      // Opponents of p3: p2 1/2 and p1 1/3, .4167; their games .5 and 1/3.
      ['p3', 4, 1, '0-1-1', '0.4167', '0.3889', '0.4167'],
    ]);
  });

  it('count a bye as a win in two games that nobody played, and as no opponent', () => {
    const { players } = drafted(3);
    const rounds = [
      swiss(1, [over(1, 0, 1, [2, 0]), over(2, 2, null, [2, 0])]),
      swiss(2, [over(1, 2, 0, [1, 2]), over(2, 1, null, [2, 0])]),
    ];
    expect(rounded(standingsOf({ players, rounds }))).toEqual([
      // Opponents of p0: p1 3/6 and p2 3/6; their games: p1 2 of 4 games, p2 3 of 5.
      ['p0', 1, 6, '2-0-0', '0.5000', '0.8000', '0.5500'],
      // p1 and p2 met p0 alone: 1, and 4 of 5 games.
      ['p2', 2, 3, '1-1-0', '1.0000', '0.6000', '0.8000'],
      ['p1', 3, 3, '1-1-0', '1.0000', '0.5000', '0.8000'],
    ]);
  });

  it('leave out matches that are not over, and those of the cut', () => {
    const { players } = drafted(2);
    const open: EventMatch = {
      table: 1,
      players: [0, 1],
      state: { kind: 'reported', by: 0, score: score(2, 0) },
    };
    const cut: EventRound = { kind: 'cut', number: 1, matches: [over(1, 0, 1, [2, 0])] };
    const rows = standingsOf({ players, rounds: [swiss(1, [open]), cut] });
    expect(rows.map(({ points, rank, opponentsMatchRate }) => [points, rank, opponentsMatchRate])).toEqual([
      [0, 1, LOWEST_RATE],
      [0, 1, LOWEST_RATE],
    ]);
  });
});
