import type { Database } from '../db/database.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import type { Measures } from './measures.ts';

/** What went wrong, by PostgreSQL's classes: a broken constraint, a lost race, a full disk, a server that ends … */
const KINDS: Readonly<Record<string, string>> = {
  '08': 'line',
  '23': 'constraint',
  '40': 'race',
  '53': 'resources',
  '57': 'shutdown',
  '58': 'resources',
};
const FAULTS = [...new Set([...Object.values(KINDS), 'statement'])].map((kind) => ({ kind }));
const SQL_STATE = /^[0-9A-Z]{5}$/;
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS']);
/** As long as a SQLSTATE. */
const LINE_CODES = new Set(['EPIPE']);
const LINE_WORDS = /^(Connection terminated|timeout e|Client (has encountered|was closed))/;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

function kindOfCode(code: string): string | null {
  if (DISK.has(code)) return 'resources';
  if (SQL_STATE.test(code) && !LINE_CODES.has(code)) return KINDS[code.slice(0, 2)] ?? 'statement';
  return /^E[A-Z_]+$/.test(code) ? 'line' : null;
}

/** The kind of a fault of the database; null for what was thrown by our own work inside a transaction. */
export function faultKindOf(error: unknown): string | null {
  let isAway = false;
  for (let fault: unknown = error; fault instanceof Error; fault = fault.cause) {
    const code: unknown = Reflect.get(fault, 'code');
    const kind = typeof code === 'string' ? kindOfCode(code) : null;
    if (kind !== null) return kind;
    isAway ||= fault instanceof DatabaseAwayError || LINE_WORDS.test(fault.message);
  }
  return isAway ? 'line' : null;
}

/** The same database, whose questions are timed and whose faults are counted. */
export function measuredDatabase(db: Database, measures: Measures): Database {
  const took = measures.histogram(
    'passleft_database_seconds',
    'How long statements and transactions took.',
    SECONDS,
  );
  const failed = measures.counter(
    'passleft_database_errors_total',
    'Faults of the database, by kind.',
    FAULTS,
  );

  async function measured<T>(work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (fault) {
      const kind = faultKindOf(fault);
      if (kind !== null) failed({ kind });
      throw fault;
    } finally {
      took((performance.now() - startedAt) / 1000);
    }
  }

  return {
    ...db,
    query: (sql, params) => measured(() => db.query(sql, params)),
    queryOften: (name, sql, params) => measured(() => db.queryOften(name, sql, params)),
    notify: (channel, payload) => measured(() => db.notify(channel, payload)),
    transaction: (work) => measured(() => db.transaction(work)),
  };
}
