import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type Fit, fitOf } from './pages/packFit.ts';
import { signInAs } from './pages/people.ts';
import { cellsOf, expectPool, passSwapGuard } from './pages/roomPage.ts';

const DESKS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const TABLETS = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;
const PHONES = [
  { width: 390, height: 844, columns: 3 },
  { width: 360, height: 800, columns: 3 },
  { width: 844, height: 390, columns: 6 },
] as const;
const PACK_CARDS = 15;
const SEEN_ON_PHONES = 9;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Resizes the window and waits until the cards stand where they stay. */
async function fitAt(page: Page, { width, height }: Size): Promise<Fit> {
  await page.setViewportSize({ width, height });
  return settled(page);
}

/** The same figures twice in a row: a window that was just resized is drawn anew in the frames after. */
async function settled(page: Page): Promise<Fit> {
  let before = '';
  let fit = await fitOf(page);
  await expect
    .poll(async () => {
      fit = await fitOf(page);
      const now = JSON.stringify(fit);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
  return fit;
}

const sound = (fit: Fit) => ({
  cut: fit.cut,
  covered: fit.covered,
  broken: fit.broken,
  sideways: fit.sideways,
});
const NOTHING_WRONG = { cut: [], covered: [], broken: [], sideways: 0 };

/** All of the pack is seen, also with the pool half open, and opening it makes no card larger. */
async function expectWholePack(page: Page, size: Size) {
  const where = `${size.width}×${size.height}`;
  const closed = await fitAt(page, size);
  expect.soft(closed.whole, `cards wholly seen at ${where}`).toBe(PACK_CARDS);
  expect.soft(sound(closed), where).toEqual(NOTHING_WRONG);
  await page.getByRole('button', { name: 'Make the pool larger' }).click();
  const open = await settled(page);
  expect.soft(open.whole, `cards wholly seen at ${where}, the pool half open`).toBe(PACK_CARDS);
  expect.soft(sound(open), `${where}, the pool half open`).toEqual(NOTHING_WRONG);
  expect.soft(open.cardWidth, `a card at ${where} with the pool open`).toBeLessThanOrEqual(closed.cardWidth);
  await page.getByRole('button', { name: 'Make the pool smaller' }).click();
  return { closed, open };
}

/** The same seat on a screen that is touched; the window opened last has the seat. */
async function openTouched(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
    viewport: TABLETS[0],
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const touched = await context.newPage();
  await touched.goto(page.url());
  await expect(cellsOf(touched)).toHaveCount(PACK_CARDS);
  return touched;
}

test('[ui 2] a pack of fifteen fits the window at nine sizes, under the mouse and under the thumb', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await expect(cellsOf(page)).toHaveCount(PACK_CARDS);
  await expect(page.getByText(/^Welcome/)).toBeHidden();

  for (const size of DESKS) await expectWholePack(page, size);
  for (const size of TABLETS) await expectWholePack(page, size);

  const touched = await openTouched(browser, page);
  for (const size of TABLETS) {
    const { closed, open } = await expectWholePack(touched, size);
    const where = `targets at ${size.width}×${size.height}`;
    expect.soft(closed.small, where).toEqual([]);
    expect.soft(open.small, `${where}, the pool half open`).toEqual([]);
  }
  for (const { columns, ...size } of PHONES) {
    const where = `${size.width}×${size.height}`;
    const fit = await fitAt(touched, size);
    expect.soft(fit.whole, `cards wholly seen at ${where}`).toBeGreaterThanOrEqual(SEEN_ON_PHONES);
    expect.soft(fit.columns, `columns at ${where}`).toBe(columns);
    expect.soft(fit.pictureShare, `what is picture of a card at ${where}`).toBeGreaterThan(0.45);
    expect.soft({ ...sound(fit), small: fit.small }, where).toEqual({ ...NOTHING_WRONG, small: [] });
  }

  // The full text: by the magnifier of the card that is selected, which covers nothing either.
  await touched.setViewportSize(PHONES[0]);
  await passSwapGuard(touched);
  await cellsOf(touched).first().tap();
  const magnifier = touched.getByRole('button', { name: /^Zoom / });
  await expect(magnifier).toBeVisible();
  const chosen = await settled(touched);
  expect.soft(chosen.whole, 'cards wholly seen with one selected').toBeGreaterThanOrEqual(SEEN_ON_PHONES);
  expect.soft({ covered: chosen.covered, small: chosen.small }).toEqual({ covered: [], small: [] });
  await magnifier.tap();
  await expect(touched.getByRole('dialog')).toBeVisible();
  await touched.context().close();
});

test('[N19] a card is dragged to the pool, and one to the side', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await expect(cellsOf(page)).toHaveCount(PACK_CARDS);
  const pool = page.getByRole('region', { name: 'Your pool' });
  for (const [size, zone] of ['Drop to take it', 'To your side'].entries()) {
    await passSwapGuard(page);
    const cell = cellsOf(page).nth(2);
    const name = (await cell.getAttribute('aria-label'))?.split(',')[0] ?? '';
    // What carries cards is fetched when the room is idle: on a busy machine the first press may come before it.
    await expect(async () => {
      await cell.hover();
      await page.mouse.down();
      await pool.hover();
      try {
        await page.getByText(zone).hover({ timeout: 5000 });
      } finally {
        await page.mouse.up();
      }
    }).toPass();
    await expectPool(page, size + 1);
    if (size === 0) await page.getByRole('button', { name: 'Open your pool' }).click();
    await expect(pool.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(pool.getByText('1 aside')).toBeVisible();
});

/** Whether a part of the page is seen whole, with nothing over it. */
const isSeenWhole = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isInside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    return isInside && found !== null && (element.contains(found) || found.contains(element));
  });

test('[N29] [N30] the lobby shows all seats and the way to the start at 1280×720, and its head under a notice', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signInAs(page, 'Mara');
  await page.goto('/drafts?host=1');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('listitem')).toHaveCount(8);
  for (const seat of await seats.getByRole('listitem').all()) expect.soft(await isSeenWhole(seat)).toBe(true);
  expect.soft(await isSeenWhole(seats.getByRole('button', { name: /Start|Fill/ }).first())).toBe(true);

  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const again = await context.newPage();
  const lobby = new URL(page.url());
  await again.goto(`${lobby.origin}/login?redirect=${encodeURIComponent(lobby.pathname)}`);
  await again.getByRole('button', { name: 'Log in as Mara' }).click();
  // The notice may be there before the lobby is, and stays as long as the pointer rests on it.
  const notice = again.getByText('Welcome back, Mara!');
  await notice.hover();
  await again.waitForURL(lobby.pathname);
  await expect(again.getByRole('button', { name: 'Host tools' })).toBeVisible();
  await expect(notice).toBeVisible();
  expect.soft(await isSeenWhole(again.getByRole('heading', { level: 1 }))).toBe(true);
  expect.soft(await isSeenWhole(again.getByRole('button', { name: 'Host tools' }))).toBe(true);
  await context.close();
});
