import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling } from './pages/barriers.ts';
import { openPage, signInAs } from './pages/people.ts';
import { ORBIT, takeTheRest } from './pages/practicePage.ts';

const HANDLE = 'Mara';
const inMain = (page: Page) => page.getByRole('button', { name: /^Move .* to the sideboard$/ });

/** Another device of the same person. */
async function profile(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  return { context, ...(await openPage(context)) };
}

test('a practice draft is saved after signing in, opened on another device, changed there, and deleted', async ({
  browser,
  baseURL,
}) => {
  const first = await profile(browser, baseURL);
  const { page } = first;
  await page.goto('/?practice=bots');
  await page.getByRole('button', { name: ORBIT }).click();
  await takeTheRest(page);
  const cards = await inMain(page).count();

  // A visitor keeps the draft in the browser, and finds it after signing in.
  await page.getByRole('link', { name: 'Log in to save' }).click();
  await page.getByRole('button', { name: `Log in as ${HANDLE}` }).click();
  await expect(page.getByRole('heading', { name: 'Your deck' })).toBeVisible();
  await expect(page).toHaveURL(/\?practice=bots$/);
  await page.getByRole('button', { name: 'Save to my account' }).click();
  await page.getByText('Saved to').getByRole('link', { name: 'My drafts' }).click();

  const section = page.getByRole('region', { name: 'Practice' });
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section).toContainText(`${cards} cards in the deck`);
  await expectNoBarriersInSchemes(page, 'My drafts with practice');
  await expectNoSidewaysScrolling(page, 'My drafts with practice');

  const second = await profile(browser, baseURL);
  const other = second.page;
  await signInAs(other, HANDLE);
  await other.goto('/my-drafts');
  await other.getByRole('link', { name: /^Practice deck of Orbit Market/ }).click();
  await expect(inMain(other)).toHaveCount(cards);
  await inMain(other).first().click();
  await expect(inMain(other)).toHaveCount(cards - 1);
  await expect(other.getByText('Saved to')).toBeVisible();
  const address = other.url();
  await other.reload();
  await expect(inMain(other)).toHaveCount(cards - 1);
  await expectNoBarriersInSchemes(other, 'a saved practice draft');
  await expectNoSidewaysScrolling(other, 'a saved practice draft');

  // Nobody else finds it: a visitor is asked to log in.
  const third = await profile(browser, baseURL);
  await third.page.goto(address);
  await expect(third.page.getByRole('link', { name: 'Log in' }).last()).toBeVisible();
  await expect(inMain(third.page)).toHaveCount(0);
  await third.context.close();

  await other.goto('/my-drafts');
  await other.getByRole('button', { name: /^Delete practice draft of Orbit Market/ }).click();
  const question = other.getByRole('dialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('region', { name: 'Practice' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'My drafts' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Practice' })).toHaveCount(0);

  // The first device still has it, and says so once its deck changes.
  await page.goto('/?practice=bots');
  await inMain(page).first().click();
  // The page's own announcer is an alert, too, without words.
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t saved on your account' })).toBeVisible();
  expect([first.errors, second.errors].flat().filter((words) => !words.includes('404'))).toEqual([]);
  await first.context.close();
  await second.context.close();
});
