import { createContext, useContext } from 'react';
import type { OverlayFacts } from '#src/machines/streams/overlayKey.ts';

/** What a host asks of the server about the overlay of one table; each throws when there is no good answer. */
export interface OverlayCalls {
  readonly read: (signal: AbortSignal) => Promise<OverlayFacts>;
  readonly make: (signal: AbortSignal) => Promise<{ readonly key: string; readonly madeAtMs: number }>;
  readonly end: (signal: AbortSignal) => Promise<void>;
}

/** The calls of a table, loaded when they are first needed; null where no server is asked. */
export const StreamContext = createContext<((draftId: string) => Promise<OverlayCalls>) | null>(null);

export function useOverlayCalls(): (draftId: string) => Promise<OverlayCalls> {
  const calls = useContext(StreamContext);
  if (!calls) throw new Error('useOverlayCalls needs a StreamContext above it.');
  return calls;
}
