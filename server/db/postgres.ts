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

/** A pool of connections in UTC; `connections` is its greatest number. */
export function openPool(databaseUrl: string, connections = CONNECTIONS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: '-c timezone=UTC',
    types: wireTypes,
    connectionTimeoutMillis: 10_000,
  });
  // Without listeners a connection that the server closes, idle or in a transaction, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
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

/** Ends the connections of a pool that are open when it is called: what waits for an answer on them fails at once. */
function hangUpOn(pool: pg.Pool): () => void {
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));
  return () => {
    for (const client of open) {
      // The pool lets go of a connection in which it hears a fault.
      client.emit('error', noAnswer());
      client.end().catch(() => undefined);
    }
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
  const hangUps = [hangUpOn(pool), hangUpOn(often)];
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
    close: async () => {
      pulse.stop();
      await line.close();
      await Promise.all([pool.end(), often.end()]);
    },
  };
}
