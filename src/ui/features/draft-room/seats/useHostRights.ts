import { useEffect, useState } from 'react';
import { useRoomParts } from '../roomParts.tsx';
import { useIsHost, useTable } from '../useTable.ts';
import { HOST_AWAY_MS, isHostGone, type PlayerRights, playerRights } from './hostRights.ts';

export interface HostRights extends PlayerRights {
  readonly isHost: boolean;
  readonly isGone: boolean;
}

/** Who may bring the draft on now; told anew when the host has been away for long enough. */
export function useHostRights(): HostRights {
  const { room } = useRoomParts();
  const { table, view } = useTable();
  const isHost = useIsHost();
  const [, look] = useState(0);
  const nowMs = Date.now() + room.getSnapshot().context.offsetMs;
  const leftAtMs = table.hostLeftAtMs ?? null;
  useEffect(() => {
    if (leftAtMs === null) return;
    const waitMs = leftAtMs + HOST_AWAY_MS - (Date.now() + room.getSnapshot().context.offsetMs);
    if (waitMs < 0) return;
    const timer = window.setTimeout(() => look((times) => times + 1), waitMs + 50);
    return () => window.clearTimeout(timer);
  }, [leftAtMs, room]);
  const isGone = !isHost && isHostGone(table, view, nowMs);
  return { isHost, isGone, ...playerRights(table, view, isGone) };
}
