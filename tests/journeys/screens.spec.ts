import { expect, test } from '@playwright/test';
import { signInAs } from './pages/people.ts';

/** Pages that a member reaches by a link while the connection is away. */
const AWAY = ['Tables', 'My drafts', 'Achievements', 'Play'] as const;

/** Each route with the heading of its screen, as it is found by who may see it. */
const SCREENS = {
  'a visitor': {
    '/': 'Draft any card game.',
    '/about': 'About Passleft',
    '/login': 'Log in',
    '/register': 'Create account',
    '/oauth-registration': 'Nothing to finish here',
    '/terms-of-service': 'Terms of service',
    '/verify-email': 'Confirm your email',
    '/forgot-password': 'Forgot your password?',
    '/reset-password': 'This link is not complete',
    '/nowhere': 'Page not found',
  },
  'a member': {
    '/': 'Play',
    '/profile': 'Profile',
    '/achievements': 'Achievements',
    '/drafts': 'Open tables',
    '/my-drafts': 'My drafts',
    '/test': 'Test bench',
  },
  'an admin': {
    '/admin': 'Administration',
    '/admin/games': 'Games',
    '/admin/sets': 'Sets',
    '/admin/game-rarities': 'Rarities',
    '/admin/cards': 'Cards',
    '/admin/pack-definitions': 'Pack definitions',
    '/admin/draft-templates': 'Draft templates',
    '/admin/game-buckets': 'Game buckets',
    '/admin/export-templates': 'Export templates',
    '/admin/users': 'Users',
    '/admin/image-cache': 'Image cache',
    '/admin/sources': 'Add a game',
    '/admin/analytics': 'Analytics',
    '/admin/achievements': 'Achievements',
  },
} as const;

const ACCOUNTS = { 'a visitor': null, 'a member': 'Ana', 'an admin': 'Juno' } as const;

for (const who of ['a visitor', 'a member', 'an admin'] as const) {
  test(`${who} finds the heading of each screen at its address, alone on its page [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, 2.19, 2.20, 2.25]`, async ({
    page,
  }) => {
    const account = ACCOUNTS[who];
    if (account !== null) await signInAs(page, account);
    for (const [path, heading] of Object.entries(SCREENS[who])) {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      // Lists of administration say beside it how many there are.
      await expect(title, path).toHaveText(new RegExp(`^${heading.replace(/[.?]/g, '\\$&')}[\\d,]*$`));
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
}

test('an error that nobody catches raises the notice of an unexpected error [spec 8.4]', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const words = page.getByText('An unexpected error occurred. Please try again.');
  await page.evaluate(() => {
    setTimeout(() => {
      void Promise.reject(new Error('nobody catches this'));
    });
  });
  await expect(words).toBeVisible();
  await page
    .getByRole('button', { name: /^Dismiss|^Close/ })
    .first()
    .click();
  await expect(words).toBeHidden();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('nor this');
    });
  });
  await expect(words).toBeVisible();
});

test('a page that is older than the server says so at a table, and can be loaded again', async ({ page }) => {
  await signInAs(page, 'Ana');
  await page.route('**/api/hub/negotiate*', (route) =>
    route.fulfill({ status: 426, json: { code: 'outdated', message: 'Passleft was updated.' } }),
  );
  await page.goto('/drafts');
  await expect(page.getByText('Passleft was updated. Reload the page to continue.')).toBeVisible();
  await page.unroute('**/api/hub/negotiate*');
  const asked = page.waitForResponse(
    (response) => response.url().includes('/api/hub/negotiate') && response.url().includes('protocol='),
  );
  await page.getByRole('button', { name: 'Reload' }).click();
  expect((await asked).status()).toBe(200);
});

test('a menu that is longer than a low window scrolls inside it', async ({ page }) => {
  await signInAs(page, 'Juno');
  // A page that was just come to by a link takes the focus once it is there.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 844, height: 180 });
  await page.waitForFunction(() => window.innerHeight === 180);
  await page.getByRole('button', { name: 'Juno' }).click();
  // Named by its button.
  const menu = page.getByRole('menu', { name: 'Juno' });
  await expect(menu).toBeFocused();
  const box = await menu.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(180);
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
});

test('a member without a connection is told so on every page, signed in or not', async ({
  page,
  context,
}) => {
  const words = page.getByText(/^You’re offline\./).first();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Passleft, Home' }).first().click();
  await expect(words).toBeVisible();
  await context.setOffline(false);
  await signInAs(page, 'Ana');
  await context.setOffline(true);
  for (const name of AWAY) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(words, name).toBeVisible();
  }
});
