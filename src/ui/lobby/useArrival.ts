import { useEffect, useRef } from 'react';
import type { TableCommand } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import { wayIn } from './lobbyWords.ts';
import { hasStoodUp } from './visit.ts';

interface Arrival {
  readonly table: TableView;
  readonly myId: string;
  readonly isLive: boolean;
  /** The address asks for a seat: a bot gives way too, and having stood up before does not matter. */
  readonly wantsSeat: boolean;
  readonly act: (command: TableCommand) => void;
  readonly onSeatAsked: () => void;
}

/** Opening a table sits down once, where a seat is free; an organiser and whoever stood up in this visit stay standing. */
export function useArrival({ table, myId, isLive, wantsSeat, act, onSeatAsked }: Arrival) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isLive || isDone.current) return;
    isDone.current = true;
    if (wantsSeat) onSeatAsked();
    if (table.hostId === myId || table.seats.some((seat) => seat.memberId === myId)) return;
    const way = wayIn(table).kind;
    const isWelcome = way === 'free' || (way === 'bot' && wantsSeat);
    if (isWelcome && (wantsSeat || !hasStoodUp(table.draftId))) act({ type: 'sit', seat: null });
  }, [table, myId, isLive, wantsSeat, act, onSeatAsked]);
}
