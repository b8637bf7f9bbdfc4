import { setImmediate as linesRead } from 'node:timers/promises';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { ActionSource, DraftAction } from '#engine/core/actions.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { NOTE_FINISHED } from '#server/hooks/hookFacts.ts';
import { noticeMoments } from '../clock/noticeMoments.ts';
import type { Due } from './runningDraft.ts';

/** When a seat's pick falls due, `null` clears the seat's deadline; and what its time bank holds, `null` leaves that. */
export interface DeadlineChange {
  readonly seat: number;
  readonly due: Due | null;
  readonly bankMs: number | null;
}

/** One row of a draft's log with everything that must stand in the same commit. */
export interface LogAppend {
  readonly draftId: string;
  /** The further database that the log is written in; null for the main one. */
  readonly shard: string | null;
  readonly seq: number;
  readonly commandId: string;
  readonly atMs: number;
  readonly seat: number | null;
  readonly source: ActionSource;
  readonly action: DraftAction;
  readonly deadlines: readonly DeadlineChange[];
  /** The table's status from this row on; null leaves it. */
  readonly status: TableStatus | null;
}

/** `stored`: committed. `conflict`: the row's place or its command is taken, or the table was ended; look again. */
export type Appended = 'stored' | 'conflict';

export interface LogWriter {
  append(row: LogAppend): Promise<Appended>;
  /** Resolves when nothing is waiting to be written. */
  drain(): Promise<void>;
}

const BATCH_ROWS = 256;

/** A turn that was told of is not told of again because its deadline moved. */
const SAME_TURN = 'deadline.pack_id = excluded.pack_id and deadline.pick_number = excluded.pick_number';

const STORE = `
with incoming as (
  select * from jsonb_to_recordset($1::jsonb)
    as r(draft_id text, seq int, command_id text, at_ms double precision, seat int, source text, payload jsonb, status text)
), stored as (
  insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
  select draft_id, seq, command_id, to_timestamp(at_ms / 1000), seat, source, payload from incoming
  where exists (select 1 from draft d where d.id = incoming.draft_id and d.status in ('drafting', 'paused'))
  on conflict do nothing returning draft_id, seq
), turned as (
  update draft set status = i.status,
    finished_at = case when i.status = 'building' then to_timestamp(i.at_ms / 1000) else draft.finished_at end
  from incoming i join stored s on s.draft_id = i.draft_id and s.seq = i.seq
  where draft.id = i.draft_id and i.status is not null and draft.status in ('drafting', 'paused')
  returning draft.id, draft.status, draft.finished_at, draft.is_solo
), told as (
  ${NOTE_FINISHED}
), due as (
  select d.* from jsonb_to_recordset($2::jsonb)
    as d(draft_id text, seq int, seat int, due_at_ms double precision, pack_id text, pick_number int, total_seconds int,
      begun_at_ms double precision, correspondent jsonb, push_at_ms double precision, mail_at_ms double precision,
      hurry_at_ms double precision, bank_ms int)
  join stored s on s.draft_id = d.draft_id and s.seq = d.seq
), cleared as (
  delete from deadline using due
  where deadline.draft_id = due.draft_id and deadline.seat = due.seat and due.due_at_ms is null
), timed as (
  insert into deadline (draft_id, seat, due_at, pack_id, pick_number, total_seconds, begun_at, correspondent,
    push_at, mail_at, hurry_at)
  select draft_id, seat, to_timestamp(due_at_ms / 1000), pack_id, pick_number, total_seconds,
    to_timestamp(begun_at_ms / 1000), correspondent, to_timestamp(push_at_ms / 1000),
    to_timestamp(mail_at_ms / 1000), to_timestamp(hurry_at_ms / 1000)
  from due where due_at_ms is not null
  on conflict (draft_id, seat) do update set due_at = excluded.due_at, pack_id = excluded.pack_id,
    pick_number = excluded.pick_number, total_seconds = excluded.total_seconds, begun_at = excluded.begun_at,
    correspondent = excluded.correspondent, hurry_at = excluded.hurry_at,
    push_at = case when ${SAME_TURN} then deadline.push_at else excluded.push_at end,
    mail_at = case when ${SAME_TURN} then deadline.mail_at else excluded.mail_at end
), banked as (
  update seat set bank_ms = due.bank_ms from due
  where seat.draft_id = due.draft_id and seat.seat = due.seat and due.bank_ms is not null
)
select draft_id, seq from stored`;

