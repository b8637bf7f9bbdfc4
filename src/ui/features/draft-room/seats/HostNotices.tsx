import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { useTable } from '../useTable.ts';
import { useHostRights } from './useHostRights.ts';

const READ_MS = 8000;

/** Tells everybody that the host left, with what may be done without them, and who wants the draft to end. */
export function HostNotices() {
  const t = useMessages('roomTalk');
  const notify = useNotify();
  const { table, people } = useTable();
  const { isGone, votes, needed, hasVoted } = useHostRights();
  const host = table.hostName ?? '';
  const told = useRef({ isGone: false, votes });
  const voter = people.find(({ seat }) => seat === table.endVotes?.at(-1))?.name ?? '';
  useEffect(() => {
    const before = told.current;
    told.current = { isGone, votes };
    const tell = (text: string) => notify({ kind: 'info', text, timeoutMs: READ_MS });
    if (isGone && !before.isGone) tell(t('hostLeft', { host }));
    if (votes > before.votes && !hasVoted) tell(t('voteCast', { voter, votes, needed }));
  }, [isGone, host, votes, needed, voter, hasVoted, notify, t]);
  return null;
}
