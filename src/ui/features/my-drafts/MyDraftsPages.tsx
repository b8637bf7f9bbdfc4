import { Link } from '@tanstack/react-router';
import { Button } from '../../kit/Button.tsx';
import type { MyDraftsSearch } from './MyDraftsFilters.tsx';

const PAGE_ROWS = 24;

/** The pages of my drafts, each with an address of its own. */
export function MyDraftsPages({ search, total }: Readonly<{ search: MyDraftsSearch; total: number }>) {
  const { page = 1 } = search;
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages <= 1) return null;
  const searchOf = (other: number) => ({ ...search, page: other === 1 ? undefined : other });
  return (
    <nav className="mine-pages" aria-label="Pages">
      {page > 1 && (
        <Button asChild size="sm">
          <Link to="/my-drafts" search={searchOf(page - 1)}>
            Newer
          </Link>
        </Button>
      )}
      <span className="muted t14">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Button asChild size="sm">
          <Link to="/my-drafts" search={searchOf(page + 1)}>
            Older
          </Link>
        </Button>
      )}
    </nav>
  );
}
