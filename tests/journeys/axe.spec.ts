import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling, looksEverywhere } from './pages/barriers.ts';
import { signInAs } from './pages/people.ts';
import { cellsOf } from './pages/roomPage.ts';
import { expectNoBrokenWords, expectNoWordsOver } from './pages/wordsSeen.ts';

const WIDE = { width: 1440, height: 900 };
const NARROWEST = { width: 320, height: 800 };

const WAYS_IN = [
  '/login',
  '/register',
  '/oauth-registration',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=anything',
  '/terms-of-service',
  '/about',
];
const PROFILE_TABS = ['card', 'drafting', 'sounds', 'accessibility', 'account'];

/** Looks at a page at its first size, in the proof at all of them; at 320 px nothing scrolls sideways either. */
async function lookAt(page: Page, where: string, sizes: readonly (typeof WIDE)[] = [WIDE]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const size of sizes) {
    await page.setViewportSize(size);
    if (size === sizes[0] || looksEverywhere)
      await expectNoBarriersInSchemes(page, `${where}, ${size.width} px`);
    if (size !== NARROWEST) continue;
    await expectNoSidewaysScrolling(page, where);
    await expectNoWordsOver(page, '.art-strip', where);
    // In the room, names are cut with an ellipsis beside "Take card".
    if (where !== 'room') await expectNoBrokenWords(page, where);
  }
  await page.setViewportSize(WIDE);
}

test('a visitor finds Home, what is not there and every way in without barriers, at 320 px too [spec 2.25]', async ({
  page,
}) => {
  for (const path of ['/', '/nowhere', ...WAYS_IN]) {
    await page.goto(path);
    await lookAt(page, path, path === '/nowhere' ? [WIDE] : [WIDE, NARROWEST]);
  }
});

test('a new member finds the form for the mailed code and every tab of the profile without barriers, at 320 px too', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('axe@example.org');
  await page.getByLabel('Handle').fill('Axe');
  await page.getByLabel('Password', { exact: true }).fill('copper lantern heron');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/verify-email');
  await lookAt(page, 'the mailed code');
  for (const tab of PROFILE_TABS) {
    await page.goto(`/profile?tab=${tab}`);
    await lookAt(page, tab, [WIDE, NARROWEST]);
  }
});

test('a member finds Home, the tables, events, achievements, My drafts, the lobby and the room without barriers, at 320 px too', async ({
  page,
}) => {
  await signInAs(page, 'Ana');
  for (const path of ['/', '/drafts', '/drafts?tab=events', '/achievements', '/my-drafts']) {
    await page.goto(path);
    await lookAt(page, path, [WIDE, NARROWEST]);
  }
  await page.goto('/drafts?tab=events&host=1');
  await page.getByRole('dialog').getByRole('button', { name: 'Create the event' }).click();
  await page.waitForURL(/tab=event$/);
  await lookAt(page, 'an event', [WIDE, NARROWEST]);
  await page.goto('/drafts?host=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
  await lookAt(page, 'lobby', [WIDE, NARROWEST]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectNoWordsOver(page, '[data-lobby-mark]', 'lobby');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start draft' }).click();
  await page.waitForURL(/\/room$/, { timeout: 30_000 });
  await cellsOf(page).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Take / })).toBeEnabled();
  // They are drawn a few a frame: between two of them nothing fades, and yet the next one will.
  await expect(cellsOf(page).locator('.pc')).toHaveCount(await cellsOf(page).count());
  await lookAt(page, 'room', [WIDE, NARROWEST]);
  // The lists with a table in them.
  for (const path of ['/', '/my-drafts']) {
    await page.goto(path);
    await lookAt(page, `${path} with a draft`, [WIDE, NARROWEST]);
  }
});
