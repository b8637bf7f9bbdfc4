import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './people.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it stands, in words. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

async function expectNoBarriers(page: Page, where: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await findings(page), where).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page, where: string) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, where).toBeLessThanOrEqual(0);
}

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

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const path of ['/', '/nowhere', ...WAYS_IN])
      test(`a visitor finds ${path} without barriers`, async ({ page }) => {
        await page.goto(path);
        await expectNoBarriers(page, path);
      });

    test('at 320 px every way in and every tab of the profile is without barriers and needs no sideways scrolling', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of ['/', ...WAYS_IN]) {
        await page.goto(path);
        await expectNoBarriers(page, path);
        await expectNoSidewaysScrolling(page, path);
      }
      await signInAs(page, 'Ana');
      for (const tab of PROFILE_TABS) {
        await page.goto(`/profile?tab=${tab}`);
        await expectNoBarriers(page, tab);
        await expectNoSidewaysScrolling(page, tab);
      }
    });

    test('a new member finds the form for the mailed code and every tab of the profile without barriers', async ({
      page,
    }) => {
      await page.goto('/register');
      await page.getByLabel('Email').fill(`axe-${colorScheme}@example.org`);
      await page.getByLabel('Handle').fill(`Axe-${colorScheme}`);
      await page.getByLabel('Password', { exact: true }).fill('copper lantern heron');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goto('/verify-email');
      await expectNoBarriers(page, 'the mailed code');
      for (const tab of PROFILE_TABS) {
        await page.goto(`/profile?tab=${tab}`);
        await expectNoBarriers(page, tab);
      }
    });

    test('a member finds Home, the tables, My drafts, the lobby and the room without barriers', async ({
      page,
    }) => {
      await signInAs(page, colorScheme === 'dark' ? 'Ana' : 'Mara');
      for (const path of ['/', '/drafts', '/my-drafts']) {
        await page.goto(path);
        await expectNoBarriers(page, path);
      }
      await page.goto('/drafts?host=1');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
      await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
      await expect(page.getByRole('button', { name: 'Fill with bots' })).toBeVisible();
      expect(await findings(page), 'lobby').toEqual([]);
      await page.getByRole('button', { name: 'Fill with bots' }).click();
      await page.getByRole('button', { name: 'Start draft' }).click();
      await page.waitForURL(/\/room$/, { timeout: 30_000 });
      await page.getByRole('grid').getByRole('gridcell').first().focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: /^Take / })).toBeEnabled();
      expect(await findings(page), 'room').toEqual([]);
    });
  });
}
