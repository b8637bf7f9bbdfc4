import { expect } from '@playwright/test';
import { cellsOf, expectPool, takeCard } from './pages/roomPage.ts';
import {
  draftOf,
  openTable,
  PACK_CARDS,
  packOf,
  passTime,
  poolNames,
  sitDown,
  takenAtMs,
  test,
} from './pages/shortDraft.ts';
import type { SteeredServer } from './pages/steeredServer.ts';
import { recordSaid, saidIn } from './pages/told.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const firstCard = async (site: SteeredServer, draftId: string, seat: number) => {
  const card = packOf(await draftOf(site, draftId), seat)?.cards[0];
  if (!card) throw new Error(`Seat ${seat} holds no pack.`);
  return card.id;
};

test('a late click after the pack swap takes nothing, and 300 ms later a click counts [fault R3]', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  const other = await browser.newContext({ baseURL: site.server.url });
  const { host, draftId, code } = await openTable(context, 'LateClicker', { seats: 2 });
  const guest = await other.newPage();
  await sitDown(host, guest, code);
  await takeCard(guest, await firstCard(site, draftId, 1), 'keys');
  await expectPool(guest, 1);

  const mine = await firstCard(site, draftId, 0);
  const place = await cellsOf(host).first().boundingBox();
  const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20];
  const swappedAtMs = Date.now();
  await host.clock.setFixedTime(swappedAtMs);
  await takeCard(host, mine, 'keys');
  await expectPool(host, 1);
  await expect(cellsOf(host)).toHaveCount(PACK_CARDS - 1);
  const selected = cellsOf(host).and(host.locator('[aria-selected=true]'));
  for (const afterMs of [0, 299]) {
    await host.clock.setFixedTime(swappedAtMs + afterMs);
    await host.mouse.dblclick(x, y);
    await expect(selected, `${afterMs} ms after the swap`).toHaveCount(0);
  }
  await host.clock.setFixedTime(swappedAtMs + 300);
  await host.mouse.click(x, y);
  await expect(selected).toHaveCount(1);
  expect(poolNames(await draftOf(site, draftId), 0)).toHaveLength(1);
  await context.close();
  await other.close();
});

test('a card reserved at zero is the card taken, not a moment before the grace is over', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  const other = await browser.newContext({ baseURL: site.server.url });
  await recordSaid(context);
  const { host, draftId, code } = await openTable(context, 'Reserver', { seats: 2 });
  const guest = await other.newPage();
  await sitDown(host, guest, code);
  const cell = cellsOf(host).nth(3);
  const id = await cell.getAttribute('data-card');
  await cell.focus();
  await host.keyboard.press('Space');
  await expect.poll(async () => (await draftOf(site, draftId)).hints.get(0)?.hints.reserved).toEqual([id]);

  const dueMs = takenAtMs(await draftOf(site, draftId), 0);
  await passTime(site, dueMs - site.clock.nowMs - 1);
  expect((await draftOf(site, draftId)).state.seats.map(({ pool }) => pool.length)).toEqual([0, 0]);
  await passTime(site, 1);
  await expectPool(host, 1);
  await expectPool(guest, 1);
  const draft = await draftOf(site, draftId);
  expect(draft.state.seats[0]?.pool.map((card) => String(card.id))).toEqual([id]);
  const [name = ''] = poolNames(draft, 0);
  await expect
    .poll(async () => (await saidIn(host)).map(({ words }) => words).join(' '))
    .toContain(`Time. Took ${name}.`);
  await context.close();
  await other.close();
});
