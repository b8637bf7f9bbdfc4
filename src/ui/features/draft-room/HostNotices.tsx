import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { useTable } from '../../room/useTable.ts';
import { useNotify } from '../../shell/actors.tsx';
import { useHostRights } from './useHostRights.ts';

const READ_MS = 8000;

/** Tells everybody that the host left, with what may be done without them, and who wants the draft to end. */
export function HostNotices() {
  const t = useMessages('draftRoom');
  const notify = useNotify();
  const { table, people } = useTable();
  const { isGone, votes, needed, hasVoted } = useHostRights();
  const host = table.hostName ?? '';
  useEffect(() => {
    if (isGone) notify({ kind: 'info', text: t('hostLeft', { host }), timeoutMs: READ_MS });
  }, [isGone, host, notify, t]);
  const toldVotes = useRef(votes);
  const voter = people.find(({ seat }) => seat === table.endVotes?.at(-1))?.name ?? '';
  useEffect(() => {
    const isNews = votes > toldVotes.current && !hasVoted;
    toldVotes.current = votes;
    if (isNews) notify({ kind: 'info', text: t('voteCast', { voter, votes, needed }), timeoutMs: READ_MS });
  }, [votes, needed, voter, hasVoted, notify, t]);
  return null;
}
