import { Box, Skeleton, Stack, type SystemStyleObject } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { EventList, EventRow } from '#contract/events/eventView.ts';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { StartWords } from '../page/StartLine.tsx';
import { EventPages } from './EventPages.tsx';
import type { EventsPages } from './eventsSearch.ts';

interface EventGroupProps {
  readonly list: keyof EventsPages;
  readonly pages: EventsPages;
  readonly asked: Asked<EventList>;
  /** Null shows nothing where there is nothing. */
  readonly empty: ReactNode;
}

/** A list of events: loading, there, empty, or why it is not there, with the way to ask again. */
export const EventGroup = (props: EventGroupProps) => (
  <Suspense fallback={props.empty === null ? null : <ListSkeleton />}>
    <LoadedGroup {...props} />
  </Suspense>
);

function LoadedGroup({ list, pages, asked, empty }: EventGroupProps) {
  const t = useMessages('eventPages');
  const { answer, isAsking } = useAnswer(asked);
  const isOwn = list === 'own';
  if (answer.kind === 'failed')
    return <RouteLoadError title={t(isOwn ? 'ownFailed' : 'openFailed')} error={answer.error} />;
  const { events, total } = answer.value;
  if (events.length === 0) return empty;
  return (
    <TitledPanel title={t(isOwn ? 'ownEvents' : 'openEvents')} isFlush aria-busy={isAsking}>
      <div>
        <Box as="ul" css={ROWS}>
          {events.map((row) => (
            <Row key={row.eventId} row={row} />
          ))}
        </Box>
        <EventPages list={list} pages={pages} total={total} />
      </div>
    </TitledPanel>
  );
}

const ROWS: SystemStyleObject = {
  '& > li': { borderTop: 'faint' },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    px: { base: '4', sm: '5' },
    py: '3',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  '& a:hover': { background: 'bg.muted' },
  '& a > span': { display: 'grid', flex: '1 1 280px', gap: '0.5', minWidth: '0' },
  '& b': { color: 'fg', font: '600 18px / 24px var(--display)' },
};

function Row({ row }: { readonly row: EventRow }) {
  const t = useMessages('eventPages');
  return (
    <li>
      <Link to="/drafts/$draftId" params={{ draftId: row.eventId }} search={{ tab: 'event' }}>
        <span>
          <b>{row.name}</b>
          <span>
            {t('rowDetail', { game: row.game.name, template: row.templateName, host: row.hostName })}
          </span>
          {row.startsAtMs !== null && row.phase === 'gathering' && (
            <span>
              <StartWords startsAtMs={row.startsAtMs} offsetMs={0} />
            </span>
          )}
        </span>
        <RowState {...row} />
      </Link>
    </li>
  );
}

function RowState({ phase, players, mostPlayers: places, round, rounds }: EventRow) {
  const t = useMessages('eventPages');
  switch (phase) {
    case 'gathering':
      return t(players >= places ? 'rowFull' : 'rowGathering', { players, places });
    case 'drafting':
      return t('rowDrafting', { players });
    case 'playing':
      return t('rowPlaying', { players, round, rounds });
    case 'closed':
      return t('rowClosed', { players });
    default:
      return t('rowCancelled');
  }
}

function ListSkeleton() {
  const t = useMessages('eventPages');
  return (
    <Stack gap="4" role="status" aria-busy="true" aria-label={t('loadingList')}>
      <Skeleton width="40" height="6" />
      <Skeleton height="180px" borderRadius="panel" />
    </Stack>
  );
}
