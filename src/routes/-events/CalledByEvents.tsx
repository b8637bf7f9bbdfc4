import { type ReactNode, Suspense, useState } from 'react';
import { lateIfAny } from '#src/ui/components/loading/late.ts';
import { EventCallsContext, NO_CALLS } from '#src/ui/features/events/eventCallsContext.ts';
import { useUser } from '#src/ui/features/shell/actors.tsx';

/** Waits for everything else; where it cannot be fetched, events call by push and on their own pages. */
const EventCaller = lateIfAny(() => import('./EventCaller.tsx'), 'EventCaller');

/** Around every page: people who are signed in are called to their matches, and pages may show them. */
export function CalledByEvents({ children }: { readonly children: ReactNode }) {
  const user = useUser();
  const [calls, setCalls] = useState(NO_CALLS);
  return (
    <EventCallsContext value={calls}>
      {children}
      {user && (
        <Suspense fallback={null}>
          <EventCaller key={user.userId} onCalls={setCalls} />
        </Suspense>
      )}
    </EventCallsContext>
  );
}
