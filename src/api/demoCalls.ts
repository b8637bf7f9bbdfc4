import * as z from 'zod/mini';
import type { Http } from './http.ts';

const demoReplySchema = z.object({
  accounts: z.array(z.object({ handle: z.string(), role: z.string(), password: z.string() })),
});

/** An account that demo mode shows to everybody. */
export type DemoAccount = z.infer<typeof demoReplySchema>['accounts'][number];

/** The demo accounts, or none outside demo mode. */
export async function loadDemoAccounts(http: Http): Promise<readonly DemoAccount[]> {
  try {
    const reply = await http({ method: 'GET', path: '/demo', body: null, query: {} }, { token: null });
    return z.parse(demoReplySchema, reply).accounts;
  } catch {
    return [];
  }
}
