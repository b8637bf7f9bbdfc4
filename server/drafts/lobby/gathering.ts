import { randomInt } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { Database, Sql } from '#server/db/database.ts';
import type { TableNews } from '../tableNews.ts';
import { readTable, type TableRecord } from '../tableRecord.ts';
import { lobbyCommand } from './lobby.ts';
import { type LobbyNews, storeLobbyEvents } from './lobbyEvents.ts';
import { awaitedSeats, takeNonce } from './sealing.ts';
import { backToLobby, beginCountdown, callOff, startAfterCountdown, startLocked } from './starting.ts';

export interface GatheringPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly countdownMs: number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  readonly news: TableNews;
  /** Opens the room of a table that has just started, and tells that it did, or why it did not. */
  readonly started: (draftId: string, reply: Reply<null>) => Promise<Reply<null>>;
}

/** Tables before their first pack. */
export interface Gathering {
  command(memberId: string, draftId: string, command: TableCommand): Promise<Reply<null>>;
  /** Goes on with a table whose countdown is over; `notStarted` when it was called off meanwhile. */
  afterCountdown(draftId: string): Promise<Reply<null>>;
}

/** What else a command did stands beside its reply: who lost the seat, whether the last nonce opened the seal. */
interface Done {
  readonly reply: Reply<null>;
  readonly removed: string | null;
  readonly isOpened: boolean;
}

const done: Reply<null> = { ok: true, value: null };
const only = (reply: Reply<null>): Done => ({ reply, removed: null, isOpened: false });
const OPENING = 'The seal of the packs is being opened. Wait a moment.';
const chance = () => randomInt(2 ** 32) / 2 ** 32;

export function createGathering(ports: GatheringPorts): Gathering {
  const { db, now, news } = ports;
  const sealPorts = () => ({ nowMs: now(), newSeed: ports.newSeed });

  /** Does a command of the lobby and keeps what it told. */
  async function gathered(tx: Sql, table: TableRecord, memberId: string, command: TableCommand) {
    const told: LobbyNews[] = [];
    const tell = (event: LobbyNews) => void told.push(event);
    const reply = await lobbyCommand({ sql: tx, table, memberId, nowMs: now(), chance, tell }, command);
    if (reply.ok) await storeLobbyEvents(tx, table.draftId, told);
    return reply;
  }

  async function announced(tx: Sql, table: TableRecord, memberId: string, command: TableCommand) {
    const { draftId, hostId, status } = table;
    const isAnnounced = status === 'countdown';
    if (command.type === 'cancelStart') {
      if (hostId !== memberId) return only(refused('notHost'));
      if (isAnnounced) await backToLobby(tx, draftId);
      return only(done);
    }
    if (isAnnounced && (command.type === 'sit' || command.type === 'commit'))
      return only(refused('alreadyStarted'));
    if (isAnnounced && command.type === 'ready' && command.isReady)
      return only(await gathered(tx, table, memberId, { type: 'ready', isReady: true }));
    const reply = await gathered(tx, table, memberId, command);
    if (isAnnounced && reply.ok) await backToLobby(tx, draftId);
    const cleared = command.type === 'clearSeat' ? table.seats[command.seat] : undefined;
    return { ...only(reply), removed: reply.ok ? (cleared?.memberId ?? null) : null };
  }

  /** The last nonce starts the draft. */
  async function revealed(tx: Sql, table: TableRecord, memberId: string, nonce: string): Promise<Done> {
    const taken = await takeNonce(tx, table, memberId, nonce);
    if (!taken.ok) return only(taken);
    if (awaitedSeats(taken.value).length > 0) return only(done);
    const started = await startLocked(tx, taken.value, sealPorts());
    return { ...only(started.ok ? done : started), isOpened: true };
  }

  /** While nonces are told nothing else happens but that the host ends the table or somebody leaves for good. */
  async function whileOpening(tx: Sql, table: TableRecord, memberId: string, command: TableCommand) {
    if (command.type !== 'stand' && command.type !== 'endTable')
      return only(refused('alreadyStarted', OPENING));
    const reply = await gathered(tx, table, memberId, command);
    if (reply.ok) await callOff(tx, table, sealPorts(), { kind: 'left', memberId });
    return only(reply);
  }

  function held(memberId: string, draftId: string, command: TableCommand): Promise<Done> {
    return db.transaction(async (tx) => {
      const table = await readTable(tx, draftId, true);
      if (!table) return only(refused('notFound'));
      if (table.status === 'cancelled') return only(refused('draftOver'));
      if (table.status !== 'lobby' && table.status !== 'countdown') return only(refused('alreadyStarted'));
      const times = { nowMs: now(), countdownMs: ports.countdownMs };
      if (command.type === 'reveal') return revealed(tx, table, memberId, command.nonce);
      if (table.revealingSinceMs !== null) return whileOpening(tx, table, memberId, command);
      if (command.type === 'start') return only(await beginCountdown(tx, table, memberId, times));
      return announced(tx, table, memberId, command);
    });
  }

  async function afterCountdown(draftId: string): Promise<Reply<null>> {
    const reply = await startAfterCountdown(db, draftId, sealPorts());
    if (!reply.ok) return reply.refusal === 'notStarted' ? reply : ports.started(draftId, reply);
    if (reply.value === 'started') return ports.started(draftId, done);
    news.tableChanged(draftId, true);
    return done;
  }

  async function isUnderWay(draftId: string): Promise<boolean> {
    const rows = await db.query(
      "select 1 from draft where id = $1 and (started_at is not null or status = 'countdown')",
      [draftId],
    );
    return rows.length > 0;
  }

  return {
    afterCountdown,
    async command(memberId, draftId, command) {
      const { reply, removed, isOpened } = await held(memberId, draftId, command);
      if (isOpened) return ports.started(draftId, reply);
      if (!reply.ok) return reply;
      if (command.type === 'start' && ports.countdownMs === 0) {
        const begun = await afterCountdown(draftId);
        // The clockwork may have been faster, or lost time was given back and the start comes a little later.
        return (await isUnderWay(draftId)) ? done : begun;
      }
      if (removed !== null) news.memberRemoved(draftId, removed);
      news.tableChanged(draftId, true);
      return reply;
    },
  };
}
