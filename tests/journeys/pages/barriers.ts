import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const SCHEMES = ['light', 'dark'] as const;

/** The proof looks at every state in both schemes and at all widths; a run of the tests at each state once. */
export const looksEverywhere = process.env.AXE_EVERYWHERE !== undefined;

/** All that can differ between the two schemes of one page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What comes frame by frame, as the cards of a pack do, begins to fade in a few frames after the others. */
const CALM_FRAMES = 5;
/** What is half faded has the contrast of neither state; that a clock goes on changes no colour. */
const FADING = ['opacity', 'color', 'backgroundColor'];
const LONGEST_MS = 10_000;

/** Nothing has faded for some frames; what never stops is looked at as it is. */
const untilCalm = (page: Page) =>
  page.evaluate(
    async ({ frames, properties, longestMs }) => {
      const isFading = ({ playState, effect }: Animation) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        Number.isFinite(effect.getComputedTiming().endTime) &&
        effect.getKeyframes().some((frame) => properties.some((property) => property in frame));
      // A page behind another one draws no frames.
      const frame = () =>
        new Promise((go) => {
          requestAnimationFrame(go);
          setTimeout(go, 100);
        });
      const endsAt = performance.now() + longestMs;
      for (let calm = 0; calm < frames && performance.now() < endsAt; calm++) {
        if (document.getAnimations().some(isFading)) calm = -1;
        await frame();
      }
    },
    { frames: CALM_FRAMES, properties: FADING, longestMs: LONGEST_MS },
  );

/** The page's own axe, there once it was brought in. */
interface WithAxe {
  readonly axe?: { run(where: Document, options: RunOptions): Promise<AxeResults> };
}

/** What axe finds on the page as it stands, in words; `colours` where the same page was looked at in the other scheme. */
export async function findings(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  await untilCalm(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = {
    runOnly: what === 'all' ? { type: 'tag', values: RULES } : { type: 'rule', values: OF_COLOURS },
    resultTypes: ['violations'],
  };
  // What is in order is a hundred times as much as what is not, and stays in the page.
  return page.evaluate(async (wanted) => {
    const { axe } = window as WithAxe;
    if (!axe) throw new Error('Axe is not on the page.');
    const { violations } = await axe.run(document, wanted);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, options);
}

export const expectNoBarriers = async (page: Page, where: string, what: 'all' | 'colours' = 'all') =>
  expect(await findings(page, what), where).toEqual([]);

/**
 * Looks at the main state of a page, as it is shown: a run of the tests in the light scheme, as most of the room is looked
 * at in the dark one; the proof in both, at all of it in the first and at its colours in the other.
 */
export async function expectNoBarriersInSchemes(page: Page, where: string): Promise<void> {
  for (const [place, colorScheme] of SCHEMES.entries()) {
    if (place > 0 && !looksEverywhere) return;
    await page.emulateMedia({ colorScheme });
    // The page hears of it a frame later; what is painted until then is of the other scheme.
    await page.waitForFunction((scheme) => document.documentElement.matches(`.${scheme}`), colorScheme);
    await expectNoBarriers(page, `${where}, ${colorScheme}`, place === 0 ? 'all' : 'colours');
  }
}

/** A state beside the main one of its page: the proof looks at it in both schemes, a run of the tests goes by. */
export async function expectNoBarriersInProof(page: Page, where: string): Promise<void> {
  if (looksEverywhere) await expectNoBarriersInSchemes(page, where);
}

/** By how much the page is wider than its window and what reaches out of it, in words; none where it does not scroll. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const wide = [...document.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    return [`${over} px`, ...wide.map(({ localName, className }) => `${localName}.${className}`)];
  });

/** A page that has just become narrower is drawn anew once its scripts have heard of it. */
export const expectNoSidewaysScrolling = (page: Page, where: string): Promise<void> =>
  expect.poll(() => sideways(page), { message: where, timeout: 5000 }).toEqual([]);

/** What a finger could miss on a page, with its size; while a panel opens it is drawn smaller than it will be. */
const smallButtons = (page: Page) =>
  page.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({
        name: button.ariaLabel ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width} x ${box.height}`),
  );

/** What a finger presses is 44 px high and wide at least; links in running text are not meant (WCAG 2.5.8). */
export const expectFingerSized = (page: Page, where: string): Promise<void> =>
  expect.poll(() => smallButtons(page), { message: where, timeout: 5000 }).toEqual([]);
