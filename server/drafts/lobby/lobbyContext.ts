import type { Sql } from '#server/db/database.ts';
import type { TableRecord } from '../tableRecord.ts';
import type { LobbyNews } from './lobbyEvents.ts';

export interface LobbyContext {
  readonly sql: Sql;
  readonly table: TableRecord;
  readonly memberId: string;
  readonly nowMs: number;
  /** A number from 0 up to, but not, 1. Seats are no secret, so this needs no keyed stream. */
  readonly chance: () => number;
  /** Tells what happened; it counts once the command is granted. */
  readonly tell: (event: LobbyNews) => void;
}
