import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { DeckView } from '#contract/decks/decks.ts';
import { openSignedIn, type SteeredServer } from '../journeys/pages/steeredServer.ts';
import { POOL_CARDS } from './deckGame.ts';
import { interactionsIn, QUICKEST_TOLD_MS, READ_WATCHED, WATCH_SCRIPT, type Watched } from './roomWatch.ts';

/** What is done in the deck builder again and again. */
export type DeckAction = 'move' | 'sort' | 'filter keystroke' | 'undo';

/** How often each action was done and how it felt; times in ms, quickest first. */
export interface DeckFeel {
  /** From the input to the next paint. */
  readonly toPaint: Readonly<Record<DeckAction, readonly number[]>>;
  /** From the input until the boards stood as they were asked for. */
  readonly toBoards: Readonly<Record<DeckAction, readonly number[]>>;
}

const CPU_SLOWER = 4;
/** As long as a person takes from one action to the next. */
const REST_MS = 700;
/** A fluent typist. */
const KEY_REST_MS = 140;
const IN_MAIN = 300;
/** Tells when the boards changed last, at next to no cost. */
const CHANGE_SCRIPT = `
  globalThis.boardsChangedMs = 0;
  globalThis.watchBoards = () => new MutationObserver(() => { boardsChangedMs = performance.now(); })
    .observe(document.querySelector('[data-boards]'), { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
`;

interface Hand {
  readonly page: Page;
  readonly session: CDPSession;
  readonly done: { readonly action: DeckAction; readonly fromMs: number; readonly boardsMs: number }[];
}

async function ask<Answer>({ session }: Hand, expression: string): Promise<Answer> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `JSON.stringify(${expression} ?? null)`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(result.value);
}

async function doing(hand: Hand, action: DeckAction, act: () => Promise<void>, restMs = REST_MS) {
  const fromMs = await ask<number>(hand, 'performance.now()');
  await act();
  await pause(restMs);
  const boardsMs = Math.max(0, (await ask<number>(hand, 'boardsChangedMs')) - fromMs);
  hand.done.push({ action, fromMs, boardsMs });
}

const BOARDS = ['[data-board=main]', '[data-board=side]'] as const;

/** The middle of a card of a board that can be seen, by its place among those. */
async function cardIn(hand: Hand, board: string, place: number): Promise<{ x: number; y: number }> {
  return ask(
    hand,
    `((cards) => { const seen = cards.map((card) => card.getBoundingClientRect())
      .filter((box) => box.top > 80 && box.top + 24 < innerHeight && box.right < innerWidth && box.width > 0);
      const box = seen[${place} % seen.length]; return { x: box.x + box.width / 2, y: box.y + 12 }; })
     ([...document.querySelectorAll('${board} [data-card]')])`,
  );
}

async function moveByClick(hand: Hand, place: number) {
  const board = BOARDS[place % 2] ?? BOARDS[0];
  await ask(hand, `document.querySelector('${board}').scrollIntoView({ block: 'start' })`);
  await pause(REST_MS);
  const { x, y } = await cardIn(hand, board, place * 7);
  await hand.page.mouse.move(x, y, { steps: 6 });
  await pause(120);
  await doing(hand, 'move', () => hand.page.mouse.click(x, y, { delay: 60 }));
}

async function moveByKey(hand: Hand, place: number) {
  const [board, key] = place % 2 === 0 ? ['[data-board=main]', 's'] : ['[data-board=side]', 'm'];
  await ask(hand, `document.querySelectorAll('${board} [data-card]')[${place * 5}].focus()`);
  await pause(REST_MS);
  await doing(hand, 'move', () => hand.page.keyboard.press(key, { delay: 40 }));
}

async function sortOnce(hand: Hand, place: number) {
  if (place === 0) await hand.page.getByLabel('Sort', { exact: true }).focus();
  const key = place % 8 < 4 ? 'ArrowDown' : 'ArrowUp';
  await doing(hand, 'sort', () => hand.page.keyboard.press(key, { delay: 40 }), 2 * REST_MS);
}

async function filter(hand: Hand, text: string) {
  await hand.page.getByRole('searchbox', { name: 'Find in deck' }).focus();
  const keys = [...text, ...Array.from(text, () => 'Backspace')];
  for (const key of keys)
    await doing(hand, 'filter keystroke', () => hand.page.keyboard.press(key, { delay: 40 }), KEY_REST_MS);
  await pause(REST_MS);
}

