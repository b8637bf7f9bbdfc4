import { isDeepStrictEqual } from 'node:util';
import type { Database, Sql } from '../../db/database.ts';
import { type BatchRecord, changeBatch, readBatch } from './batchRecord.ts';
import { neededOutside } from './neededOutside.ts';
import { changedSince, QUICK_KINDS, SLOW_KINDS, shortSpans, spanOf } from './putRows.ts';
import { dropRows, takeBack, takeBackQuickRows } from './takeBack.ts';

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

const CHECKED_ROWS = 60;
const KIND_WORDS = {
  set: 'set',
  card: 'card',
  printing: 'printing',
  pack: 'pack',
  template: 'template',
} as const;

/**
 * Takes an import back as if it had never been: what it made goes, what it changed is as before, and a game that it made
 * goes with it. Refused in a sentence when something of it was changed since, is needed by others, or is too old.
 */
export async function undoBatch(db: Database, { batchId, nowMs, alongside }: UndoAsk): Promise<Undone> {
  const batch = await readBatch(db, batchId);
  const gameId = batch?.gameId;
  if (!batch || !gameId) return no('This import is not there any more.');
  if (batch.state !== 'done') return no('Only an import that was stored can be undone.');
  const problem = await whyNot(db, batch);
  if (problem !== null) return no(problem);
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

async function whyNot(db: Database, batch: BatchRecord): Promise<string | null> {
  const changes = Object.values(batch.summary.counts).some(({ create, update }) => create + update > 0);
  const [kept] = await db.query('select 1 from import_row where batch_id = $1 limit 1', [batch.id]);
  if (changes && !kept) return 'This import is too old to be undone: what it changed is not kept any more.';
  const [busy] = await db.query(
    "select 1 from import_batch where game_id = $1 and id <> $2 and state in ('storing', 'undoing')",
    [batch.gameId, batch.id],
  );
  if (busy) return 'Another import of this game is just being stored. Try again in a moment.';
  for (const kind of [...SLOW_KINDS, ...QUICK_KINDS]) {
    const span = await spanOf(db, batch.id, kind);
    for (const part of span ? shortSpans(span, CHECKED_ROWS) : []) {
      const names = await changedSince(db, batch.id, kind, part);
      if (names.length > 0) return changedWords(KIND_WORDS[kind], names);
    }
  }
  return neededOutside(db, batch);
}

function changedWords(what: string, names: readonly string[]): string {
  const shown = names.slice(0, 3).map((name) => `“${name}”`);
  return `Since this import the ${what} ${shown.join(', ')}${names.length > 3 ? ' and more' : ''} changed or got more printings. Undo that first.`;
}

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
  or exists (select 1 from draft where game_id = $1)) as used`;

/** Ends an undoing whose cards are gone already. */
export async function finishUndo(db: Database, batch: BatchRecord, nowMs: number): Promise<Undone> {
  const isGameGone = await db.transaction(async (tx) => {
    const undone = { state: 'undone', progress: null, undoneAt: new Date(nowMs) } as const;
    await changeBatch(tx, batch.id, undone, ['undoing']);
    if (batch.definition?.before !== null) return false;
    const [use] = await tx.query<{ used: boolean }>(IS_USED, [batch.gameId]);
    if (use?.used) return false;
    await tx.query('update import_batch set game_id = null where game_id = $1', [batch.gameId]);
    await tx.query('delete from game where id = $1', [batch.gameId]);
    return true;
  });
  await dropRows(db, batch.id);
  return { ok: true, isGameGone };
}
