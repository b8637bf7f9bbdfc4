import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { inspected } from '#src/inspection.ts';
import { type Shared, type SharedText, sharedListMachine } from '#src/machines/lists/sharedList.ts';

export type SharedListActor = ActorRefFrom<typeof sharedListMachine>;

/** What the browser is asked for; `use` and `discard` resolve when another page is on screen, and throw with words. */
export interface SharedListPorts {
  readonly look: () => Promise<Shared | null>;
  readonly use: (shared: SharedText) => Promise<unknown>;
  readonly discard: () => Promise<unknown>;
}

/** A shared list over what this browser keeps. */
export function useSharedList(ports: SharedListPorts): SharedListActor {
  return useActorRef(
    sharedListMachine.provide({
      actors: {
        look: fromPromise(() => ports.look()),
        use: fromPromise(({ input }: { input: SharedText }) => ports.use(input)),
        discard: fromPromise(() => ports.discard()),
      },
    }),
    inspected(sharedListMachine.id),
  );
}
