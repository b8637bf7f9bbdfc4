import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise, type PromiseActorLogic } from 'xstate';
import { can } from '#contract/can.ts';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ListRow } from '#contract/lists/lists.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { inspected } from '#src/inspection.ts';
import { bringListMachine } from '#src/machines/lists/bringList.ts';
import type { LoadListPorts } from './listPorts.ts';

export type BringList = ActorRefFrom<typeof bringListMachine>;

interface BringListOptions {
  readonly user: CurrentUser;
  readonly loadLists: LoadListPorts;
  /** What a list is called that has no name of its own. */
  readonly unnamed: string;
  /** A saved list to begin with, and the format that it was drafted in last. */
  readonly start: { readonly listId: string | null; readonly format: string | null };
  readonly onBrought?: () => void;
  readonly onFormat?: (offered: OfferedFormat | null, name: string) => void;
  readonly onKept?: (row: ListRow) => void;
  /** The table is open, but its list was not saved; `words` say why. */
  readonly onNotKept?: (words: string) => void;
  /** Opens a table of a list; throws with words. */
  readonly onHost?: (table: CreateTable) => Promise<void>;
}

/** A list that is being brought, over the server's calls. */
export function useBringList(options: BringListOptions): BringList {
  const { user, loadLists, unnamed, start } = options;
  const machine = bringListMachine.provide({
    actors: {
      fetchCube: portOf(async ({ link }, signal) => (await loadLists()).fetchCube(link, signal)),
      openList: portOf(async ({ listId }, signal) => (await loadLists()).open(listId, signal)),
      readList: portOf(async ({ list }, signal) => (await loadLists()).review(list, signal)),
      keepList: portOf(async ({ listId, list: { name, text, answers, ...list } }, signal) => {
        const ports = await loadLists();
        return listId === null
          ? ports.keep({ name, text, answers, ...list }, signal)
          : ports.change(listId, { name, text, answers }, signal);
      }),
      hostList: portOf(
        async ({ list, format, table }): Promise<unknown> => options.onHost?.({ list, format, ...table }),
      ),
    },
    actions: {
      tellBrought: () => options.onBrought?.(),
      tellFormat: (_, { offered, name }) => options.onFormat?.(offered, name),
      tellKept: (_, { row }) => options.onKept?.(row),
      tellNotKept: (_, { words }) => {
        if (words !== null) options.onNotKept?.(words);
      },
    },
  });
  return useActorRef(machine, {
    ...inspected(machine.id),
    input: { mayKeep: can(user, 'keepLists'), mayFetch: can(user, 'fetchCubes'), unnamed, ...start },
  });
}

const portOf = <Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> => fromPromise(({ input, signal }) => call(input, signal));
