import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What SQL can be said through. `query` takes one statement with `$1`-style parameters and gives its rows: timestamptz as
 * Date, bytea as Uint8Array, jsonb parsed, int8 as number, numeric and date as text. `tests/rows` holds the type that is
 * given for a row against the schema. A jsonb parameter must be given as text (`JSON.stringify`), an array parameter
 * means a PostgreSQL array.
 */
export interface Sql {
  readonly drizzle: PgDatabase<PgQueryResultHKT>;
  query<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Tells all listeners of a channel; inside a transaction it is sent by its commit. At most 7,999 bytes. */
  notify(channel: string, payload: string): Promise<void>;
}

/** The one open database of a process; throws faults of the line and of SQL as they come. */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'server';
  /**
   * As `query`, for one of the few statements that are said many times a second: each connection reads and plans it once,
   * by its `name` (a-z and _), and it waits behind nothing but its like. All parameters are text.
   */
  queryOften<Row>(name: string, sql: string, params: readonly string[]): Promise<Row[]>;
  /** Commits when `work` resolves, rolls back when it throws; inside it speak only through `tx`. */
  transaction<Result>(work: (tx: Sql) => Promise<Result>): Promise<Result>;
  /** Hears a channel until the returned function is called; `onGap` tells that notices may have been missed. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Tells all listeners of a channel each of these at once, over the connection that listens. Rejects while there is none. */
  notifyApart(channel: string, payloads: readonly string[]): Promise<void>;
  /** Whether notices are heard at this moment. */
  isHearing(): boolean;
  /**
   * Another number whenever anything was asked of it or answered by it: while it stays the same an embedded database holds
   * what it held. Null for a database server, of which other processes ask, too.
   */
  asked(): number | null;
  close(): Promise<void>;
}

/** The longest notice that PostgreSQL takes. */
export const NOTICE_BYTES = 7999;

/** Throws where PostgreSQL would refuse a notice or fold the channel's case. */
export function checkNotice(channel: string, payload: string): void {
  if (!/^[a-z_]+$/.test(channel)) throw new Error(`"${channel}" is no channel: use a-z and _ only.`);
  const size = Buffer.byteLength(payload);
  if (size > NOTICE_BYTES) throw new Error(`A notice of ${size} bytes is more than ${NOTICE_BYTES}.`);
}

interface OpenTransaction {
  isOpen: boolean;
}
const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Throws when a transaction's work speaks past its `tx`: the embedded database would wait for itself forever. */
export function refuseInsideTransaction(): void {
  if (openTransaction.getStore()?.isOpen) {
    throw new Error('Inside a transaction speak through its tx, not through the database.');
  }
}

/** Runs the work of a transaction so that `refuseInsideTransaction` knows about it. */
export async function insideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const mark: OpenTransaction = { isOpen: true };
  try {
    return await openTransaction.run(mark, work);
  } finally {
    mark.isOpen = false;
  }
}

function textField(error: unknown, field: 'code' | 'constraint'): string {
  if (typeof error !== 'object' || error === null || !(field in error)) return '';
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

/** Whether an error (or its cause) is a broken unique constraint, of that name if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let fault: unknown = error; fault instanceof Error; fault = fault.cause) {
    if (textField(fault, 'code') !== '23505') continue;
    return constraint === undefined || textField(fault, 'constraint') === constraint;
  }
  return false;
}
