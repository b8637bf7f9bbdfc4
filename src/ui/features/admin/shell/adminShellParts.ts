import { createContext, useContext } from 'react';
import type { AdminGame, AdminShellView } from '#contract/admin/overview.ts';
import type { Undoable } from '#src/ui/features/shell/useUndoNotice.ts';

/** What the shell needs from outside. */
export interface AdminShellPorts {
  /** What is there of this game; of all games for an empty one. */
  readonly load: (game: string, signal: AbortSignal) => Promise<AdminShellView>;
  /** Reverts an activity; throws with words. */
  readonly revert: (activityId: string) => Promise<unknown>;
}

export interface AdminShellState {
  /** The slug of the chosen game; '' is all of them. */
  readonly game: string;
  readonly games: readonly AdminGame[];
  /** Tells that something was done, with the way back where there is one, and reads the counts at the side again. */
  readonly offerUndo: (done: Undoable) => void;
  /** Reads the counts at the side again, where the screen itself says what was done. */
  readonly refresh: () => void;
  /** Grows with everything that is undone: give it to what has to be read again then. */
  readonly revision: number;
  readonly leaving: Leaving;
}

export const AdminShellContext = createContext<AdminShellState | null>(null);

export function useAdminShell(): AdminShellState {
  const shell = useContext(AdminShellContext);
  if (!shell) throw new Error('useAdminShell needs an AdminShell above it.');
  return shell;
}

/** What is typed and not saved on the screens of the administration. */
export interface Leaving {
  /** Something is not saved until the returned function is called. */
  readonly hold: () => () => void;
  /** Does it at once, or after a question where something is not saved. */
  readonly leave: (then: () => void) => void;
  /** Forgets what is not saved, as when it was deleted. */
  readonly letGo: () => void;
}
