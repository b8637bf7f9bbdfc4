import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const SCHEMES = ['light', 'dark'] as const;

/** The proof looks at every state in both schemes and at all widths; a run of the tests at each state once. */
export const looksEverywhere = process.env.AXE_EVERYWHERE !== undefined;

/** What axe finds on the page as it stands, in words. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export const expectNoBarriers = async (page: Page, where: string) =>
  expect(await findings(page), where).toEqual([]);

export async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider, where).toBeLessThanOrEqual(0);
}
