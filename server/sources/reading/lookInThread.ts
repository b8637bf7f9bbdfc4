import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromReader, ToReader } from '#server/cards/batches/parseMessages.ts';
import { readerProgram } from '#server/cards/batches/readerProgram.ts';
import { type Look, lookInto, type Seen } from './lookInto.ts';

/** Parsing less than this takes a few milliseconds. */
const SMALL_BYTES = 256 * 1024;
const HEAP_MEGABYTES = 1024;
const PATIENCE_MS = 60_000;

/** As `lookInto`, for a large answer in a thread of its own, so that tables don't feel it. */
export async function lookInThread(bytes: Uint8Array, look: Look): Promise<readonly Seen[] | null> {
  if (bytes.byteLength < SMALL_BYTES) return lookInto(bytes, look);
  const worker = new Worker(await readerProgram(), {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  try {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
    worker.postMessage({ type: 'look', bytes: new Uint8Array(bytes), look } satisfies ToReader);
    const [answer]: FromReader[] = await answered;
    return answer?.type === 'seen' ? answer.seen : null;
  } finally {
    await worker.terminate();
  }
}
