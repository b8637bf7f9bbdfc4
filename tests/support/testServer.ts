import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildServer, type ServerPorts } from '#server/app.ts';
import { type ComposePorts, compose } from '#server/compose.ts';
import type { Database } from '#server/db/open.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/testDatabases.ts';

/** A moment in 2026 from which a test's clock starts. */
export const TEST_START_MS = Date.UTC(2026, 10, 21, 12);

/** A server over an empty test database, with a clock that stands until the test moves it. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly clock: { nowMs: number; now(): number };
  close(): Promise<void>;
}

/** Settings as the environment would give them; throws on a mistake in `env`. */
export function testSettings(env: Record<string, string> = {}): Settings {
  const reading = readSettings({ LOG_LEVEL: 'silent', ...env });
  if (!reading.ok) throw new Error(reading.mistakes.join(' '));
  return reading.settings;
}

/** What every server under test stands on. */
async function groundOf(kind: DatabaseKind, given: Database | undefined) {
  return {
    db: given ?? (await openTestDatabase(kind)),
    clock: {
      nowMs: TEST_START_MS,
      now() {
        return this.nowMs;
      },
    },
    settings: testSettings(),
    newSeed: () => new Uint8Array(32),
    logger: false as const,
    isStrict: true,
  };
}

const serverOn = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  app: FastifyInstance,
  stop: () => Promise<void>,
): TestServer => ({
  app,
  db,
  clock,
  close: async () => {
    await stop();
    await db.close();
  },
});

/** Opens a database and builds a server over it; `close` ends both. */
export async function openTestServer(
  kind: DatabaseKind,
  ports: Partial<ServerPorts> = {},
): Promise<TestServer> {
  const ground = await groundOf(kind, ports.db);
  const app = await buildServer({ ...ground, ...ports });
  return serverOn(ground, app, () => app.drain());
}

/** A server with tables, hub and all routes, over an empty test database; nothing falls due by itself. */
export async function openWholeServer(
  kind: DatabaseKind,
  ports: Partial<ComposePorts> = {},
): Promise<TestServer> {
  const ground = await groundOf(kind, ports.db);
  const composed = await compose({
    ...ground,
    clockwork: 'steered',
    countdownMs: 0,
    botDelayMs: () => 0,
    ...ports,
  });
  return serverOn(ground, composed.app, () => composed.stop());
}

/** One browser: keeps its cookies and its access token, and sends both as a browser would. */
export class TestBrowser {
  token = '';
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    more: InjectOptions = {},
  ) {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      method,
      url,
      ...(body ? { payload: body } : {}),
      ...more,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(cookies ? { cookie: cookies } : {}),
        ...more.headers,
      },
    });
    this.#keepCookies(response);
    return response;
  }

  /** Sends and keeps the access token of the reply. */
  async enter(url: string, body?: object) {
    const response = await this.send('POST', url, body);
    const reply: unknown = response.json();
    if (typeof reply === 'object' && reply !== null && 'token' in reply) this.token = String(reply.token);
    return response;
  }

  #keepCookies(response: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
