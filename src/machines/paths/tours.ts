import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  getInitialSnapshot,
  getNextSnapshot,
} from 'xstate';
import { type GeneratedPath, pathOf, type Step } from './model.ts';
import { firstTransitions } from './transitions.ts';

/** How a machine is toured: what can happen in a state, given what stands around the machine. */
export interface TourOptions<Around> {
  readonly input?: unknown;
  /** A path with this many steps is ended, and the next one starts anew. */
  readonly longestSteps: number;
  /** What is outside the machine and decides what can happen to it: a store, a cookie, a page. */
  readonly around: Around;
  readonly changed: (around: Around, event: AnyEventObject) => Around;
  readonly events: (snapshot: AnyMachineSnapshot, around: Around) => readonly AnyEventObject[];
  /** What tells two states apart; add whatever a guard or `events` reads. */
  readonly key: (snapshot: AnyMachineSnapshot, around: Around) => unknown;
  /** What tells two cases of one transition apart where both have to be walked; by default nothing does. */
  readonly variantOf?: (event: AnyEventObject, before: AnyMachineSnapshot) => string;
  /** In the place of the whole state: what a step proves beside its transitions, each by itself; for parallel machines. */
  readonly outcomesOf?: (
    event: AnyEventObject,
    before: AnyMachineSnapshot,
    after: AnyMachineSnapshot,
  ) => readonly string[];
}

interface Place<Around> {
  readonly snapshot: AnyMachineSnapshot;
  readonly around: Around;
}

/** An edge of the state graph: the case `at` of the events of this type that can happen in the state `from`. */
interface Edge {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly at: number;
  /** What walking this edge proves: the transitions it takes and the state it leads to, or each outcome by itself. */
  readonly proves: readonly string[];
}

type Graph = ReadonlyMap<string, readonly Edge[]>;

/** Few long paths that prove every transition in every outcome at least once, for where a step costs time. */
export function coveringTours<Around>(
  machine: AnyStateMachine,
  options: TourOptions<Around>,
): readonly GeneratedPath[] {
  const graph = explore(machine, options);
  const unproved = new Set([...graph.values()].flat().flatMap(({ proves }) => proves));
  const tours: GeneratedPath[] = [];
  while (unproved.size > 0) {
    const steps = tour(machine, options, graph, unproved);
    if (steps.length === 0) break;
    tours.push(pathOf(steps));
  }
  return tours;
}

const keyOf = <Around>({ key }: TourOptions<Around>, { snapshot, around }: Place<Around>) =>
  JSON.stringify(key(snapshot, around));

const beginning = <Around>(
  machine: AnyStateMachine,
  { input, around }: TourOptions<Around>,
): Place<Around> => ({
  snapshot: getInitialSnapshot(machine, input),
  around,
});

function follow<Around>(
  machine: AnyStateMachine,
  { changed }: TourOptions<Around>,
  { snapshot, around }: Place<Around>,
  event: AnyEventObject,
): Place<Around> {
  const isHeard = firstTransitions(machine, snapshot, event).length > 0;
  return {
    snapshot: isHeard ? getNextSnapshot(machine, snapshot, event) : snapshot,
    around: changed(around, event),
  };
}

function explore<Around>(machine: AnyStateMachine, options: TourOptions<Around>): Graph {
  const graph = new Map<string, Edge[]>();
  const open: Place<Around>[] = [beginning(machine, options)];
  for (let place = open.shift(); place; place = open.shift()) {
    const from = keyOf(options, place);
    if (graph.has(from)) continue;
    const edges: Edge[] = [];
    graph.set(from, edges);
    for (const { at, event } of casesAt(place, options)) {
      const next = follow(machine, options, place, event);
      const proves = provedBy(machine, options, { event, before: place.snapshot, after: next.snapshot });
      edges.push({ from, to: keyOf(options, next), type: event.type, at, proves });
      open.push(next);
    }
  }
  return graph;
}

function provedBy<Around>(
  machine: AnyStateMachine,
  { variantOf, outcomesOf }: TourOptions<Around>,
  { event, before, after }: Step,
): readonly string[] {
  const transitions = firstTransitions(machine, before, event);
  if (outcomesOf) return [...transitions, ...outcomesOf(event, before, after)];
  return [[...transitions, JSON.stringify(after.value), variantOf?.(event, before) ?? ''].join(' | ')];
}

/** Every event that can happen in a state, numbered within its type. */
function casesAt<Around>({ snapshot, around }: Place<Around>, options: TourOptions<Around>) {
  const events = snapshot.status === 'active' ? options.events(snapshot, around) : [];
  return events.map((event, place) => ({
    event,
    at: events.slice(0, place).filter(({ type }) => type === event.type).length,
  }));
}

function tour<Around>(
  machine: AnyStateMachine,
  options: TourOptions<Around>,
  graph: Graph,
  unproved: Set<string>,
): readonly Step[] {
  const steps: Step[] = [];
  let place = beginning(machine, options);
  for (;;) {
    const way = wayToUnproved(graph, keyOf(options, place), unproved);
    if (way.length === 0 || (steps.length > 0 && steps.length + way.length > options.longestSteps))
      return steps;
    for (const edge of way) {
      const found = casesAt(place, options).find(
        ({ at, event }) => event.type === edge.type && at === edge.at,
      );
      if (!found) throw new Error(`A state of the same key has other cases: ${edge.from}.`);
      const next = follow(machine, options, place, found.event);
      if (keyOf(options, next) !== edge.to)
        throw new Error(`The key leaves out what a guard reads: ${edge.proves.join(', ')}.`);
      steps.push({ event: found.event, before: place.snapshot, after: next.snapshot });
      for (const proof of edge.proves) unproved.delete(proof);
      place = next;
    }
  }
}

/** The shortest way from a state to, and over, an edge that proves something new; empty where none is left. */
function wayToUnproved(graph: Graph, start: string, unproved: ReadonlySet<string>): readonly Edge[] {
  const seen = new Set([start]);
  const open: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: start, way: [] }];
  for (let place = open.shift(); place; place = open.shift()) {
    const { at, way } = place;
    for (const edge of graph.get(at) ?? []) {
      if (edge.proves.some((proof) => unproved.has(proof))) return [...way, edge];
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      open.push({ at: edge.to, way: [...way, edge] });
    }
  }
  return [];
}
