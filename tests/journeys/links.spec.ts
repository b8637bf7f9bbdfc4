import { devices, expect, type Page, test } from '@playwright/test';
import { expectFingerSized, expectNoBarriersInSchemes, expectNoSidewaysScrolling } from './pages/barriers.ts';
import { expectDemoDraftOver, openPage, signInAs } from './pages/people.ts';

const { defaultBrowserType: _, ...PHONE } = devices['iPhone 13']!;

async function hostTable(page: Page): Promise<string> {
  await signInAs(page, 'Mara');
  await page.goto('/drafts?host=1');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a stranger on a phone opens a pasted link and sits named at the table in two presses', async ({
  browser,
  baseURL,
}) => {
  const hosting = await browser.newContext({ baseURL });
  const { page: host } = await openPage(hosting);
  const link = await hostTable(host);
  expect(new URL(link).pathname).toBe('/');

  const phone = await browser.newContext({ ...PHONE, baseURL, reducedMotion: 'reduce' });
  const { page: stranger, errors } = await openPage(phone);
  await stranger.goto(link);
  await expect(stranger.getByText('Mara invited you to a draft.')).toBeVisible();
  await expectNoBarriersInSchemes(stranger, 'an invitation');
  await expectNoSidewaysScrolling(stranger, 'an invitation');
  const before = await host.getByText('(guest)').count();
  expect(before).toBe(0);

  // A name that is somebody's at the table is told beside the field, and nobody has become a guest.
  await stranger.getByLabel('Your name').fill('Маrа');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await expect(
    stranger.getByText('Somebody here has a name that looks like this one.').first(),
  ).toBeVisible();
  expect(await stranger.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();

  // One press to open the link, and one to sit.
  await stranger.getByLabel('Your name').fill('Ana María');
  await stranger.getByRole('button', { name: 'Sit down' }).click();
  await stranger.waitForURL(/\/drafts\/[0-9a-f-]+/);
  await expect(stranger.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  await expect(stranger.getByRole('banner').getByRole('button', { name: 'Ana María' })).toBeVisible();
  await expect(host.getByText('Ana María (guest)').filter({ visible: true }).first()).toBeVisible();
  await stranger.getByRole('button', { name: /^Chat/ }).click();
  await expectFingerSized(stranger, 'the chat of a lobby');
  expect(errors.filter((words) => !words.includes('400'))).toEqual([]);
  await hosting.close();
  await phone.close();
});

test('a vote counts in a clean browser without signing in, and codes that nobody has say what to do', async ({
  browser,
  page,
  baseURL,
}) => {
  await signInAs(page, 'Mara');
  await expectDemoDraftOver(page);
  await page
    .getByRole('link', { name: /^Replay of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ask others' }).click();
  const link = (await page.getByText(/\/\?poll=/).innerText()).trim();

  const clean = await browser.newContext({ ...PHONE, baseURL, reducedMotion: 'reduce' });
  const { page: stranger } = await openPage(clean);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('What would you take?');
  await stranger.getByRole('radio').first().check({ force: true });
  await stranger.getByRole('button', { name: 'Vote' }).click();
  await expect(stranger.getByText(/^Visitors: 1 vote|^Members: .*Visitors: 1 vote/)).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText(/Visitors: 1 vote/)).toBeVisible();
  expect(await stranger.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();

  for (const [address, words] of [
    ['/?join=ZZZZ99', 'This invitation no longer works'],
    ['/?event=ZZZZ99', 'This invitation no longer works'],
    ['/?result=s.nothing', 'This link no longer works'],
    ['/?poll=nothing', 'This question isn’t there any more'],
  ] as const) {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(stranger.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  }
  await clean.close();
});
