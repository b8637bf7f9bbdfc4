import type { InspectionEvent } from 'xstate';

/** What actors that were called by a machine failed with, by the event that told it; `inspect` is given to the machine's actor. */
export function faultsTold() {
  const faults: (readonly [type: string, words: string])[] = [];
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event' && 'error' in inspected.event)
      faults.push([inspected.event.type, String(inspected.event.error)]);
  };
  return { faults, inspect };
}
