import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const SCHEMES = ['light', 'dark'] as const;

/** The proof looks at every state in both schemes and at all widths; a run of the tests at each state once. */
export const looksEverywhere = process.env.AXE_EVERYWHERE !== undefined;

/** All that can differ between the two schemes of one page. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What comes frame by frame, as the cards of a pack do, begins to move a few frames after the others. */
const CALM_FRAMES = 5;

/** Nothing that ends by itself has moved for some frames: what is half faded in has the contrast of neither state. */
const untilCalm = (page: Page) =>
  page.evaluate(async (frames) => {
    for (let calm = 0; calm < frames; calm++) {
      // What has ended and stays as it ended is told of, too, and what is held never ends.
      const moving = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      if (moving.length > 0) calm = -1;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
      // A page behind another one draws no frames.
      await new Promise((go) => {
        requestAnimationFrame(go);
        setTimeout(go, 100);
      });
    }
  }, CALM_FRAMES);

/** What axe finds on the page as it stands, in words; `colours` where the same page was looked at in the other scheme. */
export async function findings(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  await untilCalm(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (what === 'all' ? axe.withTags(RULES) : axe.withRules(OF_COLOURS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export const expectNoBarriers = async (page: Page, where: string, what: 'all' | 'colours' = 'all') =>
  expect(await findings(page, what), where).toEqual([]);

/** Looks at a page in both schemes: at all of it in the first, at its colours in the other. */
export async function expectNoBarriersInBothSchemes(page: Page, where: string): Promise<void> {
  for (const [place, colorScheme] of SCHEMES.entries()) {
    await page.emulateMedia({ colorScheme });
    // The page hears of it a frame later; what is painted until then is of the other scheme.
    await page.waitForFunction((scheme) => document.documentElement.matches(`.${scheme}`), colorScheme);
    await expectNoBarriers(page, `${where}, ${colorScheme}`, place === 0 ? 'all' : 'colours');
  }
}

/** A state beside the main one of its page: the proof looks at it in both schemes, a run of the tests goes by. */
export async function expectNoBarriersInProof(page: Page, where: string): Promise<void> {
  if (looksEverywhere) await expectNoBarriersInBothSchemes(page, where);
}

export async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, where).toBeLessThanOrEqual(0);
}
