import { setImmediate as breathe } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { EventMatch, EventState } from '#engine/events/event.types.ts';
import { standingsOf } from '#engine/events/standings.ts';
import { guestAccount } from '../harness/account.ts';
import { connectEventGoer, type EventGoer } from '../harness/eventGoer.ts';
import { takePart } from '../harness/takePart.ts';
import { test } from './pages/oneRoundSite.ts';
import { cellsOf, takeCard } from './pages/roomPage.ts';
import { draftOf, packOf } from './pages/shortDraft.ts';
import { openSignedIn, type SteeredServer } from './pages/steeredServer.ts';

const PEOPLE = 16;
const PATIENCE = { timeout: 60_000 };
const PHONE_SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Everybody at the event: three with a browser by their name, the others by the hub's own client. */
interface Gathering {
  readonly site: SteeredServer;
  readonly eventId: string;
  readonly host: Page;
  readonly pages: ReadonlyMap<string, Page>;
  readonly goers: readonly EventGoer[];
  readonly contexts: readonly BrowserContext[];
}

async function stateOf({
  site,
  eventId,
}: Gathering): Promise<{ state: EventState; nameOf: (player: number) => string }> {
  const [row] = await site.db.query<{ state: EventState }>('select state from event where id = $1', [
    eventId,
  ]);
  if (!row) throw new Error('There is no event.');
  const members = await site.db.query<{ id: string; handle: string }>('select id, handle from member');
  const handles = new Map(members.map(({ id, handle }) => [id, handle]));
  return { state: row.state, nameOf: (player) => handles.get(row.state.players[player]?.id ?? '') ?? '' };
}

async function createEvent(host: Page): Promise<{ eventId: string; code: string }> {
  await host.goto('/drafts?tab=events');
  await host.getByRole('link', { name: 'Host an event' }).click();
  const dialog = host.getByRole('dialog', { name: 'Host an event' });
  await dialog.getByLabel('Name').fill('Emberwake Friday Swiss');
  await dialog.getByLabel('Swiss rounds').selectOption('2');
  await dialog.getByLabel('Then single elimination').selectOption('2');
  await dialog.getByRole('button', { name: 'Create the event' }).click();
  await host.waitForURL(/tab=event$/);
  const code =
    (await host
      .getByText(/^Code /)
      .locator('b')
      .textContent()) ?? '';
  return { eventId: /drafts\/([0-9a-f-]+)/.exec(host.url())?.[1] ?? '', code };
}

