import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import {
  checkNotice,
  type Database,
  insideTransaction,
  refuseInsideTransaction,
  type Sql,
} from './database.ts';
import { openNoticeLine } from './noticeLine.ts';

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

/** A pool of connections in UTC; `connections` is its greatest number. */
export function openPool(databaseUrl: string, connections = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    options: '-c timezone=UTC',
    types: wireTypes,
    connectionTimeoutMillis: 10_000,
  });
  // Without a listener an idle connection that the server closes would end the process.
  pool.on('error', () => undefined);
  return pool;
}

type Client = pg.Pool | pg.PoolClient;

async function rowsOf<Row>(client: Client, sql: string, params: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, [...params])).rows;
}

async function sendNotice(client: Client, channel: string, payload: string): Promise<void> {
  checkNotice(channel, payload);
  await client.query('select pg_notify($1, $2)', [channel, payload]);
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

/** The Database of a PostgreSQL server; `listen` holds one connection of its own and opens it again when lost. */
export function serverDatabase(pool: pg.Pool, databaseUrl: string): Database {
  const direct = sqlOf(pool);
  const line = openNoticeLine(databaseUrl);
  return {
    kind: 'server',
    drizzle: direct.drizzle,
    query: async (sql, params) => {
      refuseInsideTransaction();
      return direct.query(sql, params);
    },
    notify: async (channel, payload) => {
      refuseInsideTransaction();
      await direct.notify(channel, payload);
    },
    transaction: async (work) => {
      refuseInsideTransaction();
      return inTransaction(pool, work);
    },
    listen: async (channel, onNotice, onGap) => {
      checkNotice(channel, '');
      return line.listen(channel, onNotice, onGap);
    },
    close: async () => {
      await line.close();
      await pool.end();
    },
  };
}
