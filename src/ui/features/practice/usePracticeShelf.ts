import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PracticeShelf } from '#contract/practice.ts';
import { inspected } from '#src/inspection.ts';
import { practiceShelfMachine } from '#src/machines/practice/practiceShelf.ts';

export type PracticeShelfActor = ActorRefFrom<typeof practiceShelfMachine>;

/** The practice drafts of an account; each throws with words. */
export interface PracticeShelfPorts {
  readonly load: (signal: AbortSignal) => Promise<PracticeShelf>;
  readonly remove: (practiceId: string, signal: AbortSignal) => Promise<unknown>;
}

export function usePracticeShelf(loadPorts: () => Promise<PracticeShelfPorts>): PracticeShelfActor {
  return useActorRef(
    practiceShelfMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await loadPorts()).load(signal)),
        remove: fromPromise(
          async ({ input, signal }: { input: { readonly practiceId: string }; signal: AbortSignal }) =>
            (await loadPorts()).remove(input.practiceId, signal),
        ),
      },
    }),
    inspected(practiceShelfMachine.id),
  );
}
