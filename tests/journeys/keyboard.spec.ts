import { expect, type Page, test } from '@playwright/test';
import { openPage } from './people.ts';

const MOST_TABS = 80;

/** Presses Tab until the focus stands on what is looked for, as somebody without a pointer does. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const goal = page.getByRole(role, { name }).first();
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach the ${role} ${name}.`);
}

/** Where the focus stands is drawn: by the focused element or, on a card, by a part of it. */
async function expectVisibleFocus(page: Page) {
  const isDrawn = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const isRinged = (part: Element) => {
      const [own, after] = [getComputedStyle(part), getComputedStyle(part, '::after')];
      const hasOutline = own.outlineStyle !== 'none' && own.outlineWidth !== '0px';
      const hasFrame = after.content !== 'none' && after.borderTopWidth === '2px';
      return hasOutline || hasFrame || (part === focused && own.boxShadow !== 'none');
    };
    return [focused, ...focused.querySelectorAll('*')].some(isRinged);
  });
  expect(isDrawn, 'the focus is drawn').toBe(true);
}

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
