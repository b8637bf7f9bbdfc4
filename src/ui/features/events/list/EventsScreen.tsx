import { Button, Stack } from '@chakra-ui/react';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { CreateEvent } from '#contract/events/events.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { late } from '#src/ui/components/loading/late.ts';
import IconPlus from '~icons/ph/plus';
import { JoinByCode } from '../../../components/JoinByCode.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { TabLinks } from '../../../system/TabLinks.tsx';
import { useScreenTitle } from '../../shell/usePageTitle.ts';
import { EmptyEvents } from '../EmptyEvents.tsx';
import { EventColumns, EventFrame, EventHead } from '../EventFrame.tsx';
import { EventGroup } from './EventGroup.tsx';
import type { EventLists } from './eventLists.ts';
import { type EventsPages, eventsSearch } from './eventsSearch.ts';

const CreateEventDialog = late(() => import('../settings/CreateEventDialog.tsx'), 'CreateEventDialog');

interface EventsScreenProps {
  readonly lists: EventLists;
  readonly user: CurrentUser;
  /** Of both lists, as in the address. */
  readonly pages: EventsPages;
  /** Goes to what a code or a link opens; throws with words. */
  readonly onCode: (text: string) => Promise<void>;
  /** Makes an event and goes to it; throws with words. */
  readonly onCreate: (event: CreateEvent) => Promise<void>;
}

/** The events that can be joined, one's own ones, and the way to a new one. */
export function EventsScreen({ lists, user, pages, onCode, onCreate }: EventsScreenProps) {
  const t = useMessages('eventPages');
  useScreenTitle(t('title'));
  const navigate = useNavigate();
  const here = eventsSearch(pages);
  return (
    <EventFrame>
      <EventHead title={t('title')} sum={t('intro')}>
        <Button asChild variant="solid">
          <Link to="/drafts" search={{ ...here, host: 1 }} replace>
            <IconPlus aria-hidden="true" />
            {t('host')}
          </Link>
        </Button>
      </EventHead>
      <TabLinks label={t('tablesAndEvents')}>
        <Link to="/drafts" search={{}} activeOptions={{ exact: true }}>
          {t('openTables')}
        </Link>
        <Link to="/drafts" search={{ tab: 'events' }} aria-current="page">
          {t('title')}
        </Link>
      </TabLinks>
      <EventColumns>
        <Stack gap="5" minWidth="0">
          <EventGroup list="own" pages={pages} asked={lists.own} empty={null} />
          <EventGroup list="page" pages={pages} asked={lists.open} empty={<NoneOpen {...pages} />} />
        </Stack>
        <TitledPanel title={t('joinByCode')}>
          <JoinByCode onJoin={onCode} />
        </TitledPanel>
      </EventColumns>
      {lists.games !== null && (
        <Suspense>
          <CreateEventDialog
            user={user}
            games={lists.games}
            onCreate={onCreate}
            onClose={() => void navigate({ to: '/drafts', search: here, replace: true })}
          />
        </Suspense>
      )}
    </EventFrame>
  );
}

function NoneOpen({ page, own }: EventsPages) {
  const t = useMessages('eventPages');
  return page > 1 ? (
    <EmptyEvents title={t('pastTheEnd')} hint={t('pastTheEndHint')}>
      <Link to="/drafts" search={eventsSearch({ page: 1, own })}>
        {t('firstPage')}
      </Link>
    </EmptyEvents>
  ) : (
    <EmptyEvents title={t('noneOpen')} hint={t('noneOpenHint')}>
      <Link to="/drafts" search={{ ...eventsSearch({ page, own }), host: 1 }} replace>
        {t('hostOne')}
      </Link>
    </EmptyEvents>
  );
}
