import { type DemoAccount, demoRoutes } from '#contract/routes/demo.ts';
import { createApi } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { Http } from '#src/api/http.ts';

/** The demo accounts, or none outside demo mode. No session is asked for: who reads this is about to log in. */
export async function loadDemoAccounts(http: Http): Promise<readonly DemoAccount[]> {
  const api = createApi((request) => http(request, { token: null }));
  try {
    return (await createClient(demoRoutes, api).demoAccounts()).accounts;
  } catch {
    return [];
  }
}
