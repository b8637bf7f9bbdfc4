import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconBack from '~icons/ph/arrow-left';
import IconChat from '~icons/ph/chat-circle-dots';
import { Button, IconButton } from '../../kit/Button.tsx';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { useMark } from '../../kit/useMark.ts';
import { EventLink } from '../events/EventLink.tsx';
import { ChangedNote } from './ChangedNote.tsx';
import { ChatBody, MuteMenu } from './ChatPanel.tsx';
import { InviteStrip } from './InvitePanel.tsx';
import { LockedWithout } from './LockedWithout.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import { hearsChat, roleWords, seatsWords, waitingForWords } from './lobbyWords.ts';
import { NextButtons } from './NextButtons.tsx';
import { SealLine } from './SealChip.tsx';
import { SealTrouble } from './SealTrouble.tsx';
import { SeatList } from './SeatList.tsx';
import { ClockPanel, SettingLines } from './SettingsPanel.tsx';
import { Starting } from './Starting.tsx';
import { gameWords } from './settingsWords.ts';
import { TableMenu } from './TableMenu.tsx';
import { useRefusedCopy } from './useRefusedCopy.ts';
import { useUnread } from './useUnread.ts';

/** The lobby of a phone: seats as a list, chat in a sheet, the next step in a bar at the foot. */
export function NarrowLobby(parts: LobbyParts) {
  const { table, myId, choices, banner } = parts;
  const [sheet, setSheet] = useState<'chat' | 'settings' | null>(null);
  const hasUnread = useUnread({
    room: parts.room,
    myId,
    muted: parts.muted,
    isOpen: sheet === 'chat',
  });
  const onRefused = useRefusedCopy();
  return (
    <>
      <header className="lobby-head">
        <Link to="/drafts" className="lobby-back" aria-label="Back to the tables">
          <IconBack aria-hidden="true" />
        </Link>
        <div className="lobby-head-words">
          <h1>{table.settings.name}</h1>
          <p>{`${gameWords(table)}${hostedBy(parts)}`}</p>
        </div>
        {hearsChat(table) && (
          <IconButton
            label={hasUnread ? 'Chat, new lines' : 'Chat'}
            className={hasUnread ? 'chat-open unread' : 'chat-open'}
            onClick={() => setSheet('chat')}
          >
            <IconChat aria-hidden="true" />
          </IconButton>
        )}
        <TableMenu
          table={table}
          myId={myId}
          isWide={false}
          mayOrganise={parts.mayOrganise}
          act={choices.act}
          onChangeSettings={() => parts.onChangeSettings?.()}
          onLeave={parts.onLeave}
          onEnd={parts.onEnd}
        />
      </header>
      {banner}
      <SealTrouble trouble={parts.trouble} />
      <div className="lobby-stack">
        <EventLink table={table} width="full" />
        {table.code !== null && <InviteStrip table={table} code={table.code} onRefused={onRefused} />}
        <SeatList choices={choices} />
        <ClockPanel table={table} onAll={() => setSheet('settings')} />
        <ChangedNote changed={table.changed} />
        <SealLine table={table} />
      </div>
      <Bar {...parts} />
      <ChatSheet parts={parts} isOpen={sheet === 'chat'} onClose={() => setSheet(null)} />
      <ModalDialog title="Settings" isOpen={sheet === 'settings'} onClose={() => setSheet(null)}>
        <SettingLines table={table} />
        {parts.onChangeSettings !== undefined && (
          <Button
            width="full"
            mt="16px"
            onClick={() => {
              setSheet(null);
              parts.onChangeSettings?.();
            }}
          >
            Change settings
          </Button>
        )}
      </ModalDialog>
    </>
  );
}

function hostedBy({ table, myId }: LobbyParts): string {
  const host = table.seats.find((seat) => seat.isHost);
  if (!host) return '';
  return roleWords(host, myId).includes('you') ? ', hosted by you' : `, hosted by ${host.name}`;
}

function Bar({ table, myId, countdown, step, actions, onCancelStart }: LobbyParts) {
  useMark('with-lobby-bar');
  return (
    <div className="lobby-bar">
      {countdown === null ? (
        <>
          <p className="lobby-bar-words">
            {table.sight === 'summary' ? seatsWords(table) : waitingForWords(table.seats, myId)}
          </p>
          <div className="lobby-bar-acts">
            <NextButtons step={step} actions={actions} />
          </div>
          <LockedWithout table={table} />
        </>
      ) : (
        <Starting table={table} seconds={countdown} myId={myId} onCancel={onCancelStart} />
      )}
    </div>
  );
}

const ChatSheet = (props: Readonly<{ parts: LobbyParts; isOpen: boolean; onClose: () => void }>) => {
  const { table, myId, muted, say, unsaid, report } = props.parts;
  return (
    <ModalDialog title="Chat" isOpen={props.isOpen} onClose={props.onClose}>
      <div className="chat-sheet">
        <MuteMenu table={table} myId={myId} muted={muted} report={report} />
        <ChatBody table={table} myId={myId} muted={muted} say={say} unsaid={unsaid} />
      </div>
    </ModalDialog>
  );
};
