import { setImmediate as breathe } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './pages/oneRoundSite.ts';
import { cellsOf, takeCard } from './pages/roomPage.ts';
import { draftOf, packOf } from './pages/shortDraft.ts';
import { openSignedIn, type SteeredServer } from './pages/steeredServer.ts';

const PATIENCE = { timeout: 60_000 };
const PHONE_SCREEN = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PEOPLE = ['Hostess', 'Fonda', 'Juno', 'Basil'] as const;

type Pages = ReadonlyMap<string, Page>;

const pageOf = (pages: Pages, name: string): Page => {
  const page = pages.get(name);
  if (!page) throw new Error(`${name} is not here.`);
  return page;
};

/** Everybody who plays, with a browser of their own; Fonda's is a phone. Notes when a page says that nothing answers. */
async function arrive(browser: Browser, site: SteeredServer): Promise<Pages> {
  const pages = new Map<string, Page>();
  for (const name of PEOPLE) {
    const screen = name === 'Fonda' ? PHONE_SCREEN : {};
    const context = await browser.newContext({ baseURL: site.server.url, ...screen });
    await context.addInitScript(() => {
      const note = () => {
        const late = document.querySelector('.pending-late');
        // Also what is clear is read out.
        if (late?.checkVisibility({ visibilityProperty: true }))
          sessionStorage.setItem('pending-said', late.textContent ?? '');
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    });
    pages.set(name, await openSignedIn(context, name));
  }
  return pages;
}

async function host(page: Page): Promise<string> {
  await page.goto('/drafts?tab=events');
  await page.getByRole('link', { name: 'Host an event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Host an event' });
  await dialog.getByLabel('Name').fill('Friday Swiss');
  await dialog.getByLabel('Seats per table').fill('4');
  await dialog.getByLabel('Maximum players').fill('4');
  await dialog.getByLabel('Swiss rounds').selectOption('2');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Starts').fill(`${tomorrow}T19:30`);
  await dialog.getByRole('button', { name: 'Create the event' }).click();
  await page.waitForURL(/tab=event$/);
  return (
    (await page
      .getByText(/^Code /)
      .locator('b')
      .textContent()) ?? ''
  );
}

/** By the box for codes, each on another page: as a code, as it was written down, and out of a pasted link. */
async function join(pages: Pages, code: string): Promise<void> {
  const ways = [
    ['Fonda', '/', `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()],
    ['Juno', '/drafts', code],
    ['Basil', '/drafts?tab=events', `Come and play: https://draft.example.org/?event=${code}`],
  ] as const;
  for (const [name, path, pasted] of ways) {
    const page = pageOf(pages, name);
    await page.goto(path);
    await page.getByRole('textbox', { name: 'Join with a code' }).fill(pasted);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('button', { name: 'Join the event' }).click();
    await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible();
    await expect(page.getByText(/^Starts \w+ \d+ \w+, 19:30/)).toBeVisible();
  }
  const page = pageOf(pages, 'Basil');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await downloading).suggestedFilename()).toBe('event.ics');
}

/** The pod is seated: everybody is taken to the table, which starts by itself. Answers its id. */
async function seat(pages: Pages, site: SteeredServer): Promise<string> {
  for (const page of pages.values()) await page.evaluate(() => sessionStorage.removeItem('pending-said'));
  await pageOf(pages, 'Hostess').getByRole('button', { name: 'Start draft' }).click();
  for (const page of pages.values()) await page.waitForURL(/\/drafts\/[0-9a-f-]+(\/room)?$/, PATIENCE);
  const [row] = await site.db.query<{ id: string }>('select draft_id as id from event_table');
  const draftId = row?.id ?? '';
  await expect
    .poll(async () => {
      await site.server.queue.sweep();
      await site.server.tables.sweep();
      return (await site.server.tables.running(draftId)) !== null;
    }, PATIENCE)
    .toBe(true);
  for (const [name, page] of pages) {
    await cellsOf(page).first().waitFor(PATIENCE);
    expect([name, await page.evaluate(() => sessionStorage.getItem('pending-said'))]).toEqual([name, null]);
  }
  return draftId;
}

async function draftToTheEnd(pages: Pages, site: SteeredServer, draftId: string): Promise<void> {
  for (;;) {
    const draft = await draftOf(site, draftId);
    if (draft.state.phase === 'complete') return;
    await breathe();
    await Promise.all(
      draft.seats.map(async ({ name }, place) => {
        const pack = packOf(draft, place);
        const card = pack?.cards[0];
        if (!pack || !card) return;
        await takeCard(pageOf(pages, name), card.id, 'keys');
        await expect
          .poll(async () => packOf(await draftOf(site, draftId), place)?.packId, PATIENCE)
          .not.toBe(pack.packId);
      }),
    );
  }
}

