import { tableStatusSchema } from '#contract/tables/tableRows.ts';
import type { Database } from '#server/db/database.ts';
import {
  atOneMoment,
  caughtUp,
  foldRows,
  foldStored,
  type LiveRows,
  type LoadedDraft,
  readLive,
  readLog,
  readPeople,
  readStoredDraft,
} from '../running/loadDraft.ts';
import { isLive, type RunningDraft, type StoredRow } from '../running/runningDraft.ts';
import { bringHome } from './bringHome.ts';
import type { Databases } from './databases.ts';
import { moveIn } from './moveIn.ts';

type InShard = LiveRows & Pick<RunningDraft, 'status'>;

/** Null where the draft is not in that database, or is there by another start than `startedAt`. */
const readFrom = (
  db: Database,
  draftId: string,
  afterSeq: number,
  startedAt?: Date | null,
): Promise<InShard | null> =>
  atOneMoment(db, async (sql) => {
    const [row] = await sql.query<{ status: string; startedAt: Date | null }>(
      'select status, started_at as "startedAt" from draft where id = $1',
      [draftId],
    );
    if (!row || (startedAt !== undefined && row.startedAt?.getTime() !== startedAt?.getTime())) return null;
    return { ...(await readLive(sql, draftId, afterSeq)), status: tableStatusSchema.parse(row.status) };
  });

/** Between two looks it may have ended and come home. */
const LOOKS = 3;

/**
 * Folds a started draft from its log, in whichever database that is written; null when it has not started. Throws a
 * DatabaseAwayError while that database is away.
 */
export async function loadWherever(
  { main, shards }: Databases,
  draftId: string,
  nowMs: number,
): Promise<LoadedDraft | null> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const found = await atOneMoment(main, async (sql) => {
      const stored = await readStoredDraft(sql, draftId);
      if (!stored) return null;
      const people = await readPeople(sql, stored);
      const { shard } = stored;
      if (shard !== null) return { stored, people, shard, loaded: null };
      return { loaded: foldStored(stored, people, await readLive(sql, draftId, 0)) };
    });
    if (found === null) return null;
    if (found.loaded !== null) return found.loaded;
    const { stored, people } = found;
    const shard = { id: found.shard, db: shards.of(found.shard) };
    let live = await readFrom(shard.db, draftId, 0, stored.startedAt);
    if (live === null) {
      await moveIn(main, shard, draftId, nowMs);
      live = await readFrom(shard.db, draftId, 0, stored.startedAt);
    }
    if (live !== null && isLive(live)) return foldStored({ ...stored, status: live.status }, people, live);
    await bringHome(main, shard, draftId);
  }
  throw new Error(`Draft ${draftId} is neither in the main database nor in the one that is named there.`);
}

/** The rows of a started draft's log after `seq`; none where there is no such draft. */
export async function readLogWherever(
  { main, shards }: Databases,
  draftId: string,
  afterSeq: number,
): Promise<StoredRow[]> {
  const [found] = await main.query<{ shard: string | null }>('select shard from draft where id = $1', [
    draftId,
  ]);
  if (!found?.shard) return readLog(main, draftId, afterSeq);
  const rows = await readLog(shards.of(found.shard), draftId, afterSeq);
  // Nothing is there yet of a draft that has just begun.
  return rows.length > 0 ? rows : readLog(main, draftId, afterSeq);
}

/**
 * The draft with what was written since, in whichever database; adds the ids of new commands to `answered`. Throws a
 * DraftGoneError, and a DatabaseAwayError while its database is away.
 */
export async function caughtUpWherever(
  { main, shards }: Databases,
  draft: RunningDraft,
  answered: Set<string>,
): Promise<RunningDraft> {
  const { draftId, shard } = draft;
  if (shard === null) return caughtUp(main, draft, answered);
  if (!isLive(draft)) {
    const home = await caughtUp(main, draft, answered);
    if (home.shard === null) return home;
  }
  const db = shards.of(shard);
  const live = await readFrom(db, draftId, draft.version);
  if (live === null || !isLive(live)) {
    await bringHome(main, { id: shard, db }, draftId);
    return caughtUp(main, draft, answered);
  }
  const { rows, status, due, hints } = live;
  for (const { commandId } of rows) answered.add(commandId);
  return { ...foldRows(draft, rows), status, due, hints };
}
