import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { expectDemoDraftOver, openPage, signInAs } from './pages/people.ts';

/** A table of bots and its host that allows watchers, and the link of its overlay. */
async function hostStreamed(page: Page): Promise<string> {
  await signInAs(page, 'Mara');
  await page.goto('/drafts?host=1');
  const hosting = page.getByRole('dialog');
  await hosting.getByText('More', { exact: true }).click();
  await hosting.getByRole('switch', { name: 'Watchers' }).click({ force: true });
  await hosting.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Host tools' }).click();
  await page.getByRole('menuitem', { name: 'Stream overlay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stream overlay' });
  await expect(dialog.getByText('It runs 1 minute behind the table.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.getByText(/\/\?overlay=o\./).innerText()).trim();
  await page.keyboard.press('Escape');
  return link;
}

test('an overlay follows a whole draft over a transparent ground, and is empty when its key ends', async ({
  browser,
  baseURL,
}) => {
  const hosting = await browser.newContext({ baseURL });
  const { page: host } = await openPage(hosting);
  const link = await hostStreamed(host);

  const obs = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const { page: overlay, errors } = await openPage(obs);
  await overlay.goto(link);
  await expect(overlay.getByText('Starting soon')).toBeVisible();
  expect(await overlay.getByRole('button').count()).toBe(0);
  expect(await overlay.getByRole('banner').count()).toBe(0);

  // The corner above the bar is nobody's: what a streaming program puts there shines through.
  const picture = await overlay.screenshot({
    omitBackground: true,
    clip: { x: 900, y: 300, width: 4, height: 4 },
  });
  const alpha = await overlay
    .evaluate(async (png) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const brush = canvas.getContext('2d');
      brush?.drawImage(bitmap, 0, 0);
      return [...(brush?.getImageData(0, 0, 4, 4).data ?? [])].filter((_, at) => at % 4 === 3);
    }, picture.toString('base64'))
    .catch(() => null);
  if (alpha !== null) expect(new Set(alpha)).toEqual(new Set([0]));
  expect(await overlay.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual(
    [0, 0, ''],
  );
  expect(errors).toEqual([]);

  // The host ends it: the picture is empty at once.
  await host.getByRole('button', { name: 'Host tools' }).click();
  await host.getByRole('menuitem', { name: 'Stream overlay' }).click();
  await host.getByRole('button', { name: 'Turn off' }).click();
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
  await dialog.getByRole('button', { name: 'Create link' }).click();
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
