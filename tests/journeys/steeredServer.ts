import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { openDatabase } from '#server/db/open.ts';
import { type RunningServer, startServer } from '../harness/runningServer.ts';

/** A server of this process whose clock the test moves; it serves the built site. */
export interface SteeredServer {
  readonly server: RunningServer;
  readonly port: number;
  readonly clock: { nowMs: number };
  stop(): Promise<void>;
}

export async function startSteeredServer(): Promise<SteeredServer> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-steered-'));
  const clock = { nowMs: Date.now() };
  const db = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const server = await startServer(db, { now: () => clock.nowMs });
  return {
    server,
    port: Number(new URL(server.url).port),
    clock,
    stop: async () => {
      await server.stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Registers a member by the API and opens a page on which they are signed in. */
export async function openSignedIn(context: BrowserContext, handle: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/about');
  const reply = await page.request.post('/api/auth/register', {
    data: {
      handle,
      email: `${handle}@example.org`,
      password: 'copper lantern heron',
      acceptTerms: true,
    },
  });
  const { token } = await reply.json();
  await page.evaluate((stored) => localStorage.setItem('auth-token', stored), token);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(handle) }).waitFor();
  return page;
}
