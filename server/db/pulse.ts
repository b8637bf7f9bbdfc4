import pg from 'pg';

const BEAT_MS = 1000;
/** While it does not answer. */
const AGAIN_MS = 250;
/** Asked twice for so long: a process that slept itself finds the answer at the second look. */
const LOOK_MS = 2000;
const LOOKS = 2;

export interface Pulse {
  /** Whether the database did not answer when it was asked last. */
  isSilent(): boolean;
  /** Resolves when it answers, at once where it does; never after `stop`. */
  whenAnswering(): Promise<void>;
  stop(): void;
}

/**
 * Asks a database server every second whether it is there, over a connection of its own; `onSilent` is told when it stops to
 * answer. A line that is dead without having been closed is noticed by nobody else for a quarter of an hour.
 */
export function watchPulse(databaseUrl: string, onSilent: () => void): Pulse {
  let client: pg.Client | null = null;
  let isSilent = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const waiting: (() => void)[] = [];

  async function asked(): Promise<void> {
    if (!client) {
      const fresh = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: LOOK_MS * LOOKS,
      });
      fresh.on('error', () => undefined);
      await fresh.connect();
      if (isStopped || client) return void fresh.end().catch(() => undefined);
      client = fresh;
    }
    await client.query('select 1');
  }

  async function answers(): Promise<boolean> {
    const answer = asked().then(
      () => true,
      () => false,
    );
    for (let looks = 0; looks < LOOKS; looks++) {
      let look: NodeJS.Timeout | undefined;
      const late = new Promise<null>((resolve) => {
        look = setTimeout(() => resolve(null), LOOK_MS);
      });
      const seen = await Promise.race([answer, late]);
      clearTimeout(look);
      if (seen !== null) return seen;
    }
    return false;
  }

  /** Not waited for: a line that is dead takes no farewell. */
  function letGo() {
    client?.end().catch(() => undefined);
    client = null;
  }

  async function beat() {
    const isThere = await answers();
    if (isStopped) return letGo();
    if (!isThere) letGo();
    const falls = !isThere && !isSilent;
    isSilent = !isThere;
    if (falls) onSilent();
    if (isThere) for (const resolve of waiting.splice(0)) resolve();
    timer = setTimeout(() => void beat(), isThere ? BEAT_MS : AGAIN_MS);
    timer.unref();
  }

  timer = setTimeout(() => void beat(), BEAT_MS);
  timer.unref();
  return {
    isSilent: () => isSilent,
    whenAnswering: () => (isSilent ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      letGo();
    },
  };
}
