import { Box, Button, EmptyState, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { can } from '#contract/can.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { MyTableList } from '#contract/tables/myTables.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import IconPack from '~icons/ph/cards-three-duotone';
import IconLog from '~icons/ph/file-arrow-up';
import IconWorkshop from '~icons/ph/wrench';
import { type Asked, useAnswer } from '../../components/answer.ts';
import { CardsIndicator } from '../../components/CardsIndicator.tsx';
import { PressButton } from '../../components/PressButton.tsx';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { withMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PageLinks } from '../../system/PageLinks.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { useEventCalls } from '../events/eventCallsContext.ts';
import { DeckRow } from './DeckRow.tsx';
import { Group, RunningCards } from './Group.tsx';
import { groupDrafts } from './groupDrafts.ts';
import { MyDraftsFilters } from './MyDraftsFilters.tsx';
import { hasFilter, type MyDraftsSearch } from './myDraftsSearch.ts';
import { type MyDraftWords, recordWords } from './myDraftWords.ts';
import { RunningCard } from './RunningCard.tsx';

const MatchRows = late(() => withMessages(import('./MatchRows.tsx'), 'events', 'eventNews'), 'MatchRows');

interface MyDraftsScreenProps {
  readonly asked: Asked<MyTableList>;
  readonly search: MyDraftsSearch;
  readonly onSearch: (search: MyDraftsSearch) => void;
  readonly user: CurrentUser;
  readonly onDraftNow: () => Promise<void>;
  /** Opens a table with the packs of a draft that is over, against bots; it says itself why that failed. Keep it stable. */
  readonly onSamePacks: (draftId: string, seat: number) => Promise<void>;
  /** A clock ran out, so the drafts are to be loaded again. Keep it stable. */
  readonly onRunOut: () => void;
  /** What else is shown below the drafts. */
  readonly children?: ReactNode;
}

const PAGE_ROWS = 24;

export function MyDraftsScreen(props: MyDraftsScreenProps) {
  const calls = useEventCalls();
  return (
    <SystemProvider>
      <Lamp x="26%" y="200px" width="700px" height="340px">
        <Box width="full" maxWidth="1440px" mx="auto" px="page" pt="6" pb="9">
          <Suspense fallback={<Loading user={props.user} />}>
            <Drafts {...props}>
              {calls.length > 0 && (
                <Suspense fallback={null}>
                  <MatchRows calls={calls} />
                </Suspense>
              )}
            </Drafts>
            {props.children}
          </Suspense>
        </Box>
      </Lamp>
    </SystemProvider>
  );
}

function Head({ user, sum }: { readonly user: CurrentUser; readonly sum: string }) {
  const t = useMessages('myDrafts');
  return (
    <Flex as="header" wrap="wrap" align="center" columnGap="5" rowGap="2">
      <Box flex="1 1 200px">
        <Heading as="h1" textStyle="title.xl">
          {t('title')}
        </Heading>
        <Text mt="0.5" color="fg.onLamp">
          {sum}
        </Text>
      </Box>
      <Flex wrap="wrap" columnGap="2" rowGap="1" mx="-3">
        {can(user, 'hostOwnList') && (
          <Button asChild variant="ghost" colorPalette="brass">
            <Link to="/my-drafts" search={{ tab: 'workshop' }}>
              <IconWorkshop aria-hidden="true" />
              {t('workshop')}
            </Link>
          </Button>
        )}
        <Button asChild variant="ghost" colorPalette="brass">
          <Link to="/my-drafts" search={{ tab: 'log' }}>
            <IconLog aria-hidden="true" />
            {t('openLog')}
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}

/** The drafts under what says how many they are; `children` come between both. */
function Drafts({ asked, search, onSearch, user, children, ...props }: MyDraftsScreenProps) {
  const t = useMessages('myDrafts');
  const { answer, isAsking } = useAnswer(asked);
  if (answer.kind === 'failed')
    return (
      <>
        <Head user={user} sum={'\u00a0'} />
        {children}
        <Box mt="6">
          <RouteLoadError title={t('failed')} error={answer.error}>
            {t('failedHint')}
          </RouteLoadError>
        </Box>
      </>
    );
  const list = answer.value;
  const { page = 1 } = search;
  const pages = Math.ceil(list.total / PAGE_ROWS);
  return (
    <Box aria-busy={isAsking}>
      <Head user={user} sum={sumWords(list, t)} />
      {children}
      {list.all === 0 ? (
        <NothingYet onDraftNow={props.onDraftNow} />
      ) : (
        <MyDraftsFilters search={search} games={list.games} onSearch={onSearch} />
      )}
      {list.all > 0 && list.tables.length === 0 && (
        <NoMatch isFiltered={hasFilter(search)} onClear={() => onSearch({})} />
      )}
      {list.tables.length > 0 && (
        <Groups {...props} list={list} gotAtMs={answer.gotAtMs} userId={user.userId} />
      )}
      {pages > 1 && (
        <Flex justify="center" pt="5">
          <PageLinks
            page={page}
            pageCount={pages}
            linkTo={(to, content) => (
              <Link to="/my-drafts" search={{ ...search, page: to === 1 ? undefined : to }}>
                {content}
              </Link>
            )}
          />
        </Flex>
      )}
    </Box>
  );
}

function sumWords({ all, total, sinceMs }: MyTableList, t: MyDraftWords): string {
  if (all === 0) return t('sumNone');
  const since = new Date(sinceMs ?? 0);
  return total === all ? t('sum', { all, since }) : t('sumShown', { all, since, shown: total });
}

interface GroupsProps extends Pick<MyDraftsScreenProps, 'onRunOut' | 'onSamePacks'> {
  readonly list: MyTableList;
  readonly gotAtMs: number;
  readonly userId: string;
}

function Groups({ list, gotAtMs, userId, onRunOut, onSamePacks }: GroupsProps) {
  const t = useMessages('myDrafts');
  const { inProgress, deckUnfinished, finished } = groupDrafts(list.tables);
  const moment = { nowMs: list.nowMs, gotAtMs };
  const rows = (drafts: readonly TableRow[], isUnfinished: boolean) => (
    <Box as="ul" layerStyle="panel" overflow="hidden">
      {drafts.map((row, place) => (
        <DeckRow
          key={row.draftId}
          row={row}
          pool={list.pools[row.draftId]}
          nowMs={list.nowMs}
          userId={userId}
          isUnfinished={isUnfinished}
          isLoud={isUnfinished && place === 0 && inProgress.length === 0}
          onSamePacks={onSamePacks}
        />
      ))}
    </Box>
  );
  return (
    <>
      {inProgress.length > 0 && (
        <Group title={t('group', { group: 'running' })} words={t('soonestFirst')}>
          <RunningCards>
            {inProgress.map((row, place) => (
              <RunningCard
                key={row.draftId}
                row={row}
                moment={moment}
                isFirst={place === 0}
                onRunOut={onRunOut}
              />
            ))}
          </RunningCards>
        </Group>
      )}
      {deckUnfinished.length > 0 && (
        <Group
          title={t('group', { group: 'unfinished' })}
          words={t('count', { count: deckUnfinished.length })}
        >
          {rows(deckUnfinished, true)}
        </Group>
      )}
      {finished.length > 0 && (
        <Group
          title={t('group', { group: 'finished' })}
          words={t('count', { count: finished.length })}
          aside={list.record ? t('eventRecord', { record: recordWords(list.record, t) }) : undefined}
        >
          {rows(finished, false)}
        </Group>
      )}
    </>
  );
}

interface NothingProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

const Nothing = ({ title, words, children }: NothingProps) => (
  <EmptyState.Root mt="6">
    <EmptyState.Content>
      <CardsIndicator />
      <EmptyState.Title as="h2">{title}</EmptyState.Title>
      <EmptyState.Description mb="4">{words}</EmptyState.Description>
      <Flex wrap="wrap" align="center" justify="center" gap="3">
        {children}
      </Flex>
    </EmptyState.Content>
  </EmptyState.Root>
);

function NoMatch({ isFiltered, onClear }: Readonly<{ isFiltered: boolean; onClear: () => void }>) {
  const t = useMessages('myDrafts');
  return (
    <Nothing
      title={isFiltered ? t('noMatch') : t('emptyPage')}
      words={isFiltered ? t('noMatchHint') : t('emptyPageHint')}
    >
      <Button variant="solid" onClick={onClear}>
        {t('showAll')}
      </Button>
    </Nothing>
  );
}

function NothingYet({ onDraftNow }: Pick<MyDraftsScreenProps, 'onDraftNow'>) {
  const t = useMessages('myDrafts');
  return (
    <Nothing title={t('none')} words={t('noneHint')}>
      <PressButton variant="solid" onPress={onDraftNow}>
        <IconPack aria-hidden="true" />
        {t('draftNow')}
      </PressButton>
      <Button asChild>
        <Link to="/drafts">{t('seeTables')}</Link>
      </Button>
    </Nothing>
  );
}

const PLACES = ['a', 'b', 'c', 'd'];

function Loading({ user }: Pick<MyDraftsScreenProps, 'user'>) {
  const t = useMessages('myDrafts');
  return (
    <Box aria-busy="true">
      <Head user={user} sum={'\u00a0'} />
      <Group title={t('group', { group: 'running' })}>
        <Skeleton height="132px" borderRadius="panel" />
      </Group>
      <Group title={t('group', { group: 'finished' })}>
        <Stack gap="1">
          {PLACES.map((place) => (
            <Skeleton key={place} height="68px" borderRadius="panel" />
          ))}
        </Stack>
      </Group>
    </Box>
  );
}
