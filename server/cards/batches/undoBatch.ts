import { isDeepStrictEqual } from 'node:util';
import type { Database, Sql } from '../../db/database.ts';
import { reasonsToKeep } from '../undo/reasonsToKeep.ts';
import { type BatchRecord, changeBatch, type GoneGame, readBatch } from './batchRecord.ts';
import { takeBack, takeBackQuickRows } from './takeBack.ts';

/** An import that was undone, or the sentence that says why it stays. */
export type Undone =
  | { readonly ok: true; readonly isGameGone: boolean }
  | { readonly ok: false; readonly sentence: string };

export interface UndoAsk {
  readonly batchId: string;
  readonly nowMs: () => number;
  /** Runs in the transaction that takes the batch out of sight. */
  readonly alongside?: ((tx: Sql, batch: BatchRecord) => Promise<void>) | undefined;
}

/**
 * Takes an import back as if it had never been: what it made goes, what it changed is as before, and a game that it made
 * goes with it. Its rows are kept, so that it can be redone. Refused in a sentence when something of it was changed since,
 * is needed by others, or is too old.
 */
export async function undoBatch(db: Database, { batchId, nowMs, alongside }: UndoAsk): Promise<Undone> {
  const batch = await readBatch(db, batchId);
  const gameId = batch?.gameId;
  if (!batch || !gameId) return no('This import is not there any more.');
  if (batch.state !== 'done') return no('Only an import that was stored can be undone.');
  const [problem] = await reasonsToKeep(db, batch);
  if (problem !== undefined) return no(problem);
  const isHidden = await db.transaction(async (tx) => {
    const progress = { step: 'undoing', done: 0, total: 0, atMs: nowMs() } as const;
    if (!(await changeBatch(tx, batchId, { state: 'undoing', progress }, ['done']))) return false;
    await takeBackQuickRows(tx, batchId);
    await restoreDefinition(tx, gameId, batch);
    await alongside?.(tx, batch);
    return true;
  });
  if (!isHidden) return no('This import is just being undone.');
  await takeBack(db, batchId, nowMs);
  return finishUndo(db, batch, nowMs());
}

const no = (sentence: string): Undone => ({ ok: false, sentence });

const UNPUBLISH = `update game set status = 'draft' where id = $1 and status = 'published'
  and not exists (select 1 from draft_template t where t.game_id = game.id and t.status = 'published')`;

/** What somebody changed in the game's definition since stays as they want it. */
async function restoreDefinition(tx: Sql, gameId: string, { definition }: BatchRecord): Promise<void> {
  if (!definition?.before) return;
  const [game] = await tx.query<{ definition: unknown }>(
    'select definition from game where id = $1 for update',
    [gameId],
  );
  if (!isDeepStrictEqual(game?.definition, definition.after)) return;
  await tx.query('update game set definition = $2::jsonb where id = $1', [
    gameId,
    JSON.stringify(definition.before),
  ]);
}

const IS_USED = `select (exists (select 1 from card where game_id = $1) or exists (select 1 from game_set where game_id = $1)
  or exists (select 1 from pack_definition where game_id = $1) or exists (select 1 from draft_template where game_id = $1)
  or exists (select 1 from draft where game_id = $1) or exists (select 1 from event where game_id = $1)
  or exists (select 1 from export_template where game_id = $1)) as used`;

/** Imports lose their game with it; those that were undone know it again by its id. */
const LOSE_GAME = `update import_batch set game_id = null,
    definition = case when id = $2 then jsonb_set(definition, '{gone}', $3::jsonb) else jsonb_set(definition, '{of}', to_jsonb($1::text)) end
  where game_id = $1`;

/** Ends an undoing whose cards are gone already. */
export async function finishUndo(db: Database, batch: BatchRecord, nowMs: number): Promise<Undone> {
  const isGameGone = await db.transaction(async (tx) => {
    const undone = { state: 'undone', progress: null, undoneAt: new Date(nowMs) } as const;
    await changeBatch(tx, batch.id, undone, ['undoing']);
    if (batch.definition?.hasPublished === true) await tx.query(UNPUBLISH, [batch.gameId]);
    if (batch.definition?.before !== null) return false;
    const [use] = await tx.query<{ used: boolean }>(IS_USED, [batch.gameId]);
    if (use?.used) return false;
    const [game] = await tx.query<GoneGame>(
      'select id, slug, name, status, definition from game where id = $1',
      [batch.gameId],
    );
    const gone = batch.definition.gone ?? game ?? null;
    await tx.query(LOSE_GAME, [batch.gameId, batch.id, JSON.stringify(gone)]);
    await tx.query('delete from game where id = $1', [batch.gameId]);
    return true;
  });
  return { ok: true, isGameGone };
}