interface Waiting {
  readonly row: LogAppend;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (fault: unknown) => void;
}

/** A batch holds at most one row of a draft, and so one deadline of a seat. */
function deadlinesOf(rows: readonly LogAppend[]) {
  return rows.flatMap((row) =>
    row.deadlines.map(({ seat, due, bankMs }) => ({
      draft_id: row.draftId,
      seq: row.seq,
      seat,
      ...(due ? deadlineRecord(due, row.atMs) : { due_at_ms: null }),
      bank_ms: bankMs,
    })),
  );
}

/** A deadline as its columns hold it, with moments in milliseconds. */
export function deadlineRecord(due: Due, nowMs: number) {
  const { pushAtMs, mailAtMs, hurryAtMs } = noticeMoments(due, nowMs);
  return {
    due_at_ms: due.dueAtMs,
    pack_id: due.packId,
    pick_number: due.pickNumber,
    total_seconds: due.totalSeconds,
    begun_at_ms: due.begunAtMs,
    correspondent: due.correspondent,
    push_at_ms: pushAtMs,
    mail_at_ms: mailAtMs,
    hurry_at_ms: hurryAtMs,
  };
}

const recordOf = (row: LogAppend) => ({
  draft_id: row.draftId,
  seq: row.seq,
  command_id: row.commandId,
  at_ms: row.atMs,
  seat: row.seat,
  source: row.source,
  payload: row.action,
  status: row.status,
});

/**
 * Writes rows that follow each other in one draft's log with one statement, as a log writer writes them one by one. Only for
 * drafts that nobody else can see yet. Throws where a row was not stored.
 */
export async function storeStretch(sql: Sql, rows: readonly LogAppend[]): Promise<void> {
  const last = new Map(deadlinesOf(rows).map((deadline) => [deadline.seat, deadline]));
  const values = [JSON.stringify(rows.map(recordOf)), JSON.stringify([...last.values()])];
  const stored = await sql.query(STORE, values);
  if (stored.length < rows.length)
    throw new Error(`${rows.length - stored.length} rows of a log were not stored.`);
}

/**
 * Writes log rows of all drafts of this process in shared commits: what came over the lines in one turn of the event loop,
 * or while a commit runs, goes into the next. A row is answered only after its commit, and `onStored` hears of it then.
 */
export function createLogWriter(
  db: Database,
  onStored: (row: LogAppend) => void = () => undefined,
): LogWriter {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  /** What waits, in its order, at most one row of a draft: what a row of the same place came to could not be told from it. */
  function takeBatch(): Waiting[] {
    const drafts = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const one of waiting) {
      const isNext = batch.length < BATCH_ROWS && !drafts.has(one.row.draftId);
      (isNext ? batch : later).push(one);
      drafts.add(one.row.draftId);
    }
    waiting = later;
    return batch;
  }

  async function store(rows: readonly LogAppend[]): Promise<Set<string>> {
    const values = [JSON.stringify(rows.map(recordOf)), JSON.stringify(deadlinesOf(rows))];
    const stored = await db.queryOften<{ draft_id: string; seq: number }>('store_log_rows', STORE, values);
    return new Set(stored.map(({ draft_id, seq }) => `${draft_id}:${seq}`));
  }

  function settle({ row, resolve }: Waiting, stored: Set<string>) {
    const isStored = stored.has(`${row.draftId}:${row.seq}`);
    resolve(isStored ? 'stored' : 'conflict');
    if (isStored) onStored(row);
  }

  async function writeAlone(one: Waiting) {
    try {
      settle(one, await store([one.row]));
    } catch (fault) {
      one.reject(fault);
    }
  }

  async function write(batch: Waiting[]) {
    try {
      const stored = await store(batch.map(({ row }) => row));
      for (const one of batch) settle(one, stored);
    } catch (fault) {
      if (batch.length === 1) batch[0]?.reject(fault);
      else for (const one of batch) await writeAlone(one);
    }
  }

  async function run() {
    while (waiting.length > 0) {
      // The embedded database lets nothing else happen while it works: without this each row would come alone.
      await linesRead();
      await write(takeBatch());
    }
    running = null;
  }

  return {
    append(row) {
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        running ??= run();
      });
    },
    async drain() {
      while (running) await running;
    },
  };
}
