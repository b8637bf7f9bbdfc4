import { afterAll, describe, expect, it } from 'vitest';
import type { ProofTable } from '#src/machines/paths/proofs.ts';
import { requirementLink } from './requirementLinks.ts';
import { unreachedStates, walk } from './walk.ts';
import { namesOf, type Walker } from './walker.ts';

/** The first path of the guards waits for Vite, which takes half a minute on a busy machine. */
const LONGEST_PATH_MS = 120_000;

/**
 * Walks every path of a walker as a test of its own; an unreached state or an unwalked transition fails, too. `tags` are
 * the requirements that this shows, such as `[spec 4.3]`.
 */
export function testWalker(walker: Walker, tags = ''): void {
  const where = walker.where === 'browser' ? 'a browser' : 'simulation';
  describe(`${walker.name}, walked by generated paths in ${where} ${tags}`, () => {
    afterAll(() => {
      expect(walker.watch.unwalked()).toEqual([]);
    });

    it('reaches every state', () => {
      expect(unreachedStates(walker.machine, walker.paths)).toEqual([]);
    });

    it('names each path by a sentence of its own, and links requirements that there are', () => {
      const { paths, groups, onTheWay } = namesOf(walker);
      const names = paths.map(({ name }) => name);
      expect(names.filter((text, at) => names.indexOf(text) !== at)).toEqual([]);
      expect(names.filter((text) => !/^[A-Z].{8,}$/.test(text))).toEqual([]);
      const tags = [...groups, ...onTheWay].flatMap((group) => group.tags);
      expect(tags.filter((tag) => !requirementLink(tag))).toEqual([]);
    });

    if (walker.proofs !== undefined) testTable(walker, walker.proofs);

    it.each(namesOf(walker).paths.map(({ name, path }) => [name, path] as const))(
      '%s',
      async (_words, path) => {
        const system = await walker.open(path);
        try {
          await walk(path, system.executors, (step) => system.check(step));
        } finally {
          await system.close?.();
        }
      },
      LONGEST_PATH_MS,
    );
  });
}

/** A table of sentences that are written by hand tells every step, and none of it is in vain. */
function testTable({ paths }: Walker, { proofs }: ProofTable): void {
  it('has a sentence for every step, and no other', () => {
    const steps = paths.flatMap((path) => path.steps);
    const missing = steps.filter((step) => !proofs.some(({ isOf }) => isOf(step)));
    expect(missing.map(({ event, before }) => `${event.type} in ${JSON.stringify(before.value)}`)).toEqual(
      [],
    );
    const used = new Set(steps.map((step) => proofs.findIndex(({ isOf }) => isOf(step))));
    expect(proofs.filter((_, place) => !used.has(place)).map(({ says }) => says)).toEqual([]);
  });
}
