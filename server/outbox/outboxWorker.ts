import type { Database } from '#server/db/open.ts';

const LOOK_MS = 15_000;

export interface OutboxPorts<Item> {
  readonly db: Pick<Database, 'listen'>;
  /** Notified, by its commit, whenever something is handed in. */
  readonly channel: string;
  /** Takes some of what is due, for this process alone; nothing when nothing is. */
  readonly take: () => Promise<readonly Item[]>;
  /** Sends one and notes how it went. After `lineDown` the rest waits for the next look. */
  readonly send: (item: Item, signal: AbortSignal) => Promise<'sent' | 'failed' | 'lineDown'>;
  /** Milliseconds between looks for what is due again; by default 15,000. */
  readonly lookMs?: number;
  /** Milliseconds that `stop` leaves to what is under way; by default none. */
  readonly graceMs?: number;
  readonly onFault: (fault: unknown) => void;
}

/** Sends what waits in a table. Any number of processes may do so over one database. */
export interface OutboxWorker {
  /** Sends what is due now; answers how many were sent. Throws faults of the database. */
  sendDue(): Promise<number>;
  /** From now on sends by itself: when something is handed in, and when what failed is due again. */
  start(): Promise<void>;
  /** Sends nothing more. What is broken off is due again later. */
  stop(): Promise<void>;
}

export function createOutboxWorker<Item>(ports: OutboxPorts<Item>): OutboxWorker {
  const { db, channel, take, send, lookMs = LOOK_MS, graceMs = 0, onFault } = ports;
  const stopper = new AbortController();
  let round: Promise<number> | null = null;
  let nextLook: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isWoken = false;
  let isStopping = false;
  let stopHearing: (() => Promise<void>) | undefined;

  async function sendUntilNoneIsDue(): Promise<number> {
    let sent = 0;
    while (!isStopping) {
      const items = await take();
      if (items.length === 0) return sent;
      const outcomes = await Promise.all(items.map((item) => send(item, stopper.signal)));
      sent += outcomes.filter((outcome) => outcome === 'sent').length;
      if (outcomes.includes('lineDown')) return sent;
    }
    return sent;
  }

  const sendDue = (): Promise<number> => {
    round ??= sendUntilNoneIsDue().finally(() => {
      round = null;
    });
    return round;
  };

  async function look(): Promise<void> {
    clearTimeout(nextLook);
    isLooking = true;
    await sendDue().catch(onFault);
    isLooking = false;
    if (isStopping) return;
    nextLook = setTimeout(() => void look(), isWoken ? 0 : lookMs);
    isWoken = false;
  }

  /** What is handed in during a round may have come after its last look. */
  const wake = () => {
    if (isLooking) isWoken = true;
    else if (!isStopping) void look();
  };

  return {
    sendDue,
    async start() {
      stopHearing = await db.listen(channel, wake, wake);
      wake();
    },
    async stop() {
      isStopping = true;
      clearTimeout(nextLook);
      const breakingOff = setTimeout(() => stopper.abort(), graceMs);
      await round?.catch(() => undefined);
      clearTimeout(breakingOff);
      await stopHearing?.();
    },
  };
}
