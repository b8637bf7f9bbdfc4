import { Link } from '@tanstack/react-router';
import { type FormEvent, useCallback, useState } from 'react';
import type { CreateEvent, EventList, EventRow } from '#contract/events.ts';
import type { GameSummary } from '#contract/gameSummary.ts';
import type { CurrentUser } from '#contract/members.ts';
import IconPlus from '~icons/ph/plus';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import { type Asked, useLoaded } from '../home/useLoaded.ts';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { Field } from '../kit/Field.tsx';
import { Lamp } from '../kit/Lamp.tsx';
import { Panel } from '../kit/Panel.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { TabLinks } from '../kit/TabLinks.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { playersWords } from './eventWords.ts';
import './events.css';

export interface EventsPorts {
  readonly loadEvents: (isMine: boolean, signal: AbortSignal) => Promise<EventList>;
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
}

/** The events that can be joined, one's own ones, and the way to a new one. */
export function EventsScreen({ ports, user, isHosting }: EventsScreenProps) {
  useScreenTitle('Events');
  const { loadEvents } = ports;
  const own = useLoaded(useCallback((signal: AbortSignal) => loadEvents(true, signal), [loadEvents]));
  const open = useLoaded(useCallback((signal: AbortSignal) => loadEvents(false, signal), [loadEvents]));
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
              <Link to="/drafts" search={{ tab: 'events', host: 1 }} replace>
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
            <EventGroup title="Your events" asked={own} isQuiet />
            <EventGroup title="Open events" asked={open} />
          </div>
          <div className="event-side">
            <CodePanel onJoin={ports.joinByCode} />
          </div>
        </div>
      </div>
      {isHosting && <CreateEventDialog user={user} loadGames={ports.loadGames} onCreate={ports.create} />}
    </Lamp>
  );
}

interface EventGroupProps {
  readonly title: string;
  readonly asked: Asked<EventList>;
  /** Nothing is shown where there is nothing. */
  readonly isQuiet?: boolean;
}

function EventGroup({ title, asked, isQuiet = false }: EventGroupProps) {
  const { answer } = asked;
  if (answer.kind === 'loading')
    return isQuiet ? null : (
      <div className="col g16" aria-busy="true">
        <Skeleton width={160} height={24} />
        <Skeleton height={180} radius={14} />
      </div>
    );
  if (answer.kind === 'failed')
    return isQuiet ? null : (
      <LoadFailed
        title="The events could not be loaded"
        words={answer.words}
        isRetrying={asked.isAsking}
        onRetry={asked.reload}
      />
    );
  const { events } = answer.value;
  if (events.length === 0)
    return isQuiet ? null : (
      <EmptyState
        title="No other event is open"
        action={
          <Button asChild>
            <Link to="/drafts" search={{ tab: 'events', host: 1 }} replace>
              Host one
            </Link>
          </Button>
        }
      >
        Events that everybody may join stand here. With a code you can join one that is not listed.
      </EmptyState>
    );
  return (
    <Panel pad="none" aria-label={title}>
      <header className="event-panel-head">
        <h2>{title}</h2>
      </header>
      <ul className="event-list">
        {events.map((row) => (
          <li key={row.eventId}>
            <Link to="/drafts/$draftId" params={{ draftId: row.eventId }} search={{ tab: 'event' }}>
              <b>{row.name}</b>
              <span>
                {row.game.name}, {row.templateName}, hosted by {row.hostName}
              </span>
              <em>{rowWords(row)}</em>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function rowWords({ phase, players, mostPlayers, round, rounds }: EventRow): string {
  if (phase === 'gathering') return `${players} of ${mostPlayers} players, open to join`;
  if (phase === 'drafting') return `${playersWords(players)}, drafting`;
  if (phase === 'playing') return `${playersWords(players)}, round ${round} of ${rounds}`;
  return phase === 'closed' ? `${playersWords(players)}, closed` : 'called off';
}

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
