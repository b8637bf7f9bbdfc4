import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CreateEvent } from '#contract/events/events.ts';
import type { EventList } from '#contract/events/eventView.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import IconPlus from '~icons/ph/plus';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { TabLinks } from '../../kit/TabLinks.tsx';
import { JoinByCode } from '../home/JoinByCode.tsx';
import { useKeptAnswer } from '../home/useKeptAnswer.ts';
import { type Asked, useLoaded } from '../home/useLoaded.ts';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { EventGroup } from './EventGroup.tsx';
import { OpenPages, OwnPages } from './EventPages.tsx';
import { type EventsPages, eventsSearch } from './eventsSearch.ts';
import './events.css';

export interface EventsPorts {
  readonly loadEvents: (isMine: boolean, page: number, signal: AbortSignal) => Promise<EventList>;
  readonly loadGames: (signal: AbortSignal) => Promise<readonly GameSummary[]>;
  /** Goes to what a code or a link opens; throws with words. */
  readonly openCode: (text: string) => Promise<void>;
  /** Makes an event and goes to it; throws with words. */
  readonly create: (event: CreateEvent) => Promise<void>;
}

interface EventsScreenProps {
  readonly ports: EventsPorts;
  readonly user: CurrentUser;
  readonly isHosting: boolean;
  /** Of the open events, as in the address. */
  readonly page: number;
  /** Of one's own events, as in the address. */
  readonly ownPage: number;
  readonly onOwnPage: (page: number) => void;
}

/** The events that can be joined, one's own ones, and the way to a new one. */
export function EventsScreen({ ports, user, isHosting, page, ownPage, onOwnPage }: EventsScreenProps) {
  useScreenTitle('Events');
  const { loadEvents } = ports;
  const navigate = useNavigate();
  const here = eventsSearch({ page, own: ownPage });
  const loadOwn = useCallback(
    (signal: AbortSignal) => loadEvents(true, ownPage, signal),
    [loadEvents, ownPage],
  );
  const loadOpen = useCallback((signal: AbortSignal) => loadEvents(false, page, signal), [loadEvents, page]);
  const own = useKeptAnswer(useLoaded(loadOwn));
  const open = useKeptAnswer(useLoaded(loadOpen));
  return (
    <Lamp x="40%" y="260px" height="420px">
      <div className="event">
        <header className="event-head">
          <div className="grow">
            <h1>Events</h1>
            <p className="onlamp">A draft in pods, then rounds of matches with standings.</p>
          </div>
          <div className="event-acts">
            <Button asChild variant="solid">
              <Link to="/drafts" search={{ ...here, host: 1 }} replace>
                <IconPlus aria-hidden="true" />
                Host an event
              </Link>
            </Button>
          </div>
        </header>
        <TabLinks label="Tables and events">
          <Link to="/drafts" search={{}} activeOptions={{ exact: true }}>
            Open tables
          </Link>
          <Link to="/drafts" search={{ tab: 'events' }} aria-current="page">
            Events
          </Link>
        </TabLinks>
        <div className="event-columns">
          <div className="event-main">
            <EventGroup
              title="Your events"
              asked={own}
              empty={null}
              pages={<OwnPages page={ownPage} total={totalOf(own)} onPage={onOwnPage} />}
            />
            <EventGroup
              title="Open events"
              asked={open}
              empty={<NoneOpen page={page} own={ownPage} />}
              pages={<OpenPages page={page} own={ownPage} total={totalOf(open)} />}
            />
          </div>
          <div className="event-side">
            <Panel>
              <h2>Join with a code</h2>
              <JoinByCode onJoin={ports.openCode} />
            </Panel>
          </div>
        </div>
      </div>
      {isHosting && (
        <CreateEventDialog
          user={user}
          loadGames={ports.loadGames}
          onCreate={ports.create}
          onClose={() => void navigate({ to: '/drafts', search: here, replace: true })}
        />
      )}
    </Lamp>
  );
}

const NoneOpen = ({ page, own }: EventsPages) =>
  page > 1 ? (
    <EmptyState
      title="Nothing on this page"
      action={
        <Button asChild>
          <Link to="/drafts" search={eventsSearch({ page: 1, own })}>
            To the first page
          </Link>
        </Button>
      }
    >
      The open events end before this page.
    </EmptyState>
  ) : (
    <EmptyState
      title="No other event is open"
      action={
        <Button asChild>
          <Link to="/drafts" search={{ ...eventsSearch({ page, own }), host: 1 }} replace>
            Host one
          </Link>
        </Button>
      }
    >
      Events that everybody may join stand here. With a code you can join one that is not listed.
    </EmptyState>
  );

const totalOf = ({ answer }: Asked<EventList>): number => (answer.kind === 'loaded' ? answer.value.total : 0);
