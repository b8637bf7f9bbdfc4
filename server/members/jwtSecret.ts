import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/open.ts';

const NAME = 'jwt';

/** The secret given by the settings, else the one that the database keeps, made at its first use. */
export async function jwtSecretOf(db: Database, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const fresh = randomBytes(48).toString('base64');
  await db.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    NAME,
    fresh,
  ]);
  const [kept] = await db.query<{ value: string }>('select value from secret where name = $1', [NAME]);
  if (!kept) throw new Error('The database did not keep its secret.');
  return kept.value;
}
