import { useSelector } from '@xstate/react';
import { memo, Suspense } from 'react';
import { selectLineState, selectTable } from '#src/machines/draftRoomSelectors.ts';
import IconUndo from '~icons/ph/arrow-counter-clockwise';
import IconChat from '~icons/ph/chat-circle-dots';
import IconHelp from '~icons/ph/question';
import { IconButton } from '../../../kit/Button.tsx';
import { Chevrons } from '../../../kit/Chevrons.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { LogoMark } from '../../../kit/Logo.tsx';
import { RoomMenu } from '../frame/roomDialogs.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { directionWords } from '../roomWords.ts';
import { useUnread } from '../talk/useUnread.ts';
import { useAsk } from '../useAsk.ts';
import { useTable, useTableLater } from '../useTable.ts';
import { Progress } from './Progress.tsx';
import { RoomClock, TimeBar } from './RoomClock.tsx';

/** Where the draft stands, what is asked, and the line. */
export const StatusBar = memo(function StatusBar({ isWide }: { readonly isWide: boolean }) {
  const { room } = useRoomParts();
  const table = useSelector(room, selectTable);
  if (table === null) return null;
  const people = table.seats.length;
  return (
    <header className="room-bar">
      <div className="room-bar-start">
        <span className="room-mark">
          <LogoMark />
        </span>
        <span className="room-name">
          <h1 className="ell">{table.settings.name}</h1>
          <span className="ell">
            {table.game.name}, {people === 1 ? '1 seat' : `${people} seats`}
          </span>
        </span>
        <Progress />
        <Direction isShort />
      </div>
      <RoomClock />
      <div className="room-bar-end">
        <Direction />
        <LineChip />
        <span className="room-acts">
          <TakeBack />
          {!isWide && <TalkButton />}
          <HelpButton />
          <Suspense fallback={<span className="room-menu-place" />}>
            <RoomMenu />
          </Suspense>
        </span>
      </div>
      <TimeBar />
    </header>
  );
});

function Direction({ isShort = false }: { readonly isShort?: boolean }) {
  const { table, view } = useTableLater('bar');
  if (view.board !== null)
    return isShort ? null : (
      <Chip tone="brass" size="md" className="room-direction-chip">
        {table.template.name}
      </Chip>
    );
  const words = directionWords(view.direction);
  const chevrons =
    view.direction === 'none' ? null : <Chevrons direction={view.direction} count={isShort ? 2 : 3} />;
  if (isShort)
    return (
      <span className="room-direction" aria-hidden="true">
        {chevrons}
        {words}
      </span>
    );
  return (
    <Chip tone="brass" size="md" className="room-direction-chip">
      {chevrons}
      {words}
    </Chip>
  );
}

/** A small dot always tells how the line is; the words come with the banner. */
function LineChip() {
  const { room } = useRoomParts();
  const line = useSelector(room, selectLineState);
  if (line === 'lost' || line === 'offline')
    return (
      <Chip tone="warn" size="md" className="room-line">
        <span className="dot off" />
        <span>{line === 'offline' ? 'Offline' : 'Reconnecting'}</span>
      </Chip>
    );
  const isLive = line === 'live';
  return (
    <Chip size="md" className="room-line">
      <span className={isLive ? 'dot' : 'dot warn'} />
      <span>{isLive ? 'Live' : 'Checking'}</span>
    </Chip>
  );
}

function TakeBack() {
  const { view } = useTable();
  const ask = useAsk();
  if (!view.mayTakeBack) return null;
  return (
    <IconButton
      label="Take back the last pick"
      className="room-take-back"
      onClick={() => ask({ type: 'takeBack' })}
    >
      <IconUndo aria-hidden="true" />
    </IconButton>
  );
}

function TalkButton() {
  const { openTalk } = useRoomParts();
  const unread = useUnread(false);
  return (
    <IconButton
      label={unread > 0 ? `Table log and chat, ${unread} new` : 'Table log and chat'}
      className="room-talk-button"
      onClick={openTalk}
    >
      <IconChat aria-hidden="true" />
      {unread > 0 && <span className="room-unread" />}
    </IconButton>
  );
}

function HelpButton() {
  const { openHelp } = useRoomParts();
  return (
    <IconButton label="Keys and help" className="room-help-button" onClick={openHelp}>
      <IconHelp aria-hidden="true" />
    </IconButton>
  );
}
