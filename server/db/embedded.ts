import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteDatabase, PgliteSession } from 'drizzle-orm/pglite';
import {
  checkNotice,
  type Database,
  insideTransaction,
  refuseInsideTransaction,
  type Sql,
} from './database.ts';
import { namingAway } from './databaseAway.ts';
import { createFairQueue } from './fairQueue.ts';
import { createPreparedStatements, type PreparedStatements, rowsOf } from './preparedStatements.ts';

const asText = (value: string) => value;
const parsers = { [types.INT8]: Number, [types.NUMERIC]: asText, [types.DATE]: asText };

/** PGlite's own are 160 MB, all of them written at each start: half of its time, for pages that few sites ever have. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens PGlite on a directory, or in memory without one; `image` is a directory dumped before. */
export async function openPglite(directory?: string, image?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir: directory ?? 'memory://',
    parsers,
    startParams: START_PARAMS,
    ...(image ? { loadDataDir: image } : {}),
  });
}

const noticesBy = (query: Sql['query']) => async (channel: string, payload: string) => {
  checkNotice(channel, payload);
  await query('select pg_notify($1, $2)', [channel, payload]);
};

function sqlOfTransaction(tx: Transaction, statements: PreparedStatements): Sql {
  const dialect = new PgDialect();
  const query = <Row>(sql: string, params: readonly unknown[] = []) =>
    namingAway(() => rowsOf<Row>(tx, statements, sql, params));
  return {
    drizzle: new PgliteDatabase(dialect, new PgliteSession(tx, dialect, undefined), undefined),
    query,
    notify: noticesBy(query),
  };
}

/** The Database of an open PGlite; `afterClose` lets go of the lock. */
export function embeddedDatabase(pglite: PGlite, afterClose: () => void): Database {
  const statements = createPreparedStatements(pglite);
  const queue = createFairQueue();
  let asked = 0;
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    asked += 1;
    try {
      return await work();
    } finally {
      asked += 1;
    }
  };
  const ask = async <Row>(sql: string, params: readonly unknown[], isUrgent: boolean) => {
    refuseInsideTransaction();
    return counted(() =>
      queue.take(() => namingAway(() => rowsOf<Row>(pglite, statements, sql, params)), isUrgent),
    );
  };
  const query = <Row>(sql: string, params: readonly unknown[] = []) => ask<Row>(sql, params, false);
  return {
    kind: 'embedded',
    drizzle: drizzle(pglite),
    query,
    // What is said many times a second goes before what waits; prepared is each statement that is said more than a few times.
    queryOften: (_name, sql, params) => ask(sql, params, true),
    notify: noticesBy(query),
    transaction: async (work) => {
      refuseInsideTransaction();
      return counted(() =>
        queue.take(
          () => pglite.transaction((tx) => insideTransaction(() => work(sqlOfTransaction(tx, statements)))),
          false,
        ),
      );
    },
    listen: async (channel, onNotice) => {
      checkNotice(channel, '');
      const stop = await pglite.listen(channel, onNotice);
      return () => stop();
    },
    notifyApart: async (channel, payloads) => {
      for (const payload of payloads) await noticesBy(query)(channel, payload);
    },
    isHearing: () => true,
    asked: () => asked,
    close: async () => {
      await pglite.close();
      afterClose();
    },
  };
}
