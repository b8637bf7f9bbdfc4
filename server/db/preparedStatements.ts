import type { PGlite, Transaction } from '@electric-sql/pglite';
import pg from 'pg';

/** What PREPARE takes. */
const PREPARABLE = /^\s*(select|insert|update|delete|with|values)\b/i;
/** A text said once may never be said again. */
const USES_BEFORE = 3;
/** A plan made while its tables were small is not kept for ever. */
const USES_OF_A_PLAN = 1000;
/** Texts that are remembered; those said longest ago are forgotten first. */
const MOST_TEXTS = 400;
/** Written into the statement, longer parameters cost more than the plan does. */
const MOST_LETTERS = 1_000_000;

interface Prepared {
  readonly name: string;
  /** How each parameter is written as text. */
  readonly texts: readonly ((value: unknown) => string)[];
}

interface Known {
  uses: number;
  prepared: Prepared | null;
  isPreparing: boolean;
}

/** The statements of one embedded database that are read and planned once and then said by their names. */
export interface PreparedStatements {
  /** `execute …` for this statement and its parameters; null as long as it has to be said as it is. */
  execution(sql: string, params: readonly unknown[]): string | null;
}

/**
 * Most of what the embedded database does for a short statement is reading and planning it: what is said often is prepared.
 * That happens between two transactions, while nobody waits for it; a transaction that waited would wait for itself.
 */
export function createPreparedStatements(pglite: PGlite): PreparedStatements {
  const texts = new Map<string, Known>();
  let names = 0;

  const forget = (prepared: Prepared | null) => {
    // Whoever read this name has asked already, and is answered first.
    if (prepared) pglite.exec(`deallocate ${prepared.name}`).catch(() => undefined);
  };

  async function prepare(sql: string, known: Known): Promise<void> {
    known.isPreparing = true;
    try {
      const { queryParams } = await pglite.describeQuery(sql);
      const name = `often_${++names}`;
      await pglite.exec(`prepare ${name} as ${sql}`);
      const old = known.prepared;
      known.prepared = { name, texts: queryParams.map(({ serializer }) => serializer) };
      forget(old);
      if (texts.get(sql) !== known) forget(known.prepared);
    } catch {
      // Said as it is, it will tell what is wrong with it.
    } finally {
      known.isPreparing = false;
    }
  }

  function knownOf(sql: string): Known {
    const known = texts.get(sql) ?? { uses: 0, prepared: null, isPreparing: false };
    // The oldest text is the first one of the map.
    texts.delete(sql);
    texts.set(sql, known);
    const [oldest] = texts.size > MOST_TEXTS ? texts : [];
    if (oldest) {
      texts.delete(oldest[0]);
      forget(oldest[1].prepared);
    }
    return known;
  }

  return {
    execution(sql, params) {
      if (!PREPARABLE.test(sql)) return null;
      const known = knownOf(sql);
      known.uses += 1;
      const isWanted = known.uses === USES_BEFORE || known.uses % USES_OF_A_PLAN === 0;
      if (isWanted && !known.isPreparing) void prepare(sql, known);
      return known.prepared && executionOf(known.prepared, params);
    },
  };
}

function executionOf({ name, texts }: Prepared, params: readonly unknown[]): string | null {
  if (params.length !== texts.length) return null;
  const written = params.map((value, place) =>
    value === null || value === undefined ? 'null' : pg.escapeLiteral(String(texts[place]?.(value) ?? value)),
  );
  const list = written.join(', ');
  return list.length > MOST_LETTERS ? null : `execute ${name}${list && `(${list})`}`;
}

/** The rows of one statement, by its name where it has one. */
export async function rowsOf<Row>(
  client: PGlite | Transaction,
  statements: PreparedStatements,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const execution = statements.execution(sql, params);
  if (execution === null) return (await client.query<Row>(sql, [...params])).rows;
  const [answer] = await client.exec(execution);
  return (answer?.rows ?? []) as Row[];
}
