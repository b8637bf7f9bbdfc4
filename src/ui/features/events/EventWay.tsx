import { Link } from '@tanstack/react-router';
import type { EventCall } from '#contract/eventCalls.ts';
import type { TableEvent } from '#contract/tables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useEventCalls } from './eventCallsContext.ts';
import styles from './events.module.css';
import { useCallWords } from './useCallWords.ts';

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
      className={isTall ? `link ${styles.way}` : 'link'}
      to="/drafts/$draftId"
      params={{ draftId: event.eventId }}
      search={{ tab: 'event' }}
    >
      {call ? <CallTitle call={call} /> : t('toEvent')}
    </Link>
  );
}

const CallTitle = ({ call }: { readonly call: EventCall }) => useCallWords(call).title;
