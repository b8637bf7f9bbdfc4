import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { selectCalls, selectCallsOffsetMs } from '#src/machines/events/eventCalls.ts';
import { type CallsNow, NO_CALLS } from '#src/ui/features/events/eventCallsContext.ts';
import { startEventCalls } from './eventCalls.ts';

/** Minutes that are left are shown, so that this is often enough. */
const TICK_MS = 10_000;

interface EventCallerProps {
  readonly onCalls: (calls: CallsNow) => void;
}

/** Shows nothing itself: follows what events ask of the member, and raises a notice when one calls. */
export function EventCaller({ onCalls }: EventCallerProps) {
  const router = useRouter();
  useEffect(() => {
    const { calls, stop } = startEventCalls(router);
    const tell = () => {
      const snapshot = calls.getSnapshot();
      onCalls({ calls: selectCalls(snapshot), nowMs: Date.now() + selectCallsOffsetMs(snapshot) });
    };
    const following = calls.subscribe(tell);
    const timer = setInterval(() => {
      if (selectCalls(calls.getSnapshot()).length > 0) tell();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      following.unsubscribe();
      onCalls(NO_CALLS);
      stop();
    };
  }, [router, onCalls]);
  return null;
}
