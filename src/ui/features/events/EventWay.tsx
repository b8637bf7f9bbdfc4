import { Link } from '@tanstack/react-router';
import type { EventCall, TableEvent } from '#contract/events/eventCalls.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useEventCalls } from './eventCallsContext.ts';
import { useCallWords } from './useCallWords.ts';

const TALL = { display: 'block', padding: '12px 0', font: '14px / 20px var(--text)' };

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
    <Link
      className="link"
      style={isTall ? TALL : undefined}
      to="/drafts/$draftId"
      params={{ draftId: event.eventId }}
      search={{ tab: 'event' }}
    >
      {call ? <CallTitle call={call} /> : t('toEvent')}
    </Link>
  );
}

const CallTitle = ({ call }: { readonly call: EventCall }) => useCallWords(call).title;
