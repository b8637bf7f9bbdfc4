import { setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply } from '@redis/client';

/** A whole connection has to stand within this time. */
const CONNECT_MS = 3000;
/** The first version with channels that a cluster keeps at one of its servers. */
const FIRST_SHARDED = 7;

const newClient = (url: string) =>
  createClient({
    // Valkey speaks the same protocol.
    url: url.replace(/^valkey/, 'redis'),
    name: 'passleft',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // A line that broke is made anew as a whole, with its channels.
    socket: { reconnectStrategy: false, connectTimeout: CONNECT_MS },
  });
type Client = ReturnType<typeof newClient>;

/** Two connections to a Redis or Valkey, one to speak and one to hear. Once it broke it is of no use any more. */
export interface RedisLine {
  /** Rejects where one of them was not taken. */
  publish(letters: readonly { readonly channel: string; readonly text: string }[]): Promise<void>;
  subscribe(channels: readonly string[]): Promise<void>;
  unsubscribe(channel: string): Promise<void>;
  /** Ends it at once, whatever the server does. */
  destroy(): void;
}

export interface RedisLinePorts {
  readonly url: string;
  readonly onText: (channel: string, text: string) => void;
  /** It broke, or was ended by the server; called once. */
  readonly onBroken: (why: Error) => void;
}

/** The server answered that it does not let us in. */
export class BusRefusesError extends Error {}

const REFUSALS = /^(WRONGPASS|NOAUTH|NOPERM|ERR (AUTH|invalid password|Client sent AUTH))/;

const asRefusal = (fault: unknown) =>
  fault instanceof ErrorReply && REFUSALS.test(fault.message)
    ? new BusRefusesError(fault.message.split(' ', 1).join())
    : fault;

/** Servers before 7 know no such channels; at a cluster they would need a connection to each of its servers. */
async function isSharded(client: Client): Promise<boolean> {
  const info = await client.info('server').catch(() => '');
  const version = Number(/^redis_version:(\d+)/m.exec(info)?.[1] ?? 0);
  return version >= FIRST_SHARDED && /^redis_mode:standalone/m.test(info);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const stopper = new AbortController();
  const late = pause(ms, null, { signal: stopper.signal }).then(() => {
    throw new Error('The bus does not answer.');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    stopper.abort();
    late.catch(() => undefined);
  }
}

/** Connects; rejects with a BusRefusesError where the server does not let us in, or with what kept it from connecting. */
export async function openRedisLine({ url, onText, onBroken }: RedisLinePorts): Promise<RedisLine> {
  const speaker = newClient(url);
  const hearer = newClient(url);
  let isOver = false;

  function destroy() {
    isOver = true;
    for (const client of [speaker, hearer]) if (client.isOpen) client.destroy();
  }
  function broken(why: Error) {
    if (isOver) return;
    destroy();
    onBroken(why);
  }
  let isConnected = false;
  for (const client of [speaker, hearer])
    client.on('error', (why: Error) => {
      if (isConnected) broken(why);
    });

  const open = async () => {
    await Promise.all([speaker.connect(), hearer.connect()]);
    return isSharded(speaker);
  };
  let sharded: boolean;
  try {
    sharded = await within(CONNECT_MS, open());
    isConnected = true;
  } catch (fault) {
    destroy();
    throw asRefusal(fault);
  }
  const hear = (text: string, channel: string) => onText(channel, text);

  return {
    async publish(letters) {
      await Promise.all(
        letters.map(({ channel, text }) =>
          sharded ? speaker.sPublish(channel, text) : speaker.publish(channel, text),
        ),
      );
    },
    async subscribe(channels) {
      if (channels.length === 0) return;
      if (sharded) await hearer.sSubscribe([...channels], hear);
      else await hearer.subscribe([...channels], hear);
    },
    async unsubscribe(channel) {
      if (sharded) await hearer.sUnsubscribe(channel);
      else await hearer.unsubscribe(channel);
    },
    destroy,
  };
}
