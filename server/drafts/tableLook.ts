import type { Database } from '../db/database.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import type { Shard, Shards } from '../db/shards/shards.ts';
import { COUNTDOWN_SEAT } from './lobby/starting.ts';

/** How often followed tables are looked at in the database: with what it takes, news that no message told are here in 3 s. */
export const LOOK_MS = 2000;
/** What begins to be followed at about the same time is looked at together. */
const BEGUN_MS = 20;
const MOST_AT_ONCE = 500;

/**
 * What stands in the database of a table: the last row of its log, and a mark that changes with whatever else of it people
 * are shown: rows carry the number of the transaction that wrote them.
 */
const STANDS = `select d.id as draft_id, d.shard,
    coalesce((select max(l.seq) from draft_log l where l.draft_id = d.id), 0)::int as version,
    concat_ws('/', d.xmin::text,
      (select string_agg(s.xmin::text, ',' order by s.seat) from seat s where s.draft_id = d.id),
      (select c.id || c.xmin::text from chat_message c where c.draft_id = d.id order by c.at desc, c.id desc limit 1),
      (select string_agg(v.xmin::text, ',' order by v.seat) from end_vote v where v.draft_id = d.id),
      (select count(*) from seal_void o where o.draft_id = d.id),
      (select w.due_at from deadline w where w.draft_id = d.id and w.seat = ${COUNTDOWN_SEAT})) as mark
  from draft d where d.id = any(string_to_array($1, ','))`;

/** The same of a draft that goes on in a further database; the rest of it stands in the main one. */
const STANDS_THERE = `select d.id as draft_id, d.shard,
    coalesce((select max(l.seq) from draft_log l where l.draft_id = d.id), 0)::int as version, d.xmin::text as mark
  from draft d where d.id = any(string_to_array($1, ','))`;

interface Stand {
  readonly draft_id: string;
  /** Where it goes on, if not here. */
  readonly shard: string | null;
  readonly version: number;
  readonly mark: string;
}

export interface TableLookPorts {
  readonly db: Pick<Database, 'queryOften'>;
  readonly shards: Pick<Shards, 'reached'>;
  /** The tables to look at. */
  readonly followed: () => readonly string[];
  readonly onRow: (draftId: string, version: number) => Promise<void>;
  readonly onTable: (draftId: string) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/** Finds in the database what other processes did at followed tables, whether or not a message told of it. */
export interface TableLook {
  /** Looks at all of them now. Throws the faults of the database. */
  look(): Promise<void>;
  /** Looks at one soon. */
  soon(draftId: string): void;
  start(): void;
  stop(): Promise<void>;
}

export function createTableLook(ports: TableLookPorts): TableLook {
  const { db, onRow, onTable, onFault } = ports;
  const marks = new Map<string, string>();
  const looking = new Set<string>();
  const marksThere = new Map<string, Map<string, string>>();
  const begun = new Set<string>();
  let begunTimer: NodeJS.Timeout | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function tell({ draft_id, version, mark }: Stand, known: Map<string, string>) {
    await onRow(draft_id, version);
    if (known.get(draft_id) === mark) return;
    known.set(draft_id, mark);
    await onTable(draft_id);
  }

  function marksIn(shardId: string) {
    const known = marksThere.get(shardId) ?? new Map<string, string>();
    marksThere.set(shardId, known);
    return known;
  }

  /** One that is away is looked at when it is back; it keeps nobody else waiting for news. */
  async function lookThere({ id, db: there }: Shard, asked: string) {
    const stands = await there.queryOften<Stand>('followed_tables_there', STANDS_THERE, [asked]);
    for (const stand of stands) await tell(stand, marksIn(id)).catch(onFault);
  }

  async function lookAt(draftIds: readonly string[]) {
    for (let first = 0; first < draftIds.length; first += MOST_AT_ONCE) {
      const some = draftIds.slice(first, first + MOST_AT_ONCE);
      const stands = await db.queryOften<Stand>('followed_tables', STANDS, [some.join(',')]);
      for (const stand of stands) {
        const told = tell(stand, marks).catch(onFault);
        // A room whose database is silent keeps nobody else waiting.
        if (stand.shard === null) await told;
      }
      for (const shard of ports.shards.reached()) lookSoon(shard, some.join(','));
    }
  }

  async function look() {
    const followed = ports.followed();
    const known = new Set(followed);
    for (const all of [marks, ...marksThere.values()])
      for (const draftId of all.keys()) if (!known.has(draftId)) all.delete(draftId);
    await lookAt(followed);
  }

  /** One that is silent is not asked again before it answers. */
  function lookSoon(shard: Shard, asked: string) {
    if (looking.has(shard.id)) return;
    looking.add(shard.id);
    void lookThere(shard, asked)
      .catch(unlessAway)
      .finally(() => looking.delete(shard.id));
  }

  function unlessAway(fault: unknown) {
    if (!(fault instanceof DatabaseAwayError)) onFault(fault);
  }

  /** One after the other. While the database is away everybody is told so elsewhere. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    running = running.then(work).catch(unlessAway);
    return running;
  }

  function again() {
    if (isStopped) return;
    timer = setTimeout(() => void inTurn(look).then(again), LOOK_MS);
    timer.unref();
  }

  return {
    look,
    soon(draftId) {
      begun.add(draftId);
      if (begun.size > 1 || isStopped) return;
      begunTimer = setTimeout(() => {
        const some = [...begun];
        begun.clear();
        void inTurn(() => lookAt(some));
      }, BEGUN_MS);
      begunTimer.unref();
    },
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(begunTimer);
      await running;
    },
  };
}
