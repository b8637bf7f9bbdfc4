import { randomBytes } from 'node:crypto';
import type { Sql } from './database.ts';

/** A secret of the database's own, made when it is first asked for: what is signed with it holds over restarts. */
export async function keptSecret(sql: Sql, name: string): Promise<string> {
  await sql.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [kept] = await sql.query<{ value: string }>('select value from secret where name = $1', [name]);
  if (!kept) throw new Error('The database did not keep its secret.');
  return kept.value;
}
