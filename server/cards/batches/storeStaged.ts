import { isDeepStrictEqual } from 'node:util';
import type { GameDefinition } from '#contract/games/game.ts';
import { gameDefinitionSchema } from '#contract/games/game.ts';
import type { Database, Sql } from '../../db/database.ts';
import { applyAnswers } from '../questions/applyAnswers.ts';
import {
  answeredProposal,
  NO_ANSWERS,
  openLines,
  openQuestions,
  openWords,
} from '../questions/openQuestions.ts';
import { widened, withFirstFile } from '../questions/widenedGame.ts';
import { type BatchRecord, changeBatch, readBatch } from './batchRecord.ts';
import { overwriteEdits } from './overwriteEdits.ts';
import {
  GameChangedError,
  keepAsDrafts,
  putRows,
  QUICK_KINDS,
  SLOW_KINDS,
  shortSpans,
  spanOf,
} from './putRows.ts';
import { dropRows, takeBack } from './takeBack.ts';
import { unfitGame } from './unfitGame.ts';

/** Rows that one statement moves: it stays under 20 ms. */
const MOVED_ROWS = 40;

/** Why staged rows are not stored, in words. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** Files have words that the game doesn't know, or lines of several meanings, and nobody said what they are. */
export class QuestionsOpenError extends NotStoredError {}

export interface StoreAsk {
  readonly batchId: string;
  readonly nowMs: () => number;
  /** Overwrite also what people set. */
  readonly overwritesEdits?: boolean | undefined;
  /** What the game is to be where it is not to stay as it is: a shipped game brings its own. */
  readonly definition?: GameDefinition | undefined;
  /** Runs in the transaction that makes the rows visible. */
  readonly alongside?: ((tx: Sql, batch: BatchRecord) => Promise<void>) | undefined;
}

/**
 * Makes a staged batch visible: its rows are moved in short statements while tables are still dealt the game as it was,
 * then one short transaction shows all of them. A fault, or a game that changed meanwhile, leaves everything as it was.
 */
export async function storeStaged(db: Database, ask: StoreAsk): Promise<void> {
  const claimed = await claim(db, ask);
  let batch = claimed;
  try {
    if (ask.overwritesEdits === true)
      batch = { ...claimed, summary: await overwriteEdits(db, claimed.id, claimed.summary) };
    await answerRows(db, batch);
    await moveRows(db, batch, ask.nowMs);
    await db.transaction((tx) => show(tx, batch, ask));
  } catch (fault) {
    await giveUp(db, batch, ask.nowMs, fault);
    if (fault instanceof GameChangedError) throw new NotStoredError(fault.message);
    throw fault;
  }
}

const FAULT = 'The server could not store this import. Nothing was changed.';

/** Takes back what was moved already; the batch stays for a day, to say why. */
async function giveUp(db: Database, batch: ClaimedBatch, nowMs: () => number, fault: unknown): Promise<void> {
  await takeBack(db, batch.id, nowMs);
  await dropRows(db, batch.id);
  const refusal =
    fault instanceof GameChangedError || fault instanceof NotStoredError ? fault.message : FAULT;
  const gameId = batch.isNewGame ? null : batch.gameId;
  const summary = { ...batch.summary, refusal };
  await changeBatch(db, batch.id, { state: 'refused', progress: null, gameId, summary });
  if (batch.isNewGame) await db.query('delete from game where id = $1', [batch.gameId]);
}

interface ClaimedBatch extends BatchRecord {
  readonly gameId: string;
  readonly isNewGame: boolean;
}

const BUSY = "select 1 from import_batch where game_id = $1 and id <> $2 and state in ('storing', 'undoing')";

/** From here on tables are dealt the game without this batch, whatever of it is there. */
async function claim(db: Database, { batchId, nowMs, definition }: StoreAsk): Promise<ClaimedBatch> {
  return db.transaction(async (tx) => {
    const batch = await readBatch(tx, batchId);
    if (!batch?.definition) throw new NotStoredError('This import is not there any more.');
    const known = batch.gameId === null ? null : await definitionOf(tx, batch.gameId);
    const open = definition === undefined ? openQuestions(batch.summary, known).length : 0;
    if (open > 0) throw new QuestionsOpenError(openWords(open));
    const lines = batch.summary.list?.questions.length ?? 0;
    if (lines > 0) throw new QuestionsOpenError(openLines(lines));
    const gameId = batch.gameId ?? (await createHiddenGame(tx, gameToMake(batch), nowMs()));
    if ((await tx.query(BUSY, [gameId, batchId])).length > 0)
      throw new NotStoredError('Another import of this game is just being stored. Try again in a moment.');
    const progress = { step: 'storing', done: 0, total: 0, atMs: nowMs() } as const;
    if (!(await changeBatch(tx, batchId, { state: 'storing', gameId, progress }, ['ready'])))
      throw new NotStoredError('This import is not waiting to be stored.');
    return { ...batch, gameId, isNewGame: batch.gameId === null };
  });
}

