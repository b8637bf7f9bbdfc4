import type { UndoEffects } from '#contract/admin/importUndo.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { Sql } from '../../db/database.ts';
import type { BatchRecord } from '../batches/batchRecord.ts';
import { ROWS_KEPT_MS } from '../batches/sweepBatches.ts';
import { reasonsToKeep } from './reasonsToKeep.ts';

const WORDS_AT_MOST = 20;

const DONE = `select r.kind, r.action, count(*)::int as count,
    count(distinct case when r.kind = 'printing' then r.payload->>'image' end)::int as pictures
  from import_row r where r.batch_id = $1 and r.action in ('create', 'update') group by 1, 2`;

const DRAFTS = `select b.created_at as "createdAt", count(distinct d.id)::int as drafts, count(k.draft_id)::int as decks
  from import_batch b left join draft d on d.game_id = b.game_id and d.started_at >= b.stored_at
  left join deck k on k.draft_id = d.id where b.id = $1 group by b.created_at`;

const IS_GAME_USED = `select (exists (select 1 from draft where game_id = $2) or exists (select 1 from event where game_id = $2)
  or exists (select 1 from export_template where game_id = $2)
  or exists (select 1 from card c where c.game_id = $2 and not exists
    (select 1 from import_row r where r.batch_id = $1 and r.kind = 'card' and r.action = 'create' and r.row_id = c.id))
  or exists (select 1 from pack_definition p where p.game_id = $2 and not exists
    (select 1 from import_row r where r.batch_id = $1 and r.kind = 'pack' and r.action = 'create' and r.row_id = p.id))
  or exists (select 1 from draft_template t where t.game_id = $2 and not exists
    (select 1 from import_row r where r.batch_id = $1 and r.kind = 'template' and r.action = 'create' and r.row_id = t.id))) as used`;

/** What undoing a stored import does, and what stands in its way. */
export async function readUndoEffects(sql: Sql, batch: BatchRecord): Promise<UndoEffects> {
  const rows = await sql.query<{ kind: string; action: string; count: number; pictures: number }>(DONE, [
    batch.id,
  ]);
  const made = (kind: string) => rows.find((row) => row.kind === kind && row.action === 'create')?.count ?? 0;
  const [counts] = await sql.query<{ createdAt: Date; drafts: number; decks: number }>(DRAFTS, [batch.id]);
  const makesGame = batch.definition?.before === null;
  const [use] = makesGame
    ? await sql.query<{ used: boolean }>(IS_GAME_USED, [batch.id, batch.gameId])
    : [{ used: true }];
  return {
    goes: {
      set: made('set'),
      card: made('card'),
      printing: made('printing'),
      pack: made('pack'),
      template: made('template'),
      pictures: rows.find(({ kind, action }) => kind === 'printing' && action === 'create')?.pictures ?? 0,
    },
    restored: rows.filter(({ action }) => action === 'update').reduce((sum, { count }) => sum + count, 0),
    words: batch.definition ? goneWords(batch.definition.before, batch.definition.after) : [],
    drafts: counts?.drafts ?? 0,
    decks: counts?.decks ?? 0,
    isGameGone: makesGame && use?.used === false,
    blockers: await reasonsToKeep(sql, batch),
    keptUntilMs: (counts?.createdAt.getTime() ?? 0) + ROWS_KEPT_MS,
  };
}

function goneWords(before: GameDefinition | null, after: GameDefinition): string[] {
  if (before === null) return [];
  const gone = <T>(
    was: readonly T[],
    is: readonly T[],
    key: (item: T) => string,
    label: (item: T) => string,
  ) => {
    const kept = new Set(was.map(key));
    return is.filter((item) => !kept.has(key(item))).map(label);
  };
  return [
    ...gone(
      before.rarities,
      after.rarities,
      ({ code }) => code,
      ({ name }) => name,
    ),
    ...gone(
      before.lanes,
      after.lanes,
      ({ key }) => key,
      ({ label }) => label,
    ),
    ...gone(
      before.attributes,
      after.attributes,
      ({ key }) => key,
      ({ label }) => label,
    ),
  ].slice(0, WORDS_AT_MOST);
}
