import { useEffect, useEffectEvent } from 'react';
import { useEmitted } from '../../../components/useEmitted.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { peopleAt } from '../seating.ts';
import { useIsHost } from '../useTable.ts';
import { followHost } from './followHost.ts';
import { playerRights } from './hostRights.ts';

const READ_MS = 8000;

/** Tells everybody that the host left, with what may be done without them, and who wants the draft to end. */
export function HostNotices() {
  const { room } = useRoomParts();
  const t = useMessages('roomTalk');
  const notify = useNotify();
  const isHost = useIsHost();
  const tell = useEffectEvent((text: string) => notify({ kind: 'info', text, timeoutMs: READ_MS }));
  useEffect(
    () =>
      isHost ? undefined : followHost(room, ({ hostName }) => tell(t('hostLeft', { host: hostName ?? '' }))),
    [room, isHost, t],
  );
  useEmitted(room, 'votes.cast', ({ seats, table }) => {
    const { room: view } = room.getSnapshot().context;
    if (view === null) return;
    const { votes, needed, hasVoted } = playerRights(table, view, false);
    const voter = peopleAt(table, view).find(({ seat }) => seat === seats.at(-1))?.name ?? '';
    if (!hasVoted) tell(t('voteCast', { voter, votes, needed }));
  });
  return null;
}
