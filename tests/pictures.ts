import { mkdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.ts';
import type { Player } from './harness/player.ts';
import {
  gatherPeople,
  lobbyOf,
  type People,
  playedTable,
  runningTable,
  takeFirst,
} from './pictures/tables.ts';

const HELP = `npm run pictures -- URL [FOLDER [png]]
Takes the pictures of docs/pictures (or FOLDER) from a running demo server: each screen at 1440 and 390 px, dark and light.`;

const [url, folder = 'docs/pictures', kind = 'jpg'] = process.argv.slice(2);
const SIZES = [
  { name: '1440', viewport: { width: 1440, height: 900 } },
  { name: '390', viewport: { width: 390, height: 844 } },
] as const;
const SCHEMES = ['dark', 'light'] as const;

interface Scene {
  readonly page: Page;
  readonly shoot: (screen: string) => Promise<void>;
}

/** What comes late draws its pictures late, and they fade in. */
const FADED_MS = 600;

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForTimeout(FADED_MS);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { width, top, bottom, left, right } = image.getBoundingClientRect();
      const isOut = bottom < 0 || top > window.innerHeight || right < 0 || left > window.innerWidth;
      return image.complete || width === 0 || isOut;
    }),
  );
  await page.waitForTimeout(FADED_MS);
}

async function scene(context: BrowserContext, suffix: string): Promise<Scene> {
  const page = await context.newPage();
  return {
    page,
    async shoot(screen) {
      await settle(page);
      const path = `${folder}/${screen}-${suffix}.${kind}`;
      await page.screenshot(extname(path) === '.png' ? { path } : { path, type: 'jpeg', quality: 84 });
    },
  };
}

async function open({ page }: Scene, address: string) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function visitorScreens(seen: Scene) {
  await open(seen, '/');
  await seen.page.getByRole('button', { name: 'Draft vs 7 bots now' }).waitFor();
  await seen.shoot('home');
}

/** A pack that just came ignores the pointer for a moment. */
const SETTLED_MS = 900;

async function roomScreen(own: Scene, draftId: string, other: Player | undefined) {
  const { page } = own;
  await page.goto(`/drafts/${draftId}/room`);
  const card = page.getByRole('grid').getByRole('gridcell').nth(2);
  await card.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  if ((await card.getAttribute('aria-selected')) !== 'true') await card.click();
  if (other) await takeFirst(other);
  await page.mouse.move(5, 5);
  await page.waitForTimeout(SETTLED_MS);
  await own.shoot('room');
}

async function memberScreens(own: Scene, { lobby, played, userId }: Tables) {
  await open(own, '/drafts');
  await own.page
    .getByRole('button', { name: 'Join queue' })
    .or(own.page.getByRole('listitem'))
    .first()
    .waitFor();
  await own.shoot('browse');
  await open(own, `/drafts/${lobby}`);
  await own.shoot('lobby');
  await open(own, `/drafts/${played}/results`);
  await own.shoot('results');
  await own.page.goto(`/drafts/${played}/deck-builder/${userId}`);
  await own.page
    .getByText(/Saved|Not saved|Main/)
    .first()
    .waitFor();
  await own.shoot('deck');
}

interface Tables {
  readonly lobby: string;
  readonly played: string;
  readonly running: string;
  readonly userId: string;
  readonly token: string;
}

async function tablesOf(people: People): Promise<Tables> {
  const [you] = people;
  const { userId, token } = you.account;
  return {
    played: await playedTable(people),
    lobby: await lobbyOf(people),
    running: await runningTable(people),
    userId,
    token: token(),
  };
}

const LOOKS = SCHEMES.flatMap((colorScheme) =>
  SIZES.map(({ name, viewport }) => ({ colorScheme, viewport, suffix: `${name}-${colorScheme}` })),
);

async function takeAll(browser: Browser, baseURL: string) {
  const people = await gatherPeople(baseURL);
  const tables = await tablesOf(people);
  const inLook = async (
    look: (typeof LOOKS)[number],
    token: string,
    take: (seen: Scene) => Promise<void>,
  ) => {
    const { colorScheme, viewport, suffix } = look;
    const context = await browser.newContext({ baseURL, viewport, colorScheme });
    const seen = await scene(context, suffix);
    if (token) await seen.page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
    await take(seen);
    await context.close();
  };
  // The room first: its clock runs.
  for (const [place, look] of LOOKS.entries())
    await inLook(look, tables.token, (own) => roomScreen(own, tables.running, people[place + 2]));
  for (const look of LOOKS) {
    await inLook(look, '', visitorScreens);
    await inLook(look, tables.token, (own) => memberScreens(own, tables));
  }
  await Promise.all(people.map((player) => player.leave()));
}

const executablePath = await findChromium();
if (!url || !executablePath) {
  console.log(HELP);
  process.exit(2);
}
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
await takeAll(browser, url.replace(/\/$/, ''));
await browser.close();
