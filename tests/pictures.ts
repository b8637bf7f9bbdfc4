import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { playWholeDraft } from './harness/wholeDraft.ts';

const HELP = `npm run pictures -- URL
Takes the pictures of docs/pictures from a running demo server: each screen at 1440 and 390 px, dark and light.`;

const FOLDER = 'docs/pictures';
const SIZES = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;
const SCHEMES = ['dark', 'light'] as const;

interface Scene {
  readonly page: Page;
  readonly shoot: (screen: string) => Promise<void>;
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function scene(context: BrowserContext, suffix: string): Promise<Scene> {
  const page = await context.newPage();
  return {
    page,
    async shoot(screen) {
      await settle(page);
      await page.screenshot({ path: `${FOLDER}/${screen}-${suffix}.jpg`, type: 'jpeg', quality: 84 });
    },
  };
}

async function visitorScreens({ page, shoot }: Scene) {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('home');
}

async function roomScreens({ page, shoot }: Scene) {
  await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
  await page.waitForURL(/\/room$/);
  const cell = page.getByRole('grid').getByRole('gridcell');
  for (let taken = 0; taken < 6; taken++) {
    await cell.nth(1).waitFor();
    await cell.nth(1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: new RegExp(`^Your pool\\s*${taken + 1}`) }).waitFor();
  }
  await cell.nth(2).waitFor();
  await cell.nth(2).focus();
  await page.keyboard.press('Space');
  await page.mouse.move(5, 5);
  await shoot('room');
}

async function tableScreens({ page, shoot }: Scene) {
  await page.goto('/drafts');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('browse');
}

async function signIn(page: Page, token: string) {
  await page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
}

async function resultScreens({ page, shoot }: Scene, draftId: string, userId: string) {
  await page.goto(`/drafts/${draftId}/results`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot('results');
  await page.goto(`/drafts/${draftId}/deck-builder/${userId}`);
  await page
    .getByText(/Saved|Not saved|Main/)
    .first()
    .waitFor();
  await shoot('deck');
}

async function takeAll(browser: Browser, baseURL: string) {
  const seats = 8;
  const { draftId, players } = await playWholeDraft({
    url: baseURL,
    game: 'emberwake',
    template: 'emberwake-draft',
    seats,
  });
  const [host, second] = players;
  if (!host || !second) throw new Error('Nobody sat down.');
  const settings = { name: 'Friday embers', visibility: 'code', seats, clock: 'standard' } as const;
  const lobby = await host.account.post<{ draftId: string }>('/drafts', {
    game: 'emberwake',
    template: 'emberwake-draft',
    solo: false,
    settings,
  });
  for (const player of players.slice(0, 5)) {
    await player.open(lobby.draftId);
    await player.command({ type: 'sit', seat: null });
    await player.command({ type: 'ready', isReady: true });
  }
  await host.command({ type: 'addBot', seat: 6 });
  for (const colorScheme of SCHEMES)
    for (const { name, viewport } of SIZES) {
      const suffix = `${name}-${colorScheme}`;
      const visitor = await browser.newContext({ baseURL, viewport, colorScheme });
      const seen = await scene(visitor, suffix);
      await visitorScreens(seen);
      await roomScreens(seen);
      await visitor.close();
      const member = await browser.newContext({ baseURL, viewport, colorScheme });
      const own = await scene(member, suffix);
      await signIn(own.page, second.account.token());
      await tableScreens(own);
      await own.page.goto(`/drafts/${lobby.draftId}`);
      await own.page.getByRole('heading', { level: 1 }).waitFor();
      await own.shoot('lobby');
      await resultScreens(own, draftId, second.account.userId);
      await member.close();
    }
  await Promise.all(players.map((player) => player.leave()));
}

const [url] = process.argv.slice(2);
const executablePath = await findChromium();
if (!url || !executablePath) {
  console.log(HELP);
  process.exit(2);
}
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
await takeAll(browser, url.replace(/\/$/, ''));
await browser.close();
