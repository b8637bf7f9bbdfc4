// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AdminShell } from './AdminShell.tsx';

afterEach(cleanup);

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
    render(<RouterProvider router={router as never} />);
    await screen.findByRole('link', { name: /Packs\s*0/ });
    packs = 1;
    await router.navigate({ to: '/', search: { edit: 'kite-pack' } as never });
    expect(await screen.findByRole('link', { name: /Packs\s*1/ })).toBeDefined();
  });
});
