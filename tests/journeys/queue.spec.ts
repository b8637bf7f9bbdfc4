import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInSchemes } from './pages/barriers.ts';
import { openPage } from './pages/people.ts';
import { cellsOf } from './pages/roomPage.ts';

/** A guest before the open tables, who may sit down there. */
async function comeAsGuest(page: Page, baseURL: string | undefined) {
  const { token } = await (await page.request.post(`${baseURL}/api/auth/guest`, { data: {} })).json();
  await page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
  await page.goto('/drafts');
}

const queueOf = (page: Page) => page.getByRole('region', { name: /^Draft queue/ });
const pressIn = (page: Page, name: string) =>
  queueOf(page).getByRole('button', { name, exact: true }).click();

test('two strangers sit down, a table forms by itself with bots, and both draft at it', async ({
  browser,
  baseURL,
}) => {
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL })));
  const opened = await Promise.all(contexts.map(openPage));
  const pages = opened.map(({ page }) => page);
  const [first, second] = pages;
  if (!first || !second) throw new Error('Chromium gave no pages.');
  await Promise.all(pages.map((page) => comeAsGuest(page, baseURL)));

  await pressIn(first, 'Join queue');
  await expect(queueOf(first).getByRole('heading', { name: 'You’re waiting' })).toBeVisible();
  await expect(queueOf(first).getByText('1 of 8 waiting').first()).toBeVisible();
  await expectNoBarriersInSchemes(first, 'waiting in the queue');
  // The other one sees the line that has begun.
  await expect(second.getByText('1 of 8 waiting').first()).toBeVisible();
  await pressIn(second, 'Join queue');
  await expect(queueOf(first).getByText('2 of 8 waiting').first()).toBeVisible();

  // Bots come as soon as all want them, not before.
  await pressIn(first, 'Start with bots now');
  await expect(
    queueOf(second).getByText('1 of 2 want to start with bots now. Everyone has to agree.', { exact: false }),
  ).toBeVisible();
  await pressIn(second, 'Start with bots now');
  // Who asked for it last is there; the other one is asked.
  const found = first.getByRole('dialog', { name: 'A table was found' });
  await expect(found.getByText('2 people and 6 bots')).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Waiting for the others' })).toBeVisible();
  expect(await first.title()).toContain('A table was found');
  await expectNoBarriers(first, 'a table was found');
  await found.getByRole('button', { name: 'I’m here' }).click();

  // It starts by itself, with its people at one table.
  await Promise.all(pages.map((page) => page.waitForURL(/\/drafts\/[0-9a-f-]+\/room$/, { timeout: 60_000 })));
  await Promise.all(pages.map((page) => expect(cellsOf(page).first()).toBeVisible({ timeout: 30_000 })));
  expect(new URL(first.url()).pathname).toBe(new URL(second.url()).pathname);
  expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  await Promise.all(contexts.map((context) => context.close()));
});
