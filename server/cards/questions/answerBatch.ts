import type { WordAnswers, WordKind } from '#contract/admin/importQuestions.ts';
import type { Sql } from '../../db/database.ts';
import { changeBatch, readBatch } from '../batches/batchRecord.ts';
import { findGame } from '../catalogue.ts';
import { applyAnswers } from './applyAnswers.ts';

/**
 * Says what the words of a batch are, in place of what was said before, and changes its rows accordingly. Answers the
 * sentence that refuses it, or null. Answers about words that the files don't have are left out.
 */
export async function answerBatch(sql: Sql, batchId: string, given: WordAnswers): Promise<string | null> {
  const batch = await readBatch(sql, batchId);
  if (batch?.state !== 'ready') return 'This import is not waiting to be stored.';
  const words = batch.summary.words ?? [];
  const ofKind = (kind: WordKind) =>
    Object.fromEntries(
      Object.entries(given[kind]).filter(([key]) =>
        words.some((word) => word.kind === kind && word.key === key),
      ),
    );
  const answers = { rarity: ofKind('rarity'), lane: ofKind('lane'), attribute: ofKind('attribute') };
  const stuck = words.find(({ kind, key, canLeaveOut }) => answers[kind][key] === 'leaveOut' && !canLeaveOut);
  if (stuck)
    return `A pack of the files names cards of the rarity “${stuck.label}”, so they can’t be left out. Say which rarity it is, or add it.`;
  const summary = { ...batch.summary, answers };
  if (!(await changeBatch(sql, batchId, { summary }, ['ready'])))
    return 'This import is not waiting to be stored.';
  const game = batch.gameId === null ? null : await findGame(sql, { id: batch.gameId });
  const attributes = game?.definition.attributes ?? [];
  const applied = await applyAnswers(sql, { batchId, summary, attributes });
  await changeBatch(sql, batchId, { summary: applied }, ['ready']);
  return null;
}
