import { createRootRouteWithContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { EventCallsContext, NO_CALLS } from '#src/ui/features/events/eventCallsContext.ts';
import { lateIfAny } from '#src/ui/kit/late.ts';
import { useUser } from '#src/ui/shell/actors.tsx';
import { LateNotFound } from '#src/ui/shell/lateNotFound.ts';
import { MainLayout } from '#src/ui/shell/MainLayout.tsx';
import type { RouterContext } from './-context.ts';
import { settled, settledAt } from './-guards.ts';

/** Waits for everything else; where it cannot be fetched, events call by push and on the pages that show them. */
const EventCaller = lateIfAny(() => import('./-EventCaller.tsx'), 'EventCaller');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    await (preload ? settled(context.session) : settledAt(context.session, location.pathname));
  },
  component: Root,
  notFoundComponent: LateNotFound,
});

function Root() {
  const user = useUser();
  const [calls, setCalls] = useState(NO_CALLS);
  return (
    <EventCallsContext value={calls}>
      <MainLayout />
      {user && (
        <Suspense fallback={null}>
          <EventCaller key={user.userId} onCalls={setCalls} />
        </Suspense>
      )}
    </EventCallsContext>
  );
}
