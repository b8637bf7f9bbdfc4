import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { eventsOf, keyOf, type ModelOptions } from './cases.ts';
import { eventWords, stateWords } from './words.ts';

export interface Step {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

export interface GeneratedPath {
  /** The events and states of the path, in words. */
  readonly description: string;
  /** What it begins with, in words, where a machine is walked from several beginnings. */
  readonly start?: string;
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
  return withoutPrefixes(whole).sort((a, b) => a.description.localeCompare(b.description, 'en'));
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

/** Paths of one of several beginnings, which their words tell. */
export const begunWith = (start: string, paths: readonly GeneratedPath[]): readonly GeneratedPath[] =>
  paths.map((path) => ({ ...path, start, description: `${start}: ${path.description}` }));

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
