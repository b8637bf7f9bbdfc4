import { setTimeout as pause } from 'node:timers/promises';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Hint, Prepare, TableCommand } from '#contract/room/room.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import { NO_SHARDS, type Shard, type Shards } from '../db/shards/shards.ts';
import { createDueSweep, type DueSweep } from './clock/dueSweep.ts';
import { nudgeSeat } from './clock/nudges.ts';
import { createChat } from './lobby/chat.ts';
import { closeLeftTables, markWatched } from './lobby/closing.ts';
import { createTable, type Host } from './lobby/createTable.ts';
import { createGathering } from './lobby/gathering.ts';
import { noteHost } from './lobby/hostPresence.ts';
import { startAtOnce } from './lobby/starting.ts';
import { createAnswers } from './running/answers.ts';
import { hintFor } from './running/hint.ts';
import type { LogAppend, LogWriter } from './running/logWriter.ts';
import { createRoomKeeper } from './running/roomKeeper.ts';
import type { RunningDraft, StoredRow } from './running/runningDraft.ts';
import type { Databases } from './shards/databases.ts';
import { createDraftLogs } from './shards/draftLogs.ts';
import { readLogWherever } from './shards/loadWherever.ts';
import { type OverdueTurn, overdueInShards } from './shards/overdue.ts';
import { createShardRounds, type ShardRounds } from './shards/shardRounds.ts';
import { TABLE_KEEPER } from './tableKeeper.ts';
import { createTableLook } from './tableLook.ts';
import { createTableNews, type TablesListener } from './tableNews.ts';

export interface TablesPorts {
  readonly db: Database;
  /** Further databases, in which logs and clocks of running drafts stand; none by default. */
  readonly shards?: Shards;
  /** Between the processes that serve these tables. */
  readonly bus: Bus;
  readonly now: () => number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  readonly botDelayMs: () => number;
  readonly countdownMs: number;
  readonly onFault: (fault: unknown) => void;
  /** Hears of each row of a log that this process has stored. */
  readonly onStored?: (row: LogAppend) => void;
  /** What stands between the tables and the log where it is traced. */
  readonly tracedWriter?: (writer: LogWriter) => LogWriter;
}

/** What an Admin may ask at a table that is not their own. */
export type KeeperCommand = 'pause' | 'resume' | 'endTable' | 'repair';

/** All tables as one process serves them. Any number of processes may do so over one database server. */
export interface Tables {
  create(host: Host, asked: CreateTable): Promise<Reply<{ draftId: string }>>;
  command(memberId: string, draftId: string, commandId: string, command: TableCommand): Promise<Reply<null>>;
  prepare(memberId: string, prepare: Prepare): Promise<Reply<null>>;
  say(memberId: string, draftId: string, text: string, commandId?: string): Promise<Reply<null>>;
  /** What a bot would do in the member's seat now. */
  hint(memberId: string, draftId: string): Promise<Reply<Hint>>;
  /**
   * The running draft, loaded if need be; null when it has not started or was cancelled. Where somebody has seen a version,
   * it is no older: the message about it may be under way, or lost with the process that stored it.
   */
  running(draftId: string, seen?: number): Promise<RunningDraft | null>;
  /** The running draft if this process has it in memory. */
  heldDraft(draftId: string): Promise<RunningDraft | null>;
  /** Fires what is due: countdowns at their moment, picks after the grace. */
  sweep(): Promise<void>;
  /** The moment, in milliseconds, before which nothing of what is stored by now falls due; infinite where nothing does. */
  nextDueMs(): Promise<number>;
  /** What an Admin asks in the host's place, at any table; `repair` reads it anew from its log and sets its clocks anew. */
  keepOrder(draftId: string, commandId: string, asked: KeeperCommand): Promise<Reply<null>>;
  /** Wakes the bots of drafts that were running when the last process ended; tells how many drafts. */
  resume(): Promise<number>;
  /** The rows of a started draft's log after `seq`, from wherever it is written. */
  log(draftId: string, afterSeq: number): Promise<readonly StoredRow[]>;
  /** What is done for each further database apart from the clockwork. */
  readonly rounds: ShardRounds;
  /** Turns in further databases that fell due before a moment. */
  overdueInShards(beforeMs: number): Promise<readonly OverdueTurn[]>;
  /** Deadlines were moved in the database: takes them over and tells everybody who watches. */
  clocksMoved(): Promise<void>;
  /** How many started tables are in memory. */
  heldCount(): Promise<number>;
  /** Gives up rooms that nobody uses; closes tables that people left. */
  giveUpQuiet(): void;
  closeLeft(): Promise<void>;
  /** Somebody began to look at a table that has not started: it is not left. */
  lobbyOpened(draftId: string): Promise<void>;
  /** A member opened the room of a started table, or closed it. */
  memberSeen(draftId: string, memberId: string, isHere: boolean): Promise<void>;
  /** The table changed by other means than a command, such as its last deck being submitted. */
  changed(draftId: string): void;
  listen(listener: TablesListener): void;
  /** Somebody looks at a table through this process: what others do there is heard, until the returned function is called. */
  follow(draftId: string): () => void;
  /** Hears what other processes do at the same tables, and looks for it, until the returned function is called. */
  hearOthers(): () => Promise<void>;
  /** Finds now what others did at followed tables, for those who steer the clockwork. */
  lookAtOthers(): Promise<void>;
  /** From now on who loses the line here is not noted as gone: they come to another process, or back after the next start. */
  leave(): void;
  /** No new command is taken, what was accepted is stored. */
  stop(): Promise<void>;
}

