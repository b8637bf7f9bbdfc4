import { Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import type { EventCall, TableEvent } from '#contract/events/eventCalls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { useEventCalls } from './eventCallsContext.ts';
import { useCallWords } from './useCallWords.ts';

const TALL = { display: 'block', py: '3', fontSize: 'sm', lineHeight: '20px' } as const;

interface EventWayProps {
  readonly event: TableEvent;
  /** On a line of its own, large enough for a thumb. */
  readonly isTall?: boolean;
}

/** From a deck back to the event it is played in: to the match that waits, while there is one. */
export function EventWay({ event, isTall = false }: EventWayProps) {
  const t = useMessages('events');
  const call = useEventCalls().find(({ eventId }) => eventId === event.eventId);
  return (
    <SystemProvider>
      <Link asChild {...(isTall && TALL)}>
        <RouteLink to="/drafts/$draftId" params={{ draftId: event.eventId }} search={{ tab: 'event' }}>
          {call ? <CallTitle call={call} /> : t('toEvent')}
        </RouteLink>
      </Link>
    </SystemProvider>
  );
}

const CallTitle = ({ call }: { readonly call: EventCall }) => useCallWords(call).title;
