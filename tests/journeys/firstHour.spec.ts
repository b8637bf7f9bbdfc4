import { expect, type Page, test } from '@playwright/test';
import { isSameDocument, markDocument, openPage, signInAs } from './pages/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PICKS = 45;

/** Takes the focused or first card of the pack by keyboard; resolves when the table has taken it. */
async function takeByKeyboard(page: Page) {
  const card = page.getByRole('grid').getByRole('gridcell').first();
  await card.focus();
  if ((await card.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
}

/** How many cards the pool says it holds. */
const poolSize = async (page: Page) => {
  const words = await page.getByRole('heading', { name: /^Your pool/ }).textContent();
  return Number(words?.match(/\d+/)?.[0]);
};

async function draftOn(page: Page, until: number) {
  for (let size = await poolSize(page); size < until; ) {
    await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible({
      timeout: 30_000,
    });
    await takeByKeyboard(page);
    await expect(async () => expect(await poolSize(page)).toBeGreaterThan(size)).toPass({ timeout: 30_000 });
    size = await poolSize(page);
  }
}

test('a visitor clicks once, drafts against seven bots, reads the results and exports a deck [spec 0.1, 1.1, 2.16, 2.17, 2.18]', async ({
  context,
}) => {
  const { page, errors } = await openPage(context);
  const startedAt = Date.now();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Draft any');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await page.waitForURL(/\/drafts\/[^/]+\/room$/);
  await markDocument(page);
  await draftOn(page, 3);
  expect(Date.now() - startedAt, 'the third pick within 60 s of the page').toBeLessThan(60_000);

  await draftOn(page, PICKS - 1);
  await takeByKeyboard(page);
  await page.waitForURL(/\/results/, { timeout: 30_000 });
  expect(await isSameDocument(page)).toBe(true);

  await page.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(page.getByText(/360 cards compared/)).toBeVisible();
  await expect(page.getByText(/0 differ/)).toBeVisible();

  await page.getByRole('link', { name: /Build your deck/ }).click();
  await page.waitForURL(/\/deck-builder\//);
  await page.getByRole('button', { name: /^Export/ }).click();
  await page.getByRole('menuitem', { name: 'Plain text' }).click();
  const file = page.getByRole('dialog').getByRole('region');
  await expect(file).toHaveText(/^\d+ \S/);
  await page.getByRole('radio', { name: 'Arena', exact: true }).check();
  await expect(file).toHaveText(/^Deck\s+\d+ .+ \(EMB\) /);
  await page.getByRole('radio', { name: 'Cockatrice .cod' }).check();
  await expect(file).toHaveText(/^<\?xml .*<cockatrice_deck version="1">/s);
  expect(errors).toEqual([]);
});

test('a draft at a phone: three columns, a sticky button, three picks', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { page, errors } = await openPage(context);
  await page.goto('/');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).tap();
  await page.waitForURL(/\/drafts\/[^/]+\/room$/);
  const cells = page.getByRole('grid').getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  const [first, third] = [await cells.nth(0).boundingBox(), await cells.nth(2).boundingBox()];
  expect(first?.y).toBe(third?.y);
  for (let size = 0; size < 3; size++) {
    await expect(cells.first()).toBeVisible();
    await page.waitForTimeout(350); // the room ignores the pointer for 300 ms after a pack came
    await cells.nth(1).tap();
    await page.getByRole('button', { name: /^Take/ }).last().tap();
    await expect(async () => expect(await poolSize(page)).toBe(size + 1)).toPass({ timeout: 30_000 });
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('a host and a guest who came by code sit down, get ready and draft together [spec 0.2, 1.1, 1.2, 2.15, 2.16]', async ({
  browser,
  baseURL,
}) => {
  const hostContext = await browser.newContext({ baseURL });
  const guestContext = await browser.newContext({ baseURL });
  const { page: host } = await openPage(hostContext);
  const { page: guest } = await openPage(guestContext);
  await signInAs(host, 'Mara');
  await host.goto('/drafts?host=1');
  await host.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  const code =
    (await host
      .getByText(/^[A-Z]{4}[0-9]{2}$/)
      .first()
      .textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{4}[0-9]{2}$/);

  await guest.goto('/');
  await guest.getByRole('textbox', { name: 'Join with a code' }).fill(code.toLowerCase());
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByLabel('Your name').fill('Ana');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.waitForURL(/\/drafts\/[0-9a-f-]+/);
  await guest.getByRole('button', { name: 'Ready', exact: true }).click();

  await host.getByRole('button', { name: 'Fill with bots' }).click();
  await host.getByRole('button', { name: 'Start draft' }).click();
  await Promise.all([host, guest].map((page) => page.waitForURL(/\/room$/, { timeout: 30_000 })));
  await takeByKeyboard(host);
  await takeByKeyboard(guest);
  for (const page of [host, guest])
    await expect(async () => expect(await poolSize(page)).toBe(1)).toPass({ timeout: 30_000 });
  await hostContext.close();
  await guestContext.close();
});
