import { Link } from '@tanstack/react-router';
import { Button } from '../../kit/Button.tsx';
import { type EventsPages, eventsSearch } from './eventsSearch.ts';

const PAGE_ROWS = 24;

interface OpenPagesProps extends EventsPages {
  readonly total: number;
}

/** The pages of the open events, each with an address of its own. */
export function OpenPages({ page, own, total }: OpenPagesProps) {
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages <= 1) return null;
  const searchOf = (other: number) => eventsSearch({ page: other, own });
  return (
    <nav className="event-pages" aria-label="Pages of open events">
      {page > 1 && (
        <Button asChild size="sm">
          <Link to="/drafts" search={searchOf(page - 1)}>
            Newer
          </Link>
        </Button>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Button asChild size="sm">
          <Link to="/drafts" search={searchOf(page + 1)}>
            Older
          </Link>
        </Button>
      )}
    </nav>
  );
}

interface OwnPagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** The pages of one's own events: buttons, so that the focus stays where it is at both ends. */
export function OwnPages({ page, total, onPage }: OwnPagesProps) {
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages <= 1) return null;
  return (
    <nav className="event-pages" aria-label="Pages of your events">
      <Button
        size="sm"
        reason={page === 1 ? 'These are the newest' : undefined}
        onClick={() => onPage(page - 1)}
      >
        Newer
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button
        size="sm"
        reason={page === pages ? 'These are the oldest' : undefined}
        onClick={() => onPage(page + 1)}
      >
        Older
      </Button>
    </nav>
  );
}
