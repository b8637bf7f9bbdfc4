import { createRootRouteWithContext } from '@tanstack/react-router';
import { MainLayout } from '#src/ui/shell/MainLayout.tsx';
import { NotFoundScreen } from '#src/ui/shell/NotFoundScreen.tsx';
import type { RouterContext } from './-context.ts';
import { settled } from './-guards.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    await settled(context.session);
  },
  component: MainLayout,
  notFoundComponent: NotFoundScreen,
});
