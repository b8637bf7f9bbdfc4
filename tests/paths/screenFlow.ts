import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type GeneratedPath, pathOf, type Step } from '#src/machines/paths/model.ts';
import { firstTransitions } from '#src/machines/paths/transitions.ts';

/**
 * Paths over a model of screens: states and events alone, no actions, calls or delays.
 * `edge` walks every event in every state, `transition` every transition of the model once.
 */
export function screenFlowPaths(
  machine: AnyStateMachine,
  every: 'edge' | 'transition',
): readonly GeneratedPath[] {
  const stateOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value);
  const comingFrom = (previous: AnyMachineSnapshot, event: AnyEventObject) =>
    every === 'edge' ? stateOf(previous) : firstTransitions(machine, previous, event).join(' and ');
  const model = createTestModel(machine);
  const paths = model.getShortestPaths({
    // How a state was reached is part of its identity, so the shortest paths to all states walk everything.
    serializeState: (snapshot, event, previous) =>
      event && previous
        ? `${stateOf(snapshot)} <- ${event.type} <- ${comingFrom(previous, event)}`
        : stateOf(snapshot),
  });
  return withoutPrefixes(paths.map(({ steps }) => stepsOf(steps))).map(pathOf);
}

function stepsOf(steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[]): readonly Step[] {
  return steps.slice(1).flatMap(({ event, state }, at) => {
    const before = steps[at]?.state;
    return before ? [{ event, before, after: state }] : [];
  });
}

function withoutPrefixes(all: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const trail = (steps: readonly Step[]) => steps.map(({ event }) => `${event.type}\n`).join('');
  const trails = all.map(trail);
  return all.filter((steps, at) => {
    const own = trail(steps);
    return !trails.some((other, place) => place !== at && other.startsWith(own) && other !== own);
  });
}
