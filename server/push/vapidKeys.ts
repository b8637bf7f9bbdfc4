import webPush from 'web-push';
import * as z from 'zod/mini';
import type { Database } from '#server/db/open.ts';

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The pair of keys by which push services know this server. */
export type VapidKeys = z.infer<typeof keysSchema>;

const NAME = 'vapid';

/** The keys that the database keeps, made at their first use by whichever process is first. */
export async function vapidKeysOf(db: Database): Promise<VapidKeys> {
  const read = () => db.query<{ value: string }>('select value from secret where name = $1', [NAME]);
  const [known] = await read();
  if (known) return keysSchema.parse(JSON.parse(known.value));
  await db.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    NAME,
    JSON.stringify(webPush.generateVAPIDKeys()),
  ]);
  const [kept] = await read();
  if (!kept) throw new Error('The database did not keep its push keys.');
  return keysSchema.parse(JSON.parse(kept.value));
}
