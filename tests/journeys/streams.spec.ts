import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectDemoDraftOver, openPage, signInAs } from './pages/people.ts';

/** A table of four bots that Juno runs without a seat: people may watch it, and a stream of it is not delayed. */
async function hostStreamed(page: Page): Promise<string> {
  const draftId = await page.evaluate(async () => {
    const reply = await fetch('/api/drafts', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('auth-token')}`,
      },
      body: JSON.stringify({
        game: 'emberwake',
        template: 'emberwake-draft',
        solo: false,
        isOrganiser: true,
        settings: {
          name: 'Friday stream',
          visibility: 'code',
          clock: 'none',
          seats: 4,
          watchers: true,
          streamDelaySeconds: 0,
          rules: { packs: 1 },
        },
      }),
    });
    return ((await reply.json()) as { draftId: string }).draftId;
  });
  await page.goto(`/drafts/${draftId}`);
  await expect(page.getByText('Stream delay')).toBeVisible();
  return draftId;
}

async function chooseOfHost(page: Page, words: string) {
  await page.getByRole('button', { name: 'Host tools' }).click();
  await page.getByRole('menuitem', { name: words }).click();
}

/** How opaque the pixels of a part of the page are, from 0 to 255, over no ground. */
async function opacitiesOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = await page.screenshot({ omitBackground: true, clip });
  const raw = await sharp(picture).ensureAlpha().raw().toBuffer();
  return new Set(raw.filter((_, at) => at % 4 === 3));
}

test('an overlay follows a whole draft over a transparent ground, and is empty when its key ends', async ({
  browser,
  baseURL,
}) => {
  const hosting = await browser.newContext({ baseURL });
  const { page: host } = await openPage(hosting);
  await signInAs(host, 'Juno');
  await hostStreamed(host);
  await chooseOfHost(host, 'Stream overlay');
  const dialog = host.getByRole('dialog', { name: 'Stream overlay' });
  await expect(dialog.getByText('It isn’t delayed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByText(/\/\?overlay=o\./).innerText()).trim();
  await host.keyboard.press('Escape');
  // Told once: opened again, the dialog has no link to show.
  await chooseOfHost(host, 'Stream overlay');
  await expect(dialog.getByText(/^A link was created/)).toBeVisible();
  await expect(dialog.getByText(/\/\?overlay=/)).toHaveCount(0);
  await host.keyboard.press('Escape');

  const obs = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const { page: overlay, errors } = await openPage(obs);
  await overlay.goto(link);
  await expect(overlay.getByText('Starting soon')).toBeVisible();
  await expect(overlay.getByRole('heading', { name: 'Friday stream' })).toBeVisible();
  for (const role of ['button', 'link', 'banner', 'contentinfo', 'navigation'] as const)
    expect([role, await overlay.getByRole(role).count()]).toEqual([role, 0]);
  // What a streaming program puts under the middle of the page shines through; the bar can be read.
  expect(await opacitiesOf(overlay, { x: 900, y: 300, width: 60, height: 60 })).toEqual(new Set([0]));
  expect(
    Math.min(...(await opacitiesOf(overlay, { x: 900, y: 960, width: 60, height: 20 }))),
  ).toBeGreaterThan(200);

  await chooseOfHost(host, 'Fill with bots');
  await host
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  // Bots take at once here: the whole draft has passed when the last card is shown.
  await expect(overlay.getByText('Draft over').first()).toBeVisible();
  await expect(overlay.getByText('took a card').first()).toBeVisible();
  expect(await overlay.getByRole('listitem').filter({ hasText: '15 cards' }).count()).toBe(4);
  expect(await opacitiesOf(overlay, { x: 900, y: 300, width: 60, height: 60 })).toEqual(new Set([0]));
  // Then its key is gone with its table, and nothing is shown any more.
  await expect(overlay.getByRole('heading', { name: 'Friday stream' })).toBeHidden({ timeout: 60_000 });
  await overlay.reload();
  await overlay.waitForLoadState('networkidle');
  await expect(overlay.getByRole('heading')).toHaveCount(0);
  expect(await overlay.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual(
    [0, 0, ''],
  );
  expect(errors).toEqual([]);

  // At another table the host turns it off: the picture is empty at once.
  await hostStreamed(host);
  await chooseOfHost(host, 'Stream overlay');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const second = (await dialog.getByText(/\/\?overlay=o\./).innerText()).trim();
  await overlay.goto(second);
  await expect(overlay.getByText('Starting soon')).toBeVisible();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(overlay.getByText('Starting soon')).toBeHidden();
  await hosting.close();
  await obs.close();
});

test('a replay plays inside a page of another origin, and its links open outside of it', async ({
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
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await dialog.getByRole('button', { name: 'Embed' }).first().click();
  const code = await dialog.getByRole('textbox', { name: 'Embed code' }).inputValue();

  // `localhost` is another origin than 127.0.0.1.
  const blog = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><title>Blog</title>${code}<iframe src="${baseURL}/" title="home"></iframe>`);
  });
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  const { port } = blog.address() as AddressInfo;
  const reading = await browser.newContext();
  const { page: reader } = await openPage(reading);
  await reader.goto(`http://localhost:${port}/`);
  const replay = reader.frameLocator('iframe').first();
  await expect(replay.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await replay.getByRole('button', { name: 'Next pick' }).click();
  await expect(replay.getByText('2 of', { exact: false }).first()).toBeVisible();
  const out = replay.getByRole('link', { name: 'Open on Passleft' });
  expect([await out.getAttribute('target'), await out.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  const [opened] = await Promise.all([reading.waitForEvent('page'), out.click()]);
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('Mara');
  expect(new URL(reader.url()).hostname).toBe('localhost');
  // No other page of ours is shown there.
  const home = reader
    .frames()
    .find((frame) => frame !== reader.mainFrame() && !frame.url().includes('embed'));
  expect(
    await home
      ?.locator('h1')
      .count()
      .catch(() => 0),
  ).toBe(0);
  blog.close();
  await reading.close();
});
