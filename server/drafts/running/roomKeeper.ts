import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { readQuietHours } from '../clock/correspondents.ts';
import { voteToEnd } from '../lobby/endVotes.ts';
import { isHostAway } from '../lobby/hostPresence.ts';
import { bringHome } from '../shards/bringHome.ts';
import { type Databases, databaseOfDraft } from '../shards/databases.ts';
import { caughtUpWherever, loadWherever } from '../shards/loadWherever.ts';
import type { TableNews } from '../tableNews.ts';
import { DraftGoneError, readPrepared } from './loadDraft.ts';
import type { LogWriter } from './logWriter.ts';
import { createRoom, type Room, type RoomPorts } from './room.ts';
import { isLive, type Prepared, type RunningDraft } from './runningDraft.ts';

export interface RoomKeeperPorts {
  readonly databases: Databases;
  readonly writer: LogWriter;
  readonly news: TableNews;
  readonly now: () => number;
  readonly botDelayMs: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** The rooms this process holds in memory: opened when somebody needs them, given up when nobody has for a while. */
export interface RoomKeeper {
  /**
   * The room of a started table that was not cancelled; null otherwise. Where nobody looks at the table here, other processes
   * may have brought it on: what is stored through the room finds that out by itself.
   */
  roomOf(draftId: string): Promise<Room | null>;
  /** The same, with all that other processes wrote. */
  newestRoomOf(draftId: string): Promise<Room | null>;
  /** The rooms in memory. */
  held(): Promise<readonly Room[]>;
  /** The room of this table if it is in memory. */
  heldOf(draftId: string): Promise<Room | null>;
  /** Folds a started table from its log again, whatever was in memory; null where there is none. */
  reopen(draftId: string): Promise<Room | null>;
  /** Gives up rooms that wait for nobody here. */
  giveUpQuiet(): void;
  stop(): Promise<void>;
}

/** How long a room that nobody used stays in memory; it is folded from its log again when needed. */
export const QUIET_MS = 10 * 60_000;
/** The same for a draft that is over. */
export const OVER_MS = 60_000;

interface Held {
  readonly opening: Promise<Room | null>;
  room: Room | null;
  usedAtMs: number;
  /** The following of the table by which the room has been brought up to date all the time. */
  newestBy: object | null;
}

async function storeHints(db: Database, draftId: string, seat: number, prepared: Prepared) {
  const stored = { ...prepared.hints, pickNumber: prepared.pickNumber };
  await db.query(
    `insert into seat_hints (draft_id, seat, pack_id, hints, kept_stars) values ($1, $2, $3, $4::jsonb, $5::jsonb)
     on conflict (draft_id, seat) do update set pack_id = excluded.pack_id, hints = excluded.hints,
       kept_stars = excluded.kept_stars`,
    [draftId, seat, prepared.packId, JSON.stringify(stored), JSON.stringify(prepared.keptStars)],
  );
}

/** Turns the stored status and ends all clocks; false when it was not `from` any more. */
export function turnStatus(
  db: Database,
  draftId: string,
  from: string,
  to: string,
  nowMs: number,
): Promise<boolean> {
  return db.transaction((tx) => turn(tx, draftId, from, to, nowMs));
}

async function turn(tx: Sql, draftId: string, from: string, to: string, nowMs: number): Promise<boolean> {
  const turned = await tx.query(
    'update draft set status = $3, finished_at = coalesce(finished_at, $4) where id = $1 and status = $2 returning id',
    [draftId, from, to, new Date(nowMs)],
  );
  if (turned.length > 0) await tx.query('delete from deadline where draft_id = $1', [draftId]);
  return turned.length > 0;
}

/** The same in whichever database the draft goes on; one that is over comes home. */
async function turnWherever(databases: Databases, draft: RunningDraft, to: TableStatus, nowMs: number) {
  const { draftId, status, shard } = draft;
  if (shard === null || !isLive(draft)) return turnStatus(databases.main, draftId, status, to, nowMs);
  const db = databases.shards.of(shard);
  const isTurned = await db.transaction(async (tx) => {
    // A row that is being stored is stored first, and so comes home: later ones find the draft over.
    await tx.query('lock table draft_log in share mode');
    return turn(tx, draftId, status, to, nowMs);
  });
  if (isTurned) await bringHome(databases.main, { id: shard, db }, draftId);
  return isTurned;
}

export function createRoomKeeper(ports: RoomKeeperPorts): RoomKeeper {
  const { databases, news, now } = ports;
  const { main: db } = databases;
  const rooms = new Map<string, Held>();

  async function open(draftId: string): Promise<Room | null> {
    const loaded = await loadWherever(databases, draftId, now());
    if (!loaded || loaded.draft.status === 'cancelled') return null;
    let status: TableStatus = loaded.draft.status;
    const roomPorts: RoomPorts = {
      writer: ports.writer,
      now,
      botDelayMs: ports.botDelayMs,
      readQuietHours: (id) => readQuietHours(db, id),
      catchUp: (draft, answered) => caughtUpWherever(databases, draft, answered),
      storeHints: (draft, seat, prepared) =>
        storeHints(databaseOfDraft(databases, draft), draft.draftId, seat, prepared),
      readPrepared: (draft) => readPrepared(databaseOfDraft(databases, draft), draft.draftId),
      turnStatus: (draft, to) => turnWherever(databases, draft, to, now()),
      isHostAway: (id) => isHostAway(db, id, now()),
      vote: (draft, memberId, isFor) => voteToEnd(db, draft, memberId, isFor, now()),
      onFault: ports.onFault,
      onChanged: (draft, what) => {
        if (what === 'clocks') news.clocksMoved(draft);
        else news.draftChanged(draft);
        if (draft.status === status) return;
        status = draft.status;
        news.tableChanged(draftId, true);
      },
    };
    const room = createRoom(roomPorts, loaded);
    room.wake();
    return room;
  }

  function hold(draftId: string): Held {
    const held: Held = {
      opening: open(draftId),
      room: null,
      usedAtMs: now(),
      newestBy: news.following(draftId),
    };
    rooms.set(draftId, held);
    const letGo = () => {
      if (rooms.get(draftId) === held) rooms.delete(draftId);
    };
    held.opening.then((room) => {
      held.room = room;
      if (!room) letGo();
    }, letGo);
    return held;
  }

  async function roomOf(draftId: string): Promise<Room | null> {
    const known = rooms.get(draftId);
    if (known) known.usedAtMs = now();
    const room = await (known ?? hold(draftId)).opening;
    // A table that started while it was looked up was seen as not started; of those who waited for it the first looks again.
    return room ?? (known ? (rooms.get(draftId) ?? hold(draftId)).opening : null);
  }

  async function newestRoomOf(draftId: string): Promise<Room | null> {
    const following = news.following(draftId);
    const wasHeld = rooms.has(draftId);
    const room = await roomOf(draftId);
    const held = rooms.get(draftId);
    if (!room || !held || (following && held.newestBy === following)) return room;
    try {
      if (wasHeld) await room.catchUp(null);
    } catch (fault) {
      if (!(fault instanceof DraftGoneError)) throw fault;
      if (rooms.get(draftId) === held) rooms.delete(draftId);
      return null;
    }
    held.newestBy = following;
    return room;
  }

  function mayGiveUp({ room, usedAtMs }: Held, draftId: string): boolean {
    if (!room?.isQuiet() || news.isWatched(draftId)) return false;
    return now() - usedAtMs >= (isLive(room.current()) ? QUIET_MS : OVER_MS);
  }

  return {
    roomOf,
    newestRoomOf,
    held: async () => [...rooms.values()].flatMap(({ room }) => room ?? []),
    heldOf: async (draftId) => (await rooms.get(draftId)?.opening) ?? null,
    async reopen(draftId) {
      const held = rooms.get(draftId);
      const room = (await held?.opening.catch(() => null)) ?? null;
      await room?.stop();
      if (rooms.get(draftId) === held) rooms.delete(draftId);
      await db.query('delete from draft_snapshot where draft_id = $1', [draftId]);
      return roomOf(draftId);
    },
    giveUpQuiet() {
      for (const [draftId, held] of rooms) {
        if (!mayGiveUp(held, draftId)) continue;
        rooms.delete(draftId);
        held.room?.stop().catch(ports.onFault);
      }
    },
    async stop() {
      for (const { opening } of rooms.values()) await (await opening.catch(() => null))?.stop();
    },
  };
}
