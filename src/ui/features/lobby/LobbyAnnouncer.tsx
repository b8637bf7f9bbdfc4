import { useEffect, useState } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { countdownWords } from './countdown.ts';
import { newsWords } from './lobbyNews.ts';

interface LobbyAnnouncerProps {
  readonly room: DraftRoomActor;
  readonly myId: string;
  /** Whether the countdown has come to its end. */
  readonly isZero: boolean;
}

const startWords = ({ status, startsAtMs, nowMs }: TableView): string =>
  status === 'countdown' && startsAtMs !== null
    ? `${countdownWords(Math.max(0, Math.ceil((startsAtMs - nowMs) / 1000)))}.`
    : '';

/** Tells screen readers what happens at the table, and the start at its beginning and its end. */
export function LobbyAnnouncer({ room, myId, isZero }: LobbyAnnouncerProps) {
  const t = useMessages('lobby');
  const [said, setSaid] = useState({ words: '', turn: 0 });
  useEffect(() => {
    const following = room.on('table.happened', ({ events, table }) => {
      const start = events.some(({ type }) => type === 'startAnnounced') ? startWords(table) : '';
      const words = [newsWords(events, myId, t), start].filter(Boolean).join(' ');
      if (words !== '') setSaid(({ turn }) => ({ words, turn: turn + 1 }));
    });
    return () => following.unsubscribe();
  }, [room, myId, t]);
  return (
    <>
      <LiveRegion text={said.words} turn={said.turn} />
      <LiveRegion text={isZero ? `${countdownWords(0)}.` : ''} />
    </>
  );
}
