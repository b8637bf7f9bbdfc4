import type { Sql } from '../../db/database.ts';
import type { BatchRecord } from '../batches/batchRecord.ts';
import { neededOutside } from '../batches/neededOutside.ts';
import { changedSince, QUICK_KINDS, SLOW_KINDS, shortSpans, spanOf } from '../batches/putRows.ts';

const CHECKED_ROWS = 60;
const NAMES_AT_MOST = 3;

/** Why an import can't be undone now, in sentences: too old, busy, changed since, or in use. Empty when it can. */
export async function reasonsToKeep(sql: Sql, batch: BatchRecord): Promise<string[]> {
  const changes = Object.values(batch.summary.counts).some(({ create, update }) => create + update > 0);
  const [kept] = await sql.query('select 1 from import_row where batch_id = $1 limit 1', [batch.id]);
  if (changes && !kept) return ['This import is too old to be undone: what it changed is not kept any more.'];
  if (await isBusy(sql, batch))
    return ['Another import of this game is just being stored. Try again in a moment.'];
  const reasons: string[] = [];
  for (const kind of [...SLOW_KINDS, ...QUICK_KINDS]) {
    const names: string[] = [];
    const span = await spanOf(sql, batch.id, kind);
    for (const part of span ? shortSpans(span, CHECKED_ROWS) : []) {
      names.push(...(await changedSince(sql, batch.id, kind, part)));
      if (names.length > NAMES_AT_MOST) break;
    }
    if (names.length > 0) reasons.push(changedWords(kind, names));
  }
  const needed = await neededOutside(sql, batch);
  return [...reasons, ...(needed === null ? [] : [needed]), ...(await inUse(sql, batch))];
}

/** Whether another import of the game is being stored or undone. */
export async function isBusy(sql: Sql, { id, gameId }: Pick<BatchRecord, 'id' | 'gameId'>): Promise<boolean> {
  const busy = await sql.query(
    "select 1 from import_batch where game_id = $1 and id <> $2 and state in ('storing', 'undoing')",
    [gameId, id],
  );
  return busy.length > 0;
}

function changedWords(what: string, names: readonly string[]): string {
  const shown = names.slice(0, NAMES_AT_MOST).map((name) => `“${name}”`);
  return `Since this import the ${what} ${shown.join(', ')}${names.length > NAMES_AT_MOST ? ' and more' : ''} changed or got more printings. Undo that first.`;
}

const MADE_TEMPLATES = `select r.name from import_row r where r.batch_id = $1 and r.kind = 'template' and r.action = 'create'`;

/** Tables that haven't started and events that aren't over, with a format of the import. */
async function inUse(sql: Sql, { id, gameId }: BatchRecord): Promise<string[]> {
  const tables = await sql.query<{ name: string; format: string }>(
    `select d.name, d.template->>'name' as format from draft d
     where d.game_id = $2 and d.status in ('lobby', 'countdown') and d.template->>'slug' in (${MADE_TEMPLATES})
     order by d.created_at limit ${NAMES_AT_MOST}`,
    [id, gameId],
  );
  const events = await sql.query<{ name: string }>(
    `select e.settings->>'name' as name from event e
     where e.game_id = $2 and e.closed_at is null and e.template_slug in (${MADE_TEMPLATES})
     order by e.created_at limit ${NAMES_AT_MOST}`,
    [id, gameId],
  );
  return [
    ...tables.map(
      ({ name, format }) => `The table “${name}” is waiting to draft “${format}”. Close it first.`,
    ),
    ...events.map(({ name }) => `The event “${name}” drafts a format of this import. Cancel it first.`),
  ];
}
