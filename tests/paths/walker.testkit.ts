import { afterAll, describe, expect, it } from 'vitest';
import { unreachedStates, walk } from './walk.ts';
import { namesOf, type Walker } from './walker.ts';

const LONGEST_PATH_MS = 30_000;

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
