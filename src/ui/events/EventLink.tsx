import { Link } from '@tanstack/react-router';
import type { TableView } from '#contract/tables.ts';
import { Button } from '../kit/Button.tsx';

/** From a table to the event it belongs to; nothing at a table alone. */
export const EventLink = ({ table }: { readonly table: Pick<TableView, 'event'> }) =>
  table.event ? (
    <Button asChild>
      <Link to="/drafts/$draftId" params={{ draftId: table.event.eventId }} search={{ tab: 'event' }}>
        To the event
      </Link>
    </Button>
  ) : null;
