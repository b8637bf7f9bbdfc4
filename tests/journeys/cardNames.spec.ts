import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { CARD_NAMES_COOKIE, OWN_NAMES } from '#contract/games/cardNamesChoice.ts';
import type { GameBundle } from '#contract/games/templates.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { storePlayedDraft } from '../harness/storedDraft.ts';
import { cellsOf } from './pages/roomPage.ts';
import { openSignedIn, type SteeredServer, startSteeredServer } from './pages/steeredServer.ts';

/** A game in English whose cards are known in German and Japanese too. */
const bundle: GameBundle = (() => {
  const game = canaryGame(400);
  return {
    ...game,
    cards: game.cards.map((card, at) => ({
      ...card,
      names: { de: card.name.replace('Bird', 'Vogel'), ja: `鳥${at}番` },
    })),
  };
})();
const PATIENCE = { timeout: 60_000 };

let steered: SteeredServer;
let url: string;
test.beforeAll(async () => {
  steered = await startSteeredServer(bundle);
  url = steered.server.url;
});
test.afterAll(() => steered?.stop());

const contextIn = (browser: Browser, locale: string) => browser.newContext({ baseURL: url, locale });

/** A solo table against bots, in its room. */
async function openRoom(context: BrowserContext, handle: string): Promise<Page> {
  const page = await openSignedIn(context, handle, url);
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const made = await page.request.post('/api/drafts', {
    headers: { authorization: `Bearer ${token}` },
    data: { game: 'canary', template: 'canary-draft', solo: true },
  });
  const { draftId } = await made.json();
  await page.goto(`/drafts/${draftId}/room`);
  await expect(cellsOf(page)).toHaveCount(15, PATIENCE);
  return page;
}

const heard = (page: Page) =>
  cellsOf(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

test('a German reader sees and hears German names in the room, an English one the names of the data', async ({
  browser,
}) => {
  const german = await contextIn(browser, 'de-DE');
  const page = await openRoom(german, 'Greta');
  const labels = await heard(page);
  expect(labels).toHaveLength(15);
  expect(labels.every((label) => label.startsWith('Vogel '))).toBe(true);
  await expect(cellsOf(page).first()).toContainText('Vogel');
  // Close up, the name of the data stands beside it.
  await cellsOf(page).first().focus();
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog').getByText(/^Bird canary/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/^Vogel /);
  await page.keyboard.press('Escape');

  // The originals where this browser wants them.
  const room = page.url();
  await page.goto('/profile?tab=accessibility');
  const loadedAnew = page.waitForEvent('load');
  await page.getByLabel('Kartennamen').selectOption('Original');
  await expect
    .poll(async () => (await german.cookies()).find(({ name }) => name === CARD_NAMES_COOKIE)?.value)
    .toBe(OWN_NAMES);
  await loadedAnew;
  await page.goto(room);
  await expect(cellsOf(page)).toHaveCount(15, PATIENCE);
  expect((await heard(page)).every((label) => label.startsWith('Bird '))).toBe(true);
  await german.close();

  const english = await contextIn(browser, 'en-GB');
  const other = await openRoom(english, 'Emma');
  expect((await heard(other)).every((label) => label.startsWith('Bird '))).toBe(true);
  await expect(other.getByText('Vogel')).toHaveCount(0);
  await english.close();
});

test('results and deck name cards in German, and the deck finds them in any language', async ({
  browser,
}) => {
  const context = await contextIn(browser, 'de-DE');
  const page = await openSignedIn(context, 'Dora', url);
  const [row] = await steered.db.query<{ id: string }>(`select id from member where handle = 'Dora'`);
  const me = row?.id ?? '';
  const [template] = bundle.templates;
  if (!template) throw new Error('The game of canaries has a template.');
  await storePlayedDraft(steered.db, {
    ...{ draftId: 'doras', gameSlug: 'canary', people: [me, 'doras-friend'], dealSeed: 3, pickSeed: 4 },
    atMs: Date.now(),
    template,
  });
  await page.goto('/drafts/doras/results');
  await expect(page.getByText(/^Vogel /).first()).toBeVisible(PATIENCE);
  await expect(page.getByText(/^Bird /)).toHaveCount(0);

  await page.goto(`/drafts/doras/deck-builder/${me}`);
  await expect(page.getByText(/^Vogel /).first()).toBeVisible(PATIENCE);
  const search = page.getByRole('searchbox').first();
  const shown = await page
    .getByText(/^Vogel /)
    .first()
    .textContent();
  const at = bundle.cards.findIndex(({ names }) => names?.de === shown?.trim());
  expect(at).toBeGreaterThanOrEqual(0);
  await search.fill(`鳥${at}番`);
  await expect(page.getByRole('status').filter({ hasText: '1 von 45' })).toBeVisible();
  await search.fill('');
  await search.fill(bundle.cards[at]?.name ?? '');
  await expect(page.getByRole('status').filter({ hasText: '1 von 45' })).toBeVisible();
  await context.close();
});
