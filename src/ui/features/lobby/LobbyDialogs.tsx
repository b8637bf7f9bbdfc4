import { Suspense } from 'react';
import type { Seat, TableSettings, TableView } from '#contract/tables/tables.ts';
import { late } from '../../kit/late.ts';
import { loadMessages } from '../../messages/load.ts';
import { rememberHosted } from '../browse/hostMemory.ts';
import { LobbyQuestion, type Question } from './LobbyQuestion.tsx';
import type { LobbyPorts } from './lobbyPorts.ts';
import type { Lobby } from './useLobby.ts';

const SettingsDialog = late(() => import('./SettingsDialog.tsx'), 'SettingsDialog');

/** With its words, so that both are there at once. */
const RenameGuest = late(async () => {
  const [dialog] = await Promise.all([import('../guests/RenameGuest.tsx'), loadMessages('guests')]);
  return dialog;
}, 'RenameGuest');

export type OpenDialog =
  | Question
  | { readonly kind: 'settings' }
  | { readonly kind: 'rename'; readonly seat: Seat };

interface LobbyDialogsProps {
  readonly table: TableView;
  readonly mostSeats: number;
  readonly lobby: Lobby;
  readonly leave: () => Promise<void>;
  readonly renameGuest: LobbyPorts['renameGuest'];
  readonly open: OpenDialog | null;
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

/** What stands over the lobby: a question asked back, or the settings, which only a table in its lobby has. */
export function LobbyDialogs(props: LobbyDialogsProps) {
  const { table, mostSeats, lobby, leave, renameGuest, open, onOpen } = props;
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open.kind === 'rename') {
    const { name, memberId } = open.seat;
    if (memberId === null || renameGuest === undefined) return null;
    return (
      <Suspense>
        <RenameGuest name={name} save={(wanted) => renameGuest(memberId, wanted)} onClose={close} />
      </Suspense>
    );
  }
  if (open.kind !== 'settings')
    return (
      <LobbyQuestion
        question={open}
        isLocked={table.isLocked}
        isBusy={lobby.busy !== null}
        onConfirm={() => void answer(open, lobby, leave).then(close)}
        onClose={close}
      />
    );
  if (table.status !== 'lobby') return null;
  return (
    <Suspense>
      <SettingsDialog
        table={table}
        mostSeats={mostSeats}
        isBusy={lobby.busy === 'changeSettings'}
        onClose={close}
        onChange={(settings) =>
          void lobby.ask({ type: 'changeSettings', settings }).then((isDone) => {
            if (isDone) {
              rememberChanged(table, settings);
              close();
            }
          })
        }
      />
    </Suspense>
  );
}

/** The next table of this host begins with these settings. */
function rememberChanged({ hostId, game, template, settings }: TableView, changed: Partial<TableSettings>) {
  if (hostId === null) return;
  rememberHosted({
    memberId: hostId,
    game: game.slug,
    template: template.slug,
    settings: { ...settings, ...changed },
  });
}

async function answer(question: Question, { ask }: Lobby, leave: () => Promise<void>) {
  if (question.kind === 'clear') await ask({ type: 'clearSeat', seat: question.seat.seat });
  if (question.kind === 'end') await ask({ type: 'endTable' });
  if (question.kind === 'leaveAndEnd') await leave();
}
