import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairSwiss } from './pairing.ts';

const keyOf = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** The fewest rematches of any round, by trying everything. */
function fewest(players: readonly number[], met: ReadonlySet<string>): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        (met.has(keyOf(first, other)) ? 1 : 0) +
        fewest(
          others.filter((left) => left !== other),
          met,
        ),
    ),
  );
}

const fields = fc
  .record({
    players: fc.integer({ min: 2, max: 8 }),
    meetings: fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })), {
      maxLength: 26,
    }),
    byes: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 8 }),
  })
  .map(({ players, meetings, byes }) => ({
    order: Array.from({ length: players }, (_, at) => at),
    met: new Set(meetings.filter(([a, b]) => a !== b).map(([a, b]) => keyOf(a, b))),
    byes,
  }));

const fieldOf = (order: readonly number[], met: ReadonlySet<string>, byes: readonly number[] = []) => ({
  order,
  lowest: [...order].reverse(),
  timesMet: (a: number, b: number) => (met.has(keyOf(a, b)) ? 1 : 0),
  byesOf: (player: number) => byes.filter((other) => other === player).length,
});

describe('the pairing of a Swiss round', () => {
  it('gives everybody one opponent or the bye, and no rematch while a round without one exists', () => {
    fc.assert(
      fc.property(fields, ({ order, met, byes }) => {
        const { pairs, bye } = pairSwiss(fieldOf(order, met, byes));
        const seated = [...pairs.flat(), ...(bye === null ? [] : [bye])];
        expect([...seated].sort((a, b) => a - b)).toEqual(order);
        const rematches = pairs.filter(([a, b]) => met.has(keyOf(a, b))).length;
        expect(rematches).toBe(
          fewest(
            order.filter((player) => player !== bye),
            met,
          ),
        );
      }),
      { numRuns: 1500 },
    );
  });

  it('gives the bye to the lowest without one, unless a higher one spares a rematch', () => {
    fc.assert(
      fc.property(fields, ({ order, met, byes }) => {
        const { bye } = pairSwiss(fieldOf(order, met, byes));
        expect(bye === null).toBe(order.length % 2 === 0);
        if (bye === null) return;
        const { byesOf } = fieldOf(order, met, byes);
        const rematchesWithout = (player: number) =>
          fewest(
            order.filter((other) => other !== player),
            met,
          );
        const least = Math.min(...order.map(byesOf));
        const lower = order.filter((player) => player > bye && byesOf(player) === least);
        expect(byesOf(bye)).toBe(least);
        for (const player of lower) expect(rematchesWithout(player)).toBeGreaterThan(rematchesWithout(bye));
      }),
      { numRuns: 800 },
    );
  });

  it('looks down for a fresh opponent and leaves the rest one too', () => {
    const met = new Set(['0-1', '2-3']);
    expect(pairSwiss(fieldOf([0, 1, 2, 3], met)).pairs).toEqual([
      [0, 2],
      [1, 3],
    ]);
    // 0 may not take 1: 2 and 3 have met.
    expect(pairSwiss(fieldOf([0, 1, 2, 3], new Set(['2-3']))).pairs).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('pairs two who have met when there is nobody else', () => {
    expect(pairSwiss(fieldOf([0, 1], new Set(['0-1'])))).toEqual({ pairs: [[0, 1]], bye: null });
  });
});
