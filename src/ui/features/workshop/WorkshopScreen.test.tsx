// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useCallback, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PackRow } from '#contract/admin/packs.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { asked, useAnswer } from '../../components/answer.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { freshPack } from '../admin/packs/form/packForm.ts';
import { testLook } from '../deck-builder/testCards.testkit.ts';
import type { ListPorts } from '../lists/listPorts.ts';
import { ActorsProvider } from '../shell/actors.tsx';
import { Notices } from '../shell/Notices.tsx';
import { WorkshopFrame } from './WorkshopFrame.tsx';
import { WorkshopScreen } from './WorkshopScreen.tsx';
import type { WorkshopData, WorkshopPorts } from './workshopParts.ts';

const vera: CurrentUser = {
  ...{ userId: 'vera', handle: 'Vera', email: 'vera@example.org', roles: ['PowerUser'] },
  ...{ createdUtc: '2026-01-01T00:00:00Z', isGuest: false, isVerified: true },
};
beforeAll(() =>
  loadMessages('workshop', 'admin', 'adminPacks', 'adminTemplates', 'lists', 'imports', 'common'),
);

const { signal } = new AbortController();
const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

const noLists: ListPorts = {
  ...{ fetchCube: unasked, review: unasked, open: unasked, keep: unasked, change: unasked, remove: unasked },
  shelf: async () => ({ lists: [], most: 200 }),
};

const packRow = (name: string): PackRow => ({
  id: name,
  version: 'first',
  ownerName: null,
  isMine: true,
  usedBy: [],
  pack: { ...freshPack([]), slug: name.toLowerCase(), name },
});

/** A workshop with the packs Kite and Bow, whose deletions are undone as long as `line.isUp`. */
async function show() {
  const line = { isUp: true };
  let rows = [packRow('Bow'), packRow('Kite')];
  const deleted = new Map<string, PackRow[]>();
  const ports: WorkshopPorts = {
    bench: async () => ({ look: testLook, status: 'published', sets: [], types: [], cards: 0, packs: rows }),
    cards: async () => [],
    templates: async () => [],
    addPack: unasked,
    savePack: unasked,
    deletePack: async (id) => {
      deleted.set(id, rows);
      rows = rows.filter((row) => row.id !== id);
      return id;
    },
    addTemplate: unasked,
    saveTemplate: unasked,
    deleteTemplate: unasked,
    createTable: unasked,
    loadLists: async () => noLists,
    revert: async (activityId) => {
      if (!line.isUp) throw new Error('The server cannot be reached.');
      rows = deleted.get(activityId) ?? rows;
    },
  };
  const load = async (): Promise<WorkshopData> => {
    const [bench, cards, templates] = await Promise.all([
      ports.bench(testLook.slug, signal),
      ports.cards(testLook.slug, signal),
      ports.templates(testLook.slug, signal),
    ]);
    return { games: [], game: testLook.slug, bench, cards, templates };
  };
  function Workshop() {
    const [open, setOpen] = useState('');
    const [loaded, setLoaded] = useState(() => asked(load()));
    const { answer } = useAnswer(loaded);
    const onUndone = useCallback(() => setLoaded(asked(load())), []);
    if (answer.kind === 'failed') return null;
    return (
      <WorkshopFrame>
        <WorkshopScreen
          key={open}
          user={vera}
          data={answer.value}
          open={open}
          ports={ports}
          onUndone={onUndone}
          onGame={() => {}}
          onOpen={(what) => {
            setOpen(what);
            setLoaded(asked(load()));
          }}
          onPlay={() => {}}
          onLobby={() => {}}
          onHostList={() => {}}
        />
      </WorkshopFrame>
    );
  }
  const route = createRootRoute({
    component: () => (
      <Suspense>
        <Workshop />
      </Suspense>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const session = createActor(sessionMachine);
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  render(
    <ActorsProvider actors={{ session, notices }}>
      <Notices />
      <RouterProvider router={createRouter({ routeTree: route, history })} />
    </ActorsProvider>,
  );
  await screen.findByRole('button', { name: /^Bow/ });
  return line;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const remove = async (name: string) => {
  await press(new RegExp(`^${name}`));
  await press('Delete');
  await screen.findByText(messagesFor('en', 'workshop')('deleted', { name }));
};

describe('a deletion in the workshop', () => {
  afterEach(cleanup);

  it('can be undone again after that failed', async () => {
    const line = await show();
    await remove('Bow');
    line.isUp = false;
    await press('Undo');
    const failure = await screen.findByText('The server cannot be reached.');
    expect(failure.closest('[role=alert]')).not.toBeNull();
    line.isUp = true;
    await press('Try again');
    await screen.findByRole('button', { name: /^Bow/ });
    await waitFor(() => expect(screen.queryByText('Deleted Bow.')).toBeNull());
    expect(screen.queryByText('The server cannot be reached.')).toBeNull();
  });

  it('is told although undoing the one before failed', async () => {
    const line = await show();
    await remove('Bow');
    line.isUp = false;
    await press('Undo');
    await screen.findByText('The server cannot be reached.');
    await remove('Kite');
  });

  it('is undone without touching what is being typed meanwhile', async () => {
    await show();
    await remove('Bow');
    await press(/^Kite/);
    await userEvent.type(await screen.findByLabelText('Name'), ' with a tail');
    await press('Undo');
    await waitFor(() => expect(screen.queryByText('Deleted Bow.')).toBeNull());
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Kite with a tail');
    await press(messagesFor('en', 'workshop')('title'));
    await screen.findByRole('button', { name: /^Bow/ });
  });
});
