import { expect, type Page } from '@playwright/test';
import { expectNoBarriersInProof, expectNoBarriersInSchemes } from '../pages/barriers.ts';
import { countIn, expectSaved, openDrafted } from '../pages/deckPage.ts';
import { expectVisibleFocus, tabTo } from '../pages/people.ts';
import { PICKS, test } from '../pages/shortDraft.ts';

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** The main state in each run, the others in the proof. */
async function lookAt(page: Page, where: string, isMain = false) {
  await (isMain ? expectNoBarriersInSchemes : expectNoBarriersInProof)(page, where);
}

const mainSize = (page: Page) => page.locator('[data-board=main] [data-size]').first();

test('a deck is built, tried, kept and submitted by keyboard alone', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  const { page, errors, address, stored } = await openDrafted(context, site, 'keys');
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('A pointer was used.');
    });
  });
  await page.goto(address);
  await expect(mainSize(page)).toContainText(String(PICKS));
  await lookAt(page, 'the deck as drafted', true);

  // Three cards leave the main deck; the focus stays in it.
  const first = page.locator('[data-board=main] [data-card]').first();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('[data-board=main] [data-card]') !== null))
      break;
    await press(page, 'Tab');
  }
  await expectVisibleFocus(page);
  await press(page, 's', 's', 's');
  await expect(mainSize(page)).toContainText(String(PICKS - 3));
  expect(await page.evaluate(() => document.activeElement?.matches('[data-board=main] [data-card]'))).toBe(
    true,
  );
  await expectSaved(page);
  expect(countIn(await stored(), 'side')).toBe(3);

  // Undo and redo, with their order; the button shows itself pressed for as long as its key is down.
  const held = page.locator('[data-step=undo][data-held]');
  await page.keyboard.down('Control');
  await page.keyboard.down('z');
  await expect(held).toHaveCount(1);
  await page.keyboard.up('z');
  await expect(held).toHaveCount(0);
  await page.keyboard.up('Control');
  await expect(mainSize(page)).toContainText(String(PICKS - 2));
  await press(page, 'Control+Shift+z');
  await expect(mainSize(page)).toContainText(String(PICKS - 3));

  // The menu of a card, and back from the side.
  await tabTo(page, 'button', /^Undo/);
  await expect(first).toBeVisible();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate(() => document.activeElement?.closest('[data-board=side] [data-card]') !== null))
      break;
    await press(page, 'Tab');
  }
  await press(page, 'm');
  await expect(mainSize(page)).toContainText(String(PICKS - 2));

  // Search and rows.
  await press(page, '/');
  await page.keyboard.type('t:being c<=3');
  await expect(page.getByRole('status').filter({ hasText: `of ${PICKS}` })).toHaveCount(1);
  await lookAt(page, 'a search');
  await press(page, 'Escape', 'Escape');
  await tabTo(page, 'combobox', 'Rows');
  await press(page, 'ArrowDown');
  await expect(page.locator('[data-board=main]').getByRole('heading', { level: 4 }).first()).toBeVisible();
  await lookAt(page, 'rows');

  // Basic lands fill it up; that so many are lands is said, and keeps nobody from submitting.
  await tabTo(page, 'button', /^Add \d+ basic lands$/);
  await press(page, 'Enter');
  await expect(page.getByText('40 cards, check the lands').first()).toBeVisible();
  await lookAt(page, 'a deck that is ready');

  // A snapshot with a name, and a hand.
  await tabTo(page, 'button', 'History');
  await press(page, 'Enter');
  await tabTo(page, 'button', 'Save one now');
  await press(page, 'Enter');
  await press(page, 'Control+a');
  await page.keyboard.type('Before the cut');
  await press(page, 'Enter');
  await expect(page.getByText('Before the cut')).toBeVisible();
  await lookAt(page, 'snapshots');
  await tabTo(page, 'button', 'Restore As drafted');
  await press(page, 'Enter');
  await expect(mainSize(page)).toContainText(String(PICKS));
  await press(page, 'Control+z');
  await expect(page.getByText('40 cards, check the lands').first()).toBeVisible();

  await tabTo(page, 'button', 'Draw a sample hand');
  await press(page, 'Enter');
  await expect(page.getByRole('list', { name: 'Hand 1, 7 cards' })).toBeVisible();
  await press(page, 'm');
  await expect(page.getByRole('list', { name: 'Hand 1, 6 cards' })).toBeVisible();
  await press(page, 'd', 'k');
  await lookAt(page, 'a sample hand');
  await press(page, 'Escape');

  // Another deck of the pool, which is submitted.
  await tabTo(page, 'button', /^Decks of this pool/);
  await press(page, 'Enter');
  await lookAt(page, 'the decks of the pool');
  await tabTo(page, 'button', 'Create deck');
  await press(page, 'Enter');
  await page.waitForURL(/deck=2$/);
  await tabTo(page, 'button', 'Submit deck');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Submitted' })).toBeVisible();
  const deck = await stored();
  expect(deck.number).toBe(2);
  expect(deck.submittedAtMs).not.toBeNull();
  expect(errors).toEqual([]);
  await context.close();
});
