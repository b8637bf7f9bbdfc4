import { createRootRouteWithContext } from '@tanstack/react-router';
import { MainLayout } from '#src/ui/shell/MainLayout.tsx';
import { NotFoundScreen } from '#src/ui/shell/NotFoundScreen.tsx';
import type { RouterContext } from './-context.ts';
import { settled, settledAt } from './-guards.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    await (preload ? settled(context.session) : settledAt(context.session, location.pathname));
  },
  component: MainLayout,
  notFoundComponent: NotFoundScreen,
});
