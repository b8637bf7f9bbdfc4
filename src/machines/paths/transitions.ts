import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { transitionName } from './transitionName.ts';

export type AnyStateNode = AnyStateMachine['root'];

/** Sees which transitions the running machine really took, and names those that nobody walked. */
export interface TransitionWatch {
  readonly inspect: (seen: InspectionEvent) => void;
  /** Notes a transition by its name, where the machine runs out of reach. */
  readonly note: (name: string) => void;
  readonly unwalked: () => readonly string[];
  readonly walked: () => readonly string[];
}

export function watchTransitions(machine: AnyStateMachine): TransitionWatch {
  const all = transitionNames(machine);
  const unwalked = new Set(all);
  return {
    inspect: (seen) => {
      if (seen.type === '@xstate.microstep')
        for (const taken of seen._transitions) unwalked.delete(transitionName(taken));
    },
    note: (name) => void unwalked.delete(name),
    unwalked: () => [...unwalked].sort(),
    walked: () => all.filter((name) => !unwalked.has(name)).sort(),
  };
}

/** A transition as a picture draws it; without targets the state is not left. */
export interface DrawnTransition {
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly eventType: string;
  readonly guard: string | null;
}

/** Every transition of the machine, always-transitions and those of the root among them. */
export function transitionsOfMachine(machine: AnyStateMachine): readonly DrawnTransition[] {
  return statesOfMachine(machine)
    .flatMap(transitionsOf)
    .map((transition) => ({
      name: transitionName(transition),
      source: transition.source.id,
      targets: transition.target?.map((node) => node.id) ?? [],
      eventType: transition.eventType,
      guard: guardOf(transition),
    }));
}

/** Every state node of the machine, the root first, each before those inside it. */
export const statesOfMachine = ({ root }: AnyStateMachine): readonly AnyStateNode[] => withInner(root);

const withInner = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withInner),
];

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && guard !== null ? guard.type : null;
}

const transitionNames = (machine: AnyStateMachine) => [
  ...new Set(transitionsOfMachine(machine).map(({ name }) => name)),
];

/** The names of the transitions that an event would take first in a state. */
export const firstTransitions = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] => machine.getTransitionData(snapshot, event).map(transitionName);

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
