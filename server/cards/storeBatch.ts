import type { GameDefinition } from '#contract/games/game.ts';
import type { Database } from '../db/database.ts';
import type { ImportBatch } from '../imports/batch.ts';
import { type BatchSummary, beginBatch, changeBatch } from './batches/batchRecord.ts';
import { parsedFrom } from './batches/parsedBatch.ts';
import { stageBatch } from './batches/stageBatch.ts';
import { storeStaged } from './batches/storeStaged.ts';
import { dropBatch, dropRows } from './batches/takeBack.ts';

/** What an import did, in rows of cards and printings together. */
export interface Stored {
  readonly batchId: string;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
}

export interface BatchToStore {
  readonly gameId: string;
  /** What the game is to be: as shipped; what the batch tells more is added. */
  readonly game: GameDefinition;
  readonly fileName: string;
  readonly batch: ImportBatch;
  readonly nowMs: number;
}

/** Cards and printings of a batch together. */
export function storedCounts({ counts: { card, printing } }: BatchSummary): Omit<Stored, 'batchId'> {
  return {
    created: card.create + printing.create,
    updated: card.update + printing.update,
    skipped: card.skip + printing.skip,
  };
}

/**
 * Stores a batch that ships with Passleft: staged first, then made visible at once, so that a fault leaves nothing. Cards
 * are matched by name, printings by key; a name-only card never replaces a real one, and what a person set stays. It cannot
 * be undone.
 */
export async function storeBatch(db: Database, ask: BatchToStore): Promise<Stored> {
  const { gameId, game, fileName, batch } = ask;
  const nowMs = () => ask.nowMs;
  const batchId = await beginBatch(db, {
    gameId,
    definition: { before: game, after: game },
    fileName,
    format: batch.format,
    memberId: null,
    nowMs: ask.nowMs,
  });
  const target = { batchId, gameId, memberId: null, nowMs: ask.nowMs, saysAll: true };
  try {
    const summary = await stageBatch(db, target, parsedFrom(batch));
    await changeBatch(db, batchId, { state: 'ready', summary, progress: null });
    await storeStaged(db, { batchId, nowMs, definition: game });
    await dropRows(db, batchId);
    return { batchId, ...storedCounts(summary) };
  } catch (fault) {
    await dropBatch(db, batchId);
    throw fault;
  }
}
