import { Button, type ButtonProps } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface EventLinkProps extends Pick<ButtonProps, 'width'> {
  readonly table: Pick<TableView, 'event'>;
}

/** From a table to the event it belongs to; nothing at a table alone. */
export const EventLink = ({ table, width }: EventLinkProps) =>
  table.event ? (
    // Few tables belong to an event, so only this waits for its words.
    <Suspense>
      <SystemProvider>
        <Button asChild width={width}>
          <Link to="/drafts/$draftId" params={{ draftId: table.event.eventId }} search={{ tab: 'event' }}>
            <Words />
          </Link>
        </Button>
      </SystemProvider>
    </Suspense>
  ) : null;

const Words = () => useMessages('events')('toEvent');
