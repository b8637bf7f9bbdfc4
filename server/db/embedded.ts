import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite';
import pg from 'pg';
import {
  checkNotice,
  type Database,
  insideTransaction,
  refuseInsideTransaction,
  type Sql,
} from './database.ts';
import { namingAway } from './databaseAway.ts';

const asText = (value: string) => value;
const parsers = { [types.INT8]: Number, [types.NUMERIC]: asText, [types.DATE]: asText };

/** Opens PGlite on a directory, or in memory without one; `image` is a directory dumped before. */
export async function openPglite(directory?: string, image?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir: directory ?? 'memory://',
    parsers,
    ...(image ? { loadDataDir: image } : {}),
  });
}

const rowsOf = <Row>(client: PGlite | Transaction, sql: string, params: readonly unknown[] = []) =>
  namingAway(async () => (await client.query<Row>(sql, [...params])).rows);

async function sendNotice(client: PGlite | Transaction, channel: string, payload: string): Promise<void> {
  checkNotice(channel, payload);
  await client.query('select pg_notify($1, $2)', [channel, payload]);
}

function sqlOfTransaction(tx: Transaction): Sql {
  const dialect = new PgDialect();
  return {
    drizzle: new PgliteDatabase(dialect, new PgliteSession(tx, dialect, undefined), undefined),
    query: (sql, params) => rowsOf(tx, sql, params),
    notify: (channel, payload) => sendNotice(tx, channel, payload),
  };
}

/** The Database of an open PGlite; `afterClose` lets go of the lock. */
export function embeddedDatabase(pglite: PGlite, afterClose: () => void): Database {
  const prepared = new Map<string, Promise<unknown>>();
  /** Nobody waits for the first use of a statement twice; one that failed is tried again. */
  const prepare = (name: string, sql: string) => {
    const known = prepared.get(name) ?? pglite.exec(`prepare ${name} as ${sql}`);
    prepared.set(name, known);
    known.catch(() => prepared.delete(name));
    return known;
  };
  return {
    kind: 'embedded',
    drizzle: drizzle(pglite),
    query: async (sql, params) => {
      refuseInsideTransaction();
      return rowsOf(pglite, sql, params);
    },
    queryOften: async <Row>(name: string, sql: string, params: readonly string[]) => {
      refuseInsideTransaction();
      return namingAway(async () => {
        await prepare(name, sql);
        // One that executes a prepared statement takes no parameters; said plainly it takes half the time of `query`.
        const written = params.map((text) => pg.escapeLiteral(text)).join(', ');
        const [answer] = await pglite.exec(`execute ${name}(${written})`);
        return (answer?.rows ?? []) as Row[];
      });
    },
    notify: async (channel, payload) => {
      refuseInsideTransaction();
      await sendNotice(pglite, channel, payload);
    },
    transaction: async (work) => {
      refuseInsideTransaction();
      return pglite.transaction((tx) => insideTransaction(() => work(sqlOfTransaction(tx))));
    },
    listen: async (channel, onNotice) => {
      checkNotice(channel, '');
      const stop = await pglite.listen(channel, onNotice);
      return () => stop();
    },
    close: async () => {
      await pglite.close();
      afterClose();
    },
  };
}
