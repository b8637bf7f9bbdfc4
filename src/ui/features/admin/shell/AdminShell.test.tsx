// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { ActorsProvider } from '#src/ui/features/shell/actors.tsx';
import { Notices } from '#src/ui/features/shell/Notices.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { AdminShell } from './AdminShell.tsx';
import { useAdminShell } from './adminShellParts.ts';

beforeAll(() => loadMessages('admin'));
afterEach(cleanup);

const actors = () => ({
  session: createActor(sessionMachine),
  notices: createActor(notificationQueueMachine(() => 0)).start(),
});

describe('the counts at the side of the administration', () => {
  it('tell of a pack as soon as its editor has saved it', async () => {
    let packs = 0;
    const counts = { games: 1, sets: 0, cards: 0, templates: 0, exports: 0, users: 0, achievements: 0 };
    const ports = {
      load: async () => ({ games: [], counts: { ...counts, packs } }),
      revert: () => Promise.reject(new Error('Nothing is reverted here.')),
    };
    const router = createRouter({
      routeTree: createRootRoute({ component: () => <AdminShell ports={ports}>the editor</AdminShell> }),
      history: createMemoryHistory({ initialEntries: ['/?edit=new'] }),
    });
    render(
      <ActorsProvider actors={actors()}>
        <RouterProvider router={router as never} />
      </ActorsProvider>,
    );
    await screen.findByRole('link', { name: /Packs\s*0/ });
    packs = 1;
    await router.navigate({ to: '/', search: { edit: 'kite-pack' } as never });
    expect(await screen.findByRole('link', { name: /Packs\s*1/ })).toBeDefined();
  });
});

describe('a game in the address', () => {
  it('that there is not is said, with the games there are [finding A21]', async () => {
    const t = messagesFor('en', 'admin');
    const kite = { slug: 'kite', name: 'Kite', status: 'published' as const };
    const ports = {
      load: async () => ({ games: [kite], counts: null as never }),
      revert: () => Promise.reject(new Error('Nothing is reverted here.')),
    };
    const router = createRouter({
      routeTree: createRootRoute({ component: () => <AdminShell ports={ports}>the sets</AdminShell> }),
      history: createMemoryHistory({ initialEntries: ['/?game=NOPE'] }),
    });
    render(
      <ActorsProvider actors={actors()}>
        <RouterProvider router={router as never} />
      </ActorsProvider>,
    );
    await screen.findByRole('heading', { name: t('unknownGame', { game: 'NOPE' }) });
    expect(screen.queryByText('the sets')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kite' }));
    expect(await screen.findByText('the sets')).toBeDefined();
    expect(router.state.location.search).toEqual({ game: 'kite' });
  });
});

describe('what was done in the administration', () => {
  const DoIt = ({ activityId }: { readonly activityId: string | null }) => {
    const { offerUndo } = useAdminShell();
    return (
      <button type="button" onClick={() => offerUndo({ text: 'Deleted 3 sets.', activityId })}>
        Delete
      </button>
    );
  };

  async function show(activityId: string | null) {
    const reverted: string[] = [];
    const queue = actors();
    const ports = {
      load: async () => ({ games: [], counts: null as never }),
      revert: async (id: string) => void reverted.push(id),
    };
    const component = () => (
      <AdminShell ports={ports}>
        <DoIt activityId={activityId} />
      </AdminShell>
    );
    let reads = 0;
    const root = createRootRoute();
    const member = createRoute({ getParentRoute: () => root, id: '_member' });
    const admin = createRoute({ getParentRoute: () => member, id: '_admin' });
    const place = createRoute({
      ...{ getParentRoute: () => admin, path: 'admin', component },
      loader: () => {
        reads += 1;
      },
    });
    const router = createRouter({
      routeTree: root.addChildren([member.addChildren([admin.addChildren([place])])]),
      history: createMemoryHistory({ initialEntries: ['/admin'] }),
    });
    render(
      <ActorsProvider actors={queue}>
        <Notices />
        <RouterProvider router={router as never} />
      </ActorsProvider>,
    );
    const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    await press('Delete');
    return { reverted, press, reads: () => reads, shown: () => queue.notices.getSnapshot().context.shown };
  }

  it('is a success at the top of the notification queue, for three seconds', async () => {
    const { shown } = await show(null);
    expect(shown()).toEqual([
      expect.objectContaining({ kind: 'success', text: 'Deleted 3 sets.', position: 'top', timeoutMs: 3000 }),
    ]);
  });

  it('has its Undo on the notice, which is there long enough to be reached and then gone', async () => {
    const { reverted, press, shown } = await show('activity 7');
    expect(shown()).toEqual([
      expect.objectContaining({ kind: 'success', position: 'top', timeoutMs: 10_000 }),
    ]);
    await press('Undo');
    expect([reverted, shown()]).toEqual([['activity 7'], []]);
  });

  it('is read again by the open screen once it is undone', async () => {
    const { press, reads } = await show('activity 7');
    expect(reads()).toBe(1);
    await press('Undo');
    await waitFor(() => expect(reads()).toBe(2));
  });
});
