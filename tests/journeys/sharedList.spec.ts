import { expect, type Page, type Request, test } from '@playwright/test';
import { expectNoBarriersInSchemes, expectNoSidewaysScrolling } from './pages/barriers.ts';
import { openPage, signInAs } from './pages/people.ts';

/** In every line of the list, and nowhere else. */
const CANARY = 'Quartzheron';
const CARDS = 60;
const LIST = Array.from({ length: CARDS }, (_, at) => `1 ${CANARY} ${at}`).join('\n');

/** The installed application has the worker from its beginning. */
async function installWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface Share {
  readonly text?: string;
  readonly file?: { readonly name: string; readonly text: string };
}

/** Posts to Home what the system's share sheet would. */
async function share(page: Page, { text = '', file }: Share): Promise<void> {
  await page.evaluate(
    ([words, shared]) => {
      const form = document.createElement('form');
      form.action = '/';
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      const area = document.createElement('textarea');
      area.name = 'text';
      area.value = words;
      form.append(area);
      if (shared) {
        const field = document.createElement('input');
        field.type = 'file';
        field.name = 'file';
        const chosen = new DataTransfer();
        chosen.items.add(new File([shared.text], shared.name, { type: 'text/plain' }));
        field.files = chosen.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [text, file] as const,
  );
  await page.waitForURL((url) => url.search === '?list=local');
}

/** Requests that bring some of the list to the server. */
function watchCanary(page: Page) {
  const sent: string[] = [];
  const look = async (request: Request) => {
    const body = `${request.url()} ${request.postData() ?? ''}`;
    if (!body.includes(CANARY)) return;
    const answer = await request.response();
    if (!answer?.fromServiceWorker()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  };
  page.on('request', (request) => void look(request).catch(() => {}));
  return sent;
}

const use = (page: Page) => page.getByRole('button', { name: 'Use this list' });
const read = (page: Page) => page.getByText(`${CARDS} cards: ${CARDS} as text cards`);
const keptHere = (page: Page) =>
  page.evaluate(async () => [
    await caches.has('passleft-shared'),
    sessionStorage.getItem('passleft.sharedList'),
  ]);

test('a shared list is shown, and read in the host dialog once a member uses it', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const { page, errors } = await openPage(context);
  await signInAs(page, 'Ana');
  await installWorker(page);
  const sent = watchCanary(page);
  await share(page, { text: LIST });
  await expect(page.getByText(`${CARDS} lines`, { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'What you shared' })).toContainText(`1 ${CANARY} 5`);
  await expect(page.getByText(`and ${CARDS - 6} more lines`)).toBeVisible();
  await expectNoBarriersInSchemes(page, 'shared list');
  await expectNoSidewaysScrolling(page, 'shared list');
  await page.reload();
  await expect(use(page)).toBeVisible();
  // Opening the dialog by its address takes nothing.
  await page.goto('/drafts?host=1&list=local');
  await expect(page.getByRole('textbox', { name: 'CubeCobra link or card list' })).toHaveValue('');
  await page.goto('/?list=local');
  await expect(use(page)).toBeVisible();
  expect(sent).toEqual([]);

  await use(page).click();
  await expect(read(page)).toBeVisible();
  expect(sent).toEqual(['POST /api/lists/review']);
  expect(await keptHere(page)).toEqual([false, null]);
  await page.goto('/?list=local');
  await expect(page.getByRole('heading', { name: 'Nothing shared here' })).toBeVisible();
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await expect(page.getByRole('textbox', { name: 'CubeCobra link or card list' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

test('a visitor comes to the same dialog over Login, without a network at first', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const { page } = await openPage(context);
  await page.goto('/');
  await installWorker(page);
  const sent = watchCanary(page);
  // Nobody but the worker can have answered.
  await context.setOffline(true);
  await share(page, { file: { name: 'herons.txt', text: LIST } });
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  // The page looks again by itself, and perhaps before the worker has its network back.
  const found = page.getByText(`herons.txt, ${CARDS} lines`);
  await expect(async () => {
    if (!(await found.isVisible()))
      await page.getByRole('link', { name: 'Try again' }).click({ timeout: 2000 });
    await expect(found).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(sent).toEqual([]);
  await use(page).click();
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  await expect(read(page)).toBeVisible();
  expect(await keptHere(page)).toEqual([false, null]);
  await context.close();
});

test('what is no list says so, and is discarded', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const { page, errors } = await openPage(context);
  await page.goto('/');
  await installWorker(page);
  await share(page, { file: { name: 'herons.txt', text: `PK\0${CANARY}` } });
  await expect(page.getByText('herons.txt isn’t a text file.')).toBeVisible();
  await expectNoBarriersInSchemes(page, 'refused list');
  await share(page, { text: 'k'.repeat(600_001) });
  await expect(page.getByText('It’s too long')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === '');
  expect(await keptHere(page)).toEqual([false, null]);
  expect(errors).toEqual([]);
  await context.close();
});

test('what is posted without a worker is kept nowhere, and its page says so', async ({ page }) => {
  await page.goto('/');
  await share(page, { text: LIST });
  await expect(page.getByRole('heading', { name: 'Nothing shared here' })).toBeVisible();
});
