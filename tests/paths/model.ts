import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
} from 'xstate';
import { type AnyStateNode, getShortestPaths, getStateNodes } from 'xstate/graph';
import { transitionName } from './transitionName.ts';
import { eventWords, stateWords } from './words.ts';

/** What an event carries; `wording` names the case where its payload is different every time. */
type Payload = Readonly<Record<string, unknown>> & { readonly wording?: string };
/** The payloads with which an event is tried, fixed or read from the state it is tried in. */
export type EventCases = readonly Payload[] | ((snapshot: AnyMachineSnapshot) => readonly Payload[]);

export interface ModelOptions {
  /** Payloads by event type; an event that is not named is tried without any. */
  readonly events?: Readonly<Record<string, EventCases>>;
  /** What tells two states apart; by default the state's value. Add whatever a guard reads. */
  readonly key?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly input?: unknown;
}

export interface Step {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

export interface GeneratedPath {
  /** The events and states of the path, in words. */
  readonly description: string;
  readonly steps: readonly Step[];
}

const MOST_STATES = 20_000;

/** Paths that walk every edge of a production machine, where an edge is one event case in one state, taken or refused. */
export function generatePaths(
  machine: AnyStateMachine,
  options: ModelOptions = {},
): readonly GeneratedPath[] {
  const key = keyOf(options);
  const paths = getShortestPaths(machine, {
    input: options.input,
    limit: MOST_STATES,
    events: (snapshot) => eventsOf(snapshot, options),
    serializeEvent: identityOf,
    // The edge that led to a state is part of its identity, so the shortest paths to all states walk all edges.
    serializeState: (snapshot, event, previous) =>
      event && previous ? `${key(snapshot)} <- ${identityOf(event)} <- ${key(previous)}` : key(snapshot),
  });
  const whole = paths.map((path) => toPath(path.steps));
  return withoutPrefixes(whole).sort((a, b) => a.description.localeCompare(b.description));
}

/** What tells two states apart, as text. */
export function keyOf({ key }: ModelOptions): (snapshot: AnyMachineSnapshot) => string {
  return (snapshot) => JSON.stringify(key ? key(snapshot) : snapshot.value);
}

/** Every event, with every payload it is tried with, that is tried in this state. */
export function eventsOf(
  snapshot: AnyMachineSnapshot,
  { events: cases = {} }: ModelOptions,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = ownEventDescriptors(snapshot).filter((type) => !type.includes('*'));
  return types.flatMap((type) => {
    const known = cases[type] ?? [{}];
    const payloads = typeof known === 'function' ? known(snapshot) : known;
    return payloads.map((payload) => ({ ...payload, type }));
  });
}

function toPath(steps: readonly { event: AnyEventObject; state: AnyMachineSnapshot }[]): GeneratedPath {
  const walked: Step[] = [];
  for (let at = 1; at < steps.length; at += 1) {
    const [from, to] = [steps[at - 1], steps[at]];
    if (from && to) walked.push({ event: to.event, before: from.state, after: to.state });
  }
  return pathOf(walked);
}

/** A path of these steps, told in words. */
export function pathOf(steps: readonly Step[]): GeneratedPath {
  const words = steps.map(({ event, after }) => `${eventWords(event)} → ${stateWords(after.value)}`);
  return { description: words.join(', ') || 'nothing happens', steps };
}

function identityOf({ type, wording, ...payload }: AnyEventObject): string {
  if (typeof wording === 'string') return `${type} (${wording})`;
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
}

function withoutPrefixes(paths: readonly GeneratedPath[]): GeneratedPath[] {
  const trail = (path: GeneratedPath) => path.steps.map((step) => identityOf(step.event));
  const covered = new Set<string>();
  const longestFirst = [...paths].sort((a, b) => b.steps.length - a.steps.length);
  return longestFirst.filter((path) => {
    const events = trail(path);
    if (covered.has(events.join('\n'))) return false;
    for (let length = 0; length <= events.length; length += 1)
      covered.add(events.slice(0, length).join('\n'));
    return true;
  });
}

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

/** Every state node of the machine, the root first. */
export const statesOfMachine = (machine: AnyStateMachine): readonly AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
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
  return getStateNodes(machine)
    .filter((node) => !reached.has(node.id) && !isPassedThrough(node))
    .map((node) => node.id);
}
