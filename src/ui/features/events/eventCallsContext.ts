import { createContext, useContext } from 'react';
import type { EventCall } from '#contract/eventCalls.ts';

/** What events ask of whoever is signed in. */
export interface CallsNow {
  /** The matches that wait for the reader, those whose round ends first at the front. */
  readonly calls: readonly EventCall[];
  /** How far the server's clock is before this browser's. */
  readonly offsetMs: number;
}

/** Nothing, until it is followed; for visitors it never is. */
export const NO_CALLS: CallsNow = { calls: [], offsetMs: 0 };

/** Given by the root, in the first load: it knows no machine. */
export const EventCallsContext = createContext(NO_CALLS);

export const useEventCalls = () => useContext(EventCallsContext).calls;
