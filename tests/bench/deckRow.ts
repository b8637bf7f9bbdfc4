import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, INSTALL_CHROMIUM } from '../chromium.ts';
import { startSteeredServer } from '../journeys/pages/steeredServer.ts';
import { builtSite } from './builtSite.ts';
import { pileGame } from './deckGame.ts';
import { type DeckAction, type DeckFeel, feelDeck } from './deckHand.ts';
import { feelIdle, type Idle } from './roomDraft.ts';
import { median, quantile } from './roomWatch.ts';
import type { Measured, Row } from './rows.ts';

const RUNS = 3;
const MOST_MS = 100;

interface Feel {
  readonly runs: readonly DeckFeel[];
  readonly idle: readonly Idle[];
}

async function measureFeel(): Promise<Feel | null> {
  const executablePath = await findChromium();
  if (!executablePath) return null;
  const folder = await mkdtemp(join(tmpdir(), 'passleft-deck-'));
  const before = process.env.WEB_ROOT;
  process.env.WEB_ROOT = await builtSite(folder);
  const site = await startSteeredServer(pileGame);
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const runs: DeckFeel[] = [];
    const idle: Idle[] = [];
    for (let run = 0; run < RUNS; run++) {
      console.error(
        `Deck ${run + 1} of ${RUNS}; each takes two minutes, since a person rests between actions.`,
      );
      idle.push(await feelIdle(browser));
      runs.push(await feelDeck(browser, site, `builder${run}`));
    }
    return { runs, idle };
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.WEB_ROOT;
    else process.env.WEB_ROOT = before;
  }
}

let measured: Promise<Feel | null> | undefined;

const tenth = (value: number) => Math.round(value * 10) / 10;

function figuresOf({ runs, idle }: Feel, action: DeckAction) {
  const paint = (share: number) => tenth(median(runs.map(({ toPaint }) => quantile(toPaint[action], share))));
  const boards = (share: number) =>
    tenth(median(runs.map(({ toBoards }) => quantile(toBoards[action], share))));
  return {
    p50Ms: paint(0.5),
    p75Ms: paint(0.75),
    p95Ms: paint(0.95),
    slowestMs: paint(1),
    times: median(runs.map(({ toPaint }) => toPaint[action].length)),
    boardsP50Ms: boards(0.5),
    boardsP75Ms: boards(0.75),
    idleClickMs: tenth(median(idle.map(({ clickMs }) => clickMs))),
    loopMs: tenth(median(idle.map(({ loopMs }) => loopMs))),
    loopStall: tenth(Math.max(...idle.map(({ loopStall }) => loopStall))),
  };
}

function rowOf(action: DeckAction): Row {
  return {
    row: `deck: ${action} to next paint`,
    unit: 'ms, p75',
    goal: `at most ${MOST_MS}`,
    how: `540 cards, 300 of them in the main deck, 1440 × 900, CPU × 4, the median of ${RUNS} runs; Event Timing of the built site. Sort and filter mark the field at once and draw the boards after it; how long the boards took is told beside`,
    async measure(): Promise<Measured> {
      measured ??= measureFeel();
      const feel = await measured;
      if (feel === null) return { skipped: `no Chromium: ${INSTALL_CHROMIUM}` };
      const figures = figuresOf(feel, action);
      const { p50Ms, p95Ms, slowestMs, times, boardsP75Ms, idleClickMs, loopStall } = figures;
      return {
        value: figures.p75Ms,
        met: figures.p75Ms <= MOST_MS,
        remark: `p50 ${p50Ms}, p95 ${p95Ms}, slowest ${slowestMs} of ${times}; boards p75 ${boardsP75Ms}; an empty page's click ${idleClickMs} ms, a loop once took ${loopStall} times as long`,
        figures,
      };
    },
  };
}

/** How the deck builder feels under the hand with a pool of 540 cards. */
export const deckRows: readonly Row[] = (['move', 'sort', 'filter keystroke', 'undo'] as const).map(rowOf);
