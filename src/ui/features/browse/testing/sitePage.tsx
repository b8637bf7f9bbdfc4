import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx';

/** Shows a screen in a small site of its own, so that its links have somewhere to lead. */
export async function showPage(screen: () => ReactNode) {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: screen });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home, other]), history });
  await router.load();
  render(
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
}
