import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling } from './pages/barriers.ts';
import { openPage, signInAs } from './pages/people.ts';
import { ORBIT, takeTheRest } from './pages/practicePage.ts';

/** The worker answers for this page, and has everything once it has the page itself. */
const keptByWorker = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const isKept =
          (await caches.match('/', { ignoreVary: true })) !== undefined && names.includes('passleft-sets');
        return isKept && navigator.serviceWorker.controller?.state === 'activated';
      }),
    )
    .toBe(true);

test('practice goes on without a network, from the first pack over a reload to its deck', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const { page, errors } = await openPage(context);
  await page.goto('/?practice=bots');
  await page.getByRole('button', { name: ORBIT }).click();
  const pack = page.getByRole('list', { name: 'Your pack' });
  await expect(pack).toBeVisible();
  await expectNoBarriersInSchemes(page, 'practice');
  await expectNoSidewaysScrolling(page, 'practice');
  await keptByWorker(page);

  await context.setOffline(true);
  const first = pack.getByRole('button').first();
  const name = await first.getAttribute('aria-label');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your cards (1)' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cards (1)' })).toBeVisible();
  expect(name).not.toBeNull();
  await page.getByRole('button', { name: 'Undo pick' }).click();
  await expect(page.getByRole('heading', { name: 'Your cards (0)' })).toBeVisible();
  await expect(pack.getByRole('button').first()).toHaveAccessibleName(name ?? '');

  const heading = page.getByRole('heading', { name: 'Your deck' });
  await takeTheRest(page);
  const moved = page.getByRole('button', { name: /^Move .* to the sideboard$/ });
  const before = await moved.count();
  expect(before).toBeGreaterThan(0);
  await moved.first().click();
  await expect(moved).toHaveCount(before - 1);
  await page.reload();
  await expect(moved).toHaveCount(before - 1);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy list' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+ .+\n/);

  // Any other page says that there is no network, and leads here.
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(heading).toBeVisible();
  await context.setOffline(false);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
  expect(errors.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test('somebody who is signed in practises without a network, and is signed in after it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const { page, errors } = await openPage(context);
  await signInAs(page, 'Juno');
  await page.getByRole('link', { name: 'Practice offline' }).click();
  await page.getByRole('button', { name: ORBIT }).click();
  const pack = page.getByRole('list', { name: 'Your pack' });
  await expect(pack).toBeVisible();
  await keptByWorker(page);

  await context.setOffline(true);
  await page.reload();
  await pack.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Take card' }).click();
  await expect(page.getByRole('heading', { name: 'Your cards (1)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cards (1)' })).toBeVisible();
  await takeTheRest(page);

  // The page comes by itself once the network is back.
  await page.goto('/my-drafts');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My drafts' })).toBeVisible();
  expect(errors.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
