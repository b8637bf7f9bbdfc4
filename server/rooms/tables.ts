import { randomInt, randomUUID } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Prepare, TableCommand } from '#contract/room.ts';
import type { CreateTable, TableStatus } from '#contract/tables.ts';
import type { Database, Sql } from '../db/database.ts';
import { createTable } from './createTable.ts';
import { loadDraft } from './loadDraft.ts';
import { lobbyCommand } from './lobby.ts';
import { createLogWriter } from './logWriter.ts';
import { createRoom, type Room, type RoomPorts } from './room.ts';
import type { RunningDraft } from './runningDraft.ts';
import { checkStart, startDraft } from './startDraft.ts';
import { readTable, type TableRecord } from './tableRecord.ts';

export interface TablesPorts {
  readonly db: Database;
  readonly now: () => number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  readonly botDelayMs: () => number;
  readonly countdownMs: number;
  readonly onFault: (fault: unknown) => void;
}

export interface TablesListener {
  /** A running draft accepted an action. */
  draftChanged(draft: RunningDraft): void;
  /** Lobby, chat, host or status of a table changed. */
  tableChanged(draftId: string): void;
  /** A member lost the seat; told after the fact. */
  memberRemoved(draftId: string, memberId: string): void;
}

/** Grace after the shown zero before the clock takes. */
export const GRACE_MS = 1500;
const CHAT_PER_MINUTE = 20;
const MINUTE_MS = 60_000;
/** How long a finished draft stays in memory. */
const REST_MS = 60_000;

export interface Tables {
  create(hostId: string, hostHandle: string, asked: CreateTable): Promise<Reply<{ draftId: string }>>;
  command(memberId: string, draftId: string, commandId: string, command: TableCommand): Promise<Reply<null>>;
  prepare(memberId: string, prepare: Prepare): Promise<Reply<null>>;
  say(memberId: string, draftId: string, text: string): Promise<Reply<null>>;
  /** The running draft, loaded if need be; null when it has not started. */
  running(draftId: string): Promise<RunningDraft | null>;
  /** Fires what is due: countdowns at their moment, picks after the grace. */
  sweep(): Promise<void>;
  /** Takes up the drafts that were running when the last process ended, giving back the time it was away. */
  resume(): Promise<number>;
  /** Another process wrote this row. */
  heard(draftId: string, version: number): Promise<void>;
  listen(listener: TablesListener): void;
  /** No new command is taken, what was accepted is stored. */
  stop(): Promise<void>;
}

