import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  checkNotice,
  type Database,
  insideTransaction,
  refuseInsideTransaction,
  type Sql,
} from './database.ts';
import { DatabaseAwayError, namingAway } from './databaseAway.ts';
import { openNoticeLine } from './noticeLine.ts';
import { watchPulse } from './pulse.ts';

const DATE = 1082;
const asText = (value: string) => value;
const asBytes = (value: string) => new Uint8Array(Buffer.from(value.slice(2), 'hex'));

const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === pg.types.builtins.INT8) return Number;
    if (type === DATE) return asText;
    if (type === pg.types.builtins.BYTEA) return asBytes;
    return format === 'binary'
      ? pg.types.getTypeParser(type, 'binary')
      : pg.types.getTypeParser(type, 'text');
  },
};

const CONNECTIONS = 8;
/** For what is said often: one writes the log, the other asks what is due. */
const OFTEN_CONNECTIONS = 2;

/** The sockets of a pool, from before they are connected on. */
interface Lines {
  readonly sockets: Set<Socket>;
  /** Whether a socket that is asked for is given up at once. */
  isSilent(): boolean;
}

const linesOf = new WeakMap<pg.Pool, Lines>();

/** A pool of connections in UTC; `connections` is its greatest number. */
export function openPool(databaseUrl: string, connections = CONNECTIONS): pg.Pool {
  const lines: Lines = { sockets: new Set(), isSilent: () => false };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: '-c timezone=UTC',
    types: wireTypes,
    connectionTimeoutMillis: 10_000,
    stream: () => socketIn(lines),
  });
  // Without listeners a connection that the server closes, idle or in a transaction, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  linesOf.set(pool, lines);
  return pool;
}

function socketIn(lines: Lines): Socket {
  const socket = new Socket();
  lines.sockets.add(socket);
  socket.once('close', () => lines.sockets.delete(socket));
  if (lines.isSilent()) setImmediate(() => socket.destroy());
  return socket;
}

type Client = pg.Pool | pg.PoolClient;

const rowsOf = <Row>(client: Client, sql: string, params: readonly unknown[] = []): Promise<Row[]> =>
  namingAway(async () => (await client.query(sql, [...params])).rows);

async function sendNotice(client: Client, channel: string, payload: string): Promise<void> {
  checkNotice(channel, payload);
  await rowsOf(client, 'select pg_notify($1, $2)', [channel, payload]);
}

function sqlOf(client: Client): Sql {
  return {
    drizzle: drizzle(client),
    query: (sql, params) => rowsOf(client, sql, params),
    notify: (channel, payload) => sendNotice(client, channel, payload),
  };
}

async function inTransaction<Result>(pool: pg.Pool, work: (tx: Sql) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('begin');
    const result = await insideTransaction(() => work(sqlOf(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((broken: Error) => {
      fault = broken;
    });
    throw error;
  } finally {
    client.release(fault);
  }
}

/**
 * Ends the connections of a pool when it is called, those, too, that are being opened: what waits for an answer or for a
 * connection fails at once, also what comes while `isSilent`.
 */
function hangUpOn(pool: pg.Pool, isSilent: () => boolean): () => void {
  const lines = linesOf.get(pool);
  if (!lines) throw new Error('The pool was opened elsewhere.');
  lines.isSilent = isSilent;
  return () => {
    for (const socket of lines.sockets) socket.destroy();
  };
}

const noAnswer = () => new DatabaseAwayError(new Error('The database server does not answer.'));

/**
 * The Database of a PostgreSQL server; `listen` and the pulse hold one connection of their own each and open it again when
 * lost. What is said often has connections of its own, so that a pick does not wait behind hundreds who sit down. While the
 * server does not answer nothing is asked of it, and all fails at once with a DatabaseAwayError.
 */
export function serverDatabase(pool: pg.Pool, databaseUrl: string): Database {
  const often = openPool(databaseUrl, OFTEN_CONNECTIONS);
  const direct = sqlOf(pool);
  const line = openNoticeLine(databaseUrl);
  const hangUps = [pool, often].map((each) => hangUpOn(each, () => pulse.isSilent()));
  const pulse = watchPulse(databaseUrl, () => {
    for (const hangUp of hangUps) hangUp();
    line.drop();
  });
  const refuseWhileSilent = () => {
    if (pulse.isSilent()) throw noAnswer();
  };
  return {
    kind: 'server',
    asked: () => null,
    drizzle: direct.drizzle,
    query: async (sql, params) => {
      refuseInsideTransaction();
      refuseWhileSilent();
      return direct.query(sql, params);
    },
    queryOften: async <Row>(name: string, sql: string, params: readonly string[]) => {
      refuseInsideTransaction();
      refuseWhileSilent();
      return namingAway<Row[]>(
        async () => (await often.query({ name, text: sql, values: [...params] })).rows,
      );
    },
    notify: async (channel, payload) => {
      refuseInsideTransaction();
      refuseWhileSilent();
      await direct.notify(channel, payload);
    },
    transaction: async (work) => {
      refuseInsideTransaction();
      refuseWhileSilent();
      return namingAway(() => inTransaction(pool, work));
    },
    listen: async (channel, onNotice, onGap) => {
      checkNotice(channel, '');
      // Who hears of a gap asks what is new, which is refused until the pulse is felt again.
      return line.listen(channel, onNotice, onGap && (() => void pulse.whenAnswering().then(onGap)));
    },
    notifyApart: async (channel, payloads) => {
      for (const payload of payloads) checkNotice(channel, payload);
      refuseWhileSilent();
      await line.notify(channel, payloads);
    },
    isHearing: () => line.isOpen() && !pulse.isSilent(),
    close: async () => {
      pulse.stop();
      await line.close();
      await Promise.all([pool.end(), often.end()]);
    },
  };
}
