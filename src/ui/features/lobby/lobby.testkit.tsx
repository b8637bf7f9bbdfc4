import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromCallback } from 'xstate';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomEvent } from '#src/machines/room/draftRoomFacts.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { quietSeal } from '#src/machines/testing/sealedTable.ts';
import { loadMessages } from '../../messages/load.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { ActorsProvider } from '../shell/actors.tsx';
import { LinkedLobby } from './LobbyScreen.tsx';

await loadMessages('lobby', 'common');

export const done: Reply<null> = { ok: true, value: null };

/** A table whose hub is the test: it tells the room what happened and keeps what was asked. */
export function sitAt(
  first: TableView,
  myName: string,
  part: { wantsSeat?: boolean; reply?: Reply<null>; roles?: string[] } = {},
) {
  const asked: TableCommand[] = [];
  const went: string[] = [];
  const room = createActor(
    draftRoomMachine.provide({
      actors: { hub: fromCallback<DraftRoomEvent, { draftId: string }>(() => {}) },
    }),
    { input: { draftId: first.draftId } },
  ).start();
  const tell = (event: DraftRoomEvent) => act(() => room.send(event));
  const seal = quietSeal();
  const link: TableLink = {
    draftId: first.draftId,
    room,
    openSeal: () => Promise.resolve(seal),
    ask: async (command) => {
      asked.push(command);
      return part.reply ?? done;
    },
    say: async () => refused('tooFast'),
    hint: async () => refused('notStarted'),
  };
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const session = createActor(sessionMachine);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <RouterContextProvider router={router}>
      <ActorsProvider actors={{ session, notices }}>
        <SystemProvider>
          <LinkedLobby
            link={link}
            me={{
              userId: myName.toLowerCase(),
              handle: myName,
              email: '',
              roles: part.roles ?? [],
              createdUtc: '2026-01-01T00:00:00Z',
              isGuest: false,
              isVerified: true,
            }}
            wantsSeat={part.wantsSeat ?? false}
            showCode={async (code) => went.push(`code ${code}`)}
            forgetWish={() => went.push('forgetWish')}
            goToRoom={() => went.push('room')}
            goToResults={() => went.push('results')}
            goToTables={() => went.push('tables')}
          />
        </SystemProvider>
      </ActorsProvider>
    </RouterContextProvider>,
  );
  tell({ type: 'hub.opened', opened: { table: first, room: null, news: null }, atMs: Date.now() });
  const told = () => selectShownNotices(notices.getSnapshot()).map((notice) => notice.text);
  const change = (table: TableView) => tell({ type: 'hub.tableChanged', table });
  return { asked, went, told, tell, change, link };
}

export const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
