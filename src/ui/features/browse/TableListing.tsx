import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import IconUp from '~icons/ph/arrow-up-bold';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { hasFilters } from './browseFilters.ts';
import type { BrowseSearch } from './browseSearch.ts';
import { NobodyHosts } from './NobodyHosts.tsx';
import { TableCard } from './TableCard.tsx';
import { actionAt } from './tableWords.ts';
import type { OpenTables } from './useOpenTables.ts';

interface TableListingProps {
  readonly tables: OpenTables;
  readonly search: BrowseSearch;
  readonly onClear: () => void;
  readonly onDraftNow: () => Promise<void>;
}

const PAGE_ROWS = 24;

export function TableListing({ tables, search, onClear, onDraftNow }: TableListingProps) {
  const { list, failure, isStale, isLoading, retry, showWaiting } = tables;
  const solo = useBusyAction();
  const top = useRef<HTMLDivElement>(null);
  const show = () => {
    showWaiting();
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const firstToSit = list?.listed.find(({ row, isGone }) => !isGone && actionAt(row) === 'sit')?.row.draftId;
  return (
    <div
      className="browse-list"
      ref={top}
      tabIndex={-1}
      role="region"
      aria-label="Tables"
      aria-busy={isLoading}
    >
      <LiveRegion text={list && list.waiting.length > 0 ? newWords(list.waiting.length) : ''} />
      {list && list.waiting.length > 0 && (
        <button type="button" className="browse-pill" onClick={show}>
          <IconUp aria-hidden="true" />
          {newWords(list.waiting.length)}
        </button>
      )}
      {isStale && (
        <InlineNotice
          kind="warning"
          isSpoken
          action={
            <Button size="sm" isBusy={isLoading} onClick={retry}>
              Ask again
            </Button>
          }
        >
          The list cannot be refreshed just now. It shows the tables as they were; seats may be gone.
        </InlineNotice>
      )}
      {!list && failure === null && <Waiting />}
      {!list && failure !== null && (
        <LoadFailed
          title="The tables could not be loaded"
          words={failure}
          isRetrying={isLoading}
          onRetry={retry}
        >
          Nothing happened to any table. Try again, or draft against bots meanwhile.
        </LoadFailed>
      )}
      {list && list.listed.length === 0 && !hasFilters(search) && search.page === undefined && (
        <NobodyHosts
          isStarting={solo.isBusy}
          failure={solo.failure}
          onDraftNow={() => solo.run(onDraftNow)}
        />
      )}
      {list && list.listed.length === 0 && (hasFilters(search) || search.page !== undefined) && (
        <NoMatch search={search} onClear={onClear} />
      )}
      {list && list.listed.length > 0 && (
        <>
          <ul className={isLoading ? 'browse-rows stale' : 'browse-rows'}>
            {list.listed.map(({ row, isGone }) => (
              <TableCard
                key={row.draftId}
                row={row}
                isGone={isGone}
                isFirst={row.draftId === firstToSit && list.waiting.length === 0}
              />
            ))}
          </ul>
          <Pages total={list.newest.total} shown={list.listed.length} search={search} />
        </>
      )}
    </div>
  );
}

const newWords = (count: number) => (count === 1 ? '1 new table' : `${count} new tables`);

const NoMatch = ({ search, onClear }: { search: BrowseSearch; onClear: () => void }) => (
  <EmptyState title="No table matches" action={<Button onClick={onClear}>Clear the filters</Button>}>
    {search.q === undefined
      ? 'There are open tables, but none like that just now.'
      : `No open table has “${search.q}” as its host, name or code.`}
  </EmptyState>
);

function Pages({ total, shown, search }: { total: number; shown: number; search: BrowseSearch }) {
  const page = search.page ?? 1;
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages <= 1) return null;
  const first = (page - 1) * PAGE_ROWS + 1;
  const to = (other: number) => ({ ...search, page: other === 1 ? undefined : other });
  return (
    <nav className="browse-pages" aria-label="Pages">
      {page > 1 && (
        <Button asChild size="sm">
          <Link to="/drafts" search={to(page - 1)}>
            Previous
          </Link>
        </Button>
      )}
      <span className="onlamp t14">
        {first} to {Math.min(total, first + shown - 1)} of {total}
      </span>
      {page < pages && (
        <Button asChild size="sm">
          <Link to="/drafts" search={to(page + 1)}>
            Next
          </Link>
        </Button>
      )}
    </nav>
  );
}

const Waiting = () => (
  <div className="browse-rows" aria-hidden="true">
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <div className="browse-card" key={place}>
        <Skeleton width={206} height="100%" radius="13px 0 0 13px" />
        <div className="col g8">
          <Skeleton width="70%" height={20} />
          <Skeleton width="85%" height={14} />
        </div>
        <Skeleton width={220} height={24} radius={12} />
      </div>
    ))}
  </div>
);
