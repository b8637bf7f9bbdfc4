import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type AdminSearch, wordOf } from './adminSearch.ts';
import type { Leaving } from './adminShellParts.ts';

interface Place {
  readonly pathname: string;
  readonly search: AdminSearch;
}

/** Sorting, filtering and paging leave what is typed where it is; another game, view or record does not. */
const leadsAway = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname ||
  ['game', 'view', 'open'].some((key) => wordOf(from.search, key) !== wordOf(to.search, key));

export interface LeaveQuestion {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Keeps what is not saved, and the question while it has to be asked. */
export function useLeaving(): { readonly leaving: Leaving; readonly question: LeaveQuestion | null } {
  const held = useRef<ReadonlySet<symbol>>(new Set());
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const leaving = useMemo<Leaving>(
    () => ({
      hold: () => {
        const one = Symbol('unsaved');
        held.current = new Set([...held.current, one]);
        return () => {
          held.current = new Set([...held.current].filter((other) => other !== one));
        };
      },
      leave: (then) => {
        if (held.current.size === 0) then();
        else setWaiting(() => then);
      },
      letGo: () => {
        held.current = new Set();
      },
    }),
    [],
  );
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    ({ current, next }) =>
      held.current.size > 0 &&
      leadsAway(
        { pathname: current.pathname, search: { ...current.search } },
        { pathname: next.pathname, search: { ...next.search } },
      ),
    [],
  );
  const enableBeforeUnload = useCallback(() => held.current.size > 0, []);
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });
  if (blocker.status === 'blocked')
    return { leaving, question: { onStay: blocker.reset, onLeave: blocker.proceed } };
  if (waiting === null) return { leaving, question: null };
  const onStay = () => setWaiting(null);
  const onLeave = () => {
    leaving.letGo();
    setWaiting(null);
    waiting();
  };
  return { leaving, question: { onStay, onLeave } };
}
