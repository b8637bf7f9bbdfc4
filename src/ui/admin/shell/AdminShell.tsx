import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useAskAgain } from '../../home/useAskAgain.ts';
import { useLoaded } from '../../home/useLoaded.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';
import { useAdminSearch, wordOf } from './adminSearch.ts';
import './adminShell.css';
import { AdminShellContext, type AdminShellPorts, type Undoable } from './adminShellParts.ts';
import { UndoBar } from './UndoBar.tsx';
import { type LeaveQuestion, useLeaving } from './useLeaving.ts';

interface AdminShellProps {
  readonly ports: AdminShellPorts;
  readonly children: ReactNode;
}

const NO_GAMES: readonly never[] = [];

/** Around every administration screen: the ways at the side, the chosen game, and what was just done. */
export function AdminShell({ ports, children }: AdminShellProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [search, change] = useAdminSearch();
  const [done, setDone] = useState<Undoable | null>(null);
  const [revision, setRevision] = useState(0);
  const game = wordOf(search, 'game');
  const { answer, reload } = useShell(
    ports.load,
    game,
    `${path} ${wordOf(search, 'view')} ${wordOf(search, 'edit')}`,
  );
  const view = answer.kind === 'loaded' ? answer.value : null;
  const games = view?.games ?? NO_GAMES;
  const offerUndo = useCallback(
    (undoable: Undoable) => {
      setDone(undoable);
      reload();
    },
    [reload],
  );
  const onUndone = useCallback(() => {
    setRevision((before) => before + 1);
    reload();
  }, [reload]);
  const { leaving, question } = useLeaving();
  const shell = useMemo(
    () => ({ game, games, offerUndo, refresh: reload, revision, leaving }),
    [game, games, offerUndo, reload, revision, leaving],
  );
  return (
    <AdminShellContext value={shell}>
      <div className="admin">
        <AdminNavigation
          path={path.replace(/(.)\/$/, '$1')}
          view={wordOf(search, 'view')}
          game={game}
          games={games}
          counts={view?.counts ?? null}
          onGame={(slug) =>
            change({ game: slug === '' ? undefined : slug, page: undefined, filter: undefined })
          }
        />
        <div className="admin-screen">{children}</div>
        <UndoBar done={done} revert={ports.revert} onUndone={onUndone} onGone={() => setDone(null)} />
        {question !== null && <LeaveDialog {...question} />}
      </div>
    </AdminShellContext>
  );
}

/** The games and counts, read again at every place, since editors save there; the ones before stay until then. */
function useShell(load: AdminShellPorts['load'], game: string, place: string) {
  const chosen = useRef(game);
  chosen.current = game;
  const ask = useCallback((signal: AbortSignal) => load(chosen.current, signal), [load]);
  const shell = useLoaded(ask);
  useAskAgain(`${game} ${place}`, shell.reload);
  return shell;
}

const LeaveDialog = ({ onStay, onLeave }: LeaveQuestion) => (
  <ModalDialog
    title="Leave without saving?"
    isOpen
    onClose={onStay}
    cancelWords="Stay here"
    confirm={{ words: 'Leave', isDestructive: true, onConfirm: onLeave }}
  >
    What you changed here is not saved and would be lost.
  </ModalDialog>
);
