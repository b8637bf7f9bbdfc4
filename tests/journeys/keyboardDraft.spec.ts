import { expect, type Page } from '@playwright/test';
import { openPage, tabTo } from './pages/people.ts';
import { cellsOf, expectPool } from './pages/roomPage.ts';
import { PACK_CARDS, PICKS, test } from './pages/shortDraft.ts';
import { recordSaid, saidIn } from './pages/told.ts';

/** Which card of the pack has the focus, from 0; -1 where it is elsewhere. */
const focusedPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-pack=held] [data-card]')].indexOf(
      document.activeElement ?? document.body,
    ),
  );

const expectFocusAt = (page: Page, place: number) => expect.poll(() => focusedPlace(page)).toBe(place);
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What Q, Z, F and ? do, each with its way back; the focus stays on the card. */
async function tryTheKeys(page: Page) {
  await press(page, 'End');
  await expectFocusAt(page, PACK_CARDS - 2);
  await press(page, 'Home', '2');
  await expectFocusAt(page, 1);
  const name = (await cellsOf(page).nth(1).getAttribute('aria-label')) ?? '';
  await press(page, 'f');
  await expect(cellsOf(page).nth(1)).toHaveAccessibleName(`${name} Starred.`);
  await press(page, 'f');
  await expect(cellsOf(page).nth(1)).toHaveAccessibleName(name);
  await press(page, 'z');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(name.split(',')[0] ?? '');
  await press(page, 'Escape');
  await expectFocusAt(page, 1);
  await press(page, '?');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Keys and help');
  await press(page, 'Escape');
  await expectFocusAt(page, 1);
  await press(page, 'q');
  await expect
    .poll(async () => (await saidIn(page)).at(-1))
    .toEqual({ urgency: 'assertive', words: 'Your pick, pack 1 pick 2, nothing selected' });
}

test('a whole draft by keyboard alone, from Home to its results', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  await recordSaid(context);
  await context.addInitScript(() => {
    addEventListener('pointerdown', () => {
      throw new Error('A pointer was used.');
    });
  });
  const { page, errors } = await openPage(context);
  await page.goto('/');
  await tabTo(page, 'button', 'Draft vs 7 bots now');
  await press(page, 'Enter');
  await page.waitForURL(/\/room$/);

  let place = 0;
  for (let pick = 0; pick < PICKS; pick++) {
    const cards = PACK_CARDS - (pick % PACK_CARDS);
    await expect(cellsOf(page)).toHaveCount(cards, { timeout: 30_000 });
    place = Math.min(place, cards - 1);
    await expectFocusAt(page, place);
    if (pick === 1) {
      await tryTheKeys(page);
      place = 1;
    }
    if (pick % 2 === 0 && cards > 1) {
      place = place + 1 < cards ? place + 1 : place - 1;
      await press(page, place > 0 ? 'ArrowRight' : 'ArrowLeft');
      await expectFocusAt(page, place);
    }
    const id = await cellsOf(page).nth(place).getAttribute('data-card');
    if (cards > 1) await press(page, 'Space');
    await expect(page.locator(`[data-card="${id}"]`)).toHaveAttribute('aria-selected', 'true');
    await press(page, pick === 3 ? 's' : 'Enter');
    if (pick + 1 < PICKS) await expectPool(page, pick + 1);
    if (pick === 3) await expect(page.getByText('1 aside')).toBeVisible();
  }
  await page.waitForURL(/\/results/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'link', /Build your deck/);
  await press(page, 'Enter');
  await page.waitForURL(/\/deck-builder\//);
  expect(errors).toEqual([]);
  await context.close();
});
