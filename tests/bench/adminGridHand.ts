import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { signInAccount } from '../harness/account.ts';
import { ADMIN_OF_DEMO } from './adminCards.ts';
import type { MeasuredSite } from './measuredSite.ts';
import { interactionsIn, QUICKEST_TOLD_MS, READ_WATCHED, WATCH_SCRIPT, type Watched } from './roomWatch.ts';

/** What is done in the grid again and again. */
export const GRID_ACTIONS = ['sort', 'select all', 'row menu', 'filter keystroke'] as const;
export type GridAction = (typeof GRID_ACTIONS)[number];
/** From the input to the next paint in ms, quickest first. */
export type GridFeel = Readonly<Record<GridAction, readonly number[]>>;

const CPU_SLOWER = 4;
const TIMES = 16;
/** As long as a person takes from one action to the next. */
const REST_MS = 700;
/** A fluent typist. */
const KEY_REST_MS = 140;

interface Hand {
  readonly page: Page;
  readonly done: { readonly action: GridAction; readonly fromMs: number }[];
}

async function doing({ page, done }: Hand, action: GridAction, act: () => Promise<void>, restMs = REST_MS) {
  done.push({ action, fromMs: await page.evaluate(() => performance.now()) });
  await act();
  await pause(restMs);
}

async function press(hand: Hand, action: GridAction, goal: Locator) {
  const box = await goal.boundingBox();
  if (box === null) throw new Error(`${goal} is not there to be pressed.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await hand.page.mouse.move(x, y, { steps: 4 });
  await pause(REST_MS / 2);
  await doing(hand, action, () => hand.page.mouse.click(x, y, { delay: 60 }), 2 * REST_MS);
}

async function script(hand: Hand) {
  const { page } = hand;
  const table = page.getByRole('table');
  const heads = table.getByRole('columnheader').getByRole('button');
  for (let time = 0; time < TIMES; time++) await press(hand, 'sort', heads.nth(time % 2));
  const all = table.getByRole('columnheader').getByRole('checkbox');
  for (let time = 0; time < TIMES; time++) await press(hand, 'select all', all);
  const menus = table.getByRole('button', { name: /^Actions for / });
  for (let time = 0; time < TIMES; time++) {
    await press(hand, 'row menu', menus.nth(time % 8));
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await pause(REST_MS);
  }
  await page.keyboard.press('/');
  for (const text of ['measured 12', 'card 777'])
    for (const key of [...text, ...Array.from(text, () => 'Backspace')])
      await doing(hand, 'filter keystroke', () => page.keyboard.press(key, { delay: 40 }), KEY_REST_MS);
  await pause(REST_MS);
}

/** Works in the grid of 20,000 cards as a person with a mouse and a keyboard does. */
export async function feelGrid({ browser, url }: MeasuredSite): Promise<GridFeel> {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1440, height: 900 } });
  try {
    const admin = await signInAccount(url, ...ADMIN_OF_DEMO);
    const page = await context.newPage();
    await page.addInitScript(WATCH_SCRIPT);
    await page.addInitScript((token) => localStorage.setItem('auth-token', token), admin.token());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.goto(`${url}/admin/cards`);
    await page.getByRole('row').nth(50).waitFor({ timeout: 60_000 });
    await pause(5000);
    const hand: Hand = { page, done: [] };
    await script(hand);
    const endedMs = await page.evaluate(() => performance.now());
    return feelOf(JSON.parse(await page.evaluate<string>(READ_WATCHED)), hand, endedMs);
  } finally {
    await context.close();
  }
}

function feelOf(watched: Watched, { done }: Hand, endedMs: number): GridFeel {
  const feel = { sort: [], 'select all': [], 'row menu': [], 'filter keystroke': [] } as Record<
    GridAction,
    number[]
  >;
  for (const [at, { action, fromMs }] of done.entries()) {
    const told = interactionsIn(watched, fromMs, done[at + 1]?.fromMs ?? endedMs);
    feel[action].push(told.at(-1) ?? QUICKEST_TOLD_MS);
  }
  for (const times of Object.values(feel)) times.sort((a, b) => a - b);
  return feel;
}
