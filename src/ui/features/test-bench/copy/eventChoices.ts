import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { firstTransitions, transitionsOfMachine } from '#src/machines/paths/transitions.ts';
import { caseWords, eventName } from '#src/machines/paths/words.ts';
import { shortId } from '../stateLook.ts';

/** One payload with which an event can be sent. */
export interface Sample {
  readonly words: string;
  readonly event: AnyEventObject;
}

/** An event that the state hears, with its samples. */
export interface EventChoice {
  readonly type: string;
  readonly words: string;
  /** Comes by itself when its time has passed. */
  readonly isTimer: boolean;
  readonly samples: readonly Sample[];
}

/** An event that only other states hear. */
export interface DeafEvent {
  readonly type: string;
  readonly words: string;
  /** The states that hear it, in short. */
  readonly onlyIn: readonly string[];
}

/** Does the event come by itself when its time has passed? */
export const isTimer = (type: string): boolean => type.startsWith('xstate.after.');

/** The events of a state by type, in the order in which they are told. */
export function choicesOf(events: readonly AnyEventObject[]): readonly EventChoice[] {
  const byType = new Map<string, AnyEventObject[]>();
  for (const event of events) byType.set(event.type, [...(byType.get(event.type) ?? []), event]);
  return [...byType].map(([type, cases]) => ({
    type,
    words: eventName(type),
    isTimer: isTimer(type),
    samples: cases.map((event) => ({ event, words: caseWords(event) || 'as it is' })),
  }));
}

/** The machine's other events, with the states that would hear them. */
export function deafEvents(machine: AnyStateMachine, heard: readonly EventChoice[]): readonly DeafEvent[] {
  const types = new Set(heard.map(({ type }) => type));
  const sources = new Map<string, Set<string>>();
  for (const { eventType, source } of transitionsOfMachine(machine)) {
    if (eventType === '' || eventType.includes('*') || types.has(eventType)) continue;
    sources.set(eventType, (sources.get(eventType) ?? new Set()).add(shortId(source)));
  }
  return [...sources].map(([type, states]) => ({ type, words: eventName(type), onlyIn: [...states] }));
}

/** Where an event would lead at once, in words. */
export function outcomeWords(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): string {
  try {
    const names = new Set(firstTransitions(machine, snapshot, event));
    if (names.size === 0) return 'refused by a guard';
    const targets = transitionsOfMachine(machine)
      .filter(({ name }) => names.has(name))
      .flatMap((transition) => transition.targets);
    return targets.length === 0
      ? 'changes no state'
      : `to ${[...new Set(targets)].map(shortId).join(' and ')}`;
  } catch {
    // A guard reads a payload that whoever stands at the bench has changed.
    return 'cannot be told';
  }
}
