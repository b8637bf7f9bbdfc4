import type * as z from 'zod/mini';
import type { WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportHead, ImportView, storeImportSchema } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import { allowHostsOf, forbidHostsOf } from '#server/sources/fetching/allowedHosts.ts';
import {
  type BatchRecord,
  type BatchState,
  changeBatch,
  IMPORT_CHANNEL,
  readBatch,
} from '../../cards/batches/batchRecord.ts';
import {
  type BegunBatch,
  beginFetch,
  beginImport,
  type FetchAsk,
} from '../../cards/batches/importBatches.ts';
import type { FileSpan } from '../../cards/batches/parseMessages.ts';
import { NotStoredError, QuestionsOpenError, storeStaged } from '../../cards/batches/storeStaged.ts';
import { undoBatch } from '../../cards/batches/undoBatch.ts';
import { answerBatch } from '../../cards/questions/answerBatch.ts';
import { NO_ANSWERS, openQuestions, withAdded } from '../../cards/questions/openQuestions.ts';
import { redoBatch } from '../../cards/undo/redoBatch.ts';
import { readUndoEffects } from '../../cards/undo/undoEffects.ts';
import type { Database } from '../../db/database.ts';
import { refusal } from '../../http/refusalError.ts';
import { readImport } from './importView.ts';
import { recordImport } from './recordImport.ts';

/** Imports as Admins ask for them; what takes long goes on after the answer. Every refusal is thrown as a problem. */
export interface ImportDesk {
  begin(head: ImportHead, files: FileSpan[], bytes: ArrayBuffer, memberId: string): Promise<string>;
  /** Begins to fetch and import from a source; an import that asks nothing is stored by itself. */
  beginFetch(ask: FetchAsk): Promise<string>;
  /** As it is once its version is above `seen`, or after 15 s. */
  watch(id: string, seen: number, isOver: AbortSignal): Promise<ImportView | null>;
  store(id: string, wish: z.infer<typeof storeImportSchema>, memberId: string): Promise<void>;
  /** What an import is once its words are what `answers` say. */
  answer(id: string, answers: WordAnswers): Promise<ImportView>;
  undoEffects(id: string): Promise<UndoEffects>;
  undo(id: string, memberId: string): Promise<{ readonly isGameGone: boolean }>;
  redo(id: string, memberId: string): Promise<ImportView>;
  discard(id: string): Promise<void>;
  restore(id: string): Promise<ImportView>;
  stop(): Promise<void>;
}

export interface ImportDeskPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
  /** Hosts of pictures were allowed or forbidden. */
  readonly onHosts?: () => Promise<void>;
}

/** Each keeps up to 64 MiB in memory until its turn comes. */
const READ_AT_ONCE = 3;
const FETCH_AT_ONCE = 3;
const WATCH_MS = 15_000;

const importRefused = (sentence: string) => refusal('importRefused', null, { sentence });
const unreadable = (rows: number) =>
  rows === 1
    ? '1 row cannot be read. Repair it, or leave it out.'
    : `${rows} rows cannot be read. Repair them, or leave them out.`;
const UNSTORED: readonly BatchState[] = ['reading', 'ready', 'refused'];
const gone = () => refusal('notFound', null, { sentence: 'This import is not there any more.' });

