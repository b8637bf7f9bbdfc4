import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { newDataDir } from '../harness/newDataDir.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { isSameDocument, markDocument } from './pages/people.ts';

test('a browser goes on over kill -9 of the server without a reload', async ({ browser }) => {
  const folder = await newDataDir('passleft-browser-kill-');
  const server = await startServerProcess(folder);
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await page.waitForURL(/\/room$/);
  await markDocument(page);
  const cells = page.getByRole('grid').getByRole('gridcell');
  for (let taken = 0; taken < 6; taken++) {
    await expect(cells.first()).toBeVisible({ timeout: 20_000 });
    await cells.first().focus();
    // A pack that just came, as all do after a restart, takes no press for 300 ms.
    await page.waitForTimeout(400);
    await page.keyboard.press('Space');
    if (taken === 2) await server.killAndRestart();
    await page.keyboard.press('Enter');
    if (taken === 4) await server.killAndRestart();
    await expect(page.getByRole('heading', { name: new RegExp(`^Your pool\\s*${taken + 1}$`) })).toBeVisible({
      timeout: 20_000,
    });
  }
  expect(await isSameDocument(page)).toBe(true);
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
