import { Suspense } from 'react';
import type { TableSettings, TableView } from '#contract/tables.ts';
import { rememberHosted } from '../browse/hostMemory.ts';
import { late } from '../kit/late.ts';
import { LobbyQuestion, type Question } from './LobbyQuestion.tsx';
import type { Lobby } from './useLobby.ts';

const SettingsDialog = late(() => import('./SettingsDialog.tsx'), 'SettingsDialog');

export type OpenDialog = Question | { readonly kind: 'settings' };

interface LobbyDialogsProps {
  readonly table: TableView;
  readonly mostSeats: number;
  readonly lobby: Lobby;
  readonly leave: () => Promise<void>;
  readonly open: OpenDialog | null;
  readonly onOpen: (dialog: OpenDialog | null) => void;
}

/** What stands over the lobby: a question asked back, or the settings, which only a table in its lobby has. */
export function LobbyDialogs({ table, mostSeats, lobby, leave, open, onOpen }: LobbyDialogsProps) {
  const close = () => onOpen(null);
  if (open === null) return null;
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