export async function createImportDesk({
  db,
  now,
  onFault,
  onHosts = async () => undefined,
}: ImportDeskPorts): Promise<ImportDesk> {
  /** One after another where several people answer at once; gone when the last is done. */
  const answering = new Map<string, Promise<unknown>>();
  const underway = new Set<Promise<unknown>>();
  const reading = new Set<Promise<unknown>>();
  const fetching = new Set<Promise<unknown>>();
  const watchers: Watchers = new Set();
  const stopHearing = await db.listen(
    IMPORT_CHANNEL,
    (id) => {
      for (const watcher of watchers) if (watcher.id === id) watcher.wake();
    },
    () => {
      for (const { wake } of watchers) wake();
    },
  );

  function goOn(work: Promise<unknown>, among: readonly Set<Promise<unknown>>[]): void {
    const quiet = work.catch(onFault).finally(() => {
      for (const set of among) set.delete(quiet);
    });
    for (const set of among) set.add(quiet);
  }

  /** Stores a batch with what belongs to it: its line in the activity log and the hosts of its pictures. */
  async function storing(id: string, overwritesEdits: boolean, memberId: string | null): Promise<void> {
    await storeStaged(db, {
      batchId: id,
      nowMs: now,
      overwritesEdits,
      alongside: async (tx, stored) => {
        await recordImport(tx, stored, { memberId, kind: 'imported', nowMs: now() });
        await allowHostsOf(tx, stored, { memberId, nowMs: now() });
      },
    });
    await onHosts();
  }

  /** Whether nobody has to look at a batch. A public source is not mistyped: its words are those of the game. */
  async function answersItself({ id, summary, definition }: BatchRecord): Promise<boolean> {
    if (summary.rejected > 0 || (summary.list?.questions.length ?? 0) > 0) return false;
    const words = openQuestions(summary, definition?.before ?? null);
    if (words.length === 0) return true;
    return (await answerBatch(db, id, withAdded(summary.answers ?? NO_ANSWERS, words))) === null;
  }

  /** Stores what was fetched, unless there are rows or lines that somebody has to look at first. */
  async function storeUnasked(id: string, memberId: string | null): Promise<void> {
    const batch = await readBatch(db, id);
    if (batch?.state !== 'ready') return;
    if (!(await answersItself(batch))) {
      const source = batch.source && { ...batch.source, isOnItsWay: false };
      if (source) await changeBatch(db, id, { source }, ['ready']);
      return;
    }
    await storing(id, false, memberId).catch((fault: unknown) => {
      // The import says why it was not stored.
      if (!(fault instanceof NotStoredError)) throw fault;
    });
  }

  return {
    async beginFetch(ask) {
      if (fetching.size >= FETCH_AT_ONCE)
        throw importRefused('Other sets are being fetched just now. Try again in a moment.');
      const begun = await beginFetch(db, ask, now);
      if (!begun)
        throw importRefused('Its game is not here. Import cards of the game first, then their ratings.');
      goOn(
        begun.settled.then(() => storeUnasked(begun.batchId, ask.memberId)),
        [underway, fetching],
      );
      return begun.batchId;
    },
    async begin(head, files, bytes, memberId) {
      if (reading.size >= READ_AT_ONCE)
        throw importRefused('Other files are being read just now. Try again in a moment.');
      const { game: gameSlug, newGameName, map, list, repairs } = head;
      const begun: BegunBatch | null = await beginImport(
        db,
        { files, bytes, gameSlug, newGameName, map, list, repairs, memberId },
        now,
      );
      if (!begun) throw refusal('notFound', null, { sentence: `There is no game "${gameSlug}".` });
      goOn(begun.settled, [underway, reading]);
      return begun.batchId;
    },
    async watch(id, seen, isOver) {
      const view = await readImport(db, id);
      if (!view || view.version > seen) return view;
      await woken(watchers, id, isOver);
      return readImport(db, id);
    },
    async store(id, { skipRejects, overwriteEdits }, memberId) {
      const batch = await readBatch(db, id);
      if (!batch) throw gone();
      if (batch.state !== 'ready') throw importRefused('This import is not waiting to be stored.');
      if (batch.summary.rejected > 0 && !skipRejects) throw importRefused(unreadable(batch.summary.rejected));
      const work = storing(id, overwriteEdits, memberId);
      const answered = new AbortController();
      try {
        await Promise.race([work, hasBegun(db, watchers, id, answered.signal)]);
      } catch (fault) {
        if (fault instanceof QuestionsOpenError)
          throw refusal('importAsks', null, { sentence: fault.message });
        if (fault instanceof NotStoredError) throw importRefused(fault.message);
        throw fault;
      } finally {
        answered.abort();
      }
      goOn(work, [underway]);
    },
    async undo(id, memberId) {
      const work = undoBatch(db, {
        batchId: id,
        nowMs: now,
        alongside: async (tx, batch) => {
          await recordImport(tx, batch, { memberId, kind: 'reverted', nowMs: now() });
          await forbidHostsOf(tx, batch);
        },
      });
      goOn(work, [underway]);
      const undone = await work;
      await onHosts();
      if (!undone.ok) throw importRefused(undone.sentence);
      return { isGameGone: undone.isGameGone };
    },
    async answer(id, answers) {
      const before = answering.get(id) ?? Promise.resolve();
      const work = before.catch(() => undefined).then(() => answerBatch(db, id, answers));
      answering.set(id, work);
      try {
        const refused = await work;
        if (refused !== null) throw importRefused(refused);
      } finally {
        if (answering.get(id) === work) answering.delete(id);
      }
      return viewed(db, id);
    },
    async undoEffects(id) {
      const batch = await readBatch(db, id);
      if (!batch) throw gone();
      if (batch.state !== 'done') throw importRefused('Only an import that was stored can be undone.');
      return readUndoEffects(db, batch);
    },
    async redo(id, memberId) {
      const work = redoBatch(db, {
        batchId: id,
        nowMs: now,
        alongside: async (tx, batch) => {
          await recordImport(tx, batch, { memberId, kind: 'redone', nowMs: now() });
          await allowHostsOf(tx, batch, { memberId, nowMs: now() });
        },
      });
      goOn(work, [underway]);
      const redone = await work;
      await onHosts();
      if (!redone.ok) throw importRefused(redone.sentence);
      return viewed(db, id);
    },
    async discard(id) {
      const batch = await readBatch(db, id);
      if (!batch) return;
      const change = { discardedAt: new Date(now()) };
      if (!(await changeBatch(db, id, change, UNSTORED)))
        throw importRefused('Only an import that was not stored can be thrown away.');
    },
    async restore(id) {
      await changeBatch(db, id, { discardedAt: null }, UNSTORED);
      return viewed(db, id);
    },
    async stop() {
      await stopHearing();
      await Promise.allSettled(underway);
    },
  };
}

async function viewed(db: Database, id: string): Promise<ImportView> {
  const view = await readImport(db, id);
  if (!view) throw gone();
  return view;
}

/** Once the batch was claimed the rest is told by watching it. */
async function hasBegun(db: Database, watchers: Watchers, id: string, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    const batch = await readBatch(db, id);
    if (batch?.state !== 'ready') return;
    await woken(watchers, id, isOver);
  }
}

type Watchers = Set<{ readonly id: string; readonly wake: () => void }>;

function woken(watchers: Watchers, id: string, isOver: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const watcher = { id, wake: end };
    const timer = setTimeout(end, WATCH_MS);
    function end() {
      clearTimeout(timer);
      isOver.removeEventListener('abort', end);
      watchers.delete(watcher);
      resolve();
    }
    isOver.addEventListener('abort', end);
    if (isOver.aborted) end();
    else watchers.add(watcher);
  });
}
