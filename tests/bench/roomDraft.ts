import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { MeasuredSite } from './measuredSite.ts';
import { longestOwn, PICK_MARK, traceTasks } from './ownTime.ts';
import { letPagesGoFirst } from './pageFirst.ts';
import { interactionsIn, QUICKEST_TOLD_MS, READ_WATCHED, WATCH_SCRIPT, type Watched } from './roomWatch.ts';

export type ScreenKind = 'desktop' | 'phone';

/** How one draft felt; times in ms. */
export interface DraftFeel {
  /** Every interaction of the script, quickest first. */
  readonly interactions: readonly number[];
  /** The longest task of each pick, 0 where none took 50 ms. */
  readonly longestOfPicks: readonly number[];
}

const CPU_SLOWER = 4;
/** A person looks at a pack before choosing; a pack that just came ignores the pointer for 300 ms. */
const LOOK_MS = 600;
const THINK_MS = 350;
const POLL_MS = 60;
const PATIENCE_MS = 60_000;
/** On a machine that is busy with others a click may fall into the moment a new pack ignores. */
const AGAIN_MS = 5000;
const MOST_TRIES = 90;
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

interface Hand {
  readonly page: Page;
  readonly session: CDPSession;
  readonly kind: ScreenKind;
  /** Interactions that the script made. */
  made: number;
}

/** Asks the page by one short expression, so that the measuring weighs next to nothing in it. */
async function ask<Answer>({ session }: Hand, expression: string): Promise<Answer> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `JSON.stringify(${expression} ?? null)`,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return JSON.parse(result.value);
}

const CARDS = `document.querySelectorAll('[data-pack=held] [data-card]')`;
/** Which pack is in hand: a number of cards and one of their ids; empty while none is. */
const PACK = `((cards) => cards.length && location.pathname.endsWith('/room') ? cards.length + cards[0].dataset.card : '')(${CARDS})`;
const IS_OVER = `!location.pathname.endsWith('/room')`;
const middleOf = (element: string) =>
  `((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))(${element}.getBoundingClientRect())`;

/** The next pack, null when the draft is over, or the same one when the pick did not count. */
async function untilPack(hand: Hand, before: string): Promise<string | null> {
  const startedAt = performance.now();
  for (;;) {
    const key = await ask<string>(hand, PACK);
    if (key !== '' && key !== before) return key;
    if (await ask<boolean>(hand, IS_OVER)) return null;
    const waitedMs = performance.now() - startedAt;
    if (key !== '' && key === before && waitedMs > AGAIN_MS) return key;
    if (waitedMs > PATIENCE_MS) throw new Error('No pack came.');
    await pause(POLL_MS);
  }
}

async function press(hand: Hand, element: string) {
  const { x, y } = await ask<{ x: number; y: number }>(hand, middleOf(element));
  hand.made += 1;
  if (hand.kind === 'phone') return hand.page.touchscreen.tap(x, y);
  await hand.page.mouse.move(x, y, { steps: 8 });
  await hand.page.mouse.click(x, y, { delay: 60 });
}

async function key(hand: Hand, name: string) {
  hand.made += 1;
  await hand.page.keyboard.press(name, { delay: 40 });
  await pause(THINK_MS);
}

const KEYBOARD_EVERY = 5;

async function pick(hand: Hand, place: number) {
  if (hand.kind === 'desktop' && place % KEYBOARD_EVERY === KEYBOARD_EVERY - 1) {
    await ask(hand, `${CARDS}[0].focus()`);
    for (const name of ['ArrowRight', 'Space', 'Enter']) await key(hand, name);
    return;
  }
  // On a phone only the cards of the first rows are on the screen.
  const reach = hand.kind === 'phone' ? 4 : 9;
  const count = await ask<number>(hand, `${CARDS}.length`);
  await press(hand, `${CARDS}[${(place * 5) % Math.min(reach, count)}]`);
  await pause(THINK_MS);
  await press(hand, `document.querySelector('[data-room=take]')`);
}

