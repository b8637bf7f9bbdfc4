import { expect, type Page, test } from '@playwright/test';
import { type EmptyServer, openAsAdmin, startEmptyServer } from './pages/adminPages.ts';
import { ADMIN_VIEWS, type AdminView, pathWithoutGame } from './pages/adminViews.ts';
import { expectLoaded, firstOpener, press, screenOf, walkTo } from './pages/adminWalk.ts';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling, looksEverywhere } from './pages/barriers.ts';
import { expectVisibleFocus, signInAs } from './pages/people.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 800 };

/** In each run the main state; in the proof both schemes, and the phone, too. */
async function lookAt(page: Page, view: AdminView) {
  await page.setViewportSize(WIDE);
  await page.goto(view.path);
  await expectLoaded(page);
  await view.open?.(page);
  await expectLoaded(page);
  await expectNoBarriersInSchemes(page, `${view.name}, 1440 px`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScrolling(page, `${view.name}, 390 px`);
  if (looksEverywhere) await expectNoBarriersInSchemes(page, `${view.name}, 390 px`);
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScrolling(page, `${view.name}, 320 px`);
}

test.describe('with the games of the demo', () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await signInAs(page, 'Juno');
  });
  test.afterAll(() => page?.close());

  for (const view of ADMIN_VIEWS)
    test(`${view.name}: no barriers, and no phone scrolls sideways [spec 1.3]`, () => lookAt(page, view));
});

test('a view whose calls are cut off says so and loads when it is asked to try again [spec 2.25]', {
  tag: '@proof',
}, async ({ page }) => {
  await signInAs(page, 'Juno');
  const isOfAdmin = (url: URL) =>
    url.pathname.startsWith('/api/admin/') && url.pathname !== '/api/admin/shell';
  for (const view of ADMIN_VIEWS) {
    if (view.cut === null) continue;
    await page.route(isOfAdmin, (route) => route.abort('connectionfailed'));
    await page.goto(view.path);
    const failure = screenOf(page).getByRole('alert').filter({ hasText: view.cut });
    await expect(failure, view.name).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), view.name).toHaveCount(1);
    await page.unroute(isOfAdmin);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(failure, view.name).toHaveCount(0);
  }
});

test.describe('without a game', () => {
  let empty: EmptyServer;
  test.beforeAll(async () => {
    empty = await startEmptyServer();
  });
  test.afterAll(() => empty?.stop());

  test('a view with nothing in it says why, and what to do [spec 2.25]', {
    tag: '@proof',
  }, async ({ context }) => {
    const page = await openAsAdmin(context, empty, 'Vera');
    // What made Vera an Admin.
    await empty.db.query('delete from activity');
    for (const view of ADMIN_VIEWS) {
      if (view.empty === null) continue;
      const { says, wayOn } = view.empty;
      await page.goto(empty.url + pathWithoutGame(view));
      await expect(screenOf(page).getByText(says).first(), view.name).toBeVisible();
      const screen = screenOf(page);
      const links = screen.getByRole('link', { name: wayOn });
      const buttons = screen.getByRole('button', { name: wayOn });
      const choices = screen.getByRole('radio', { name: wayOn });
      await expect(links.or(buttons).or(choices).first(), view.name).toBeVisible();
    }
  });
});

const isFocused = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toBeFocused();

test('by keyboard alone cards are sorted and narrowed, and one is opened, changed, saved, put back and closed', async ({
  page,
}) => {
  await signInAs(page, 'Juno');
  await page.goto('/admin?game=emberwake');
  await press(page, page.getByRole('link', { name: /^Cards/ }));
  const table = page.getByRole('table', { name: 'Cards' });
  const nameHead = table.getByRole('columnheader', { name: 'Name' });
  for (const direction of ['ascending', 'descending']) {
    await press(page, nameHead.getByRole('button'));
    await expect(nameHead).toHaveAttribute('aria-sort', direction);
    await expectVisibleFocus(page);
  }
  const filter = page.getByRole('button', { name: /^Type/ }).first();
  await press(page, filter, 'Shift+Tab');
  await walkTo(page, page.getByRole('dialog', { name: 'Type' }).getByRole('checkbox', { name: 'Relic' }));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filter=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Type, 1 selected' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove filter Type: Relic' })).toBeVisible();
  const opener = firstOpener(page);
  await expect(table.getByRole('cell', { name: 'Being' })).toHaveCount(0);
  const card = (await opener.innerText()).trim();
  await walkTo(page, table.getByRole('checkbox', { name: `Select ${card}` }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('1 selected');
  await page.keyboard.press('Space');
  await press(page, opener);
  const panel = page.getByRole('complementary', { name: card });
  await walkTo(page, panel.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.press('End');
  await page.keyboard.type(' the Second');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await press(page, panel.getByRole('button', { name: 'Save card' }));
  await expect(page.getByRole('status').getByText(`Saved ${card} the Second.`)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(card);
  await isFocused(page, 'Save card');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('by keyboard alone a game is changed, kept from being lost, saved and put back', async ({ page }) => {
  await signInAs(page, 'Juno');
  await page.goto('/admin/games');
  await press(page, page.getByRole('button', { name: 'Orbit Market', exact: true }));
  const line = page.getByLabel('Tagline');
  await walkTo(page, line);
  const before = await line.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(' Twice.');
  await press(page, page.getByRole('link', { name: /^Sets/ }), 'Shift+Tab');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(line).toHaveValue(`${before} Twice.`);
  await press(page, page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab');
  await expect(page.getByRole('status').getByText('Saved Orbit Market.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(line).toHaveValue(before);
  await press(page, page.getByRole('link', { name: /^Sets/ }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sets');
});

for (const { what, path } of [
  { what: 'pack', path: '/admin/pack-definitions?game=orbit-market' },
  { what: 'template', path: '/admin/draft-templates?game=orbit-market' },
])
  test(`by keyboard alone a ${what} is opened, renamed, saved and left`, async ({ page }) => {
    await signInAs(page, 'Juno');
    await page.goto(path);
    const opener = firstOpener(page);
    await press(page, opener);
    const name = page.getByLabel('Name', { exact: true });
    await walkTo(page, name);
    await page.keyboard.press('End');
    await page.keyboard.type(' anew');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const renamed = await name.inputValue();
    await press(page, page.getByRole('button', { name: /^All / }), 'Shift+Tab');
    await expect(page.getByRole('button', { name: renamed, exact: true })).toBeFocused();
  });
