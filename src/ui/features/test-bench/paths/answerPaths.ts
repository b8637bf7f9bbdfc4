import type { GeneratedPath } from '#src/machines/paths/model.ts';
import { type NamedPath, namePaths } from '#src/machines/paths/names.ts';
import { PATHS_OF, PROOFS_OF, type WalkedMachine } from '#src/machines/paths/pathsOf.ts';
import { eventWords, stateWords } from '#src/machines/paths/words.ts';
import type { PathSource, PathStep, PathSummary } from './pathSource.ts';

/** Makes paths where it is called, each machine's once. */
export function createPaths(): PathSource {
  const made = new Map<WalkedMachine, readonly GeneratedPath[]>();
  const pathsOf = (machine: WalkedMachine) => {
    const paths = made.get(machine) ?? PATHS_OF[machine]();
    made.set(machine, paths);
    return paths;
  };
  return {
    list: async (machine) => namePaths(pathsOf(machine), PROOFS_OF[machine]).paths.map(summaryOf),
    steps: async (machine, number) => stepsOf(pathsOf(machine)[number - 1]),
  };
}

const summaryOf = ({ path, name, proves, detail, tags }: NamedPath): PathSummary => ({
  ...{ name, proves, detail, tags },
  words: path.steps.map(({ event, after }) => `${eventWords(event)} → ${stateWords(after.value)}`),
});

const stepsOf = (path: GeneratedPath | undefined): readonly PathStep[] =>
  path?.steps.map(({ event, after }) => ({ event, after: after.value })) ?? [];
