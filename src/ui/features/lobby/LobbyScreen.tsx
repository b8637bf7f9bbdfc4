import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { DraftRoomSnapshot } from '#src/machines/draftRoom.ts';
import { selectLineState, selectTable } from '#src/machines/draftRoomSelectors.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import { useTableLink } from '../../components/useTableLink.ts';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { LobbyTable } from './LobbyTable.tsx';
import type { LobbyPorts } from './lobbyPorts.ts';
import { AbsentTable, EndedTable, OtherWindow, ShutTable } from './NoLobby.tsx';
import { whereTo } from './whereTo.ts';

interface LobbyScreenProps extends LobbyPorts {
  readonly liveTables: LiveTables;
  readonly draftId: string;
}

/** A table before its draft: who sits where, what is set, and the way to the start. */
export function LobbyScreen({ liveTables, draftId, ...ports }: LobbyScreenProps) {
  const link = useTableLink(liveTables, draftId);
  return link === null ? <LobbySkeleton /> : <LinkedLobby link={link} {...ports} />;
}

const selectMessage = (snapshot: DraftRoomSnapshot) => snapshot.context.message;

/** The lobby over a link that is open; tests give it one of their own. */
export function LinkedLobby({ link, ...ports }: LobbyPorts & { readonly link: TableLink }) {
  const table = useSelector(link.room, selectTable);
  const line = useSelector(link.room, selectLineState);
  const message = useSelector(link.room, selectMessage);
  const { goToRoom, goToResults, goToTables, me } = ports;
  const isElsewhere = line === 'superseded' || line === 'absent';
  const place = table === null || isElsewhere ? null : whereTo(table, me.userId);
  useEffect(() => {
    if (place === 'room') goToRoom();
    if (place === 'results') goToResults();
  }, [place, goToRoom, goToResults]);
  if (line === 'absent') return <AbsentTable message={message} onTables={goToTables} />;
  if (line === 'superseded')
    return (
      <OtherWindow
        name={table?.settings.name ?? null}
        onReclaim={() => link.room.send({ type: 'seat.reclaimed' })}
      />
    );
  if (table === null || place === 'room' || place === 'results') return <LobbySkeleton />;
  if (place === 'ended') return <EndedTable table={table} onTables={goToTables} />;
  if (place === 'shut') return <ShutTable table={table} onTables={goToTables} />;
  return <LobbyTable link={link} table={table} line={line} message={message} {...ports} />;
}
