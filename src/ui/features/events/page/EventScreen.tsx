import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { EventView } from '#contract/events/eventView.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import {
  type EventRoomActor,
  selectAbsence,
  selectCommand,
  selectEvent,
  selectIsEditing,
  selectIsLost,
  selectOffsetMs,
  selectRefusal,
} from '#src/machines/events/eventRoom.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { useScreenTitle } from '../../shell/usePageTitle.ts';
import { EmptyEvents } from '../EmptyEvents.tsx';
import { EventColumns, EventFrame, EventHead } from '../EventFrame.tsx';
import { BracketPanel } from '../rounds/BracketPanel.tsx';
import { MatchesPanel } from '../rounds/MatchesPanel.tsx';
import { MyMatch } from '../rounds/MyMatch.tsx';
import { StandingsPanel } from '../rounds/StandingsPanel.tsx';
import { DraftPanel } from './DraftPanel.tsx';
import { DropOut } from './DropOut.tsx';
import { EventSkeleton } from './EventSkeleton.tsx';
import { EventSteps } from './EventSteps.tsx';
import { type EventParts, isDrafted, myTableOf } from './eventParts.ts';
import { stageWords, summaryWords } from './eventWords.ts';
import { HostPanel } from './HostPanel.tsx';
import { JoinPanel } from './JoinPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';
import { StartLine } from './StartLine.tsx';

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
  if (view === null) return <EventSkeleton room={room} />;
  return <KnownEvent {...props} view={view} />;
}

function KnownEvent(props: EventScreenProps & { readonly view: EventView }) {
  const { room, view, me, eventKey, saveCalendar } = props;
  const { phase, settings, people, rounds, host } = view;
  const t = useMessages('eventPages');
  useScreenTitle(settings.name);
  const offsetMs = useSelector(room, selectOffsetMs);
  const [chosen, setShown] = useState<number | null>(null);
  const index = people.findIndex(({ playerId }) => playerId === me.userId);
  const parts: EventParts = {
    view,
    me,
    mine: index < 0 ? null : index,
    isHost: host.memberId === me.userId,
    asked: useSelector(room, selectCommand),
    refusal: useSelector(room, selectRefusal),
    isEditing: useSelector(room, selectIsEditing),
    ask: (command) => room.send({ type: 'command.pressed', command }),
    send: room.send,
  };
  const shown = chosen ?? rounds.length - 1;
  const hasRounds = rounds.length > 0;
  return (
    <EventFrame>
      <EventHead title={settings.name} sum={summaryWords(t, view)}>
        <MyDeck {...parts} />
        <DropOut {...parts} />
      </EventHead>
      <Alerts {...parts} room={room} />
      <EventSteps view={view} shown={shown} onShow={setShown} />
      <Text role="status" color="fg.onLamp">
        {stageWords(t, view)}
      </Text>
      {settings.startsAtMs !== null && phase === 'gathering' && (
        <StartLine startsAtMs={settings.startsAtMs} offsetMs={offsetMs} onCalendar={saveCalendar} />
      )}
      <EventColumns>
        <Stack gap="5" minWidth="0">
          {phase === 'gathering' && <JoinPanel {...parts} eventKey={eventKey} />}
          {phase === 'drafting' && <DraftPanel {...parts} />}
          {phase === 'cancelled' && (
            <EmptyEvents title={t('cancelled')} hint={t('cancelledHint')} variant="solid">
              <Link to="/drafts" search={{ tab: 'events' }}>
                {t('seeOtherEvents')}
              </Link>
            </EmptyEvents>
          )}
          {hasRounds && <MyMatch {...parts} offsetMs={offsetMs} />}
          {hasRounds && <MatchesPanel {...parts} shown={shown} onShow={setShown} />}
          <BracketPanel view={view} />
          {parts.isHost && <HostPanel {...parts} />}
        </Stack>
        {hasRounds ? <StandingsPanel {...parts} /> : <PeoplePanel {...parts} />}
      </EventColumns>
    </EventFrame>
  );
}

/** That the connection is lost, and why the last thing that was asked was not done; the form of the settings says that itself. */
function Alerts({ room, refusal, isEditing, send }: EventParts & { readonly room: EventRoomActor }) {
  const t = useMessages('eventPages');
  const isLost = useSelector(room, selectIsLost);
  return (
    <>
      {isLost && (
        <InlineAlert status="warning" title={t('connectionLost')}>
          {t('connectionLostHint')}
        </InlineAlert>
      )}
      {refusal !== null && !isEditing && (
        <InlineAlert
          status="error"
          title={t('notChanged')}
          isAnnounced
          action={
            <Button size="sm" variant="ghost" onClick={() => send({ type: 'refusal.dismissed' })}>
              {t('dismiss')}
            </Button>
          }
        >
          {refusal}
        </InlineAlert>
      )}
    </>
  );
}

/** The way to one's own deck once there is a pool to build it from. */
function MyDeck({ view, mine, me }: EventParts) {
  const t = useMessages('eventPages');
  const table = myTableOf({ view, mine });
  if (table === null || !isDrafted(table)) return null;
  const { draftId } = table;
  return (
    <>
      <Button asChild>
        <Link to="/drafts/$draftId/deck-builder/$userId" params={{ draftId, userId: me.userId }}>
          {t('myDeck')}
        </Link>
      </Button>
      <Button asChild>
        <Link to="/drafts/$draftId/results" params={{ draftId }}>
          {t('myDraft')}
        </Link>
      </Button>
    </>
  );
}

function AbsentEvent({ message }: { readonly message: string }) {
  const t = useMessages('eventPages');
  useScreenTitle(t('absentTitle'));
  return (
    <EventFrame pt="60px">
      <EmptyEvents title={t('absent')} hint={t('absentHint', { reason: message })} variant="solid" isPage>
        <Link to="/drafts" search={{ tab: 'events' }}>
          {t('seeEvents')}
        </Link>
      </EmptyEvents>
    </EventFrame>
  );
}
