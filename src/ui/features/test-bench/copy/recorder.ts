import type { AnyEventObject, InspectionEvent, StateValue } from 'xstate';
import { transitionName } from '#src/machines/paths/transitionName.ts';

/** Something a machine did beside changing its state. */
export interface Effect {
  readonly name: string;
  readonly told: unknown;
}

/** One event that a machine heard, and what came of it. */
export interface LogEntry {
  readonly number: number;
  readonly atMs: number;
  readonly event: AnyEventObject;
  /** Null for the beginning. */
  readonly before: StateValue | null;
  readonly after: StateValue;
  /** Names of the transitions that were taken; none where nothing heard the event. */
  readonly transitions: readonly string[];
  readonly effects: readonly Effect[];
}

export interface Recorder {
  /** What of XState's inspection counts: events, steps and snapshots of the one actor. */
  readonly inspect: (seen: InspectionEvent) => void;
  readonly effect: (name: string, told: unknown) => void;
  /** In the order in which it happened, at most the last 200. */
  readonly entries: () => readonly LogEntry[];
}

export interface RecorderOptions {
  readonly isOwn: (actorRef: unknown) => boolean;
  readonly nowMs: () => number;
  /** The state before the first entry, where the machine was running already. */
  readonly value?: StateValue;
}

const MOST_ENTRIES = 200;

export function createRecorder({ isOwn, nowMs, value }: RecorderOptions): Recorder {
  let entries: readonly LogEntry[] = [];
  let known: StateValue | null = value ?? null;
  let count = 0;
  let event: AnyEventObject | null = null;
  let transitions: string[] = [];
  let effects: Effect[] = [];

  function close(after: StateValue) {
    if (event === null) return;
    count += 1;
    const entry = { number: count, atMs: nowMs(), event, before: known, after, transitions, effects };
    entries = [...entries, entry].slice(-MOST_ENTRIES);
    known = after;
    event = null;
    transitions = [];
    effects = [];
  }

  return {
    inspect(seen) {
      if (!isOwn(seen.actorRef)) return;
      if (seen.type === '@xstate.event') event = seen.event;
      if (seen.type === '@xstate.microstep') transitions.push(...seen._transitions.map(transitionName));
      if (seen.type === '@xstate.snapshot' && 'value' in seen.snapshot)
        close(stateValueOf(seen.snapshot.value));
    },
    effect: (name, told) => void effects.push({ name, told }),
    entries: () => entries,
  };
}

const stateValueOf = (value: unknown): StateValue =>
  typeof value === 'string' ? value : isValue(value) ? value : {};

const isValue = (value: unknown): value is Exclude<StateValue, string> =>
  typeof value === 'object' && value !== null;