async function definitionOf(tx: Sql, gameId: string): Promise<GameDefinition> {
  const [game] = await tx.query<{ definition: unknown }>('select definition from game where id = $1', [
    gameId,
  ]);
  return gameDefinitionSchema.parse(game?.definition);
}

/** The game that a batch makes, with the words of its files that somebody let in. */
function gameToMake({ definition, summary }: BatchRecord): GameDefinition {
  if (!definition) throw new NotStoredError('This import is not there any more.');
  const bare = { ...definition.after, rarities: [], lanes: [], attributes: [] };
  return widened(bare, answeredProposal(summary, null));
}

/** Rows are as the answers say even where the process ended that was changing them. */
async function answerRows(db: Database, { id, gameId, summary }: ClaimedBatch): Promise<void> {
  if (isDeepStrictEqual(summary.applied ?? NO_ANSWERS, summary.answers ?? NO_ANSWERS)) return;
  const { attributes } = await definitionOf(db, gameId);
  await changeBatch(db, id, { summary: await applyAnswers(db, { batchId: id, summary, attributes }) });
}

/** A game that nobody sees before its cards are there. */
async function createHiddenGame(tx: Sql, game: GameDefinition, nowMs: number): Promise<string> {
  const rows = await tx.query<{ id: string }>(
    `insert into game (id, slug, name, status, definition, updated_at)
     values (gen_random_uuid()::text, $1, $2, 'draft', $3::jsonb, $4) on conflict (slug) do nothing returning id`,
    [game.slug, game.name, JSON.stringify(game), new Date(nowMs)],
  );
  if (!rows[0]) throw new NotStoredError(`There is a game "${game.slug}" by now. Check the file again.`);
  return rows[0].id;
}

/** Moves the sets, cards and printings of a claimed batch where the game has them, in short statements. */
export async function moveRows(
  db: Database,
  { id, gameId }: Pick<ClaimedBatch, 'id' | 'gameId'>,
  nowMs: () => number,
): Promise<void> {
  const spans = await Promise.all(
    SLOW_KINDS.map(async (kind) => ({ kind, span: await spanOf(db, id, kind) })),
  );
  const total = spans.reduce((sum, { span }) => sum + (span ? span.last - span.first + 1 : 0), 0);
  let done = 0;
  let toldMs = nowMs();
  for (const { kind, span } of spans)
    for (const part of span ? shortSpans(span, MOVED_ROWS) : []) {
      await putRows(db, { batchId: id, gameId, kind }, part);
      done += part.last - part.first + 1;
      if (nowMs() - toldMs < TOLD_EVERY_MS) continue;
      toldMs = nowMs();
      await changeBatch(db, id, { progress: { step: 'storing', done, total, atMs: toldMs } });
    }
}

const TOLD_EVERY_MS = 200;

const PUBLISH = `update game set status = 'published' where id = $1 and status = 'draft'
  and exists (select 1 from draft_template t where t.game_id = game.id and t.status = 'published') returning id`;

/**
 * A game is published with its first cards, whoever made it, if they came with a draft; any other one stays with the
 * Admins until they publish it. Answers whether it was published now.
 */
export const publish = async (tx: Sql, gameId: string): Promise<boolean> =>
  (await tx.query(PUBLISH, [gameId])).length > 0;

async function show(tx: Sql, batch: ClaimedBatch, { definition, nowMs, alongside }: StoreAsk) {
  const { id, gameId, summary } = batch;
  for (const kind of QUICK_KINDS) {
    const span = await spanOf(tx, id, kind);
    if (span) await putRows(tx, { batchId: id, gameId, kind }, span);
  }
  await keepAsDrafts(tx, id, summary.undealable);
  const [game] = await tx.query<{ definition: unknown }>(
    'select definition from game where id = $1 for update',
    [gameId],
  );
  const before = gameDefinitionSchema.parse(game?.definition);
  const proposal = answeredProposal(summary, before);
  const after =
    definition === undefined && summary.isFirst === true
      ? withFirstFile(before, proposal)
      : widened(definition ?? before, proposal);
  const sentence = unfitGame(after);
  if (sentence !== null) throw new NotStoredError(sentence);
  await tx.query('update game set definition = $2::jsonb, updated_at = $3 where id = $1', [
    gameId,
    JSON.stringify(after),
    new Date(nowMs()),
  ]);
  const hasPublished = summary.isFirst === true && (await publish(tx, gameId));
  const change = {
    state: 'done',
    progress: null,
    summary,
    storedAt: new Date(nowMs()),
    definition: {
      before: batch.isNewGame ? null : before,
      after,
      ...(hasPublished && !batch.isNewGame && { hasPublished }),
    },
  } as const;
  if (!(await changeBatch(tx, id, change, ['storing'])))
    throw new NotStoredError('This import was given up meanwhile.');
  await alongside?.(tx, { ...batch, ...change });
}
