import { expect, type Page, test } from '@playwright/test';
import { signInAs } from './pages/people.ts';
import { cellsOf, expectPool, passSwapGuard } from './pages/roomPage.ts';

declare global {
  interface Window {
    /** What the browser's sound did: each tone, and each change of its state. */
    heard: string[];
  }
}

const listen = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => window.heard.push(this.state));
      }
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      window.heard.push('tone');
      start.call(this, when);
    };
  });

test('the browser computes sound while there is any, and rests after it each time', async ({ page }) => {
  await listen(page);
  await signInAs(page, 'Ana');
  await page.goto('/profile?tab=sounds');
  const hear = page.getByRole('button', { name: /^Play sound/ }).first();
  const oneSound = ['running', 'suspended', 'tone', 'tone'];
  for (const heard of [oneSound, [...oneSound, ...oneSound]]) {
    await hear.click();
    await expect
      .poll(() => page.evaluate(() => window.heard.toSorted()), 'what the sound did')
      .toEqual(heard.toSorted());
  }
});

test('each pack is heard, also one that lies there at once when a card is taken', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await page.waitForURL(/\/room$/);
  // The way to the loudspeaker is open before the first card is taken.
  await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toBe('suspended');
  for (const taken of [1, 2, 3]) {
    await expect(cellsOf(page).first()).toBeVisible();
    await passSwapGuard(page);
    await cellsOf(page).first().dblclick();
    await expectPool(page, taken);
    await expect
      .poll(() => page.evaluate(() => window.heard.filter((what) => what === 'tone').length), 'tones')
      .toBe(2 * taken);
  }
});