const TITLE = /^Round (\d): you play (\w+), table (\d)/;
const openMatch = (page: Page, words: string | RegExp = /^Go to your match/) =>
  page.getByRole('link', { name: words }).first().click();

/** Whom the page says its reader plays; the round has to be this one. */
async function opponentOn(page: Page, round: number): Promise<string> {
  const said = page.getByText(new RegExp(`^Round ${round}: you play`)).first();
  await said.waitFor(PATIENCE);
  return TITLE.exec((await said.textContent()) ?? '')?.[2] ?? '';
}

/** One tells the result where the match is shown; the other one is somewhere else and is asked by what they see there. */
async function play(winner: Page, loser: Page, wayBack: (page: Page) => Promise<void>): Promise<void> {
  await loser.goto('/about');
  await winner.getByRole('button', { name: 'I won 2–1' }).click();
  await wayBack(loser);
  await loser.getByRole('button', { name: 'Yes, I lost 1–2' }).click();
}

const byNotice = async (page: Page) => {
  const notice = page.locator('[data-notice]').filter({ hasText: 'reported a result' });
  await expect(notice).toContainText('you lost 1–2. Is that right?');
  await notice.getByRole('button', { name: 'Go to your match' }).click();
};
const byHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /reported: you lost 1–2$/ })).toBeVisible();
  await openMatch(page, 'Confirm the result');
};

test('four people go from an invite to the last result by what their screens say alone', async ({
  browser,
  site,
}) => {
  test.slow();
  const pages = await test.step('four people come', () => arrive(browser, site));
  const hostess = pageOf(pages, 'Hostess');
  const code = await test.step('one hosts', () => host(hostess));
  await test.step('three join by the box for codes', () => join(pages, code));
  const draftId = await test.step('the pod is seated', () => seat(pages, site));
  await test.step('the pod drafts', () => draftToTheEnd(pages, site, draftId));

  const opponents = await test.step('the first round calls everybody, wherever they are', async () => {
    await hostess.getByRole('link', { name: 'To the event' }).click();
    await pageOf(pages, 'Fonda').goto('/');
    await pageOf(pages, 'Juno').goto('/my-drafts');
    const basil = pageOf(pages, 'Basil');
    await basil.getByRole('link', { name: /deck/i }).first().click();
    await basil.waitForURL(/deck-builder/);
    await hostess.getByRole('button', { name: 'Open the first round' }).click();
    await expect(basil.locator('[data-notice]').filter({ hasText: 'Round 1: you play' })).toBeVisible(
      PATIENCE,
    );
    const called = new Map<string, string>();
    for (const name of ['Fonda', 'Juno', 'Basil']) called.set(name, await opponentOn(pageOf(pages, name), 1));
    await openMatch(pageOf(pages, 'Fonda'));
    await openMatch(pageOf(pages, 'Juno'));
    await basil.getByRole('link', { name: TITLE }).click();
    for (const page of pages.values())
      await expect(page.getByRole('heading', { name: /^Your match: Round 1/ })).toBeVisible();
    return called;
  });

  await test.step('both results are reported, and confirmed by a notice and by Home', async () => {
    const against = opponents.get('Fonda') ?? '';
    const others = PEOPLE.filter((name) => name !== 'Fonda' && name !== against);
    const [winner = '', loser = ''] = others;
    await play(pageOf(pages, 'Fonda'), pageOf(pages, against), byNotice);
    await play(pageOf(pages, winner), pageOf(pages, loser), byHome);
  });

  await test.step('the second round calls everybody, and is played', async () => {
    for (const page of pages.values())
      await expect(page.getByRole('heading', { name: /^Your match: Round 2/ })).toBeVisible(PATIENCE);
    const done = new Set<string>();
    for (const name of PEOPLE) {
      if (done.has(name)) continue;
      const page = pageOf(pages, name);
      const match = page.getByRole('region', { name: /^Your match/ });
      const other = (await match.locator('[data-part="opponent"]').textContent()) ?? '';
      done.add(name).add(other);
      await play(page, pageOf(pages, other), byNotice);
    }
  });

  await test.step('the event is closed, and everybody sees where they stand', async () => {
    await expect(hostess.getByText(/^All rounds are played/)).toBeVisible();
    await hostess.getByRole('button', { name: 'Close the event' }).click();
    await hostess.getByRole('dialog').getByRole('button', { name: 'Close the event' }).click();
    for (const page of pages.values()) {
      await expect(page.getByText('This event is closed.')).toBeVisible();
      const points = page.getByRole('region', { name: 'Standings' }).locator('tbody tr td:nth-of-type(3)');
      await expect(points).toHaveText(['6', '3', '3', '0']);
    }
  });
  await Promise.all([...pages.values()].map((page) => page.context().close()));
});
