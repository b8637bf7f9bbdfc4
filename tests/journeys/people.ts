import type { BrowserContext, Page } from '@playwright/test';

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
  await page.waitForURL((url) => url.pathname === '/');
}

/** Marks the document, so that a reload would be noticed. */
export const markDocument = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here');
