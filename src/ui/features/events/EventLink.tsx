import { Link } from '@tanstack/react-router';
import type { TableView } from '#contract/tables/tables.ts';
import { Button } from '../../kit/Button.tsx';

interface EventLinkProps {
  readonly table: Pick<TableView, 'event'>;
  readonly width?: 'full';
}

/** From a table to the event it belongs to; nothing at a table alone. */
export const EventLink = ({ table, width }: EventLinkProps) =>
  table.event ? (
    <Button asChild width={width}>
      <Link to="/drafts/$draftId" params={{ draftId: table.event.eventId }} search={{ tab: 'event' }}>
        To the event
      </Link>
    </Button>
  ) : null;
