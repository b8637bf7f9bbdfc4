import { Box, type BoxProps, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import IconPlus from '~icons/ph/plus';
import type { Answer } from '../../components/answer.ts';
import { withMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import type { SoloWish } from '../home/draftAgainstBots.ts';
import type { HostPorts } from '../host/hostPorts.ts';
import { BrowseFilters } from './BrowseFilters.tsx';
import { filtersOf, withFilters } from './browseFilters.ts';
import type { BrowseSearch } from './browseSearch.ts';
import { SidePanels } from './SidePanels.tsx';
import { TableListing, TablesSkeleton, TablesSum } from './TableListing.tsx';
import type { AskedTables } from './useTableList.ts';

const HostDialog = late(
  () => withMessages(import('../host/HostDialog.tsx'), 'hosting', 'lists', 'imports', 'correspondence'),
  'HostDialog',
);

export interface BrowseData {
  readonly tables: AskedTables;
  readonly games: Answer<readonly GameSummary[]>;
}

export interface BrowsePorts {
  readonly draftAgainstBots: (wish: SoloWish | null) => Promise<void>;
  readonly openCode: (text: string) => Promise<void>;
  /** "Join queue" with this window's place in the draft queue; nothing where it cannot be loaded. */
  readonly loadQueue: () => Promise<{
    readonly default: ComponentType<{ readonly games: readonly GameSummary[] }>;
  }>;
  readonly host: HostPorts;
}

interface BrowseScreenProps {
  readonly data: BrowseData;
  readonly ports: BrowsePorts;
  readonly user: CurrentUser;
  readonly search: BrowseSearch;
  readonly onSearch: (search: BrowseSearch) => void;
}

/** A list that nobody can be sure of yet is not waited for by what is around it. */
const NO_GAMES: readonly GameSummary[] = [];

export function BrowseScreen({ data, ports, user, search, onSearch }: BrowseScreenProps) {
  const { tables } = data;
  const games = data.games.kind === 'loaded' ? data.games.value : NO_GAMES;
  const { loadQueue } = ports;
  const SitDown = useMemo(() => lazy(loadQueue), [loadQueue]);
  return (
    <BrowseFrame
      sum={
        <Suspense fallback={'\u00a0'}>
          <TablesSum tables={tables} search={search} />
        </Suspense>
      }
      search={search}
    >
      <BrowseFilters
        filters={filtersOf(search)}
        games={games}
        onChange={(changed) => onSearch(withFilters(search, changed))}
      />
      <Suspense fallback={<QueueSpace />}>
        <SitDown games={games} />
      </Suspense>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 316px' }} gap="28px" mt="4">
        <Suspense fallback={<TablesSkeleton />}>
          <TableListing
            tables={tables}
            search={search}
            onClear={() => onSearch({ host: search.host, sort: search.sort })}
            onDraftNow={() => ports.draftAgainstBots(null)}
          />
        </Suspense>
        <SidePanels games={games} onDraft={ports.draftAgainstBots} onJoin={ports.openCode} />
      </Grid>
      {search.host === 1 && (
        <Suspense>
          <HostDialog
            games={data.games}
            user={user}
            firstList={search.list}
            ports={ports.host}
            onClose={() => onSearch({ ...search, host: undefined, list: undefined })}
          />
        </Suspense>
      )}
    </BrowseFrame>
  );
}

const QueueSpace = () => <Box layerStyle="glass" minHeight="110px" aria-hidden="true" />;

interface BrowseFrameProps extends BoxProps {
  readonly sum: ReactNode;
  readonly search: BrowseSearch;
}

/** What the page has in every state: its lamp, its width, its title and the ways on. */
function BrowseFrame({ sum, search, children }: BrowseFrameProps) {
  const t = useMessages('browse');
  return (
    <SystemProvider>
      <Lamp x="40%" y="300px" height="460px">
        <Grid
          templateColumns="minmax(0, 1fr)"
          gap={{ base: '3', sm: '5' }}
          width="full"
          maxWidth="1440px"
          mx="auto"
          px="page"
          pt={{ base: '4', sm: '6' }}
          pb="8"
        >
          <Flex as="header" align="center" gap="3">
            <Box flex="1" minWidth="0">
              <Heading as="h1" textStyle="title.xl">
                {t('title')}
              </Heading>
              <Text mt="0.5" color="fg.onLamp" textStyle={{ base: 'dense', sm: 'body' }}>
                {sum}
              </Text>
            </Box>
            <Button asChild>
              <Link to="/drafts" search={{ tab: 'events' }}>
                {t('events')}
              </Link>
            </Button>
            <Button asChild>
              <Link to="/drafts" search={{ ...search, host: 1 }} replace aria-label={t('host')}>
                <IconPlus aria-hidden="true" />
                <Text as="span" hideBelow="sm">
                  {t('host')}
                </Text>
                <Text as="span" hideFrom="sm">
                  {t('hostShort')}
                </Text>
              </Link>
            </Button>
          </Flex>
          {children}
        </Grid>
      </Lamp>
    </SystemProvider>
  );
}

/** The page while its games are on their way. */
export const BrowsePending = () => (
  <BrowseFrame sum={'\u00a0'} search={{}}>
    <Box height={{ base: '44px', sm: '10' }} />
    <QueueSpace />
    <TablesSkeleton />
  </BrowseFrame>
);
