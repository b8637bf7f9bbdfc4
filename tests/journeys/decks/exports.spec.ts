import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import { DEMO_MEMBERS } from '#server/members/demoMembers.ts';
import { type Account, signInAccount } from '#tests/harness/account.ts';
import { expectNoBarriersInProof } from '../pages/barriers.ts';
import { openPage, signInAs, tabTo } from '../pages/people.ts';

const [MEMBER] = DEMO_MEMBERS;
const PATIENCE_MS = 45_000;

/** A pool of six packs, laid out as a bot would, and the address of its deck builder. */
async function sealedPool(url: string): Promise<{ me: Account; path: string; page: string }> {
  if (!MEMBER) throw new Error('There is a demo account.');
  const me = await signInAccount(url, MEMBER.handle, MEMBER.password);
  const order = { game: 'emberwake', template: 'emberwake-sealed', solo: true };
  const { draftId } = await me.post<{ draftId: string }>('/drafts', order);
  const path = `/drafts/${draftId}/decks/${me.userId}`;
  const { suggestion, freeFaces } = await me.get<DeckView>(path);
  if (!suggestion) throw new Error('The owner is told a deck.');
  const contents = {
    buckets: { main: suggestion.main, side: suggestion.side },
    free: { [freeFaces[0]?.name ?? '']: 17 },
  };
  await me.put(path, { version: 0, name: 'Sparks over Ash', submit: false, contents });
  return { me, path, page: `/drafts/${draftId}/deck-builder/${me.userId}` };
}

test('a deck is written for another program and read in again by keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const pool = await sealedPool(baseURL ?? '');
  const context = await browser.newContext({ baseURL });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page } = await openPage(context);
  await signInAs(page, MEMBER?.handle ?? '');
  await page.goto(pool.page);

  await tabTo(page, 'button', /^Export/);
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export deck' });
  const file = dialog.getByRole('region');
  await expect(file).toHaveText(/^\d+ \S/);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await pool.me.get<DeckExport>(`${pool.path}/exports/text`)).text);
  await tabTo(page, 'radio', 'Plain text');
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeFocused();
  await expect(file).toHaveText(/^Count,Name,Set/);
  await page.keyboard.press('ArrowUp');
  await expect(file).toHaveText(/"BackURL":"http/);
  await expectNoBarriersInProof(page, 'export dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Export/ })).toBeFocused();

  const before = await page.getByRole('heading', { name: /^Main/ }).first().innerText();
  await page.keyboard.press('Enter');
  await expect(items.first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const list = page.getByRole('textbox', { name: 'Deck list' });
  await expect(list).toBeFocused();
  await page.keyboard.insertText('1 Nobody at all\n-2 Wren');
  await tabTo(page, 'button', 'Read the list');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Line 2: -2 is not a number of cards.',
  );
  await expectNoBarriersInProof(page, 'list that does not fit');
  await list.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(`${copied.split('\n')[0]}\n`);
  await tabTo(page, 'button', 'Read the list');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Plain text: every card is in your pool')).toBeVisible();
  await expectNoBarriersInProof(page, 'list that fits');
  await tabTo(page, 'button', 'Use this list');
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
  await expect
    .poll(async () => (await pool.me.get<DeckView>(pool.path)).contents.buckets.main?.length)
    .toBeLessThan(5);
  await page.keyboard.press('Control+z');
  await expect
    .poll(async () => (await pool.me.get<DeckView>(pool.path)).contents.buckets.main?.length)
    .toBe(23);
  expect(await page.getByRole('heading', { name: /^Main/ }).first().innerText()).toBe(before);
  await context.close();
});

test('a deck is worked on by pointer: a card is dragged, a chart asked, a file kept', async ({
  browser,
  baseURL,
}) => {
  const pool = await sealedPool(baseURL ?? '');
  const context = await browser.newContext({ baseURL });
  const { page, errors } = await openPage(context);
  await signInAs(page, MEMBER?.handle ?? '');
  await page.goto(pool.page);
  const stored = async () => (await pool.me.get<DeckView>(pool.path)).contents.buckets;

  // A card of the main deck is let go over the side; one that is let go over nothing stays.
  const card = page.locator('[data-board=main] [data-card]').first();
  const id = (await card.getAttribute('data-card')) ?? '';
  const carry = async (place: Locator, words: string) => {
    // What makes cards ready to be dragged comes after the first paint, and a card is ready once it is pointed at.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await card.hover();
      await expect(card).toHaveAttribute('draggable', 'true', { timeout: 500 });
    }).toPass({ timeout: PATIENCE_MS });
    const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
    await page.mouse.down();
    // It is in the air before the page is moved below it: else the browser asks what lies at that place by then.
    await page.mouse.move(x + 8, y + 8);
    await expect(page.locator('[data-ghost]')).toHaveCount(1);
    await expect(async () => {
      await place.hover({ position: { x: 30, y: 12 } });
      await place.hover({ position: { x: 12, y: 12 } });
      await expect(page.locator('[data-dragging]')).toContainText(words, { timeout: 500 });
    }).toPass({ timeout: PATIENCE_MS });
    await page.mouse.up();
    await expect(page.locator('[data-ghost]')).toHaveCount(0);
  };
  await carry(page.getByRole('heading', { level: 1 }), 'over nothing');
  await expect(page.locator(`[data-board=main] [data-card="${id}"]`)).toHaveCount(1);
  await carry(page.locator('[data-board=side]'), 'to Side');
  await expect(page.locator(`[data-board=side] [data-card="${id}"]`)).toHaveCount(1);
  await expect.poll(stored).toMatchObject({ side: expect.arrayContaining([id]) });

  // A bar of the curve finds its cards.
  const bar = page.getByRole('button', { name: /^Cost 2: \d+ cards/ });
  await bar.click();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox', { name: 'Find in deck' })).toHaveValue('c=2');
  await bar.click();
  await expect(page.getByRole('searchbox', { name: 'Find in deck' })).toHaveValue('');

  // A file is named and filled as the server wrote it, and the dialog outlives a change of the window's width.
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem').first().click();
  const dialog = page.getByRole('dialog', { name: 'Export deck' });
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await expect(dialog.getByRole('region')).toHaveText(/^Count,Name,Set/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveValue('csv');
  await page.setViewportSize({ width: 1440, height: 900 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  const told = await pool.me.get<DeckExport>(`${pool.path}/exports/csv`);
  expect(download.suggestedFilename()).toBe(told.fileName);
  expect(await readFile(await download.path(), 'utf8')).toBe(told.text);
  await page.keyboard.press('Escape');

  // The print sheet is looked at first; on paper it stands alone.
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Print sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Print the deck' });
  await expect(sheet.getByRole('region', { name: 'The sheet' })).toContainText('Sparks over Ash');
  await expectNoBarriersInProof(page, 'print sheet');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > [data-paper]')).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
});

test('an export of another game than the chosen one is opened in its own', async ({ page }) => {
  await signInAs(page, 'Juno');
  await page.goto('/admin/export-templates?game=orbit-market');
  // Its menu, "Actions for Camp roster", has the name in its own.
  await page.getByRole('button', { name: 'Camp roster', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camp roster');
  await expect(page).toHaveURL(/[?&]game=emberwake(&|$)/);
});
