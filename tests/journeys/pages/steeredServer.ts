import { rm } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { GameBundle } from '#contract/games/templates.ts';
import { storeBundle } from '#server/cards/games.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/harness/identityProvider.ts';
import { freePort } from '#tests/harness/lines/freePort.ts';
import { newDataDir } from '#tests/harness/newDataDir.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';

const CLIENT = { clientId: 'passleft', clientSecret: 'a long secret that the tests share with nobody' };

/** A server of this process whose clock the test moves; it serves the built site. */
export interface SteeredServer {
  readonly server: RunningServer;
  readonly db: Database;
  readonly club: IdentityProvider;
  readonly port: number;
  readonly clock: { nowMs: number };
  stop(): Promise<void>;
}

/**
 * Starts one; `club` is an OpenID provider on another site, at which the people named `sub-…` sit. With a game, only
 * `tables.sweep()` makes a clock run out. `environment` adds settings; `host` is
 * how people reach it.
 */
export async function startSteeredServer(
  game?: GameBundle,
  environment: Readonly<Record<string, string>> = {},
  host = '127.0.0.1',
): Promise<SteeredServer> {
  const folder = await newDataDir('passleft-steered-');
  const clock = { nowMs: Date.now() };
  const db = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  if (game) await storeBundle(db, game, clock.nowMs);
  const port = await freePort();
  const publicUrl = `http://${host}:${port}`;
  const club = await startIdentityProvider({
    ...CLIENT,
    redirectUri: `${publicUrl}/api/auth/external-callback/club`,
  });
  const providers = [{ ...CLIENT, id: 'club', name: 'The club', issuer: club.issuer }];
  const server = await startServer(db, {
    now: () => clock.nowMs,
    clockwork: game ? 'steered' : 'running',
    environment: {
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      OIDC_PROVIDERS: JSON.stringify(providers),
      ...environment,
    },
  });
  return {
    server,
    db,
    club,
    port,
    clock,
    stop: async () => {
      await server.stop();
      await club.stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Registers a member by the API and opens a page on which they are signed in. */
export async function openSignedIn(context: BrowserContext, handle: string, url = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/about`);
  const reply = await page.request.post(`${url}/api/auth/register`, {
    data: {
      handle,
      email: `${handle}@example.org`,
      password: 'copper lantern heron',
      acceptTerms: true,
    },
  });
  const { token } = await reply.json();
  await page.evaluate((stored) => localStorage.setItem('auth-token', stored), token);
  await page.goto(`${url}/`);
  await page.getByRole('button', { name: new RegExp(handle) }).waitFor();
  return page;
}
