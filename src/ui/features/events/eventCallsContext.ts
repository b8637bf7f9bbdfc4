import { createContext, useContext } from 'react';
import type { EventCall } from '#contract/events/eventCalls.ts';

/** What events ask of the member. */
export interface CallsNow {
  /** The matches that wait for the reader, those whose round ends first at the front. */
  readonly calls: readonly EventCall[];
  /** The server's clock, near enough for minutes. */
  readonly nowMs: number;
}

/** Nothing, until it is followed; for visitors it never is. */
export const NO_CALLS: CallsNow = { calls: [], nowMs: 0 };

/** Given by the root, in the first load: it knows no machine. */
export const EventCallsContext = createContext(NO_CALLS);

export const useEventCalls = () => useContext(EventCallsContext).calls;
