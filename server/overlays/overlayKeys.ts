import { createHash, randomBytes } from 'node:crypto';
import { OVERLAY_KEY_START } from '#contract/overlays.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { USUAL_STREAM_DELAY_SECONDS } from '#contract/tables/streamDelay.ts';
import type { Sql } from '../db/database.ts';

const KEY_BYTES = 24;

const DELAY = `coalesce((d.settings->>'streamDelaySeconds')::int, ${USUAL_STREAM_DELAY_SECONDS})`;

const MAY_WATCH = "coalesce((d.settings->>'watchers')::boolean, false)";

/** As long as people may watch, until what happened last has been shown; as SQL over `draft d`, `$1` being now. */
const IS_OPEN = `${MAY_WATCH}
  and (d.finished_at is null or d.finished_at + make_interval(secs => ${DELAY}) > $1)`;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A key that opens an overlay now. */
export interface OpenKey {
  readonly draftId: string;
  readonly keyHash: string;
  readonly madeAtMs: number;
}

interface Row {
  readonly draft_id: string;
  readonly key_hash: string;
  readonly made_at: Date;
}

const OPEN_KEY = `select k.draft_id, k.key_hash, k.made_at from overlay_key k join draft d on d.id = k.draft_id
  where ${IS_OPEN}`;

const openKey = (row: Row | undefined): OpenKey | null =>
  row ? { draftId: row.draft_id, keyHash: row.key_hash, madeAtMs: row.made_at.getTime() } : null;

/** What a key opens; null for any that opens nothing now. To be asked only by `guessFrom`. */
export async function findOverlayKey(sql: Sql, key: string, nowMs: number): Promise<OpenKey | null> {
  const [row] = await sql.query<Row>(`${OPEN_KEY} and k.key_hash = $2`, [new Date(nowMs), hashOf(key)]);
  return openKey(row);
}

/** The key of a table that opens now. */
export async function readOverlayKey(sql: Sql, draftId: string, nowMs: number): Promise<OpenKey | null> {
  const [row] = await sql.query<Row>(`${OPEN_KEY} and k.draft_id = $2`, [new Date(nowMs), draftId]);
  return openKey(row);
}

/** The hash of the table's key, as long as people may watch it; null where it was ended, whatever the time. */
export async function readHeldKey(sql: Sql, draftId: string): Promise<string | null> {
  const [row] = await sql.query<{ key_hash: string }>(
    `select k.key_hash from overlay_key k join draft d on d.id = k.draft_id where d.id = $1 and ${MAY_WATCH}`,
    [draftId],
  );
  return row?.key_hash ?? null;
}

/** Makes the table's key anew; refused with `watchersOff` where nobody may watch, and with `draftOver` after the end. */
export async function makeOverlayKey(sql: Sql, draftId: string, nowMs: number): Promise<Reply<string>> {
  const key = `${OVERLAY_KEY_START}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const made = await sql.query(
    `insert into overlay_key (draft_id, key_hash, made_at)
     select d.id, $3, $1 from draft d where d.id = $2 and d.finished_at is null and ${IS_OPEN}
     on conflict (draft_id) do update set key_hash = excluded.key_hash, made_at = excluded.made_at
     returning draft_id`,
    [new Date(nowMs), draftId, hashOf(key)],
  );
  if (made.length > 0) return { ok: true, value: key };
  const [table] = await sql.query<{ isOver: boolean }>(
    'select finished_at is not null as "isOver" from draft where id = $1',
    [draftId],
  );
  return refused(table?.isOver ? 'draftOver' : 'watchersOff');
}

export async function endOverlayKey(sql: Sql, draftId: string): Promise<void> {
  await sql.query('delete from overlay_key where draft_id = $1', [draftId]);
}

/** Forgets keys that open nothing any more. */
export async function sweepOverlayKeys(sql: Sql, nowMs: number): Promise<void> {
  await sql.query(`delete from overlay_key k using draft d where d.id = k.draft_id and not (${IS_OPEN})`, [
    new Date(nowMs),
  ]);
}
