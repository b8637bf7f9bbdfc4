import { expect, type Page, test } from '@playwright/test';

/** The page with every module of the application held back until the returned function is called. */
async function openHeldBack(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The script that chooses the scheme stands in the head and blocks; modules do not.
  const html = await (await page.request.get('/')).text();
  const boot = /<script src="([^"]+)"/.exec(html)?.[1];
  expect(boot).toBeDefined();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (new URL(route.request().url()).pathname !== boot) await held;
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return letGo;
}

const places = (page: Page) =>
  Promise.all(
    ['h1', '.home-lede', '.topbar .logo', '.topbar-end'].map(async (part) => {
      const place = page.locator(`${part}:visible`).first();
      const box = await place.boundingBox();
      const edges = [box?.x, box?.y, box?.width, box?.height].map((edge) => Math.round(edge ?? -1));
      return [part, await place.innerText(), ...edges];
    }),
  );

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`Home is painted before any script has run, and stays where it is at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const letGo = await openHeldBack(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft any card game.');
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    letGo();
    await expect(page.getByRole('button', { name: /Draft vs 7 bots now/ })).toBeVisible();
    await expect(page.locator('#first-home')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await places(page)).toEqual(before);
  });

test('who was signed in, or opens another page, is not shown Home first', async ({ page }) => {
  const letGo = await openHeldBack(page);
  await expect(page.locator('#first-home')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('auth-token', 'once'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#first-home')).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.locator('#first-home')).toBeHidden();
  letGo();
});
