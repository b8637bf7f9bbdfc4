import { Box, Button, EmptyState, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link, useRouter } from '@tanstack/react-router';
import { useRef, useTransition } from 'react';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconUp from '~icons/ph/arrow-up-bold';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { actionAt } from '../../components/tables/tableState.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { PageLinks } from '../../system/PageLinks.tsx';
import { hasFilters } from './browseFilters.ts';
import type { BrowseSearch } from './browseSearch.ts';
import { NobodyHosts } from './NobodyHosts.tsx';
import type { OpenTableList } from './openTableList.ts';
import { TableCard } from './TableCard.tsx';
import { type AskedTables, useTableList } from './useTableList.ts';

interface TableListingProps {
  readonly tables: AskedTables;
  readonly search: BrowseSearch;
  readonly onClear: () => void;
  readonly onDraftNow: () => Promise<void>;
}

const PAGE_ROWS = 24;

/** How many tables match, and how many people sit at them. */
export function TablesSum({ tables, search }: Pick<TableListingProps, 'tables' | 'search'>) {
  const t = useMessages('browse');
  const { list } = useTableList(tables);
  const isFiltered = hasFilters(search);
  if (list === null) return null;
  const { total, seated } = list.newest;
  if (total === 0) return isFiltered ? t('sumNoMatch') : t('sumNone');
  return t(isFiltered ? 'sumMatching' : 'sum', { tables: total, people: seated });
}

export function TableListing({ tables, search, onClear, onDraftNow }: TableListingProps) {
  const t = useMessages('browse');
  const { list, failure, isStale, isChanging, showWaiting } = useTableList(tables);
  const top = useRef<HTMLDivElement>(null);
  const show = () => {
    showWaiting();
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  const waiting = list?.waiting.length ?? 0;
  return (
    <Box
      ref={top}
      position="relative"
      minWidth="0"
      outline="none"
      tabIndex={-1}
      role="region"
      aria-label={t('tables')}
      aria-busy={isChanging}
    >
      <LiveRegion text={waiting > 0 ? t('waiting', { count: waiting }) : ''} />
      {waiting > 0 && <WaitingPill count={waiting} onShow={show} />}
      {isStale && <Stale />}
      {failure !== null && (
        <RouteLoadError title={t('failed')} error={failure.error}>
          {t('failedHint')}
        </RouteLoadError>
      )}
      {list !== null && list.listed.length === 0 && (
        <Nothing search={search} onClear={onClear} onDraftNow={onDraftNow} />
      )}
      {list !== null && list.listed.length > 0 && (
        <Stack gap="3.5" opacity={isChanging ? 0.6 : 1}>
          <Rows list={list} />
          <Pages total={list.newest.total} shown={list.listed.length} search={search} />
        </Stack>
      )}
    </Box>
  );
}

function Rows({ list: { listed, waiting } }: { readonly list: OpenTableList }) {
  const first = listed.find(({ row, isGone }) => !isGone && actionAt(row) === 'sit')?.row.draftId;
  return (
    <Stack as="ul" gap="2.5">
      {listed.map(({ row, isGone }) => (
        <TableCard
          key={row.draftId}
          row={row}
          isGone={isGone}
          isFirst={row.draftId === first && waiting.length === 0}
        />
      ))}
    </Stack>
  );
}

function WaitingPill({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const t = useMessages('browse');
  return (
    <Button
      variant="solid"
      position="absolute"
      top="-24px"
      left="50%"
      zIndex="5"
      height={{ base: '44px', sm: '36px' }}
      borderRadius="full"
      boxShadow="0 0 0 4px var(--bg), 0 10px 26px -6px #e6b96499"
      transform="translateX(-50%)"
      onClick={onShow}
    >
      <IconUp aria-hidden="true" />
      {t('waiting', { count })}
    </Button>
  );
}

function Stale() {
  const t = useMessages('browse');
  const router = useRouter();
  const [isAsking, startAsking] = useTransition();
  return (
    <Box mb="3">
      <InlineAlert
        status="warning"
        isAnnounced
        action={
          <ActionButton size="sm" isBusy={isAsking} onClick={() => startAsking(() => router.invalidate())}>
            {t('askAgain')}
          </ActionButton>
        }
      >
        {t('stale')}
      </InlineAlert>
    </Box>
  );
}

function Nothing({ search, onClear, onDraftNow }: Omit<TableListingProps, 'tables'>) {
  const t = useMessages('browse');
  if (!hasFilters(search) && search.page === undefined) return <NobodyHosts onDraftNow={onDraftNow} />;
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <CardsIndicator />
        <EmptyState.Title as="h2">{t('noMatch')}</EmptyState.Title>
        <EmptyState.Description mb="4">
          {search.q === undefined ? t('noMatchFilters') : t('noMatchSearch', { search: search.q })}
        </EmptyState.Description>
        <Button onClick={onClear}>{t('clear')}</Button>
      </EmptyState.Content>
    </EmptyState.Root>
  );
}

interface PagesProps {
  readonly total: number;
  readonly shown: number;
  readonly search: BrowseSearch;
}

function Pages({ total, shown, search }: PagesProps) {
  const t = useMessages('browse');
  const { page = 1 } = search;
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages <= 1) return null;
  const first = (page - 1) * PAGE_ROWS + 1;
  return (
    <Flex wrap="wrap" align="center" justify="center" gap="4">
      <PageLinks
        page={page}
        pageCount={pages}
        linkTo={(to, content) => (
          <Link to="/drafts" search={{ ...search, page: to === 1 ? undefined : to }}>
            {content}
          </Link>
        )}
      />
      <Text color="fg.onLamp" textStyle="dense">
        {t('pageOf', { first, last: Math.min(total, first + shown - 1), total })}
      </Text>
    </Flex>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export const TablesSkeleton = () => (
  <Stack gap="2.5" aria-hidden="true">
    {PLACES.map((place) => (
      <Skeleton key={place} height={{ base: '132px', md: '94px' }} borderRadius="panel" />
    ))}
  </Stack>
);