/** The modifiers are down before and come up after: a key that changes nothing is only done with the next change's frame. */
async function undoOnce(hand: Hand, place: number) {
  const modifiers = place % 3 === 2 ? ['Control', 'Shift'] : ['Control'];
  const { keyboard } = hand.page;
  for (const modifier of modifiers) await keyboard.down(modifier);
  await pause(KEY_REST_MS);
  await doing(hand, 'undo', () => keyboard.press('z', { delay: 40 }));
  for (const modifier of modifiers.toReversed()) await keyboard.up(modifier);
  await pause(KEY_REST_MS);
}

async function script(hand: Hand) {
  for (let place = 0; place < 14; place++) await moveByClick(hand, place);
  for (let place = 0; place < 10; place++) await moveByKey(hand, place);
  await ask(hand, 'document.activeElement.blur()');
  await ask(hand, 'scrollTo(0, 0)');
  await pause(REST_MS);
  for (let place = 0; place < 24; place++) await undoOnce(hand, place);
  for (let place = 0; place < 16; place++) await sortOnce(hand, place);
  for (const text of ['t:being c<=2', 'ember', 'r:rare']) await filter(hand, text);
}

export async function openPile(page: Page, url: string, handle: string): Promise<{ address: string }> {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const made = await page.request.post(`${url}/api/drafts`, {
    headers,
    data: { game: 'emberwake', template: 'pile', solo: true },
  });
  if (!made.ok()) throw new Error(await made.text());
  const { draftId } = await made.json();
  const me = await (await page.request.get(`${url}/api/auth/me`, { headers })).json();
  const memberId = String(me.userId);
  const path = `${url}/api/drafts/${draftId}/decks/${memberId}`;
  const read = await page.request.get(path, { headers });
  if (!read.ok()) throw new Error(await read.text());
  const deck: DeckView = await read.json();
  if (deck.pool.length !== POOL_CARDS) throw new Error(`${handle}'s pool has ${deck.pool.length} cards.`);
  const ids = deck.pool.map(({ id }) => id);
  const contents = { buckets: { main: ids.slice(0, IN_MAIN), side: ids.slice(IN_MAIN) }, free: {} };
  const saved = await page.request.put(path, {
    headers,
    data: { version: 0, name: 'A pile', submit: false, contents },
  });
  if (!saved.ok()) throw new Error(await saved.text());
  return { address: `/drafts/${draftId}/deck-builder/${memberId}` };
}

/** Works on a deck of 540 cards for some minutes, as a person with a mouse and a keyboard does. */
export async function feelDeck(browser: Browser, site: SteeredServer, handle: string): Promise<DeckFeel> {
  const url = `http://127.0.0.1:${site.port}`;
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: 'dark',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await openSignedIn(context, handle, url);
    const { address } = await openPile(page, url, handle);
    await page.addInitScript(WATCH_SCRIPT + CHANGE_SCRIPT);
    const session = await context.newCDPSession(page);
    const hand: Hand = { page, session, done: [] };
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.goto(address);
    await page
      .locator('[data-card]')
      .nth(POOL_CARDS - 1)
      .waitFor({ state: 'attached', timeout: 60_000 });
    await ask(hand, 'watchBoards()');
    await pause(5000);
    await script(hand);
    const endedMs = await ask<number>(hand, 'performance.now()');
    return feelOf(JSON.parse(await ask<string>(hand, READ_WATCHED)), hand, endedMs);
  } finally {
    await context.close();
  }
}

function feelOf(watched: Watched, { done }: Hand, endedMs: number): DeckFeel {
  const toPaint: Record<DeckAction, number[]> = { move: [], sort: [], 'filter keystroke': [], undo: [] };
  const toBoards: Record<DeckAction, number[]> = { move: [], sort: [], 'filter keystroke': [], undo: [] };
  for (const [at, { action, fromMs, boardsMs }] of done.entries()) {
    const told = interactionsIn(watched, fromMs, done[at + 1]?.fromMs ?? endedMs);
    toPaint[action].push(told.at(-1) ?? QUICKEST_TOLD_MS);
    if (boardsMs > 0) toBoards[action].push(boardsMs);
  }
  for (const times of [...Object.values(toPaint), ...Object.values(toBoards)]) times.sort((a, b) => a - b);
  return { toPaint, toBoards };
}
