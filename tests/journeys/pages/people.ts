import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Opens a page on which every error of the console and of scripts is written down. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/** Signs a demo account in by its button on the login page. */
export async function signInAs(page: Page, handle: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: `Log in as ${handle}` }).click();
  // Not for ever: where the login is refused, the picture of the page shows the sentence.
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

/** Leaves the page at My drafts once the draft of the demo is over: bots play it, who need a while after the server's start. */
export const expectDemoDraftOver = (page: Page) =>
  expect(async () => {
    await page.goto('/my-drafts');
    await expect(page.getByRole('link', { name: /^Replay of/ }).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });

/** Marks the document, so that a reload would be noticed. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here');

export const MOST_TABS = 80;

/** Presses Tab until the focus stands on what is looked for, as somebody without a pointer does. */
export async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const goal = page.getByRole(role, { name }).first();
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} presses of Tab did not reach the ${role} ${name}.`);
}

const isFocusDrawn = (page: Page) =>
  page.evaluate(() => {
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

/** Where the focus stands is drawn: by the focused element or, on a card, by a part of it, which comes some frames later. */
export const expectVisibleFocus = (page: Page) =>
  expect.poll(() => isFocusDrawn(page), 'the focus is drawn').toBe(true);
