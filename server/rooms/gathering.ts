import { randomInt } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room.ts';
import type { Database, Sql } from '../db/database.ts';
import { lobbyCommand } from './lobby.ts';
import { backToLobby, beginCountdown, startAfterCountdown } from './starting.ts';
import type { TableNews } from './tableNews.ts';
import { readTable, type TableRecord } from './tableRecord.ts';

export interface GatheringPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly countdownMs: number;
  readonly news: TableNews;
  /** Opens the room of a table that has just started, and tells that it did, or why it did not. */
  readonly started: (draftId: string, reply: Reply<null>) => Promise<Reply<null>>;
}

/** Tables before their first pack. */
export interface Gathering {
  command(memberId: string, draftId: string, command: TableCommand): Promise<Reply<null>>;
  /** Starts a table whose countdown is over; `notStarted` when it was called off meanwhile. */
  afterCountdown(draftId: string): Promise<Reply<null>>;
}

/** Who lost the seat by a command stands beside its reply. */
interface Done {
  readonly reply: Reply<null>;
  readonly removed: string | null;
}

const done: Reply<null> = { ok: true, value: null };
const only = (reply: Reply<null>): Done => ({ reply, removed: null });
const chance = () => randomInt(2 ** 32) / 2 ** 32;

export function createGathering(ports: GatheringPorts): Gathering {
  const { db, now, news } = ports;

  async function announced(tx: Sql, table: TableRecord, memberId: string, command: TableCommand) {
    const { draftId, hostId, status } = table;
    const isAnnounced = status === 'countdown';
    if (command.type === 'cancelStart') {
      if (hostId !== memberId) return only(refused('notHost'));
      if (isAnnounced) await backToLobby(tx, draftId);
      return only(done);
    }
    if (isAnnounced && command.type === 'sit') return only(refused('alreadyStarted'));
    const reply = await lobbyCommand({ sql: tx, table, memberId, nowMs: now(), chance }, command);
    if (isAnnounced && reply.ok) await backToLobby(tx, draftId);
    const cleared = command.type === 'clearSeat' ? table.seats[command.seat] : undefined;
    return { reply, removed: reply.ok ? (cleared?.memberId ?? null) : null };
  }

  function held(memberId: string, draftId: string, command: TableCommand): Promise<Done> {
    return db.transaction(async (tx) => {
      const table = await readTable(tx, draftId, true);
      if (!table) return only(refused('notFound'));
      if (table.status === 'cancelled') return only(refused('draftOver'));
      if (table.status !== 'lobby' && table.status !== 'countdown') return only(refused('alreadyStarted'));
      const times = { nowMs: now(), countdownMs: ports.countdownMs };
      if (command.type === 'start') return only(await beginCountdown(tx, table, memberId, times));
      return announced(tx, table, memberId, command);
    });
  }

  async function afterCountdown(draftId: string): Promise<Reply<null>> {
    const reply = await startAfterCountdown(db, draftId, now());
    return !reply.ok && reply.refusal === 'notStarted' ? reply : ports.started(draftId, reply);
  }

  return {
    afterCountdown,
    async command(memberId, draftId, command) {
      const { reply, removed } = await held(memberId, draftId, command);
      if (!reply.ok) return reply;
      if (command.type === 'start' && ports.countdownMs === 0) return afterCountdown(draftId);
      news.tableChanged(draftId, true);
      if (removed !== null) news.memberRemoved(draftId, removed);
      return reply;
    },
  };
}
