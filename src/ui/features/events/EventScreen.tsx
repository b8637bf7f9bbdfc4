import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { EventView } from '#contract/events/eventView.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import {
  type EventRoomActor,
  selectAbsence,
  selectCommand,
  selectEvent,
  selectIsLost,
  selectOffsetMs,
  selectRefusal,
} from '#src/machines/eventRoom.ts';
import { Button } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { Lamp } from '../../kit/Lamp.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { BracketPanel } from './BracketPanel.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { DropOut } from './DropOut.tsx';
import { EventSteps } from './EventSteps.tsx';
import type { EventParts } from './eventParts.ts';
import { eventSummary, stageWords } from './eventWords.ts';
import { HostPanel } from './HostPanel.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import { MatchesPanel } from './MatchesPanel.tsx';
import { MyMatch } from './MyMatch.tsx';
import { myTableOf } from './myTable.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { StandingsPanel } from './StandingsPanel.tsx';
import { StartLine } from './StartLine.tsx';
import './events.css';

interface EventScreenProps {
  readonly room: EventRoomActor;
  readonly me: CurrentUser;
  readonly eventKey: string | undefined;
  /** Hands the calendar file of the event to the browser; throws with words. */
  readonly saveCalendar: () => Promise<void>;
}

/** An event, live: who plays, their pods, the pairings of each round with their results, standings and the bracket. */
export function EventScreen(props: EventScreenProps) {
  const { room } = props;
  const view = useSelector(room, selectEvent);
  const absence = useSelector(room, selectAbsence);
  if (absence !== null) return <AbsentEvent message={absence} />;
  if (view === null) return <EventSkeleton />;
  return <KnownEvent {...props} view={view} />;
}

function KnownEvent(props: EventScreenProps & { readonly view: EventView }) {
  const { room, view, me, eventKey, saveCalendar } = props;
  const { startsAtMs } = view.settings;
  useScreenTitle(view.settings.name);
  const asked = useSelector(room, selectCommand);
  const refusal = useSelector(room, selectRefusal);
  const isLost = useSelector(room, selectIsLost);
  const offsetMs = useSelector(room, selectOffsetMs);
  const [chosen, setShown] = useState<number | null>(null);
  const index = view.people.findIndex(({ playerId }) => playerId === me.userId);
  const parts: EventParts = {
    view,
    me,
    mine: index < 0 ? null : index,
    isHost: view.host.memberId === me.userId,
    asked,
    refusal,
    ask: (command) => room.send({ type: 'command.pressed', command }),
  };
  const shown = chosen ?? view.rounds.length - 1;
  const hasRounds = view.rounds.length > 0;
  return (
    <Lamp x="30%" y="320px" height="420px">
      <div className="event">
        <header className="event-head">
          <div className="grow">
            <h1>{view.settings.name}</h1>
            <p className="onlamp">{eventSummary(view)}</p>
          </div>
          <div className="event-acts">
            <MyDeck {...parts} />
            <DropOut {...parts} />
          </div>
        </header>
        {isLost && (
          <InlineNotice kind="warning" title="Connection lost">
            Trying again. What you see may be old.
          </InlineNotice>
        )}
        {refusal !== null && (
          <InlineNotice
            kind="error"
            title="Nothing was changed"
            isSpoken
            action={
              <Button size="sm" variant="ghost" onClick={() => room.send({ type: 'refusal.dismissed' })}>
                Dismiss
              </Button>
            }
          >
            {refusal}
          </InlineNotice>
        )}
        <EventSteps view={view} shown={shown} onShow={setShown} />
        <p className="event-stage" role="status">
          {stageWords(view)}
        </p>
        {startsAtMs !== null && view.phase === 'gathering' && (
          <StartLine startsAtMs={startsAtMs} offsetMs={offsetMs} onCalendar={saveCalendar} />
        )}
        <div className="event-columns">
          <div className="event-main">
            {view.phase === 'gathering' && <JoinPanel {...parts} eventKey={eventKey} />}
            {view.phase === 'drafting' && <DraftPanel {...parts} />}
            {view.phase === 'cancelled' && <CalledOff />}
            {hasRounds && <MyMatch {...parts} offsetMs={offsetMs} />}
            {hasRounds && <MatchesPanel {...parts} shown={shown} onShow={setShown} />}
            <BracketPanel view={view} />
            {parts.isHost && <HostPanel {...parts} />}
          </div>
          <div className="event-side">
            {hasRounds ? <StandingsPanel {...parts} /> : <PeoplePanel {...parts} />}
          </div>
        </div>
      </div>
    </Lamp>
  );
}

/** The way to one's own deck once there is a pool to build it from. */
function MyDeck({ view, mine, me }: EventParts) {
  const table = myTableOf({ view, mine });
  if (table === null || (table.status !== 'building' && table.status !== 'finished')) return null;
  const params = { draftId: table.draftId, userId: me.userId };
  return (
    <>
      <Button asChild>
        <Link to="/drafts/$draftId/deck-builder/$userId" params={params}>
          My deck
        </Link>
      </Button>
      <Button asChild>
        <Link to="/drafts/$draftId/results" params={{ draftId: table.draftId }}>
          My draft
        </Link>
      </Button>
    </>
  );
}

const CalledOff = () => (
  <EmptyState
    title="No rounds are played"
    action={
      <Button asChild variant="solid">
        <Link to="/drafts" search={{ tab: 'events' }}>
          See other events
        </Link>
      </Button>
    }
  >
    Tables of this event that had begun go on by themselves.
  </EmptyState>
);

function AbsentEvent({ message }: { readonly message: string }) {
  useScreenTitle('No event here');
  return (
    <div className="page event-none">
      <EmptyState
        title="This event is not here"
        action={
          <Button asChild variant="solid">
            <Link to="/drafts" search={{ tab: 'events' }}>
              See events
            </Link>
          </Button>
        }
      >
        {message} Ask its host for the code.
      </EmptyState>
    </div>
  );
}

/** For as long nothing is said: most events are there sooner. */
const QUIET_MS = 2500;

function EventSkeleton() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="event" aria-busy="true">
      <h1 className="vh">Event</h1>
      <div role="status">
        {isLate ? (
          <InlineNotice
            kind="warning"
            title="The event is not here yet"
            action={
              <Button asChild size="sm" variant="ghost">
                <Link to="/drafts" search={{ tab: 'events' }}>
                  See events
                </Link>
              </Button>
            }
          >
            Trying again until the connection is there.
          </InlineNotice>
        ) : (
          <span className="vh">Opening the event</span>
        )}
      </div>
      <Skeleton width="min(320px, 100%)" height={34} />
      <Skeleton height={68} radius={14} />
      <div className="event-columns">
        <Skeleton height={320} radius={14} />
        <Skeleton height={420} radius={14} />
      </div>
    </div>
  );
}
