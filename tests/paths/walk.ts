import type { AnyStateMachine } from 'xstate';
import type { GeneratedPath, Step } from '#src/machines/paths/model.ts';
import { type AnyStateNode, statesOfMachine } from '#src/machines/paths/transitions.ts';

/** How each event is brought about in the system under test, by event type. */
export type Executors = Readonly<Record<string, (step: Step) => void | Promise<void>>>;

/** Walks one path: brings each event about, then asks `check`. An event without an executor is an error. */
export async function walk(
  path: GeneratedPath,
  executors: Executors,
  check: (step: Step) => void | Promise<void>,
  begin: (step: Step) => void = () => {},
): Promise<void> {
  for (const step of path.steps) {
    begin(step);
    const execute = executors[step.event.type];
    if (!execute) throw new Error(`No executor for the event "${step.event.type}".`);
    await execute(step);
    await check(step);
  }
}

/** Every state of the machine that no path enters. */
export function unreachedStates(
  machine: AnyStateMachine,
  paths: readonly GeneratedPath[],
): readonly string[] {
  const reached = new Set<string>();
  for (const { steps } of paths) {
    for (const { before, after } of steps) {
      for (const node of [...before._nodes, ...after._nodes]) reached.add(node.id);
    }
  }
  const isPassedThrough = (node: AnyStateNode) => (node.always?.length ?? 0) > 0 && node.type === 'atomic';
  return statesOfMachine(machine)
    .slice(1)
    .filter((node) => !reached.has(node.id) && !isPassedThrough(node))
    .map((node) => node.id);
}
