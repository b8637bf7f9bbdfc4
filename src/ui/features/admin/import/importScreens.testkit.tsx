import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminShellContext } from '../shell/adminShellParts.ts';

/** Renders a screen of imports for the game Kites; `onRefresh` hears that counts are read again. */
export function showScreen(screen: ReactNode, onRefresh: () => void = () => {}) {
  const game = { slug: 'kites', name: 'Kites', status: 'published' as const };
  const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
  const shell = {
    ...{ game: game.slug, games: [game], revision: 0, leaving },
    ...{ offerUndo: () => {}, refresh: onRefresh },
  };
  const routeTree = createRootRoute({
    component: () => <AdminShellContext value={shell}>{screen}</AdminShellContext>,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
}

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));

/** Ports of which a test gives some; the others refuse. */
export const portsWith = <Ports extends object>(given: Partial<Ports>): Ports =>
  new Proxy(given, { get: (ports, name) => Reflect.get(ports, name) ?? unasked }) as Ports;
