import { expect, test } from '@playwright/test';
import { expectVisibleFocus, MOST_TABS, openPage, tabTo } from './pages/people.ts';

test('from registration to the third pick by keyboard alone', async ({ context }) => {
  const { page, errors } = await openPage(context);
  await page.goto('/');
  await tabTo(page, 'link', 'Create account');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/register/);

  await tabTo(page, 'textbox', /^Email/);
  await page.keyboard.type('keys@example.org');
  await tabTo(page, 'textbox', /^Handle/);
  await page.keyboard.type('KeysOnly');
  await tabTo(page, 'textbox', /^Password/);
  await page.keyboard.type('copper lantern heron');
  await tabTo(page, 'checkbox', /terms/i);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Create account');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome to Passleft, KeysOnly!')).toBeVisible();

  await tabTo(page, 'button', /^Draft vs 7 bots/);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/room$/);

  for (let taken = 1; taken <= 3; taken++) {
    const cells = page.getByRole('grid').getByRole('gridcell');
    await expect(cells.first()).toBeVisible({ timeout: 20_000 });
    const isInGrid = () => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null);
    for (let presses = 0; presses < MOST_TABS && !(await isInGrid()); presses++)
      await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^Your pool\\s*${taken}$`) })).toBeVisible({
      timeout: 20_000,
    });
  }
  expect(errors).toEqual([]);
});
