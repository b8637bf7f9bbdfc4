import { expect, type Page, test } from '@playwright/test';
import {
  expectNoBarriersInProof,
  expectNoBarriersInSchemes,
  expectNoSidewaysScrolling,
} from '../pages/barriers.ts';
import { expectDemoDraftOver, signInAs } from '../pages/people.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 800 };

async function lookAt(page: Page, where: string) {
  await page.waitForLoadState('networkidle');
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    const look = size === WIDE ? expectNoBarriersInSchemes : expectNoBarriersInProof;
    await look(page, `${where}, ${size.width} px`);
    await expectNoSidewaysScrolling(page, where);
  }
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScrolling(page, `${where}, ${NARROWEST.width} px`);
  await page.setViewportSize(WIDE);
}

async function openResults(page: Page): Promise<void> {
  await page.goto('/my-drafts');
  await page
    .getByRole('link', { name: /^Replay of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
}

test('Results, a shared link and My drafts have no barriers, wide and on a phone', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'Mara');
  await expectDemoDraftOver(page);
  await lookAt(page, 'my drafts');
  await page.goto('/my-drafts?tab=figures&game=emberwake');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typical pick order');
  await lookAt(page, 'all cards of a game');
  await openResults(page);
  await page.getByRole('button', { name: 'Wheels caught' }).click();
  await lookAt(page, 'results');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByRole('list', { name: 'Open links' }).getByRole('listitem').first();
  await expect(link).toBeVisible();
  await lookAt(page, 'share');
  const address = (await link.innerText()).split(/\s/)[0] ?? '';
  const guest = await browser.newPage();
  await guest.goto(address);
  // Nobody signs in: not as a guest either.
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Mara’s draft');
  await expect(guest.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await lookAt(guest, 'shared results');
  await link.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(new URL(address).search)).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('My drafts are found by words and state, and say so where nothing fits', async ({ page }) => {
  await signInAs(page, 'Mara');
  await page.goto('/my-drafts');
  await page.getByRole('searchbox', { name: 'Search my drafts' }).fill('friday');
  await expect(page).toHaveURL(/q=friday/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Friday embers']);
  await page.getByRole('button', { name: 'Finished', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No draft matches' })).toBeVisible();
  await lookAt(page, 'nothing fits');
  await page.getByRole('button', { name: 'Show all my drafts' }).click();
  await expect(page).toHaveURL(/\/my-drafts$/);
});

const LOG = [
  'Event #: 12',
  'Time:    1/5/2026 1:07:20 PM',
  'Players:',
  '--> Ash',
  '    Bell',
  '',
  '------ Pack 1: Small pack ------ ',
  '',
  'Pack 1 pick 1:',
  '    First bird',
  '--> Second bird',
  '    Third bird',
  '',
  'Pack 1 pick 2:',
  '--> Fourth bird',
  '    Fifth bird',
  '',
].join('\n');

test('a log out of a file is shown by the replay without being sent anywhere; a bad one names its line', async ({
  page,
}) => {
  await signInAs(page, 'Ana');
  await page.goto('/my-drafts');
  await page.getByRole('link', { name: 'Open a log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a log');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const choose = (name: string, text: string) =>
    page.getByLabel('Log file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('log.txt', LOG);
  await expect(page.getByRole('heading', { level: 3, name: 'Pack 1, pick 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Second bird.*You took this/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 3, name: 'Pack 1, pick 2' })).toBeVisible();
  await lookAt(page, 'an opened log');
  await choose('cut.txt', LOG.replace('--> Second bird', '    Second bird'));
  await expect(
    page.getByText('Line 14: the pick before this one (line 9) marks no card as taken.'),
  ).toBeVisible();
  await lookAt(page, 'a bad log');
  expect(sent).toEqual([]);
});
