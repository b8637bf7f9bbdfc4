import type { Browser } from '@playwright/test';
import { INSTALL_CHROMIUM } from '../chromium.ts';
import { onBuiltSite } from './measuredSite.ts';
import { median } from './roomWatch.ts';
import type { Row } from './rows.ts';

const LOADS = 5;
const MOST_LCP_MS = 2000;
/** 1.6 Mbit/s, told in bytes a second. */
const BYTES_PER_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
const SLOWER = 4;
/** No later paint is waited for: nothing on Home moves by then. */
const QUIET_MS = 2500;

/** The paints of a page, written down before any of its own scripts run. */
const WATCH_PAINTS = `
  globalThis.paints = { first: 0, largest: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) paints.first = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paints.largest = entry.startTime;
      paints.what = (entry.element?.tagName ?? '').toLowerCase() + ' ' + (entry.element?.textContent ?? entry.url ?? '').trim().slice(0, 40);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

interface Paints {
  readonly first: number;
  readonly largest: number;
  readonly what: string;
}

/** One visit by somebody who was never here, on a slow phone with a slow line. */
async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH_PAINTS);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    return JSON.parse(await page.evaluate<string>('JSON.stringify(paints)'));
  } finally {
    await context.close();
  }
}

/** Home for the first time, on a phone. */
export const homeRow: Row = {
  row: 'home: largest paint on a phone',
  unit: 'ms',
  goal: `at most ${MOST_LCP_MS.toLocaleString('en')}`,
  how: `390 × 844, 1.6 Mbit/s, ${LATENCY_MS} ms, CPU × ${SLOWER}, nothing cached, the median of ${LOADS} visits after one to warm the server`,
  measure: async () => {
    const visits = await onBuiltSite({}, async ({ browser, url }) => {
      await visit(browser, url);
      const seen: Paints[] = [];
      while (seen.length < LOADS) seen.push(await visit(browser, url));
      return seen;
    });
    if (visits === null) return { skipped: `no Chromium: ${INSTALL_CHROMIUM}` };
    const value = Math.round(median(visits.map(({ largest }) => largest)));
    const first = Math.round(median(visits.map((paints) => paints.first)));
    return {
      value,
      met: value > 0 && value <= MOST_LCP_MS,
      remark: `first paint ${first} ms; the largest is “${visits.at(-1)?.what ?? ''}”`,
      figures: { first },
    };
  },
};
