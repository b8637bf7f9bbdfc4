import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type Line, layLine } from '../harness/lines/line.ts';
import { cellsOf, expectPool, type Manner, passSwapGuard, poolSize, takeCard } from './pages/roomPage.ts';
import {
  draftOf,
  joinByCode,
  openTable,
  PACK_CARDS,
  PICKS,
  packOf,
  passTime,
  poolNames,
  takenAtMs,
  test,
} from './pages/shortDraft.ts';
import { openSignedIn, type SteeredServer } from './pages/steeredServer.ts';
import { recordSaid, saidIn } from './pages/told.ts';

const SEATS = 8;
const HOST = 0;
const PHONE = 1;
const SLEEPER = 3;
const MOVER = 5;
const PATIENCE = { timeout: 60_000 };
const MANNERS: readonly Manner[] = [
  'button',
  'tap',
  'doubleClick',
  'keys',
  'clickAndEnter',
  'keys',
  'button',
  'toSide',
];
const PHONE_SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TABLET_SCREEN = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

/** A table with those whose browser is open, by seat. */
interface Table {
  readonly site: SteeredServer;
  readonly draftId: string;
  readonly open: Map<number, Page>;
  readonly contexts: readonly BrowserContext[];
  readonly sleepersLine: Line;
}

function pageAt({ open }: Table, seat: number): Page {
  const page = open.get(seat);
  if (!page) throw new Error(`Seat ${seat} has no browser.`);
  return page;
}

const draftAt = ({ site, draftId }: Table) => draftOf(site, draftId);
const poolAt = async (table: Table, seat: number) =>
  (await draftAt(table)).state.seats[seat]?.pool.map(({ id }) => String(id)) ?? [];

/** Everybody with a browser who holds a pack and fewer cards than that takes one, together, until nobody can. */
async function draftUntil(table: Table, cards: number): Promise<void> {
  for (;;) {
    const draft = await draftAt(table);
    const turns = [...table.open].flatMap(([seat, page]) => {
      const pack = packOf(draft, seat);
      const taken = draft.state.seats[seat]?.pool.length ?? 0;
      return pack && taken < cards ? [{ seat, page, pack, taken }] : [];
    });
    if (turns.length === 0) return;
    await Promise.all(
      turns.map(async ({ seat, page, pack, taken }) => {
        const card = pack.cards[(seat + taken) % pack.cards.length];
        await takeCard(page, card?.id ?? '', MANNERS[seat] ?? 'button');
        await expect.poll(async () => (await poolAt(table, seat)).length, PATIENCE).toBe(taken + 1);
        if (taken + 1 < PICKS) await expectPool(page, taken + 1, `the pool of seat ${seat}`);
      }),
    );
  }
}

/** Reserves a card of the pack in hand; answers its id once the server knows it. */
async function reserve(table: Table, seat: number, place: number): Promise<string> {
  const page = pageAt(table, seat);
  const cell = cellsOf(page).nth(place);
  const id = (await cell.getAttribute('data-card')) ?? '';
  await cell.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await draftAt(table)).hints.get(seat)?.hints.reserved).toEqual([id]);
  return id;
}

/** No two at a table are called alike. */
const NAMES = ['Hostess', 'Ana', 'Ben', 'Chidi', 'Dora', 'Emil', 'Fatma', 'Goran'];

/** Eight people in eight browsers, one of them at a phone and one on a line of its own. */
async function gather(site: SteeredServer, browser: Browser): Promise<Table> {
  const sleepersLine = await layLine(site.port);
  const contexts = await Promise.all(
    MANNERS.map((_, seat) =>
      browser.newContext({
        baseURL: seat === SLEEPER ? sleepersLine.url : site.server.url,
        ...(seat === HOST || seat === PHONE ? { reducedMotion: 'no-preference' } : {}),
        ...(seat === PHONE ? PHONE_SCREEN : {}),
      }),
    ),
  );
  for (const context of contexts) await recordSaid(context);
  const [first] = contexts;
  if (!first) throw new Error('Nobody came.');
  const { host, draftId, code } = await openTable(first, 'Hostess', { watchers: false });
  const open = new Map([[HOST, host]]);
  for (const [seat, context] of contexts.entries()) {
    if (seat === HOST) continue;
    const page = seat === MOVER ? await openSignedIn(context, 'Mover') : await context.newPage();
    if (seat === SLEEPER) await page.clock.install();
    await joinByCode(page, code, seat === MOVER ? null : (NAMES[seat] ?? 'Wren'));
    open.set(seat, page);
  }
  await host.getByRole('button', { name: 'Start draft' }).click();
  for (const page of open.values()) await cellsOf(page).first().waitFor(PATIENCE);
  return { site, draftId, open, contexts, sleepersLine };
}

/** Passes the time until the clock takes for a seat; answers how long that was. */
async function letRunOut(table: Table, seat: number): Promise<number> {
  const waitMs = takenAtMs(await draftAt(table), seat) - table.site.clock.nowMs;
  await passTime(table.site, waitMs);
  return waitMs;
}

