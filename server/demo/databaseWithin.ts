import type { Database, Sql } from '../db/database.ts';

/**
 * A database whose every statement belongs to a transaction that is already open: what asks for a transaction of its own
 * joins that one. Work that throws must not be caught by its caller, since nothing of it is rolled back by itself.
 */
export function databaseWithin(db: Database, tx: Sql): Database {
  return {
    ...db,
    drizzle: tx.drizzle,
    query: tx.query,
    queryOften: (_name, sql, params) => tx.query(sql, params),
    notify: tx.notify,
    transaction: (work) => work(tx),
  };
}
