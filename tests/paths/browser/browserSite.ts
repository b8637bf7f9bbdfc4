import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { type Composed, compose } from '#server/compose.ts';
import { embeddedDatabase, openPglite } from '#server/db/embedded.ts';
import { migrateEmbedded } from '#server/db/migrate.ts';
import type { Database } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { findTestChromium, INSTALL_CHROMIUM, TEST_ARGUMENTS } from '../../chromium.ts';
import { type IdentityProvider, startIdentityProvider } from '../../harness/identityProvider.ts';
import { ROOMY } from '../../harness/runningServer.ts';
import { type FaultProxy, openFaultProxy } from './faultProxy.ts';
import { watchMachines } from './watchedPage.ts';

const START_MS = Date.parse('2026-01-05T10:00:00Z');

/** The real server and a real Chromium with a faulty line between them; one clock, moved by the test, for both. */
export interface BrowserSite {
  readonly url: string;
  readonly db: Database;
  readonly proxy: FaultProxy;
  /** The server itself, without the line between. */
  readonly serverUrl: string;
  /** The tables of the server, for what others do at them. */
  readonly tables: Composed['tables'];
  /** The OpenID provider `club`, and who sits there. */
  readonly club: IdentityProvider;
  nowMs(): number;
  /** A browser profile of its own, whose machines are watched. */
  visit(hear: (names: readonly string[]) => void): Promise<Visit>;
  close(): Promise<void>;
}

/** Somebody's browser: one profile, and the page that is walked. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What scripts complained of in any page of the profile. */
  readonly complaints: readonly string[];
  /** Moves the clock of server and browser. */
  pass(durationMs: number): Promise<void>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'passleft', clientSecret: 'a long secret that the tests share with nobody' };

/** Opens everything: server, its database in memory, an OpenID provider, the line and the browser. */
export async function openBrowserSite(): Promise<BrowserSite> {
  const executablePath = await findTestChromium();
  if (!executablePath)
    throw new Error(`The browser walks need Chromium. Install it with:\n  ${INSTALL_CHROMIUM}`);
  if (!process.env.WEB_ROOT && !existsSync('dist/web/index.html'))
    throw new Error('The browser walks need the production build. Make it with:\n  npm run build');
  const clock = { nowMs: START_MS };
  const proxy = await openFaultProxy();
  const db = await openDatabase();
  const club = await startIdentityProvider({
    ...CLIENT,
    redirectUri: `${proxy.url}/api/auth/external-callback/club`,
  });
  const providers = [{ ...CLIENT, id: 'club', name: 'The club', issuer: club.issuer }];
  const environment = { PUBLIC_URL: proxy.url, OIDC_PROVIDERS: JSON.stringify(providers) };
  const server = await startServer(db, environment, () => clock.nowMs);
  const serverUrl = await server.app.listen({ host: '127.0.0.1', port: 0 });
  proxy.leadTo(serverUrl);
  const browser = await chromium.launch({ executablePath, args: TEST_ARGUMENTS });
  return {
    url: proxy.url,
    db,
    proxy,
    serverUrl,
    tables: server.tables,
    club,
    nowMs: () => clock.nowMs,
    visit: (hear) => openVisit(browser, proxy.url, clock, hear),
    async close() {
      await browser.close();
      await proxy.close();
      await server.stop();
      await club.stop();
      await db.close();
    },
  };
}

async function openDatabase(): Promise<Database> {
  const pglite = await openPglite();
  await migrateEmbedded(pglite);
  return embeddedDatabase(pglite, () => undefined);
}

async function startServer(
  db: Database,
  environment: Readonly<Record<string, string>>,
  now: () => number,
): Promise<Composed> {
  const read = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...environment });
  if (!read.ok) throw new Error(read.mistakes.join(' '));
  return compose({
    db,
    settings: read.settings,
    clock: { now },
    newSeed: () => randomBytes(32),
    authLimits: ROOMY,
    botDelayMs: () => 0,
    countdownMs: 0,
    clockwork: 'steered',
    onFault: (fault) => console.error(fault),
    ...(process.env.WEB_ROOT ? { webRoot: process.env.WEB_ROOT } : {}),
  });
}

async function openVisit(
  browser: Browser,
  baseURL: string,
  clock: { nowMs: number },
  hear: (names: readonly string[]) => void,
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (fault) => complaints.push(fault.error().message));
  await watchMachines(context, hear);
  await context.clock.install({ time: clock.nowMs });
  await context.clock.pauseAt(clock.nowMs + 1);
  clock.nowMs += 1;
  const page = await context.newPage();
  return {
    context,
    page,
    complaints,
    async pass(durationMs) {
      clock.nowMs += durationMs;
      await context.clock.runFor(durationMs);
    },
    close: () => context.close(),
  };
}
