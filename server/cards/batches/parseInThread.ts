import { Worker } from 'node:worker_threads';
import pLimit, { type LimitFunction } from 'p-limit';
import type { ImportRepair } from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import type { AppliedRecipe } from '#server/sources/reading/applyRecipe.ts';
import type { Sql } from '../../db/database.ts';
import type { ColumnMap } from '../../imports/batch.ts';
import type { Recipe } from '../../sources/recipes/recipeSchema.ts';
import { knownCardNames, knownPrintings, waitingPacks } from './knownCards.ts';
import type { BatchPart, Parsed } from './parsedBatch.ts';
import type { FileSpan, FromReader, KnownName, ToReader } from './parseMessages.ts';
import { readerProgram } from './readerProgram.ts';

/** Files as bytes, one behind the other, and what has to be known to read them. */
export interface FilesToRead {
  readonly files: readonly FileSpan[];
  /** Handed over to the thread: nobody else may use it afterwards. */
  readonly bytes: ArrayBuffer;
  readonly gameSlug: string;
  /** Null for a game that is not there yet. */
  readonly gameId: string | null;
  /** The only cards of the game that the files may mean; without it all of them count, and its unfinished packs. */
  readonly names?: readonly KnownName[];
  readonly map: ColumnMap | null;
  readonly list?: ListAnswers | undefined;
  readonly repairs?: readonly ImportRepair[] | undefined;
  /** The recipe of the source that the files came from. */
  readonly recipe?: AppliedRecipe | undefined;
  /** Recipes that files without one may be of, known by their shape. */
  readonly recipes?: readonly Recipe[] | undefined;
}

/** How many files are read at once, and what reading may take. */
export interface ReadingLimits {
  readonly inTurn: LimitFunction;
  readonly heapMegabytes: number;
  readonly patienceMs: number;
}

export const IMPORT_LIMITS: ReadingLimits = { inTurn: pLimit(1), heapMegabytes: 1024, patienceMs: 120_000 };
/** Lists of one's own are small, and do not wait for imports. */
export const LIST_LIMITS: ReadingLimits = { inTurn: pLimit(2), heapMegabytes: 256, patienceMs: 15_000 };

const refused = (sentence: string): Parsed => ({ ok: false, sentence, rejected: [], outline: null });
const TOO_LONG = 'Reading the files takes too long.';
const TOO_LARGE = 'Reading the files needs more memory than they may.';

/**
 * Reads files of cards in a thread of its own, in turn with others under the same limits, and hands what was read to
 * `use`; the thread ends with it. Files that take longer or more memory than they may are refused.
 */
export function parseInThread<Result>(
  sql: Sql,
  ask: FilesToRead,
  use: (parsed: Parsed) => Promise<Result>,
  limits: ReadingLimits = IMPORT_LIMITS,
): Promise<Result> {
  return limits.inTurn(async () => {
    const worker = new Worker(await readerProgram(), {
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    });
    try {
      return await use(await parsedBy(worker, sql, ask, limits.patienceMs));
    } finally {
      await worker.terminate();
    }
  });
}

async function parsedBy(worker: Worker, sql: Sql, ask: FilesToRead, patienceMs: number): Promise<Parsed> {
  const tell = (message: ToReader, handedOver: ArrayBuffer[] = []) => worker.postMessage(message, handedOver);
  // Listened to from the first moment: a thread that cannot start says so only once.
  const reading = answerOf(worker, patienceMs);
  const { gameId, names: only } = ask;
  if (gameId !== null && only !== undefined) {
    // In one order whatever found them, so that what a line can mean is always listed alike.
    tell({ type: 'knownCards', names: only.toSorted(([a], [b]) => (a < b ? -1 : 1)) });
    const ownNames = only.map(([name]) => name);
    for await (const printings of knownPrintings(sql, gameId, ownNames))
      tell({ type: 'knownPrintings', printings });
  } else if (gameId !== null) {
    for await (const names of knownCardNames(sql, gameId)) tell({ type: 'knownCards', names });
    for await (const printings of knownPrintings(sql, gameId)) tell({ type: 'knownPrintings', printings });
    tell({ type: 'waitingPacks', packs: await waitingPacks(sql, gameId) });
  }
  const { files, bytes, gameSlug, map, list, repairs, recipe, recipes } = ask;
  tell({ type: 'read', files, bytes, gameSlug, map, list, repairs, recipe, recipes }, [bytes]);
  const read = await reading;
  if (typeof read === 'string') return refused(read);
  if (read.type === 'refused') return { ok: false, ...read };
  if (read.type !== 'read') throw new Error('The reading thread answered something else.');
  return {
    ok: true,
    head: read.head,
    outline: read.outline,
    source: read.source,
    async *parts() {
      for (;;) {
        const next = answerOf(worker, patienceMs);
        tell({ type: 'next' });
        const part = partIn(await next);
        if (part === null) return;
        yield part;
      }
    },
  };
}

function partIn(answer: FromReader | string): BatchPart | null {
  if (typeof answer === 'string') throw new Error(answer);
  if (answer.type !== 'part') throw new Error('The reading thread answered something else.');
  return answer.part;
}

const isOutOfMemory = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The next answer of the thread, or the sentence that says why there is none. */
function answerOf(worker: Worker, patienceMs: number): Promise<FromReader | string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => resolve(TOO_LONG)), patienceMs);
    const onMessage = (answer: FromReader) => settle(() => resolve(answer));
    const onError = (fault: unknown) =>
      settle(() => (isOutOfMemory(fault) ? resolve(TOO_LARGE) : reject(fault)));
    const onExit = () => settle(() => resolve(TOO_LARGE));
    function settle(then: () => void) {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      then();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
