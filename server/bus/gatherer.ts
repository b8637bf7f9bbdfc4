import type { BusMessage } from './bus.ts';

/** What is said within so many milliseconds goes together. */
export const GATHER_MS = 10;
/** More messages than this do not wait: a bus that takes nothing must not fill the memory. */
export const MOST_WAITING = 4096;
/** A bus that takes longer has not taken it, as far as anybody here knows. */
const PATIENCE_MS = 2000;
/** A process that ends waits no longer for the bus. */
const LAST_WORD_MS = 500;

export interface GathererPorts {
  /** By default GATHER_MS. */
  readonly gatherMs?: number;
  readonly send: (messages: readonly BusMessage[]) => Promise<void>;
  readonly onSent: (count: number) => void;
  readonly onDropped: (count: number) => void;
}

/** Messages on their way to the bus; one batch at a time. */
export interface Gatherer {
  add(message: BusMessage): void;
  /** Sends what waits, if that takes no time, and takes no more. */
  close(): Promise<void>;
}

/** Numbers of one topic take each other's place; other messages only those that say the same. */
const placeOf = ({ topic, what, detail }: BusMessage) =>
  JSON.stringify([topic, what, typeof detail === 'number' ? 0 : detail]);

const isOlder = (message: BusMessage, known: BusMessage | undefined) =>
  typeof message.detail === 'number' && typeof known?.detail === 'number' && message.detail <= known.detail;

async function inTime(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bus does not answer.')), patienceMs);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export function createGatherer({ gatherMs = GATHER_MS, send, onSent, onDropped }: GathererPorts): Gatherer {
  let waiting = new Map<string, BusMessage>();
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;
  let isClosed = false;

  async function sendWaiting(): Promise<void> {
    const batch = [...waiting.values()];
    waiting = new Map();
    if (batch.length === 0) return;
    try {
      await inTime(send(batch), PATIENCE_MS);
      onSent(batch.length);
    } catch {
      onDropped(batch.length);
    }
  }

  function flush() {
    timer = null;
    sending = sendWaiting().finally(() => {
      sending = null;
      if (waiting.size > 0) soon();
    });
  }

  function soon() {
    // What comes while a batch is on its way goes with the next one.
    if (timer || sending || isClosed) return;
    timer = setTimeout(flush, gatherMs);
  }

  return {
    add(message) {
      const place = placeOf(message);
      const known = waiting.get(place);
      if (isClosed || (!known && waiting.size >= MOST_WAITING)) return onDropped(1);
      if (!isOlder(message, known)) waiting.set(place, message);
      soon();
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      timer = null;
      const lastWords = (sending ?? Promise.resolve()).then(sendWaiting);
      await inTime(lastWords, LAST_WORD_MS).catch(() => undefined);
    },
  };
}