/** Bots of solo tables wake when their player comes back. */
const TO_RESUME = `select id from draft where status = 'drafting' and not is_solo and shard is null
  order by started_at desc`;
/** Whether one there is paused may not be known here yet. */
const TO_RESUME_IN = `select id from draft where shard = $1 and status in ('drafting', 'paused') and not is_solo
  order by started_at desc`;
/** Who starts a table waits no longer for its room: a database that is silent is noticed later. */
const OPEN_MS = 2000;

export function createTables(ports: TablesPorts): Tables {
  const { db, bus, now, onFault, shards = NO_SHARDS } = ports;
  const databases: Databases = { main: db, shards };
  const news = createTableNews(bus, onFault);
  const onStored = (row: LogAppend) => {
    news.rowStored(row.draftId, row.seq);
    ports.onStored?.(row);
  };
  const plainWriter = createDraftLogs({ databases, onStored, onFault });
  const writer = ports.tracedWriter?.(plainWriter) ?? plainWriter;
  const keeper = createRoomKeeper({ ...ports, databases, writer, news });
  const answers = createAnswers();
  const chat = createChat(db, now);
  let isStopped = false;
  let isLeaving = false;

  function unlessAway(fault: unknown) {
    if (!(fault instanceof DatabaseAwayError)) throw fault;
  }

  async function started(draftId: string, reply: Reply<null>): Promise<Reply<null>> {
    // It has started, whether or not the database it was put in answers by now.
    if (reply.ok)
      await Promise.race([keeper.roomOf(draftId).catch(unlessAway), pause(OPEN_MS, null, { ref: false })]);
    news.tableChanged(draftId, true);
    return reply;
  }

  const gathering = createGathering({ ...ports, news, started });

  async function command(
    memberId: string,
    draftId: string,
    commandId: string,
    asked: TableCommand,
  ): Promise<Reply<null>> {
    if (isStopped) return refused('draining');
    const key = `${memberId}/${draftId}/${commandId}`;
    const known = answers.known(key);
    if (known) return known;
    const room = await keeper.newestRoomOf(draftId);
    if (room && asked.type === 'nudge')
      return answers.once(key, () => nudgeSeat(db, room.current(), memberId, asked.seat, now()));
    if (room && asked.type === 'voteToEnd')
      return answers.once(key, async () => {
        const reply = await room.voteToEnd(memberId, asked.isFor);
        if (reply.ok) news.tableChanged(draftId, true);
        return reply;
      });
    if (room && asked.type !== 'endTable') return room.command(memberId, commandId, asked);
    return answers.once(key, () => (room ? room.end(memberId) : gathering.command(memberId, draftId, asked)));
  }

  async function create(host: Host, asked: CreateTable): Promise<Reply<{ draftId: string }>> {
    if (isStopped) return refused('draining');
    const created = await createTable({ db, host, asked, nowMs: now(), newSeed: ports.newSeed });
    if (!created.ok) return created;
    const { draftId } = created.value;
    if (!asked.solo) {
      news.tableChanged(draftId, true);
      return created;
    }
    const start = await started(draftId, await startAtOnce(db, draftId, now()));
    if (start.ok) return created;
    await db.query('delete from draft where id = $1', [draftId]);
    return start;
  }

  async function repair(draftId: string, commandId: string): Promise<Reply<null>> {
    const room = await keeper.reopen(draftId);
    news.tableChanged(draftId, true);
    if (room?.current().status !== 'drafting') return { ok: true, value: null };
    const paused = await room.command(TABLE_KEEPER, `${commandId}/still`, { type: 'pause' });
    return paused.ok ? room.command(TABLE_KEEPER, `${commandId}/on`, { type: 'resume' }) : paused;
  }

  /** A table that has not started is kept in its host's name. */
  async function keepOrder(draftId: string, commandId: string, asked: KeeperCommand): Promise<Reply<null>> {
    if (asked === 'repair') return repair(draftId, commandId);
    if (await keeper.roomOf(draftId)) return command(TABLE_KEEPER, draftId, commandId, { type: asked });
    const [table] = await db.query<{ host: string | null }>(
      'select host_id as host from draft where id = $1',
      [draftId],
    );
    return table
      ? command(table.host ?? TABLE_KEEPER, draftId, commandId, { type: asked })
      : refused('notFound');
  }

  async function resume(): Promise<number> {
    const rows = await db.query<{ id: string }>(TO_RESUME);
    for (const { id } of rows) await keeper.roomOf(id).catch(onFault);
    return rows.length;
  }

  /** Those of a further database when it answers. Throws a DatabaseAwayError where it is away again. */
  async function resumeIn(shardId: string): Promise<void> {
    const rows = await db.query<{ id: string }>(TO_RESUME_IN, [shardId]);
    for (const { id } of rows)
      await keeper.roomOf(id).catch((fault: unknown) => {
        if (fault instanceof DatabaseAwayError) throw fault;
        onFault(fault);
      });
  }

  const fires = {
    ...ports,
    roomOf: (id: string) => keeper.roomOf(id),
    startAfterCountdown: (id: string) => gathering.afterCountdown(id),
  };
  const due = createDueSweep(fires);

  /** Rooms of one database, the main one for null: those of another one may wait for it. */
  async function catchUpIn(database: string | null) {
    for (const room of await keeper.held())
      if (room.current().shard === database) await room.catchUp(null).catch(onFault);
  }

  const heard = {
    row: async (draftId: string, version: number) => (await keeper.heldOf(draftId))?.catchUp(version),
    table: async (draftId: string) => (await keeper.heldOf(draftId))?.catchUp(null),
  };
  const sweeps = new Map<string, DueSweep>();
  function sweepOf({ id, db }: Shard): DueSweep {
    const known = sweeps.get(id) ?? createDueSweep({ ...fires, db });
    sweeps.set(id, known);
    return known;
  }
  const rounds = createShardRounds({
    databases,
    now,
    sweep: (shard) => sweepOf(shard).sweep(),
    clocksMoved: catchUpIn,
    answersAgain: ({ id }) => resumeIn(id),
    onFault,
  });
  const look = createTableLook({
    db,
    shards,
    followed: () => news.followed(),
    onRow: heard.row,
    async onTable(draftId) {
      await heard.table(draftId);
      news.tableFound(draftId);
    },
    onFault,
  });

  return {
    create,
    command,
    keepOrder,
    resume,
    rounds,
    log: (draftId, afterSeq) => readLogWherever(databases, draftId, afterSeq),
    overdueInShards: (beforeMs) => overdueInShards(shards, beforeMs),
    sweep: () => due.sweep(),
    nextDueMs: () => due.nextMs(),
    clocksMoved: () => catchUpIn(null),
    heldCount: async () => (await keeper.held()).length,
    giveUpQuiet: () => keeper.giveUpQuiet(),
    listen: (listener) => news.listen(listener),
    changed: (draftId) => news.tableChanged(draftId, true),
    async prepare(memberId, prepare) {
      if (isStopped) return refused('draining');
      const room = await keeper.newestRoomOf(prepare.draftId);
      return room ? room.prepare(memberId, prepare) : refused('notStarted');
    },
    async say(memberId, draftId, text, commandId) {
      if (isStopped) return refused('draining');
      const reply = await chat.say(memberId, draftId, text, commandId);
      if (reply.ok) news.tableChanged(draftId, false);
      return reply;
    },
    async hint(memberId, draftId) {
      const room = await keeper.newestRoomOf(draftId);
      return room ? hintFor(room.current(), memberId) : refused('notStarted');
    },
    async running(draftId, seen = 0) {
      const room = await keeper.newestRoomOf(draftId);
      if (room && room.current().version < seen) await room.catchUp(seen);
      return room?.current() ?? null;
    },
    heldDraft: async (draftId) => (await keeper.heldOf(draftId))?.current() ?? null,
    async closeLeft() {
      await markWatched(db, news.watched(), now());
      for (const draftId of await closeLeftTables(db, now())) news.tableChanged(draftId, true);
    },
    async memberSeen(draftId, memberId, isHere) {
      if (
        !isStopped &&
        (isHere || !isLeaving) &&
        (await noteHost(db, draftId, memberId, isHere ? null : now()))
      )
        news.tableChanged(draftId, true);
    },
    lobbyOpened: (draftId) => markWatched(db, [draftId], now()),
    follow: (draftId) => news.follow(draftId),
    lookAtOthers: () => look.look(),
    hearOthers() {
      const stop = news.hearOthers({ ...heard, begun: (draftId) => look.soon(draftId) });
      if (!bus.isAlone) look.start();
      return async () => {
        stop();
        await look.stop();
      };
    },
    leave() {
      isLeaving = true;
    },
    async stop() {
      isStopped = true;
      await keeper.stop();
      await writer.drain();
    },
  };
}
