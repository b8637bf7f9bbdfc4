import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumMatching } from './matching.ts';

type Graph = readonly (readonly number[])[];

/** The most pairs by trying everything. */
function mostPairs(graph: Graph, free: readonly number[]): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  const alone = mostPairs(graph, others);
  return others
    .filter((other) => graph[first]?.includes(other))
    .reduce(
      (most, other) =>
        Math.max(
          most,
          1 +
            mostPairs(
              graph,
              others.filter((left) => left !== other),
            ),
        ),
      alone,
    );
}

const graphs = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc
    .array(fc.boolean(), { minLength: (size * (size - 1)) / 2, maxLength: (size * (size - 1)) / 2 })
    .map((edges) => {
      const graph: number[][] = Array.from({ length: size }, () => []);
      let edge = 0;
      for (let a = 0; a < size; a++)
        for (let b = a + 1; b < size; b++)
          if (edges[edge++]) {
            graph[a]?.push(b);
            graph[b]?.push(a);
          }
      return graph;
    }),
);

describe('a largest matching', () => {
  it('pairs neighbours alone, each once, and as many as can be', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const mate = maximumMatching(graph);
        for (const [vertex, partner] of mate.entries()) {
          if (partner < 0) continue;
          expect(graph[vertex]).toContain(partner);
          expect(mate[partner]).toBe(vertex);
        }
        const pairs = mate.filter((partner) => partner >= 0).length / 2;
        expect(pairs).toBe(mostPairs(graph, [...graph.keys()]));
      }),
      { numRuns: 1500 },
    );
  });

  it('finds the way through a ring of five and its tails', () => {
    const graph = [[1], [0, 2, 5], [1, 3], [2, 4], [3, 5], [4, 1, 6], [5, 7], [6]];
    expect(maximumMatching(graph)).toEqual([1, 0, 3, 2, 5, 4, 7, 6]);
  });
});