/** Clicks through a solo draft of the demo game as a visitor does, and reads what is wanted at its end. */
async function clickThrough<Read>(
  { browser, url, serverPid }: MeasuredSite,
  { kind, slower }: { readonly kind: ScreenKind; readonly slower: number },
  beforePick: (hand: Hand) => Promise<unknown>,
  read: (hand: Hand) => Promise<Read>,
): Promise<Read> {
  const context = await browser.newContext({ baseURL: url, colorScheme: 'dark', ...SCREENS[kind] });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_SCRIPT);
    const session = await context.newCDPSession(page);
    const hand: Hand = { page, session, kind, made: 0 };
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto('/');
    await page.getByRole('button', { name: 'Draft vs 7 bots now' }).click();
    await page.waitForURL(/\/room$/, { timeout: PATIENCE_MS });
    let pack = await untilPack(hand, '');
    await letPagesGoFirst(browser, [serverPid]);
    await pause(2 * LOOK_MS);
    for (let picks = 1; pack !== null; picks++) {
      if (picks > MOST_TRIES) throw new Error('The draft does not come to its end.');
      await pause(LOOK_MS);
      await beforePick(hand);
      await pick(hand, picks);
      pack = await untilPack(hand, pack);
    }
    return await read(hand);
  } finally {
    await context.close();
  }
}

/** How a draft feels at a quarter of the processor's speed. */
export function feelDraft(site: MeasuredSite, kind: ScreenKind): Promise<DraftFeel> {
  const beganMs: number[] = [];
  return clickThrough(
    site,
    { kind, slower: CPU_SLOWER },
    async (hand) => beganMs.push(await ask<number>(hand, 'performance.now()')),
    async (hand) => {
      const endedMs = await ask<number>(hand, 'performance.now()');
      const watched: Watched = JSON.parse(await ask<string>(hand, READ_WATCHED));
      return feelOf(watched, beganMs, endedMs, hand.made);
    },
  );
}

/**
 * The longest task of each pick, in ms of the processor time that the page's own thread used for it, times four: what it
 * would take at a quarter of the speed if nobody else wanted the processor.
 */
export async function ownTimeOfDraft(site: MeasuredSite, kind: ScreenKind): Promise<number[]> {
  const trace = await traceTasks(site.browser);
  let picks = 0;
  const mark = (hand: Hand) => ask(hand, `performance.mark('${PICK_MARK}${++picks}').name`);
  await clickThrough(site, { kind, slower: 1 }, mark, mark);
  return longestOwn(await trace.end()).map((ms) => CPU_SLOWER * ms);
}

function feelOf(watched: Watched, beganMs: readonly number[], endedMs: number, made: number): DraftFeel {
  const told = interactionsIn(watched, beganMs[0] ?? 0, endedMs);
  const untold = Array.from({ length: Math.max(0, made - told.length) }, () => QUICKEST_TOLD_MS);
  const longestOfPicks = beganMs.map((fromMs, place) => {
    const untilMs = beganMs[place + 1] ?? endedMs;
    const within = watched.tasks.filter(({ atMs }) => atMs >= fromMs && atMs < untilMs);
    return Math.max(0, ...within.map(({ tookMs }) => tookMs));
  });
  return { interactions: [...untold, ...told].toSorted((a, b) => a - b), longestOfPicks };
}

/** What the same machine does with a page that has nothing to do: the noise under every figure. */
export interface Idle {
  /** p75 of clicks on a page with one empty handler. */
  readonly clickMs: number;
  /** A loop of fixed work: its median, and how much longer the slowest run took. */
  readonly loopMs: number;
  readonly loopStall: number;
}

const IDLE_CLICKS = 12;
const LOOP = `Array.from({ length: 25 }, () => {
  const startedMs = performance.now();
  let sum = 0;
  for (let n = 0; n < 400000; n++) sum += Math.sqrt(n);
  return sum > 0 ? performance.now() - startedMs : 0;
}).sort((a, b) => a - b)`;

export async function feelIdle(browser: Browser): Promise<Idle> {
  const context = await browser.newContext(SCREENS.desktop);
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_SCRIPT);
    await page.goto(
      'data:text/html,<button onclick="this.textContent = Math.random()" style="width:300px;height:200px">0</button>',
    );
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    const hand: Hand = { page, session, kind: 'desktop', made: 0 };
    const loops = await ask<number[]>(hand, LOOP);
    for (let click = 0; click < IDLE_CLICKS; click++) {
      await press(hand, `document.querySelector('button')`);
      await pause(POLL_MS);
    }
    await pause(LOOK_MS);
    const watched: Watched = JSON.parse(await ask<string>(hand, READ_WATCHED));
    const { interactions } = feelOf(watched, [0], Number.POSITIVE_INFINITY, hand.made);
    const loopMs = loops[Math.floor(loops.length / 2)] ?? 0;
    return {
      clickMs: interactions[Math.ceil(0.75 * interactions.length) - 1] ?? 0,
      loopMs,
      loopStall: (loops.at(-1) ?? 0) / Math.max(0.1, loopMs),
    };
  } finally {
    await context.close();
  }
}
