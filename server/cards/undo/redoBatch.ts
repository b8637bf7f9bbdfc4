import { isDeepStrictEqual } from 'node:util';
import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import type { Database, Sql } from '../../db/database.ts';
import { type BatchRecord, changeBatch, readBatch } from '../batches/batchRecord.ts';
import { GameChangedError, keepAsDrafts, putRows, QUICK_KINDS, spanOf } from '../batches/putRows.ts';
import { moveRows, publish } from '../batches/storeStaged.ts';
import { takeBack } from '../batches/takeBack.ts';
import type { UndoAsk } from '../batches/undoBatch.ts';
import { finishUndo } from '../batches/undoBatch.ts';
import { answeredProposal } from '../questions/openQuestions.ts';
import { widened } from '../questions/widenedGame.ts';
import { isBusy } from './reasonsToKeep.ts';

/** An import that is there again, or the sentence that says why it isn't. */
export type Redone = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

const no = (sentence: string): Redone => ({ ok: false, sentence });

const IN_THE_WAY =
  'Since the import was undone, something that it needs was added or changed. Import the file again instead.';

/**
 * Puts back exactly what undoing an import removed: the same rows, and the game that went with it. Refused in a sentence,
 * and everything left as it is, where anything is in the way or the rows are not kept any more.
 */
export async function redoBatch(db: Database, { batchId, nowMs, alongside }: UndoAsk): Promise<Redone> {
  const batch = await readBatch(db, batchId);
  if (!batch?.definition) return no('This import is not there any more.');
  if (batch.state !== 'undone') return no('Only an import that was undone can be redone.');
  const [kept] = await db.query('select 1 from import_row where batch_id = $1 limit 1', [batchId]);
  if (!kept) return no('This import is too old to be redone: what it changed is not kept any more.');
  const gameId = await claim(db, batch, nowMs());
  if (typeof gameId !== 'string') return gameId;
  const claimed = { ...batch, gameId };
  try {
    await moveRows(db, claimed, nowMs);
    await db.transaction((tx) => show(tx, claimed, nowMs(), alongside));
    return { ok: true };
  } catch (fault) {
    await takeBack(db, batchId, nowMs);
    await finishUndo(db, claimed, nowMs());
    if (fault instanceof GameChangedError || isTaken(fault)) return no(IN_THE_WAY);
    throw fault;
  }
}

interface WithGame extends BatchRecord {
  readonly gameId: string;
}

/** Postgres: a card, printing, set, pack or template of that name is there already. */
const UNIQUE_VIOLATION = '23505';

function isTaken(fault: unknown): boolean {
  const causes = [fault, fault instanceof Error ? fault.cause : null];
  return causes.some((one) => one instanceof Object && Reflect.get(one, 'code') === UNIQUE_VIOLATION);
}

/** From here on tables are dealt the game without this import until all of it is there. */
async function claim(db: Database, batch: BatchRecord, nowMs: number): Promise<string | Redone> {
  return db.transaction(async (tx) => {
    const gameId = batch.gameId ?? (await gameAgain(tx, batch, nowMs));
    if (typeof gameId !== 'string') return gameId;
    if (await isBusy(tx, { id: batch.id, gameId }))
      return no('Another import of this game is just being stored. Try again in a moment.');
    const progress = { step: 'storing', done: 0, total: 0, atMs: nowMs } as const;
    if (!(await changeBatch(tx, batch.id, { state: 'storing', gameId, progress }, ['undone'])))
      return no('This import is just being redone.');
    return gameId;
  });
}

/** The game that went with the import, as nobody sees it yet. */
async function gameAgain(tx: Sql, { definition }: BatchRecord, nowMs: number): Promise<string | Redone> {
  if (!definition?.gone) return no('The game of this import is gone. Redo the import that made it first.');
  const { gone } = definition;
  const made = await tx.query(
    `insert into game (id, slug, name, status, definition, updated_at)
     values ($1, $2, $3, 'draft', $4::jsonb, $5) on conflict do nothing returning id`,
    [gone.id, gone.slug, gone.name, JSON.stringify(gone.definition), new Date(nowMs)],
  );
  if (made.length === 0)
    return no(`There is a game “${gone.slug}” by now. Import the file under another name.`);
  return gone.id;
}

async function show(tx: Sql, batch: WithGame, nowMs: number, alongside: UndoAsk['alongside']): Promise<void> {
  const { id, gameId, definition } = batch;
  for (const kind of QUICK_KINDS) {
    const span = await spanOf(tx, id, kind);
    if (span) await putRows(tx, { batchId: id, gameId, kind }, span);
  }
  await keepAsDrafts(tx, id, batch.summary.undealable);
  const [game] = await tx.query<{ definition: unknown }>(
    'select definition from game where id = $1 for update',
    [gameId],
  );
  const now = gameDefinitionSchema.parse(game?.definition);
  const before = definition?.before ?? null;
  const after = definitionAgain(batch, now);
  await tx.query('update game set definition = $2::jsonb, updated_at = $3 where id = $1', [
    gameId,
    JSON.stringify(after),
    new Date(nowMs),
  ]);
  const gone = definition?.gone;
  if (gone) {
    await tx.query('update game set status = $2 where id = $1', [gameId, gone.status]);
    await tx.query(SAME_GAME_AGAIN, [gameId]);
  }
  const hasPublished = definition?.hasPublished === true && (await publish(tx, gameId));
  const kept = { before: before === null ? null : now, after, ...(hasPublished && { hasPublished }) };
  const change = { state: 'done', progress: null, undoneAt: null, definition: kept } as const;
  if (!(await changeBatch(tx, id, change, ['storing']))) throw new GameChangedError();
  await alongside?.(tx, batch);
}

/** The game's definition as the import left it, or with what the import adds where somebody changed it since. */
function definitionAgain({ definition, summary }: BatchRecord, now: GameDefinition): GameDefinition {
  if (!definition || definition.before === null) return now;
  return isDeepStrictEqual(now, definition.before)
    ? definition.after
    : widened(now, answeredProposal(summary, now));
}

/** Other imports of the game that were undone with it belong to it again. */
const SAME_GAME_AGAIN = `update import_batch set game_id = $1
  where game_id is null and state = 'undone' and definition->'of' = to_jsonb($1::text)`;
