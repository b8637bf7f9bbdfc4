import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import {
  openWholeServer,
  TEST_START_MS,
  TestBrowser,
  type TestServer,
  testSettings,
} from '#tests/support/testServer.ts';

/** A server with the canary game and an Admin called Vera who has signed in. */
export interface AdminServer extends TestServer {
  readonly admin: TestBrowser;
}

/** Opens it over an empty database; `close` it in afterAll. */
export async function openAdminServer(cards = 60): Promise<AdminServer> {
  const server = await openWholeServer('server', { settings: testSettings({ DEMO_MODE: '1' }) });
  const admin = new TestBrowser(server.app);
  await admin.enter('/api/auth/register', {
    handle: 'Vera',
    email: 'vera@example.org',
    password: 'a long enough password',
    acceptTerms: true,
  });
  await server.db.query("update member set roles = array['Admin']");
  await storeBundle(server.db, canaryGame(cards), TEST_START_MS);
  return { ...server, admin };
}

interface Answered {
  readonly statusCode: number;
  json(): { readonly message?: string; readonly errors?: Record<string, string[]> };
}

/** The status of an answer and the sentence that it came with. */
export const told = (answer: Answered): readonly [number, string] => {
  const { message = '', errors } = answer.json();
  return [answer.statusCode, errors === undefined ? message : Object.values(errors).flat().join(' ')];
};
