import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useAskAgain } from '#src/ui/home/useAskAgain.ts';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import { type Undoable, useUndoNotice } from '#src/ui/shell/useUndoNotice.ts';
import { AdminNavigation } from './AdminNavigation.tsx';
import { useAdminSearch, wordOf } from './adminSearch.ts';
import './adminShell.css';
import { AdminShellContext, type AdminShellPorts, type AdminShellState } from './adminShellParts.ts';
import { UnknownGame } from './UnknownGame.tsx';
import { type LeaveQuestion, useLeaving } from './useLeaving.ts';

interface AdminShellProps {
  readonly ports: AdminShellPorts;
  readonly children: ReactNode;
}

const NO_GAMES: readonly never[] = [];

/** Around every administration screen: the ways at the side and the chosen game. */
export function AdminShell({ ports, children }: AdminShellProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [search, change] = useAdminSearch();
  const [revision, setRevision] = useState(0);
  const game = wordOf(search, 'game');
  const { answer, reload } = useShell(
    ports.load,
    game,
    `${path} ${wordOf(search, 'view')} ${wordOf(search, 'edit')}`,
  );
  const view = answer.kind === 'loaded' ? answer.value : null;
  // Only games that were read for this address say so: one that was just made may be missing in those from before.
  const isUnknown = view !== null && view.askedFor === game && isMissing(view.games, game);
  const games = view?.games ?? NO_GAMES;
  const onUndone = useCallback(() => {
    setRevision((before) => before + 1);
    reload();
  }, [reload]);
  const tell = useUndoNotice(ports.revert, onUndone);
  const offerUndo = useCallback(
    (done: Undoable) => {
      tell(done);
      reload();
    },
    [tell, reload],
  );
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
          view={wordOf(search, 'view') || wordOf(search, 'tab')}
          game={game}
          games={games}
          counts={view?.counts ?? null}
          onGame={(slug) =>
            change({ game: slug === '' ? undefined : slug, page: undefined, filter: undefined })
          }
        />
        <div className="admin-screen">{isUnknown ? <UnknownGame slug={game} /> : children}</div>
        {question !== null && <LeaveDialog {...question} />}
      </div>
    </AdminShellContext>
  );
}

const isMissing = (games: AdminShellState['games'], game: string) =>
  game !== '' && !games.some(({ slug }) => slug === game);

/** The games and counts, read again at every place, since editors save there; the ones before stay until then. */
function useShell(load: AdminShellPorts['load'], game: string, place: string) {
  const chosen = useRef(game);
  chosen.current = game;
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const askedFor = chosen.current;
      return { askedFor, ...(await load(askedFor, signal)) };
    },
    [load],
  );
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
