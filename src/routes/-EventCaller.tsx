import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type EventCallsActor, selectCalls, selectCallsOffsetMs } from '#src/machines/eventCalls.ts';
import { type CallsNow, NO_CALLS } from '#src/ui/features/events/eventCallsContext.ts';
import { startEventCalls } from './-eventCalls.ts';

interface EventCallerProps {
  readonly onCalls: (calls: CallsNow) => void;
}

/** Shows nothing itself: follows what events ask of whoever is signed in, and raises a notice when one calls. */
export function EventCaller({ onCalls }: EventCallerProps) {
  const router = useRouter();
  const [calls, setCalls] = useState<EventCallsActor | null>(null);
  const isMemberPage = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_member'),
  });
  useEffect(() => {
    const { calls: started, stop } = startEventCalls(router);
    setCalls(started);
    const following = started.subscribe((snapshot) =>
      onCalls({ calls: selectCalls(snapshot), offsetMs: selectCallsOffsetMs(snapshot) }),
    );
    return () => {
      following.unsubscribe();
      onCalls(NO_CALLS);
      stop();
    };
  }, [router, onCalls]);
  // Pages of members keep the live line open anyway; Home opens it only for those whom an event may call.
  useEffect(() => {
    if (isMemberPage) calls?.send({ type: 'line.wanted' });
  }, [isMemberPage, calls]);
  return null;
}
