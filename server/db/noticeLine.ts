import pg from 'pg';

const RETRY_MS = 500;
const CONNECT_MS = 5000;

interface Ear {
  readonly channel: string;
  readonly onNotice: (payload: string) => void;
  readonly onGap: (() => void) | undefined;
}

/** A connection kept for LISTEN; after a loss it comes back by itself and tells every ear of the gap. */
export interface NoticeLine {
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Sends notices by a statement of their own. Rejects while there is no connection. */
  notify(channel: string, payloads: readonly string[]): Promise<void>;
  isOpen(): boolean;
  /** Gives up a connection that is dead without having been closed; another is made. */
  drop(): void;
  close(): Promise<void>;
}

/** Opens nothing yet: the connection is made by the first `listen`. */
export function openNoticeLine(databaseUrl: string): NoticeLine {
  const ears = new Set<Ear>();
  let client: pg.Client | undefined;
  let connecting: Promise<pg.Client> | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lost = (gone: pg.Client) => {
    if (client !== gone || isClosed) return;
    client = undefined;
    scheduleRetry();
  };

  const scheduleRetry = () => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      connect().then(
        () => {
          for (const ear of ears) ear.onGap?.();
        },
        () => {
          if (!isClosed) scheduleRetry();
        },
      );
    }, RETRY_MS);
    retryTimer.unref();
  };

  const openClient = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    });
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.onNotice(payload ?? '');
    });
    await fresh.connect();
    for (const channel of new Set([...ears].map((ear) => ear.channel)))
      await fresh.query(`listen ${channel}`);
    client = fresh;
    return fresh;
  };

  const connect = async (): Promise<pg.Client> => {
    if (client) return client;
    connecting ??= openClient().finally(() => {
      connecting = undefined;
    });
    return connecting;
  };

  return {
    async listen(channel, onNotice, onGap) {
      const ear: Ear = { channel, onNotice, onGap };
      ears.add(ear);
      try {
        await (await connect()).query(`listen ${channel}`);
      } catch (error) {
        ears.delete(ear);
        throw error;
      }
      return async () => {
        ears.delete(ear);
        if ([...ears].some((other) => other.channel === channel)) return;
        await client?.query(`unlisten ${channel}`).catch(() => undefined);
      };
    },
    async notify(channel, payloads) {
      if (!client) throw new Error('There is no connection for notices.');
      await client.query({
        name: 'notify_all',
        text: 'select pg_notify($1, payload) from unnest($2::text[]) payload',
        values: [channel, [...payloads]],
      });
    },
    isOpen: () => client !== undefined,
    drop() {
      const gone = client;
      if (!gone) return;
      lost(gone);
      gone.end().catch(() => undefined);
    },
    async close() {
      isClosed = true;
      clearTimeout(retryTimer);
      await connecting?.catch(() => undefined);
      await client?.end();
    },
  };
}
