import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useState } from 'react';
import type { CreateEvent, EventList } from '#contract/events.ts';
import type { GameSummary } from '#contract/gameSummary.ts';
import type { CurrentUser } from '#contract/members.ts';
import IconPlus from '~icons/ph/plus';
import { useBusyAction } from '../home/useBusyAction.ts';
import { useKeptAnswer } from '../home/useKeptAnswer.ts';
import { type Asked, useLoaded } from '../home/useLoaded.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Field } from '../kit/Field.tsx';
import { Lamp } from '../kit/Lamp.tsx';
import { Panel } from '../kit/Panel.tsx';
import { TabLinks } from '../kit/TabLinks.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { EventGroup } from './EventGroup.tsx';
import { OpenPages, OwnPages } from './EventPages.tsx';
import { type EventsPages, eventsSearch } from './eventsSearch.ts';
import './events.css';

export interface EventsPorts {
  readonly loadEvents: (isMine: boolean, page: number, signal: AbortSignal) => Promise<EventList>;
  readonly loadGames: (signal: AbortSignal) => Promise<readonly GameSummary[]>;
  /** Goes to the event of a code; throws with words. */
  readonly joinByCode: (code: string) => Promise<void>;
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
            <CodePanel onJoin={ports.joinByCode} />
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

function CodePanel({ onJoin }: { readonly onJoin: EventsPorts['joinByCode'] }) {
  const [code, setCode] = useState('');
  const { isBusy, failure, run } = useBusyAction();
  const join = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onJoin(code));
  };
  return (
    <Panel aria-label="Join with a code">
      <form className="col g12" onSubmit={join} noValidate>
        <Field label="Join with a code" error={failure}>
          {(control) => (
            <TextInput
              {...control}
              face="mono"
              autoComplete="off"
              placeholder="ABCD23"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          isBusy={isBusy}
          reason={code.trim() === '' ? 'Type the code first.' : undefined}
        >
          Find the event
        </Button>
      </form>
    </Panel>
  );
}
