import { expect, type Locator, type Page } from '@playwright/test';

/** The part of the page beside the list of screens. */
export const screenOf = (page: Page): Locator => page.locator('#admin-screen');

/** What opens the first row of a grid. */
export const firstOpener = (page: Page): Locator =>
  page.getByRole('table').getByRole('rowheader').getByRole('button').first();

/** Waits until the view is there: its heading, and no part that is still being loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(screenOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

const PRESSES_AT_MOST = 200;

/** Presses a key until the focus stands on the goal, and shows where it stands. */
export async function walkTo(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < PRESSES_AT_MOST; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${PRESSES_AT_MOST} presses of ${key} did not reach ${goal}.`);
}

export async function press(page: Page, goal: Locator, key = 'Tab'): Promise<void> {
  await walkTo(page, goal, key);
  await page.keyboard.press('Enter');
}
