import IconPacks from '~icons/ph/cards-duotone';
import IconLock from '~icons/ph/lock-simple';
import IconOpen from '~icons/ph/lock-simple-open';
import { Chip } from '../../kit/Chip.tsx';
import { EventLink } from '../events/EventLink.tsx';
import { ChangedNote } from './ChangedNote.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { InvitePanel } from './InvitePanel.tsx';
import { LockedWithout } from './LockedWithout.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import { hearsChat, seatsWords, waitingForWords } from './lobbyWords.ts';
import { NextButtons } from './NextButtons.tsx';
import { RoundTable } from './RoundTable.tsx';
import { SealChip } from './SealChip.tsx';
import { SealTrouble } from './SealTrouble.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { Starting } from './Starting.tsx';
import { StartNoticePanel } from './StartNoticePanel.tsx';
import { gameWords, VISIBILITY_WORDS } from './settingsWords.ts';
import { TableMenu } from './TableMenu.tsx';
import { useBubbles } from './useBubbles.ts';
import { useRefusedCopy } from './useRefusedCopy.ts';

/** The lobby around a table, with settings at the left, invitation and chat at the right. */
export function WideLobby(parts: LobbyParts) {
  const { table, myId, muted, choices, banner, say, unsaid, report, trouble } = parts;
  const bubbles = useBubbles(parts.room);
  const onRefused = useRefusedCopy();
  return (
    <>
      <header className="lobby-head">
        <h1>{table.settings.name}</h1>
        <Chip>
          <IconPacks aria-hidden="true" />
          {gameWords(table)}
        </Chip>
        <Chip tone={table.isLocked ? 'warn' : 'plain'}>
          {table.isLocked ? <IconLock aria-hidden="true" /> : <IconOpen aria-hidden="true" />}
          {table.isLocked ? 'Locked by the host' : VISIBILITY_WORDS[table.settings.visibility]}
        </Chip>
        <div className="lobby-head-end">
          <EventLink table={table} />
          <SealChip table={table} />
          <TableMenu
            table={table}
            myId={myId}
            isWide
            mayOrganise={parts.mayOrganise}
            act={choices.act}
            onChangeSettings={() => parts.onChangeSettings?.()}
            onLeave={parts.onLeave}
            onEnd={parts.onEnd}
          />
        </div>
      </header>
      {banner}
      <SealTrouble trouble={trouble} />
      <div className="lobby-columns">
        <div className="lobby-side">
          <SettingsPanel table={table} onChange={parts.onChangeSettings} />
          <ChangedNote changed={table.changed} />
          <StartNoticePanel />
        </div>
        <RoundTable choices={choices} bubbles={bubbles}>
          <Middle {...parts} />
        </RoundTable>
        <div className="lobby-side">
          {table.code !== null && <InvitePanel code={table.code} onRefused={onRefused} />}
          {hearsChat(table) && (
            <ChatPanel table={table} myId={myId} muted={muted} say={say} unsaid={unsaid} report={report} />
          )}
        </div>
      </div>
    </>
  );
}

const Middle = ({ table, myId, countdown, step, actions, onCancelStart }: LobbyParts) => {
  if (countdown !== null)
    return <Starting table={table} seconds={countdown} myId={myId} onCancel={onCancelStart} />;
  return (
    <div className="lobby-next">
      <p className="next-count">{seatsWords(table)}</p>
      {table.sight !== 'summary' && <h2>{waitingForWords(table.seats, myId, true)}</h2>}
      <NextButtons step={step} actions={actions} />
      <LockedWithout table={table} />
    </div>
  );
};
