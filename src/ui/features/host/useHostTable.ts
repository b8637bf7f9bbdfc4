import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { inspected } from '#src/inspection.ts';
import { selectBringFailure, selectIsListBusy } from '#src/machines/lists/bringList.ts';
import { hostTableMachine } from '#src/machines/tables/hostTable.ts';
import { type HostWish, listTableOf, settingsOf, tableOf } from '#src/machines/tables/hostWish.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { type BringList, useBringList } from '../lists/useBringList.ts';
import { beginningOf, freshWish } from './firstWish.ts';
import { type Hosted, rememberHosted } from './hostMemory.ts';
import type { HostPorts } from './hostPorts.ts';

export type HostTable = ActorRefFrom<typeof hostTableMachine>;

interface HostTableOptions {
  readonly ports: HostPorts;
  readonly games: readonly GameSummary[];
  readonly user: CurrentUser;
  readonly firstList: string | undefined;
}

/** A table that is being hosted, with the list beside it that may be what is drafted. */
export function useHostTable({ ports, games, user, firstList }: HostTableOptions): {
  readonly host: HostTable;
  readonly list: BringList;
} {
  const t = useMessages('lists');
  const begin = beginningOf(games, user, firstList);
  const remember = (wish: HostWish, hosted: Omit<Hosted, 'memberId' | 'settings'>) =>
    rememberHosted({ memberId: user.userId, ...hosted, settings: settingsOf(wish) });
  const machine = hostTableMachine.provide({
    actors: {
      openTable: fromPromise(async ({ input: { wish, isSolo } }) => {
        if (wish.isList) return openList(list, wish, isSolo);
        await ports.openTable(tableOf(wish));
        const { game, template } = wish;
        if (template !== undefined) remember(wish, { game, template });
      }),
    },
  });
  const host = useActorRef(machine, {
    ...inspected(machine.id),
    input: { wish: begin.wish, fresh: freshWish(games) },
  });
  const list = useBringList({
    user,
    loadLists: ports.loadLists,
    unnamed: t('unnamed'),
    start: begin.list,
    onBrought: () => host.send({ type: 'list.chosen', offered: null }),
    onFormat: (offered) => host.send({ type: 'list.read', offered }),
    onNotKept: (reason) => ports.tell(t('notKept', { reason })),
    onHost: async (table) => {
      await ports.openTable(table);
      if (table.list && 'listId' in table.list)
        remember(host.getSnapshot().context.wish, { listId: table.list.listId, format: table.format });
    },
  });
  return { host, list };
}

/** Has the list kept and its table opened; rejects with the words of the list, which stays as it was. */
async function openList(list: BringList, wish: HostWish, isSolo: boolean): Promise<void> {
  list.send({ type: 'host.pressed', table: listTableOf(wish, isSolo) });
  const ended = await waitFor(list, (snapshot) => snapshot.status === 'done' || !selectIsListBusy(snapshot));
  if (ended.status !== 'done') throw new Error(selectBringFailure(ended)?.words);
}
