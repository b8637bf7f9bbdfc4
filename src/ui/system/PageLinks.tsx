import { Pagination, usePaginationContext } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import IconLeft from '~icons/ph/caret-left-bold';
import IconRight from '~icons/ph/caret-right-bold';
import { useMessages } from '../messages/useMessages.ts';

interface PageLinksProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The link to a page. It gets its look and name from here, its address from the caller. */
  readonly linkTo: (page: number, content: ReactNode) => ReactElement;
}

/** Pages of a list as links, so that back, reload and a shared address work. */
export function PageLinks({ page, pageCount, linkTo }: PageLinksProps) {
  const t = useMessages('common');
  return (
    <Pagination.Root
      as="nav"
      type="link"
      count={pageCount}
      pageSize={1}
      page={page}
      translations={{
        rootLabel: t('pages'),
        prevTriggerLabel: t('previousPage'),
        nextTriggerLabel: t('nextPage'),
        itemLabel: (item) => t('page', { page: item.page }),
      }}
    >
      <Pagination.PrevTrigger asChild>
        {page > 1 ? linkTo(page - 1, <IconLeft aria-hidden="true" />) : NO_PREVIOUS}
      </Pagination.PrevTrigger>
      <Numbers linkTo={linkTo} />
      <Pagination.NextTrigger asChild>
        {page < pageCount ? linkTo(page + 1, <IconRight aria-hidden="true" />) : NO_NEXT}
      </Pagination.NextTrigger>
    </Pagination.Root>
  );
}

/** Nowhere to go: the arrow stays in its place, and readers pass over it. */
const NO_PREVIOUS = (
  <span aria-hidden="true">
    <IconLeft />
  </span>
);
const NO_NEXT = (
  <span aria-hidden="true">
    <IconRight />
  </span>
);

function Numbers({ linkTo }: Pick<PageLinksProps, 'linkTo'>) {
  const { pages } = usePaginationContext();
  return pages.map((entry, place) =>
    entry.type === 'page' ? (
      <Pagination.Item key={entry.value} asChild {...entry}>
        {linkTo(entry.value, entry.value)}
      </Pagination.Item>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis is known by its place alone.
      <Pagination.Ellipsis key={`gap ${place}`} index={place}>
        …
      </Pagination.Ellipsis>
    ),
  );
}
