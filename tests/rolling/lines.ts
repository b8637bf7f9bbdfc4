import { HubConnectionState } from '@microsoft/signalr';
import type { Player } from '../harness/player.ts';

const LOOK_MS = 20;

/** How long lines were away, one after the other. */
export interface LineWatch {
  watch(players: readonly Player[]): void;
  forget(players: readonly Player[]): void;
  /** Milliseconds of each time that a line was lost and came back by itself. */
  readonly awayMs: readonly number[];
  /** Ends the looking; answers how many lines are away. */
  stop(): number;
}

/** Looks at lines every 20 ms. */
export function watchLines(): LineWatch {
  const since = new Map<Player, number | null>();
  const awayMs: number[] = [];
  const look = setInterval(() => {
    const nowMs = performance.now();
    for (const [player, lostAtMs] of since) {
      const isThere = player.connection().state === HubConnectionState.Connected;
      if (isThere && lostAtMs !== null) awayMs.push(nowMs - lostAtMs);
      if (isThere === (lostAtMs !== null)) since.set(player, isThere ? null : nowMs);
    }
  }, LOOK_MS);
  return {
    watch(players) {
      for (const player of players) since.set(player, null);
    },
    forget(players) {
      for (const player of players) since.delete(player);
    },
    awayMs,
    stop() {
      clearInterval(look);
      return [...since.values()].filter((lostAtMs) => lostAtMs !== null).length;
    },
  };
}
