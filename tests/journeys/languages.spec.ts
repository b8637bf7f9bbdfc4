import { expect, type Page, test } from '@playwright/test';
import type { Catalogue, Sentences } from '#contract/messages/catalogue.ts';
import { LOCALES, languageName } from '#contract/messages/locales.ts';
import { translatorOf } from '#contract/messages/translator.ts';
import germanHome from '#src/ui/messages/de/home.ts';
import germanResults from '#src/ui/messages/de/results.ts';
import japaneseFirst from '#src/ui/messages/ja/first.ts';
import japaneseHome from '#src/ui/messages/ja/home.ts';
import { expectNoSidewaysScrolling } from './pages/barriers.ts';
import { openPage } from './pages/people.ts';

const PICKS = 45;
const PATIENCE = { timeout: 60_000 };

/** A sentence of a catalogue without arguments, as the page says it. */
const wordsIn =
  (locale: string) =>
  <Words extends Sentences>(catalogue: Catalogue<Words>, key: keyof Words & string): string =>
    translatorOf(catalogue as Catalogue<Sentences>, locale)(key as never);

const GERMAN = { home: germanHome, results: germanResults };
const JAPANESE = { first: japaneseFirst, home: japaneseHome };

/** Takes the first card of each pack by keyboard until `picks` cards of packs of fifteen have been taken. */
async function draft(page: Page, picks: number): Promise<void> {
  const cells = page.getByRole('grid').getByRole('gridcell');
  for (let taken = 0; taken < picks; taken++) {
    await expect(cells).toHaveCount(15 - (taken % 15), PATIENCE);
    await expect(async () => {
      await cells.first().focus();
      if ((await cells.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Space');
      await expect(cells.first()).toHaveAttribute('aria-selected', 'true', { timeout: 2000 });
    }).toPass(PATIENCE);
    await page.keyboard.press('Enter');
  }
}

const expectLanguage = (page: Page, locale: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', locale, PATIENCE);

test('a German visitor drafts, reads the results and finds their deck, all in German', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' });
  const { page, errors } = await openPage(context);
  const t = wordsIn('de');
  await page.goto('/');
  await expectLanguage(page, 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drafte jedes Kartenspiel.');
  await page.getByRole('button', { name: t(GERMAN.home, 'draftNow') }).click();
  await page.waitForURL(/\/drafts\/[^/]+\/room$/);
  await draft(page, PICKS);
  await page.waitForURL(/\/results/, PATIENCE);
  await page.getByRole('button', { name: t(GERMAN.results, 'checkSeal') }).click();
  await expect(page.getByText(/360 Karten/)).toBeVisible(PATIENCE);
  await page.getByRole('link', { name: new RegExp(t(GERMAN.results, 'buildDeck')) }).click();
  await page.waitForURL(/\/deck-builder\//);
  expect(errors).toEqual([]);
  await context.close();
});

test('a Japanese phone drafts, and another language is chosen in the footer, and kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'ja-JP',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page, errors } = await openPage(context);
  const t = wordsIn('ja');
  await page.goto('/');
  await expectLanguage(page, 'ja');
  await expectNoSidewaysScrolling(page, 'a phone');
  const languages = page.getByRole('navigation', { name: t(JAPANESE.first, 'languages') });
  await expect(languages.getByRole('button', { name: languageName('ja') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('button', { name: t(JAPANESE.home, 'draftNow') }).tap();
  await page.waitForURL(/\/drafts\/[^/]+\/room$/);
  await draft(page, 3);
  await expectNoSidewaysScrolling(page, 'a phone');

  // Elsewhere than in a room, whose frame has no footer.
  await page.goto('/about');
  // Until the page is whole, its footer still moves away from under a finger.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(PATIENCE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: languageName('de') }).tap();
  await expectLanguage(page, 'de');
  await page.goto('/');
  await expectLanguage(page, 'de');
  await expectNoSidewaysScrolling(page, 'a phone');
  await page.getByRole('button', { name: languageName('en') }).tap();
  await expectLanguage(page, 'en');
  await expect(page.getByRole('link', { name: 'About Passleft' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('no language makes a page scroll sideways at 320 px', async ({ browser, baseURL }) => {
  for (const locale of LOCALES) {
    const context = await browser.newContext({ baseURL, locale, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    for (const path of ['/', '/login', '/register', '/about']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScrolling(page, `${path} in ${locale}`);
    }
    await context.close();
  }
});
