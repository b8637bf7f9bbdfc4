import { createContext, useCallback, useContext } from 'react';
import type { TableWaits } from '#contract/tables/clocks.ts';
import type { Port } from '#src/machines/ports.ts';
import type { PushCalls } from './browserPush.ts';

/** What the screens of correspondence drafts ask of the server; each throws when there is no good answer. */
export interface CorrespondenceCalls extends PushCalls {
  readonly waits: (draftId: string, asking: { readonly signal: AbortSignal }) => Promise<TableWaits>;
}

/** The calls, loaded when they are first needed; null where no server is asked. */
export const CorrespondenceContext = createContext<(() => Promise<CorrespondenceCalls>) | null>(null);

/** Asks who holds packs at one table, whatever the question is numbered; the same function until the table is another. */
export function useWaitsOf(draftId: string): Port<unknown, TableWaits> {
  const calls = useContext(CorrespondenceContext);
  if (!calls) throw new Error('useWaitsOf needs a CorrespondenceContext above it.');
  return useCallback(async (_, signal) => (await calls()).waits(draftId, { signal }), [calls, draftId]);
}

/** The server's side of push; null where no server is asked. */
export const usePushCalls = (): (() => Promise<PushCalls>) | null => useContext(CorrespondenceContext);