/** All tables as one process serves them. Any number of processes may do so over one database server. */
export function createTables(ports: TablesPorts): Tables & { readonly processId: string } {
  const { db, now } = ports;
  const processId = randomUUID();
  const writer = createLogWriter(db, processId);
  const rooms = new Map<string, Promise<Room | null>>();
  const listeners: TablesListener[] = [];
  const spoken = new Map<string, number[]>();
  let isStopped = false;

  const tell = (say: (listener: TablesListener) => void) => {
    for (const listener of listeners) say(listener);
  };

  function draftChanged(draft: RunningDraft, before: RunningDraft['status']) {
    tell((listener) => listener.draftChanged(draft));
    if (draft.status !== before) tell((listener) => listener.tableChanged(draft.draftId));
  }

  async function openRoom(draftId: string): Promise<Room | null> {
    const loaded = await loadDraft(db, draftId);
    if (!loaded || loaded.status === 'cancelled') return null;
    let status: TableStatus = loaded.status;
    const restWhenDone = (draft: RunningDraft) => {
      if (draft.state.phase === 'complete') setTimeout(() => void forget(draftId), REST_MS).unref();
    };
    restWhenDone(loaded);
    const roomPorts: RoomPorts = {
      writer,
      now,
      botDelayMs: ports.botDelayMs,
      load: (id) => loadDraft(db, id),
      storeHints: (id, seat, prepared) => storeHints(db, id, seat, prepared),
      onFault: ports.onFault,
      onChanged: (draft) => {
        draftChanged(draft, status);
        status = draft.status;
        restWhenDone(draft);
      },
    };
    const room = createRoom(roomPorts, loaded);
    room.wake();
    return room;
  }

  async function roomOf(draftId: string): Promise<Room | null> {
    const known = rooms.get(draftId);
    if (known) return known;
    const opening = openRoom(draftId);
    rooms.set(draftId, opening);
    const room = await opening.catch((fault) => {
      rooms.delete(draftId);
      throw fault;
    });
    if (!room) rooms.delete(draftId);
    return room;
  }

  async function forget(draftId: string) {
    const room = await rooms.get(draftId);
    rooms.delete(draftId);
    await room?.stop();
  }

  async function startNow(draftId: string): Promise<Reply<null>> {
    const started = await db.transaction(async (tx) => {
      const table = await readTable(tx, draftId, true);
      return table ? startDraft(tx, table, now()) : refused('notFound');
    });
    if (!started.ok) await backToLobby(draftId);
    if (started.ok) await roomOf(draftId);
    tell((listener) => listener.tableChanged(draftId));
    return started;
  }

  async function backToLobby(draftId: string) {
    await db.query("update draft set status = 'lobby' where id = $1 and status = 'countdown'", [draftId]);
    await db.query('delete from deadline where draft_id = $1 and seat = -1', [draftId]);
  }

  async function beginCountdown(tx: Sql, table: TableRecord, memberId: string): Promise<Reply<null>> {
    if (table.hostId !== memberId) return refused('notHost');
    const checked = await checkStart(tx, table);
    if (!checked.ok) return checked;
    await tx.query("update draft set status = 'countdown' where id = $1", [table.draftId]);
    await tx.query(
      `insert into deadline (draft_id, seat, due_at, pack_id, pick_number, total_seconds) values ($1, -1, $2, '', 0, $3)
       on conflict (draft_id, seat) do nothing`,
      [table.draftId, new Date(now() + ports.countdownMs), Math.round(ports.countdownMs / 1000)],
    );
    return { ok: true, value: null };
  }

  async function inLobby(memberId: string, draftId: string, command: TableCommand): Promise<Reply<null>> {
    return db.transaction(async (tx) => {
      const table = await readTable(tx, draftId, true);
      if (!table) return refused('notFound');
      if (table.status !== 'lobby' && table.status !== 'countdown') return refused('alreadyStarted');
      if (command.type === 'start') return beginCountdown(tx, table, memberId);
      if (table.status === 'countdown') {
        if (command.type === 'sit') return refused('alreadyStarted');
        await tx.query("update draft set status = 'lobby' where id = $1", [draftId]);
        await tx.query('delete from deadline where draft_id = $1 and seat = -1', [draftId]);
        if (command.type === 'cancelStart') return { ok: true, value: null };
      }
      const chance = () => randomInt(2 ** 32) / 2 ** 32;
      return lobbyCommand({ sql: tx, table, memberId, nowMs: now(), chance }, command);
    });
  }

  async function endRunning(memberId: string, room: Room): Promise<Reply<null>> {
    const { draftId, hostId } = room.current();
    if (hostId !== memberId) return refused('notHost');
    await forget(draftId);
    await db.query(
      "update draft set status = 'cancelled', finished_at = $2 where id = $1 and status <> 'building'",
      [draftId, new Date(now())],
    );
    await db.query('delete from deadline where draft_id = $1', [draftId]);
    return { ok: true, value: null };
  }

  async function command(
    memberId: string,
    draftId: string,
    commandId: string,
    asked: TableCommand,
  ): Promise<Reply<null>> {
    if (isStopped) return refused('draining');
    const room = await roomOf(draftId);
    if (room) {
      if (asked.type === 'endTable') {
        const ended = await endRunning(memberId, room);
        tell((listener) => listener.tableChanged(draftId));
        return ended;
      }
      return room.command(memberId, commandId, asked);
    }
    const kicked = asked.type === 'clearSeat' ? await occupant(draftId, asked.seat) : null;
    const reply = await inLobby(memberId, draftId, asked);
    if (!reply.ok) return reply;
    if (asked.type === 'start' && ports.countdownMs === 0) return startNow(draftId);
    tell((listener) => listener.tableChanged(draftId));
    if (kicked) tell((listener) => listener.memberRemoved(draftId, kicked));
    return reply;
  }

  async function occupant(draftId: string, seat: number): Promise<string | null> {
    const [row] = await db.query<{ member_id: string | null }>(
      'select member_id from seat where draft_id = $1 and seat = $2',
      [draftId, seat],
    );
    return row?.member_id ?? null;
  }

  function spokeTooMuch(memberId: string): boolean {
    const recent = (spoken.get(memberId) ?? []).filter((atMs) => atMs > now() - MINUTE_MS);
    spoken.set(memberId, [...recent, now()]);
    return recent.length >= CHAT_PER_MINUTE;
  }

  async function say(memberId: string, draftId: string, text: string): Promise<Reply<null>> {
    if (isStopped) return refused('draining');
    const [seated] = await db.query('select seat from seat where draft_id = $1 and member_id = $2', [
      draftId,
      memberId,
    ]);
    if (!seated) return refused('notSeated');
    if (spokeTooMuch(memberId)) return refused('tooFast');
    await db.query(
      'insert into chat_message (id, draft_id, member_id, text, at) values ($1, $2, $3, $4, $5)',
      [randomUUID(), draftId, memberId, text, new Date(now())],
    );
    tell((listener) => listener.tableChanged(draftId));
    return { ok: true, value: null };
  }

  async function create(
    hostId: string,
    hostHandle: string,
    asked: CreateTable,
  ): Promise<Reply<{ draftId: string }>> {
    if (isStopped) return refused('draining');
    const created = await createTable({
      db,
      hostId,
      hostHandle,
      asked,
      nowMs: now(),
      newSeed: ports.newSeed,
    });
    if (!created.ok || !asked.solo) {
      if (created.ok) tell((listener) => listener.tableChanged(created.value.draftId));
      return created;
    }
    const started = await startNow(created.value.draftId);
    return started.ok ? created : started;
  }

  async function sweep(): Promise<void> {
    const nowMs = now();
    const rows = await db.query<{ draft_id: string; seat: number }>(
      `select l.draft_id, l.seat from deadline l join draft d on d.id = l.draft_id
       where (l.seat >= 0 and d.status = 'drafting' and l.due_at <= $1) or (l.seat = -1 and d.status = 'countdown' and l.due_at <= $2)
       order by l.due_at limit 50`,
      [new Date(nowMs - GRACE_MS), new Date(nowMs)],
    );
    await Promise.all(
      rows.map(async ({ draft_id, seat }) => {
        if (seat === -1) await startNow(draft_id);
        else await (await roomOf(draft_id))?.fire(seat, GRACE_MS);
      }),
    );
  }

  return {
    processId,
    create,
    command,
    say,
    sweep,
    async prepare(memberId, prepare) {
      if (isStopped) return refused('draining');
      const room = await roomOf(prepare.draftId);
      return room ? room.prepare(memberId, prepare) : refused('notStarted');
    },
    running: async (draftId) => (await roomOf(draftId))?.current() ?? null,
    async resume() {
      const rows = await db.query<{ id: string }>(
        "select id from draft where status = 'drafting' order by started_at desc",
      );
      for (const { id } of rows) await roomOf(id);
      return rows.length;
    },
    async heard(draftId, version) {
      const known = rooms.get(draftId);
      if (known) await (await known)?.catchUp(version);
    },
    listen(listener) {
      listeners.push(listener);
    },
    async stop() {
      isStopped = true;
      for (const opening of rooms.values()) await (await opening)?.stop();
      await writer.drain();
    },
  };
}

async function storeHints(
  db: Database,
  draftId: string,
  seat: number,
  prepared: { packId: string; hints: object },
) {
  await db.query(
    `insert into seat_hints (draft_id, seat, pack_id, hints) values ($1, $2, $3, $4::jsonb)
     on conflict (draft_id, seat) do update set pack_id = excluded.pack_id, hints = excluded.hints`,
    [draftId, seat, prepared.packId, JSON.stringify(prepared.hints)],
  );
}
