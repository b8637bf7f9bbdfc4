import type { GeneratedPath } from '#src/machines/paths/model.ts';
import { PATHS_OF, type WalkedMachine } from '#src/machines/paths/pathsOf.ts';
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
    list: async (machine) => pathsOf(machine).map(summaryOf),
    steps: async (machine, number) => stepsOf(pathsOf(machine)[number - 1]),
  };
}

const summaryOf = ({ steps }: GeneratedPath): PathSummary => ({
  words: steps.map(({ event, after }) => `${eventWords(event)} → ${stateWords(after.value)}`),
});

const stepsOf = (path: GeneratedPath | undefined): readonly PathStep[] =>
  path?.steps.map(({ event, after }) => ({ event, after: after.value })) ?? [];
