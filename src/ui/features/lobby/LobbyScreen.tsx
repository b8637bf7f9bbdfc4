import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { selectLobbyTable } from '#src/machines/tables/lobbySelectors.ts';
import { useTableLink } from '../../components/useTableLink.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { LobbySkeleton } from './LobbySkeleton.tsx';
import { LobbyTable } from './LobbyTable.tsx';
import type { LobbyPorts } from './lobbyParts.ts';
import { AbsentTable, ClosedTable, EndedTable, OtherWindow } from './NoLobby.tsx';
import { useLobby } from './useLobby.ts';

interface LobbyScreenProps extends LobbyPorts {
  readonly liveTables: LiveTables;
  readonly draftId: string;
}

/** A table before its draft: who sits where, what is set, and the way to the start. */
export function LobbyScreen({ liveTables, draftId, ...ports }: LobbyScreenProps) {
  const link = useTableLink(liveTables, draftId);
  return (
    <SystemProvider>
      {link === null ? <LobbySkeleton /> : <LinkedLobby link={link} {...ports} />}
    </SystemProvider>
  );
}

/** The lobby over a link that is open; tests give it one of their own. */
export function LinkedLobby({ link, ...ports }: LobbyPorts & { readonly link: TableLink }) {
  const { lobby, send } = useLobby(link, ports);
  const { place, message } = lobby.context;
  const table = selectLobbyTable(lobby);
  const onTables = ports.goToTables;
  if (place === 'absent') return <AbsentTable message={message} onTables={onTables} />;
  if (place === 'elsewhere')
    return (
      <OtherWindow name={table?.settings.name ?? null} onReclaim={() => send({ type: 'reclaim.pressed' })} />
    );
  if (table === null || place === 'opening' || place === 'drafting' || place === 'over')
    return <LobbySkeleton />;
  if (place === 'cancelled') return <EndedTable table={table} onTables={onTables} />;
  if (place === 'closed') return <ClosedTable table={table} onTables={onTables} />;
  return <LobbyTable table={table} lobby={lobby} send={send} {...ports} />;
}