async function gather(site: SteeredServer, browser: Browser): Promise<Gathering> {
  const options = { baseURL: site.server.url };
  const contexts = [
    await browser.newContext(options),
    await browser.newContext({ ...options, ...PHONE_SCREEN }),
    await browser.newContext(options),
  ];
  const [first, second, third] = contexts;
  if (!first || !second || !third) throw new Error('Nobody came.');
  const host = await openSignedIn(first, 'Hostess');
  const { eventId, code } = await createEvent(host);
  const pages = new Map([['Hostess', host]]);
  for (const [handle, context] of [
    ['Fonda', second],
    ['Deskbert', third],
  ] as const) {
    const page = await openSignedIn(context, handle);
    await page.goto(`/drafts/${eventId}?tab=event&key=${code}`);
    await page.getByRole('button', { name: 'Join the event' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
    pages.set(handle, page);
  }
  const goers: EventGoer[] = [];
  while (goers.length + pages.size < PEOPLE) {
    const goer = await connectEventGoer(await guestAccount(site.server.url));
    await goer.watch(eventId, code);
    expect(await goer.ask({ type: 'join', key: code })).toMatchObject({ ok: true });
    goers.push(goer);
  }
  await expect(host.getByText(`${PEOPLE} of ${PEOPLE}`)).toBeVisible();
  return { site, eventId, host, pages, goers, contexts };
}

/** Seats the pods: browsers are taken to their tables, hub clients go there; both tables start by themselves. */
async function startDrafts(gathering: Gathering): Promise<readonly string[]> {
  const { site, host, goers, pages } = gathering;
  await host.getByRole('button', { name: 'Start draft' }).click();
  for (const page of pages.values()) await page.waitForURL(/\/drafts\/[0-9a-f-]+(\/room)?$/, PATIENCE);
  for (const goer of goers) {
    await expect.poll(() => goer.view()?.phase, PATIENCE).toBe('drafting');
    const own = goer.view()?.people.find(({ playerId }) => playerId === goer.account.userId);
    await goer.player.open(own?.draftId ?? '');
    takePart(goer.player);
  }
  const rows = await site.db.query<{ id: string }>('select draft_id as id from event_table order by pod');
  const draftIds = rows.map(({ id }) => id);
  await expect
    .poll(async () => {
      await site.server.queue.sweep();
      await site.server.tables.sweep();
      const running = await Promise.all(draftIds.map((draftId) => site.server.tables.running(draftId)));
      return running.every((draft) => draft !== null);
    }, PATIENCE)
    .toBe(true);
  for (const page of pages.values()) await cellsOf(page).first().waitFor(PATIENCE);
  return draftIds;
}

/** Everybody takes cards, browsers by their keys, until a draft is over. */
async function draftToTheEnd({ site, pages, goers }: Gathering, draftId: string): Promise<void> {
  for (;;) {
    const draft = await draftOf(site, draftId);
    if (draft.state.phase === 'complete') return;
    // Between two packs nobody holds one, and whoever takes next needs a turn of this process.
    await breathe();
    await Promise.all(
      draft.seats.map(async ({ memberId, name }, seat) => {
        const pack = packOf(draft, seat);
        const card = pack?.cards[seat % pack.cards.length];
        if (!pack || !card) return;
        const page = pages.get(name);
        const goer = goers.find(({ account }) => account.userId === memberId);
        if (page) await takeCard(page, card.id, 'keys');
        await goer?.player.command({
          type: 'pick',
          packId: pack.packId,
          pickNumber: pack.pickNumber,
          cardInstanceIds: [card.id],
          burnIds: [],
          destination: 'main',
        });
        if (page)
          await expect
            .poll(async () => packOf(await draftOf(site, draftId), seat)?.packId, PATIENCE)
            .not.toBe(pack.packId);
      }),
    );
  }
}

async function toTheEvent({ pages, eventId }: Gathering): Promise<void> {
  for (const page of pages.values()) {
    await page.waitForURL(/\/results/, PATIENCE);
    await page.getByRole('link', { name: 'To the event' }).click();
    await page.waitForURL(new RegExp(`${eventId}\\?tab=event`));
  }
}

/** The first player of a match tells that they won, the other one agrees: each in the browser if they have one. */
async function playMatch(gathering: Gathering, round: number, { table, players }: EventMatch): Promise<void> {
  const { state, nameOf } = await stateOf(gathering);
  const [first, second] = players;
  if (second === null) return;
  const score = { wins: [2, 1], draws: 0 } as const;
  const goerOf = (player: number) =>
    gathering.goers.find(({ account }) => account.userId === state.players[player]?.id);
  const teller = gathering.pages.get(nameOf(first));
  if (teller) await teller.getByRole('button', { name: 'I won 2–1' }).click();
  else await goerOf(first)?.ask({ type: 'report', round, table, score });
  const other = gathering.pages.get(nameOf(second));
  if (other) await other.getByRole('button', { name: 'Yes, I lost 1–2' }).click();
  else {
    await expect
      .poll(async () => (await stateOf(gathering)).state.rounds[round]?.matches[table - 1]?.state.kind)
      .toBe('reported');
    await goerOf(second)?.ask({ type: 'confirm', round, table, score });
  }
  await expect
    .poll(async () => (await stateOf(gathering)).state.rounds[round]?.matches[table - 1]?.state.kind)
    .toBe('final');
}

async function playRound(gathering: Gathering, round: number): Promise<void> {
  const { state } = await stateOf(gathering);
  for (const match of state.rounds[round]?.matches ?? [])
    if (match.state.kind !== 'final') await playMatch(gathering, round, match);
}

async function overrule({ host }: Gathering, table: number): Promise<void> {
  await host
    .getByRole('listitem', { name: `Table ${table}`, exact: true })
    .getByRole('button', { name: /^Set result of/ })
    .click();
  const dialog = host.getByRole('dialog');
  const [first, second] = await dialog.getByLabel(/^Games won by/).all();
  await first?.selectOption('0');
  await second?.selectOption('2');
  await dialog.getByRole('button', { name: 'Set the result' }).click();
}

const standingsOn = (page: Page) =>
  page.getByRole('region', { name: 'Standings' }).locator('tbody').getByRole('row');

/** The rows of a page's standings: name, record, points and the three rates. */
const shownStandings = (page: Page) =>
  standingsOn(page).evaluateAll((rows) =>
    rows.map((row) => {
      const cells = [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '');
      return [row.querySelector('b')?.textContent ?? '', ...cells];
    }),
  );

async function expectedStandings(gathering: Gathering): Promise<string[][]> {
  const { state, nameOf } = await stateOf(gathering);
  const rate = (share: number) => `${(share * 100).toFixed(1)}%`;
  return standingsOf(state).map((row) => [
    nameOf(row.player),
    String(row.rank),
    `${row.wins}–${row.losses}${row.draws > 0 ? `–${row.draws}` : ''}`,
    String(row.points),
    rate(row.opponentsMatchRate),
    rate(row.gameRate),
    rate(row.opponentsGameRate),
  ]);
}

test('sixteen people in two pods go from a draft to standings, and the best two to a final', {
  tag: '@proof',
}, async ({ browser, site }) => {
  test.slow();
  const gathering = await test.step('sixteen people come', () => gather(site, browser));
  const { host, pages, goers } = gathering;
  const draftIds = await test.step('two pods are seated', () => startDrafts(gathering));
  expect(draftIds).toHaveLength(2);
  await test.step('both pods draft', () =>
    Promise.all(draftIds.map((draftId) => draftToTheEnd(gathering, draftId))));
  await test.step('everybody comes back', () => toTheEvent(gathering));
  await test.step('the first round is played and confirmed', async () => {
    await host.getByRole('button', { name: 'Open the first round' }).click();
    for (const page of pages.values())
      await expect(page.getByRole('heading', { name: /^Your match: Round 1/ })).toBeVisible();
    await playRound(gathering, 0);
    await expect(host.getByRole('heading', { name: /^Your match: Round 2/ })).toBeVisible();
  });
  await test.step('the host overrules a result of the first round', async () => {
    await host.getByRole('button', { name: 'Round 1', exact: false }).first().click();
    await overrule(gathering, 3);
    await expect(host.getByRole('listitem', { name: 'Table 3', exact: true })).toContainText('by the host');
  });
  await test.step('one drops, and the opponent wins', async () => {
    const [leaver] = goers;
    await leaver?.ask({ type: 'drop', playerId: leaver.account.userId });
    await expect(standingsOn(host).filter({ hasText: 'dropped' })).toHaveCount(1);
  });
  await test.step('the second round is played, and the final opens by itself', async () => {
    await playRound(gathering, 1);
    await expect(host.getByRole('heading', { name: 'Bracket' })).toBeVisible();
  });
  await test.step('standings are those of the engine, on both screens', async () => {
    const expected = await expectedStandings(gathering);
    for (const page of pages.values()) await expect.poll(() => shownStandings(page)).toEqual(expected);
    expect(expected.reduce((sum, [, , , points]) => sum + Number(points), 0)).toBe(8 * 3 + 8 * 3);
  });
  await test.step('the final is played and the event closed', async () => {
    await host.getByRole('button', { name: 'Final' }).click();
    await overrule(gathering, 1);
    const { state, nameOf } = await stateOf(gathering);
    const champion = nameOf(state.rounds[2]?.matches[0]?.players[1] ?? -1);
    await expect(host.getByText(`${champion} wins the event`)).toBeVisible();
    await host.getByRole('button', { name: 'Close the event' }).click();
    await host.getByRole('dialog').getByRole('button', { name: 'Close the event' }).click();
    for (const page of pages.values()) await expect(page.getByText('This event is closed.')).toBeVisible();
  });
  await Promise.all(goers.map((goer) => goer.close()));
  await Promise.all(gathering.contexts.map((context) => context.close()));
});
