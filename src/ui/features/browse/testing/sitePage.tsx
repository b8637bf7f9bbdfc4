import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Shows a screen in a small site of its own, so that its links have somewhere to lead; a retry runs the loader again. */
export async function showPage(screen: () => ReactNode, loader?: () => Promise<void>) {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: screen, loader });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home, other]), history });
  await router.load();
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
}
