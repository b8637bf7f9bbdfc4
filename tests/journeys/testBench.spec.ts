import { expect, type Page, test } from '@playwright/test';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling, looksEverywhere } from './pages/barriers.ts';
import { expectVisibleFocus, openPage, signInAs, tabTo } from './pages/people.ts';
import { expectNoBrokenWords, hiddenWords } from './pages/wordsSeen.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 800 };

/** Every tab of the bench, live and as a copy, with what says that it is there. */
const TABS: Readonly<Record<string, string>> = {
  '/test': 'Read only',
  '/test?run=copy': 'Send an event',
  '/test?tab=notices': 'Read only',
  '/test?tab=notices&run=copy': 'What people see',
  '/test?tab=room': 'No draft room is open in this tab',
  '/test?tab=room&run=copy': 'Send an event',
  '/test?tab=paths&machine=notices&path=2&step=3': 'Path 2 of',
  '/test?tab=gallery': 'Card image',
  '/test?tab=system': 'Icon button',
};

const MOST_STEPS_BACK = 5;

const diagram = (page: Page) => page.getByRole('img', { name: /^State diagram/ });

test('every tab of the bench is there at its address without barriers, wide and on a phone [spec 2.19]', async ({
  context,
}) => {
  const { page, errors } = await openPage(context);
  await signInAs(page, 'Ana');
  for (const [path, heading] of Object.entries(TABS)) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible();
    await expectNoBarriersInSchemes(page, `${path}, 1440 px`);
    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScrolling(page, `${path}, 320 px`);
    await expectNoBrokenWords(page, `${path}, 320 px`);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScrolling(page, `${path}, 390 px`);
    if (looksEverywhere) await expectNoBarriersInSchemes(page, `${path}, 390 px`);
  }
  expect(errors).toEqual([]);
});

test('an Admin finds the bench on a phone: from the account menu over the overview, and from About', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, 'Juno');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: /Juno/ }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Test bench' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test bench');
  await page.getByRole('link', { name: /^About/ }).click();
  await page.getByRole('link', { name: 'test bench' }).click();
  await expect(page).toHaveURL(/\/test$/);
});

test('a generated path is walked by keyboard, its step stands in the address, and every path goes as promised [spec 2.19]', async ({
  page,
}) => {
  await signInAs(page, 'Ana');
  await page.goto('/test?tab=paths&machine=notices');
  await expect(page.getByRole('heading', { name: /^Path 1 of [\d,]+$/ })).toBeVisible();
  await tabTo(page, 'button', 'Next event');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=1/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByRole('img', { name: 'as promised' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('img', { name: 'as promised' })).toHaveCount(2);
  await tabTo(page, 'button', 'Walk all paths');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^All [\d,]+ paths went as the model promises/)).toBeVisible({
    timeout: 60_000,
  });
});

test('a copy is driven by hand and by its clock while the live session stays as it is', async ({ page }) => {
  await signInAs(page, 'Ana');
  await page.goto('/test?run=copy');
  const row = (name: string) => page.getByRole('listitem', { name, exact: true });
  const send = (name: string) =>
    row(name)
      .getByRole('button', { name: /^(Send|Let it pass)$/ })
      .click();
  await row('readStoredToken answers').getByRole('combobox').selectOption({ index: 1 });
  await send('readStoredToken answers');
  await send('loadUser answers');
  await expect(diagram(page)).toHaveAccessibleName(/Now in signedIn\.token\.fresh and signedIn\.user\.known/);
  await page.getByRole('button', { name: '+5 min' }).click();
  await expect(diagram(page)).toHaveAccessibleName(/signedIn\.token\.refreshing/);
  await page.getByRole('radio', { name: 'Live' }).check({ force: true });
  await expect(diagram(page)).toHaveAccessibleName(/Now in signedIn\.token\.fresh and signedIn\.user\.known/);
});

test('the room that was open in this tab is shown live, and another tab can follow it, only looking', async ({
  page,
}) => {
  await signInAs(page, 'Ana');
  await page.goto('/test?tab=room');
  await expect(page.getByRole('heading', { name: 'No draft room is open in this tab' })).toBeVisible();
  await page.getByRole('link', { name: 'Tables' }).first().click();
  await page.getByRole('link', { name: 'Host a table' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start draft' }).click();
  await page.waitForURL(/\/room$/, { timeout: 30_000 });
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  for (let back = 0; back < MOST_STEPS_BACK && !page.url().includes('/test'); back += 1) await page.goBack();
  await expect(diagram(page)).toHaveAccessibleName(/Now in line\.live and seat\./);
  await page.reload();
  await page
    .getByRole('button', { name: /^Follow here/ })
    .first()
    .click();
  await expect(diagram(page)).toHaveAccessibleName(/Now in line\.live and seat\./);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
});

/** A card of each size in the gallery: the name, the cost and the first word of the text that it has. */
const CARDS_OF_THE_ROOM = {
  xl: ['Arc Savant', '3', 'Copy'],
  lg: ['Mosskeeper', '5', 'Each'],
  md: ['Cinder', '2', 'Your'],
  sm: ['Saltwind', '3', 'blocked'],
  xs: ['Hollow', '4', 'Grows'],
} as const;

test('without its picture a card shows its name, cost and text in every size', async ({ page }) => {
  await page.route('**/api/imageproxy*', (route) => route.abort());
  await signInAs(page, 'Ana');
  await page.goto('/test?tab=gallery');
  for (const [size, words] of Object.entries(CARDS_OF_THE_ROOM)) {
    const image = `[data-part=missing-image] [data-card-image=${size}]`;
    const ofImage = ['Image not', 'Cinder', '2', 'Your'];
    expect(await hiddenWords(page, image, ofImage), `card image ${size}`).toEqual([]);
    const card = `[data-part=sizes] .pc.${size}`;
    await page.locator(card).scrollIntoViewIfNeeded();
    await expect(page.locator(card)).toContainText('Image not available');
    expect(await hiddenWords(page, card, ['Image not', ...words]), `card ${size}`).toEqual([]);
  }
});
