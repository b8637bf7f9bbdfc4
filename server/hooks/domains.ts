import * as z from 'zod/mini';
import { hookDomainsSchema } from '#contract/hooks/hooks.ts';
import type { Sql } from '#server/db/database.ts';

/** Its row of `server_setting`. */
export const HOOK_DOMAINS = 'hookDomains';

const listSchema = hookDomainsSchema.shape.domains;

/** Where Admins let hooks go; nowhere until one has said so. */
export async function readHookDomains(sql: Sql): Promise<readonly string[]> {
  const [set] = await sql.query<{ value: unknown }>('select value from server_setting where name = $1', [
    HOOK_DOMAINS,
  ]);
  const read = z.safeParse(listSchema, set?.value);
  return read.success ? read.data : [];
}

/** Whether a host is one of these domains; `*.example.org` stands for every host below it. */
export const isAllowedHost = (domains: readonly string[], host: string): boolean =>
  domains.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
