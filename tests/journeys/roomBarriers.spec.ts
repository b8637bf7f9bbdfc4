import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import { layLine } from '../harness/lines/line.ts';
import { expectNoBarriers, expectNoSidewaysScrolling, looksEverywhere } from './pages/barriers.ts';
import { cellsOf, expectPool } from './pages/roomPage.ts';
import { draftOf, joinByCode, openTable, PICKS, packOf, test } from './pages/shortDraft.ts';
import { openSignedIn, type SteeredServer } from './pages/steeredServer.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 800 };
const LAST_LOOK_MS = 1800;

/** Looks at a state as it stands, at the last of its widths; in the proof (AXE_EVERYWHERE) at three, in both schemes. */
async function lookAt(page: Page, state: string, widths: readonly (typeof WIDE)[] = [WIDE]) {
  const sizes = looksEverywhere ? [WIDE, PHONE, NARROWEST] : widths.slice(-1);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of looksEverywhere ? (['light', 'dark'] as const) : (['dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expectNoBarriers(page, `${state}, ${size.width} px, ${colorScheme}`);
    }
    await expectNoSidewaysScrolling(page, `${state}, ${size.width} px`);
  }
  await page.setViewportSize(WIDE);
}

/** Takes the first card of whatever lies at a seat, without its browser. */
async function takeUnseen(site: SteeredServer, draftId: string, seat: number) {
  const draft = await draftOf(site, draftId);
  const pack = packOf(draft, seat);
  const memberId = draft.seats[seat]?.memberId;
  if (!pack || !memberId) throw new Error(`Nobody takes a card at seat ${seat}.`);
  const { packId, pickNumber, cards } = pack;
  const cardInstanceIds = [cards[0]?.id ?? ''];
  const reply = await site.server.tables.command(memberId, draftId, randomUUID(), {
    type: 'pick',
    packId,
    pickNumber,
    cardInstanceIds,
    burnIds: [],
    destination: 'main',
  });
  expect(reply.ok).toBe(true);
}

/** Both seats take until neither holds a pack. */
async function playUnseen(site: SteeredServer, draftId: string) {
  for (;;) {
    const draft = await draftOf(site, draftId);
    const seat = [0, 1].find((one) => packOf(draft, one) !== null);
    if (seat === undefined) return;
    await takeUnseen(site, draftId, seat);
  }
}

const chooseInMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Draft menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('the room is without barriers in each of its states', async ({ browser, site }) => {
  test.skip(
    !looksEverywhere,
    'two minutes of some thirty scans: each run looks at the main state, the proof (AXE_EVERYWHERE=1) at all of them',
  );
  test.slow();
  const line = await layLine(site.port);
  const [context, other, third] = await Promise.all(
    [line.url, site.server.url, site.server.url].map((baseURL) => browser.newContext({ baseURL })),
  );
  if (!context || !other || !third) throw new Error('Chromium gave no contexts.');
  const failures: string[] = [];
  for (const one of [context, other, third])
    one.on('weberror', (failure) => failures.push(failure.error().message));
  // The last look at a finished room is short; here it lasts until it was looked at.
  await context.addInitScript((lookMs) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      wait(work, ms === lookMs ? 120_000 : ms, ...given)) as typeof window.setTimeout;
  }, LAST_LOOK_MS);
  const { host, draftId, code } = await openTable(context, 'Barrierless', {
    seats: 2,
    watchers: true,
    reviewSeconds: 60,
  });
  const guest = await other.newPage();
  await joinByCode(guest, code);
  await lookAt(host, 'lobby, everybody ready');
  await host.getByRole('button', { name: 'Start draft' }).click();
  await cellsOf(host).first().waitFor();

  await lookAt(host, 'choosing', [WIDE, PHONE]);
  await cellsOf(host).first().focus();
  await host.keyboard.press('Space');
  await expect(cellsOf(host).first()).toHaveAttribute('aria-selected', 'true');
  await lookAt(host, 'reserved', [WIDE, PHONE]);
  for (const [key, dialog] of [
    ['z', 'zoom'],
    ['?', 'help'],
  ] as const) {
    await cellsOf(host).first().focus();
    await host.keyboard.press(key);
    await expect(host.getByRole('dialog')).toBeVisible();
    await lookAt(host, dialog);
    await host.keyboard.press('Escape');
    await expect(host.getByRole('dialog')).toHaveCount(0);
  }
  await chooseInMenu(host, 'Card size');
  await expect(host.getByRole('dialog')).toBeVisible();
  await lookAt(host, 'card size');
  await host.keyboard.press('Escape');

  await cellsOf(host).first().focus();
  await host.keyboard.press('Enter');
  await expectPool(host, 1);
  await expect(host.getByRole('heading', { level: 2, name: /is choosing$/ })).toBeVisible();
  await lookAt(host, 'waiting', [WIDE, PHONE]);

  const watcher = await openSignedIn(third, 'Watcher');
  const token = await watcher.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  await watcher.request.post('/api/invitations', { headers, data: { code } });
  await watcher.goto(`/drafts/${draftId}/room`);
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await lookAt(watcher, 'watching');

  await chooseInMenu(host, 'Pause the draft');
  await expect(host.getByText('Paused', { exact: true }).first()).toBeVisible();
  await lookAt(host, 'paused', [WIDE, PHONE]);
  await chooseInMenu(host, 'Help a seat');
  await lookAt(host, 'help a seat');
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Resume' }).click();

  await chooseInMenu(guest, 'Leave');
  await expect(guest.getByRole('dialog')).toBeVisible();
  await lookAt(guest, 'leaving');
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await guest.waitForURL(/\/drafts$/);
  await guest.goto(`/drafts/${draftId}/room`);
  await expect(guest.getByText('A bot plays your seat').first()).toBeVisible();
  await lookAt(guest, 'handed over to a bot', [WIDE, PHONE]);
  await guest.getByRole('button', { name: 'Take my seat back' }).click();

  await line.cut();
  await expect(host.getByText(/^Reconnecting… your seat is safe/)).toBeVisible();
  await lookAt(host, 'line lost', [WIDE, PHONE]);
  await line.restore();
  await expect(host.getByText('Live', { exact: true })).toBeAttached({ timeout: 30_000 });
  await context.setOffline(true);
  await expect(host.getByText(/^You’re offline/)).toBeVisible();
  await lookAt(host, 'offline');
  await context.setOffline(false);
  await expect(host.getByText('Live', { exact: true })).toBeAttached({ timeout: 30_000 });

  const second = await context.newPage();
  await second.goto(`/drafts/${draftId}/room`);
  await expect(host.getByRole('heading', { name: 'This seat is open in another window.' })).toBeVisible();
  await lookAt(host, 'superseded');
  await second.close();
  await host.getByRole('button', { name: 'Use it here' }).click();
  await host.getByRole('heading', { name: /^Your pool/ }).waitFor();

  await playUnseen(site, draftId);
  await expect(host.getByRole('heading', { name: 'Look at your pool' })).toBeVisible();
  await lookAt(host, 'review between two packs', [WIDE, PHONE]);
  await host.getByRole('button', { name: 'Open the next packs now' }).click();
  await cellsOf(host).first().waitFor();
  await playUnseen(site, draftId);
  await expect(host.getByRole('heading', { name: 'That was the last pick' })).toBeVisible();
  await expectPool(host, PICKS);
  await lookAt(host, 'finished', [WIDE, PHONE]);
  await Promise.all([context, other, third].map((one) => one.close()));
  await line.cut();
  expect(failures, 'scripts that failed').toEqual([]);
});

test('the room is without barriers while it loads, where there is none, and in Text mode', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  const page = await context.newPage();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.goto('/');
  await page.route(/\/api\/hub\/negotiate/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await page.waitForURL(/\/room$/);
  await lookAt(page, 'loading', [WIDE, PHONE]);
  open();
  await cellsOf(page).first().waitFor();

  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const data = { ...DEFAULT_PREFERENCES, usesTextMode: true };
  expect((await page.request.put('/api/account/preferences', { headers, data })).ok()).toBe(true);
  await page.reload();
  await expect(page.locator('[data-card-text]').first()).toBeVisible();
  await lookAt(page, 'Text mode', [WIDE, PHONE]);

  await page.goto(`/drafts/${randomUUID()}/room`);
  await expect(page.getByRole('button', { name: 'Look again' })).toBeVisible();
  await lookAt(page, 'no such table');
  await context.close();
});
