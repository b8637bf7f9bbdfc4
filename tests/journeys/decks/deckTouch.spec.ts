import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectNoBarriersInProof,
  expectNoBarriersInSchemes,
  expectNoSidewaysScrolling,
} from '../pages/barriers.ts';
import { countIn, expectSaved, openDrafted } from '../pages/deckPage.ts';
import { PICKS, test } from '../pages/shortDraft.ts';

/** The main state in each run, the others in the proof. */
async function lookAt(page: Page, where: string, isMain = false) {
  await (isMain ? expectNoBarriersInSchemes : expectNoBarriersInProof)(page, where);
  await expectNoSidewaysScrolling(page, where);
}

/** A finger on the middle of an element, as real touch events. */
async function tap(target: Locator) {
  await target.tap();
}

test('a deck is built, tried and submitted by touch alone on a phone', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await context.addInitScript(() => {
    const seen = { touches: 0 };
    Object.assign(globalThis, { seen });
    addEventListener('touchstart', () => {
      seen.touches += 1;
    });
    addEventListener('pointerdown', ({ pointerType }) => {
      if (pointerType !== 'touch') throw new Error(`A ${pointerType} was used.`);
    });
    addEventListener('keydown', ({ isTrusted, key }) => {
      if (isTrusted && key !== 'Unidentified') throw new Error('A key was used.');
    });
  });
  const { page, errors, address, stored } = await openDrafted(context, site, 'thumbs');
  await page.goto(address);
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/^Main/)).toContainText(`${PICKS}/40`);
  await lookAt(page, 'the phone, as drafted', true);

  // By the arrow of a row.
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await tap(rows.first().getByRole('button', { name: /^Move .* to Side$/ }));
  await expect(tab(/^Main/)).toContainText(`${PICKS - 1}/40`);

  // By choosing the card first.
  await tap(rows.nth(1).getByRole('button').first());
  await lookAt(page, 'the phone, a card chosen');
  await tap(page.getByRole('button', { name: 'Move to Side' }));
  await expect(tab(/^Main/)).toContainText(`${PICKS - 2}/40`);
  await expectSaved(page);
  expect(countIn(await stored(), 'side')).toBe(2);

  await tap(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(tab(/^Main/)).toContainText(`${PICKS - 1}/40`);
  await tap(page.getByRole('button', { name: 'Redo', exact: true }));
  await expect(tab(/^Main/)).toContainText(`${PICKS - 2}/40`);

  // Back from the side.
  await tap(tab(/^Side/));
  await lookAt(page, 'the phone, the side');
  await tap(rows.first().getByRole('button', { name: /^Move .* to Main$/ }));
  await expect(tab(/^Side/)).toContainText('1');
  await tap(tab(/^Charts/));
  await lookAt(page, 'the phone, charts');
  await tap(tab(/^Main/));

  // Basic lands by steps, then the rest at once.
  await tap(page.getByRole('button', { name: 'Basic lands', exact: true }));
  await tap(page.getByRole('button', { name: /^One more / }).first());
  await lookAt(page, 'the phone, basic lands');
  await tap(page.getByRole('button', { name: 'Close' }));
  await tap(page.getByRole('button', { name: /^Add \d+ basic lands$/ }));
  await expect(page.getByText('40 cards, check the lands')).toBeVisible();

  for (const [item, title] of [
    ['Draw a sample hand', 'Sample hand'],
    ['Snapshots', 'Snapshots'],
    ['Decks of this pool', 'Decks of this pool'],
  ] as const) {
    await tap(page.getByRole('button', { name: 'More', exact: true }));
    await tap(page.getByRole('menuitem', { name: item }));
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    if (title === 'Sample hand') await tap(page.getByRole('button', { name: 'Mulligan to 6' }));
    await lookAt(page, `the phone, ${title}`);
    await tap(page.getByRole('button', { name: 'Close' }));
  }

  await expectSaved(page);
  await tap(page.getByRole('button', { name: 'Submit deck' }));
  await expect(page.getByRole('button', { name: 'Submitted' })).toBeVisible();
  expect((await stored()).submittedAtMs).not.toBeNull();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen').touches)).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  await context.close();
});
