import { expect, type Page } from '@playwright/test';

/** The button that drafts a demo game. */
export const ORBIT = 'Draft Orbit Market';

/** Takes the first card of every pack that is left, until the deck is shown. */
export async function takeTheRest(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'Your deck' });
  const pack = page.getByRole('list', { name: 'Your pack' });
  await expect(async () => {
    while (!(await heading.isVisible())) {
      await pack.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Take card' }).click();
    }
  }).toPass();
}
