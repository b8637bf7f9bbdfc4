import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

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

/** What tells two states apart, as text. */
export function keyOf({ key }: ModelOptions): (snapshot: AnyMachineSnapshot) => string {
  return (snapshot) => JSON.stringify(key ? key(snapshot) : snapshot.value);
}

/** The types of the events that the states of a snapshot hear, each once; those with a star stand for many and are left out. */
export function typesHeard(snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set<string>(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents));
  return [...types].filter((type) => !type.includes('*'));
}

/** Every event, with every payload it is tried with, that is tried in this state. */
export function eventsOf(
  snapshot: AnyMachineSnapshot,
  { events: cases = {} }: ModelOptions,
): AnyEventObject[] {
  return typesHeard(snapshot).flatMap((type) => {
    const known = cases[type] ?? [{}];
    const payloads = typeof known === 'function' ? known(snapshot) : known;
    return payloads.map((payload) => ({ ...payload, type }));
  });
}
