import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Costs, costsOf, type Pairing, type PairingField, pairSwiss } from './pairing.ts';

const BYE = -1;
const keyOf = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
const NONE: Costs = [0, 0, 0, 0, 0, 0, 0, 0];

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((cost, place) => cost !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};
const added = (a: readonly number[], b: readonly number[]) => a.map((cost, at) => cost + (b[at] ?? 0));

/** The least costs of any round, by trying every one. */
function leastCosts(field: PairingField, left: readonly number[]): readonly number[] {
  const [first, ...others] = left;
  if (first === undefined) return NONE;
  const rounds = others.map((other) =>
    added(
      costsOf(field, first, other),
      leastCosts(
        field,
        others.filter((one) => one !== other),
      ),
    ),
  );
  return rounds.reduce((best, round) => (compare(round, best) < 0 ? round : best));
}

const costsOfRound = (field: PairingField, { pairs, bye }: Pairing) =>
  [...pairs, ...(bye === null ? [] : [[bye, BYE] as const])].reduce<readonly number[]>(
    (sum, [a, b]) => added(sum, costsOf(field, a, b)),
    NONE,
  );

const MOST = 10;
const anyPlayer = fc.nat({ max: MOST - 1 });
const fields = fc
  .record({
    count: fc.integer({ min: 2, max: MOST }),
    points: fc.array(fc.constantFrom(0, 1, 3, 4, 6, 9), { minLength: MOST, maxLength: MOST }),
    meetings: fc.array(fc.tuple(anyPlayer, anyPlayer), { maxLength: 30 }),
    byes: fc.array(anyPlayer, { maxLength: 6 }),
    strains: fc.boolean(),
  })
  .map(({ count, points, meetings, byes, strains }): PairingField => {
    const players = Array.from({ length: count }, (_, at) => at);
    return {
      players,
      lowest: players.toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0)),
      pointsOf: (player) => points[player] ?? 0,
      timesMet: (a, b) =>
        meetings.filter(([one, other]) => one !== other && keyOf(one, other) === keyOf(a, b)).length,
      byesOf: (player) => byes.filter((other) => other === player).length,
      ...(strains ? { strain: (a, b) => Math.abs(Math.abs(a - b) - count / 2) } : {}),
    };
  });

const fieldOf = (
  points: readonly number[],
  met: ReadonlySet<string> = new Set(),
  byes: readonly number[] = [],
) => {
  const players = points.map((_, at) => at);
  return {
    players,
    lowest: players.toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0) || b - a),
    pointsOf: (player: number) => points[player] ?? 0,
    timesMet: (a: number, b: number) => (met.has(keyOf(a, b)) ? 1 : 0),
    byesOf: (player: number) => byes.filter((other) => other === player).length,
  };
};
const pairKeys = ({ pairs }: Pairing) => pairs.map(([a, b]) => keyOf(a, b)).sort();

describe('the pairing of a Swiss round', () => {
  it('costs as little as any round could, tried against every round of up to ten players', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const paired = pairSwiss(field);
        const seated = [...paired.pairs.flat(), ...(paired.bye === null ? [] : [paired.bye])];
        expect(seated.toSorted((a, b) => a - b)).toEqual(field.players);
        const all = field.players.length % 2 === 0 ? field.players : [...field.players, BYE];
        expect(costsOfRound(field, paired)).toEqual(leastCosts(field, all));
      }),
      { numRuns: 300 },
    );
  });

  it('makes a rematch rather than none only where every round has one', () => {
    expect(pairKeys(pairSwiss(fieldOf([0, 0], new Set(['0-1']))))).toEqual(['0-1']);
    expect(pairKeys(pairSwiss(fieldOf([9, 9, 0, 0], new Set(['0-1', '2-3']))))).not.toContain('0-1');
  });

  it('takes one pair with a large difference rather than two with a small one', () => {
    // 6–6 and 3–0, not 6–3 twice; the floats are as few as they can be, then as small as they can be.
    expect(pairKeys(pairSwiss(fieldOf([6, 6, 3, 0])))).toEqual(['0-1', '2-3']);
    expect(pairKeys(pairSwiss(fieldOf([9, 6, 3, 0])))).toHaveLength(2);
  });

  it('gives the bye to the lowest who has not had one', () => {
    expect(pairSwiss(fieldOf([6, 3, 0, 0, 0])).bye).toBe(4);
    expect(pairSwiss(fieldOf([6, 3, 0, 0, 0], new Set(), [4])).bye).toBe(3);
    expect(pairSwiss(fieldOf([6, 3, 3, 0, 0], new Set(), [3, 4])).bye).toBe(2);
  });

  it('spares a rematch by a higher bye', () => {
    // With the bye for 2, 0 and 1 would meet again.
    expect(pairSwiss(fieldOf([3, 3, 0], new Set(['0-1']))).bye).not.toBe(2);
  });
});
