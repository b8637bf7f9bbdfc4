import { readFileSync } from 'node:fs';
import { type BrowserContext, expect } from '@playwright/test';
import { openTable, sitDown, test } from './pages/shortDraft.ts';

/** What is fetched only when it is shown, and comes after the way back to the draft. */
const LATE = ['MemberReminder', 'TurnClock'];
const WIDTHS = [
  ['a tablet', 820],
  ['a phone', 390],
] as const;

/** Keeps the scripts of these names back until the returned function is called. */
async function holdBack(context: BrowserContext, names: readonly string[]): Promise<() => void> {
  const manifest: Readonly<Record<string, { readonly name?: string; readonly file: string }>> = JSON.parse(
    readFileSync('dist/web/.vite/manifest.json', 'utf8'),
  );
  const held = Object.values(manifest).filter(({ name }) => name !== undefined && names.includes(name));
  expect(held, 'the scripts that are held back').toHaveLength(names.length);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const { file } of held)
    await context.route(`**/${file}`, async (route) => {
      await isLetGo;
      await route.continue();
    });
  return letGo;
}

test('who comes back to a draft presses "Resume draft" where it stands, whatever of Home is not there yet', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  const other = await browser.newContext({ baseURL: site.server.url });
  const { host, code } = await openTable(context, 'Returner', { seats: 2 });
  const guest = await other.newPage();
  await sitDown(host, guest, code);
  await context.close();

  for (const [device, width] of WIDTHS)
    await test.step(`at ${device}`, async () => {
      const at = await browser.newContext({
        baseURL: site.server.url,
        viewport: { width, height: 1180 },
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const letGo = await holdBack(at, LATE);
      const page = await at.newPage();
      await page.goto('/login');
      await page.getByLabel('Email or handle').fill('Returner');
      await page.getByLabel('Password', { exact: true }).fill('copper lantern heron');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('link', { name: 'Resume draft' }).hover();
      await page.mouse.down();
      letGo();
      await expect(page.getByRole('complementary', { name: 'Reminder' })).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.mouse.up();
      await expect(page).toHaveURL(/\/room$/);
      await at.close();
    });
  await other.close();
});
