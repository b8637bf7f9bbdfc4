import { useEffect, useRef } from 'react';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { wayIn } from './lobbyWords.ts';

interface Arrival {
  readonly table: TableView;
  readonly myId: string;
  readonly isLive: boolean;
  /** A button such as Take a seat or Join led here; no address says so. */
  readonly wantsSeat: boolean;
  readonly act: (command: TableCommand) => void;
  readonly onSeatAsked: () => void;
}

/** Does what was pressed on the way here: sits down once, in a bot's place too. Arriving by itself seats nobody. */
export function useArrival({ table, myId, isLive, wantsSeat, act, onSeatAsked }: Arrival) {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isLive || !wantsSeat || isDone.current) return;
    isDone.current = true;
    onSeatAsked();
    if (table.hostId === myId || table.seats.some((seat) => seat.memberId === myId)) return;
    if (wayIn(table).kind !== 'none') act({ type: 'sit', seat: null });
  }, [table, myId, isLive, wantsSeat, act, onSeatAsked]);
}