/** A lid closes on a reserved card for a minute: the page stands still, its line is gone, the table goes on. */
async function sleepForAMinute(table: Table): Promise<void> {
  const { open, sleepersLine } = table;
  const sleeper = pageAt(table, SLEEPER);
  const reserved = await reserve(table, SLEEPER, 2);
  const lid = await sleeper.context().newCDPSession(sleeper);
  await lid.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sleepersLine.cut();
  open.delete(SLEEPER);
  await draftUntil(table, PACK_CARDS);
  const neighbour = pageAt(table, SLEEPER + 1);
  await expect(neighbour.getByText('lost connection').first()).toBeAttached();
  let sleptMs = await letRunOut(table, SLEEPER);
  await draftUntil(table, PACK_CARDS);
  sleptMs += await letRunOut(table, SLEEPER);
  expect(sleptMs).toBeGreaterThan(60_000);

  await sleepersLine.restore();
  await lid.send('Page.setWebLifecycleState', { state: 'active' });
  await sleeper.clock.fastForward(sleptMs);
  const [, ...missed] = poolNames(await draftAt(table), SLEEPER);
  const words = `You missed ${missed.length} picks: ${new Intl.ListFormat('en-GB').format(missed)}.`;
  await expect(sleeper.getByText(words)).toBeVisible(PATIENCE);
  expect(await poolAt(table, SLEEPER)).toEqual([expect.any(String), reserved, expect.any(String)]);
  await expectPool(sleeper, 3);
  open.set(SLEEPER, sleeper);
}

/** The host leaves by the menu; a bot plays on in that seat. */
async function letHostLeave(table: Table): Promise<void> {
  const host = pageAt(table, HOST);
  await host.getByRole('button', { name: 'Draft menu' }).click();
  await host.getByRole('menuitem', { name: 'Leave' }).click();
  await expect(host.getByRole('dialog')).toContainText('A bot will finish your seat.');
  await host.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await host.waitForURL(/\/drafts$/);
  table.open.delete(HOST);
  expect((await draftAt(table)).state.seats[HOST]?.bot).toBe(true);
}

/** Signs in at a tablet, finds the table at Home and goes on with the card that was reserved at the first device. */
async function comeBackAtTablet(table: Table, tablet: BrowserContext, reserved: string): Promise<void> {
  const page = await tablet.newPage();
  await page.goto('/login');
  await page.getByLabel('Email or handle').fill('Mover');
  await page.getByLabel('Password', { exact: true }).fill('copper lantern heron');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'Resume draft' }).first().click();
  await page.waitForURL(/\/room$/);
  const card = page.locator(`[data-card="${reserved}"]`);
  await expect(card).toHaveAttribute('aria-selected', 'true', PATIENCE);
  expect(await poolSize(page)).toBe(PACK_CARDS + 1);
  await passSwapGuard(page);
  await page.getByRole('button', { name: /^Take / }).tap();
  await expectPool(page, PACK_CARDS + 2);
  expect((await poolAt(table, MOVER)).at(-1)).toBe(reserved);
  table.open.set(MOVER, page);
}

/** Every card is in one pool, and who was there all the time was told each pick by its name. */
async function expectWholeDraft(table: Table): Promise<void> {
  for (const page of table.open.values()) await page.waitForURL(/\/results/, PATIENCE);
  const draft = await draftAt(table);
  expect(draft.state.phase).toBe('complete');
  expect(draft.state.seats.map(({ pool }) => pool.length)).toEqual(Array(SEATS).fill(PICKS));
  const cards = draft.state.seats.flatMap(({ pool }) => pool.map(({ id }) => id));
  expect(new Set(cards).size).toBe(SEATS * PICKS);
  for (const seat of [PHONE, 2, 4, 6, 7]) {
    const words = (await saidIn(pageAt(table, seat))).map((said) => said.words).join(' ');
    const told = words.match(/(?<=Took )[^.]*/g);
    expect(told, `what seat ${seat} was told`).toEqual(poolNames(draft, seat));
  }
  const checker = pageAt(table, 2);
  await checker.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(checker.getByText(`${SEATS * PICKS} cards compared`)).toBeVisible();
  await expect(checker.getByText(/0 differ/)).toBeVisible();
}

test('eight browsers draft one table: a phone, a sleeper, a change of device, and the host leaves [fault F20]', async ({
  browser,
  site,
}) => {
  test.slow();
  const table = await test.step('eight people come and sit down', () => gather(site, browser));
  await test.step('everybody takes a card', () => draftUntil(table, 1));
  await test.step('one sleeps for a minute and returns', () => sleepForAMinute(table));
  await test.step('the next pack is opened', () => draftUntil(table, PACK_CARDS + 1));
  const reserved = await test.step('one closes the browser', async () => {
    const id = await reserve(table, MOVER, 1);
    await table.contexts[MOVER]?.close();
    table.open.delete(MOVER);
    return id;
  });
  await test.step('the host leaves', () => letHostLeave(table));
  await test.step('the others draft on', () => draftUntil(table, PACK_CARDS + 2));
  const tablet = await browser.newContext({ baseURL: site.server.url, ...TABLET_SCREEN });
  await test.step('who left comes back at a tablet', () => comeBackAtTablet(table, tablet, reserved));
  await test.step('the draft goes to its end', () => draftUntil(table, PICKS));
  await test.step('it was a whole draft', () => expectWholeDraft(table));
  await Promise.all([...table.contexts, tablet].map((context) => context.close()));
  await table.sleepersLine.cut();
});
