import { rm } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { commands } from '#server/commands/commands.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { freePort } from '#tests/harness/lines/freePort.ts';
import { newDataDir } from '#tests/harness/newDataDir.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { openSignedIn } from './steeredServer.ts';

/** A server of this process over an empty database: no game, no member. */
export interface EmptyServer {
  readonly server: RunningServer;
  readonly db: Database;
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts one in demo mode, where an Admin needs no second factor; without the demo's games and people. */
export async function startEmptyServer(): Promise<EmptyServer> {
  const folder = await newDataDir('passleft-empty-');
  const db = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer(db, {
    environment: { PORT: String(port), PUBLIC_URL: url, DEMO_MODE: '1', DATA_DIR: folder },
  });
  return {
    server,
    db,
    url,
    stop: async () => {
      await server.stop();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Registers somebody, makes them Admin by the command and opens the administration. */
export async function openAsAdmin(
  context: BrowserContext,
  { db, url }: EmptyServer,
  handle: string,
): Promise<Page> {
  const page = await openSignedIn(context, handle, url);
  const granted = await commands.admin?.run(db, ['grant', `${handle}@example.org`], Date.now());
  expect(granted?.exitCode).toBe(0);
  await expect.poll(() => mayAdminister(page, url), { message: 'the session learns of it' }).toBe(true);
  await page.reload();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  return page;
}

/** What a session may do is remembered for five seconds. */
async function mayAdminister(page: Page, url: string): Promise<boolean> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`${url}/api/admin/shell`, { headers })).ok();
}

/** Goes to a screen by the list at the side. */
export async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: screen }).click();
}

/** Step 1 of docs/how-to/bring-a-game.md. */
export async function makeGame(page: Page, name: string): Promise<void> {
  await goTo(page, 'Games');
  await page.getByRole('button', { name: 'New game' }).first().click();
  const panel = page.getByRole('complementary', { name: 'New game' });
  await panel.getByLabel('Name').fill(name);
  await panel.getByRole('button', { name: 'Create game' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

export async function saveGame(page: Page, told: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText(told)).toBeVisible();
}
