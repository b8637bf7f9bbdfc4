import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from './database.ts';
import { findMigrationsFolder } from './migrate.ts';

/** One step of the schema; `level` is when it was written, in milliseconds, and grows from step to step. */
export interface Migration {
  readonly level: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** All steps that this program knows, beginning with the baseline. */
export const knownMigrations = (migrationsFolder = findMigrationsFolder()): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql }) => ({
    level: folderMillis,
    hash,
    statements: sql,
  }));

/** The level of a database's schema; null when it has none of our tables. */
export async function schemaLevelOf(sql: Sql): Promise<number | null> {
  const [table] = await sql.query<{ at: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as at`,
  );
  if (!table?.at) return null;
  const [newest] = await sql.query<{ level: string | null }>(
    'select max(created_at)::text as level from drizzle.__drizzle_migrations',
  );
  return newest?.level == null ? null : Number(newest.level);
}

/**
 * Takes these steps inside the caller's transaction, in order, and notes each where Drizzle's own migrator notes it, so
 * that the next start goes on from there.
 */
export async function takeMigrations(tx: Sql, steps: readonly Migration[]): Promise<void> {
  await tx.query('create schema if not exists drizzle');
  await tx.query(
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { level, hash, statements } of steps) {
    for (const statement of statements) await tx.query(statement);
    await tx.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      level,
    ]);
  }
}
