import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  __unsafe_getAllOwnEventDescriptors as ownEventDescriptors,
} from 'xstate';
import { type AnyStateNode, getShortestPaths, getStateNodes } from 'xstate/graph';

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
  const key = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(options.key ? options.key(snapshot) : snapshot.value);
  const paths = getShortestPaths(machine, {
    input: options.input,
    limit: MOST_STATES,
    events: (snapshot) => eventsOf(snapshot, options.events ?? {}),
    serializeEvent: wordsOf,
    // The edge that led to a state is part of its identity, so the shortest paths to all states walk all edges.
    serializeState: (snapshot, event, previous) =>
      event && previous ? `${key(snapshot)} <- ${wordsOf(event)} <- ${key(previous)}` : key(snapshot),
  });
  const whole = paths.map((path) => toPath(path.steps));
  return withoutPrefixes(whole).sort((a, b) => a.description.localeCompare(b.description));
}

function eventsOf(
  snapshot: AnyMachineSnapshot,
  cases: NonNullable<ModelOptions['events']>,
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
  const words = walked.map(({ event, after }) => `${wordsOf(event)} → ${JSON.stringify(after.value)}`);
  return { description: words.join(', ') || 'nothing happens', steps: walked };
}

function wordsOf({ type, wording, ...payload }: AnyEventObject): string {
  if (typeof wording === 'string') return `${type} (${wording})`;
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`;
}

function withoutPrefixes(paths: readonly GeneratedPath[]): GeneratedPath[] {
  const trail = (path: GeneratedPath) => path.steps.map((step) => wordsOf(step.event));
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
): Promise<void> {
  for (const step of path.steps) {
    const execute = executors[step.event.type];
    if (!execute) throw new Error(`No executor for the event "${step.event.type}".`);
    await execute(step);
    await check(step);
  }
}

/** Sees which transitions the running machine really took, and names those that nobody walked. */
export function watchTransitions(machine: AnyStateMachine) {
  const unwalked = new Set(getStateNodes(machine).concat(machine.root).flatMap(transitionsOf).map(nameOf));
  return {
    inspect: (seen: InspectionEvent) => {
      if (seen.type === '@xstate.microstep')
        for (const taken of seen._transitions) unwalked.delete(nameOf(taken));
    },
    unwalked: (): readonly string[] => [...unwalked].sort(),
  };
}

function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const siblings = source.transitions.get(eventType) ?? source.always ?? [];
  const at = siblings.indexOf(transition);
  const targets = target?.map((node) => node.id).join(' and ') ?? 'itself';
  return `${source.id} on ${eventType || 'always'} [${at}] to ${targets}`;
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
