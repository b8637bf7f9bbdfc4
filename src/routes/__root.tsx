import { createRootRouteWithContext } from '@tanstack/react-router';
import { LateNotFound } from '#src/ui/features/shell/lateNotFound.ts';
import { MainLayout } from '#src/ui/features/shell/MainLayout.tsx';
import type { RouterContext } from './-context.ts';
import { settled, settledAt } from './-guards.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    await (preload ? settled(context.session) : settledAt(context.session, location.pathname));
  },
  component: MainLayout,
  notFoundComponent: LateNotFound,
});
