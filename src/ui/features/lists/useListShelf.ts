import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { ListChange } from '#contract/lists/lists.ts';
import { listShelfMachine } from '#src/machines/lists/listShelf.ts';
import type { LoadListPorts } from './listPorts.ts';

export type ShelfOfLists = ActorRefFrom<typeof listShelfMachine>;

/** The lists that somebody keeps, over the server's calls. */
export function useListShelf(loadLists: LoadListPorts, onDeleted?: (listId: string) => void): ShelfOfLists {
  return useActorRef(
    listShelfMachine.provide({
      actors: {
        load: fromPromise(async ({ signal }) => (await loadLists()).shelf(signal)),
        change: fromPromise(async ({ input, signal }: Asked<{ listId: string; change: ListChange }>) =>
          (await loadLists()).change(input.listId, input.change, signal),
        ),
        remove: fromPromise(async ({ input, signal }: Asked<{ listId: string }>) =>
          (await loadLists()).remove(input.listId, signal),
        ),
      },
      actions: { tellDeleted: (_, { listId }) => onDeleted?.(listId) },
    }),
  );
}

interface Asked<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
}
