import { expect, type Locator, type Page, test } from '@playwright/test';
import { PUSH_CERTIFICATE_FILE } from '../harness/pushService/pushService.ts';
import { cubeOf, json, type SourceStand, standSource } from '../harness/sources/sourceStand.ts';
import { passSwapGuard } from './pages/roomPage.ts';
import { openSignedIn, type SteeredServer, startSteeredServer } from './pages/steeredServer.ts';

const CARDS = 540;
const LIST = Array.from({ length: CARDS }, (_, at) => `1 Paper kite ${at}`).join('\n');

let stand: SourceStand;
let steered: SteeredServer;

test.beforeAll(async () => {
  stand = await standSource();
  stand.answers = { '/cube/api/cubeJSON/paper': json(cubeOf(CARDS)) };
  steered = await startSteeredServer(undefined, {
    DEMO_MODE: '1',
    SOURCES: `cubecobra=${stand.origin}`,
    PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE,
  });
});
test.afterAll(async () => {
  await steered?.stop();
  await stand?.stop();
});

/** A press or a paste is a step. */
function stepsOn(page: Page) {
  let taken = 0;
  const step = <Done>(done: Promise<Done>): Promise<Done> => {
    taken += 1;
    return done;
  };
  return {
    taken: () => taken,
    host: async () => {
      await step(page.getByRole('link', { name: 'Host a table' }).first().click());
      await expect(page.getByRole('textbox', { name: 'CubeCobra link or card list' })).toBeVisible();
    },
    paste: async (text: string) => {
      await page.getByRole('textbox', { name: 'CubeCobra link or card list' }).focus();
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await step(page.keyboard.press('ControlOrMeta+V'));
      await expect(page.getByText(`${CARDS} cards: ${CARDS} as text cards`)).toBeVisible();
    },
    press: (name: string | RegExp) => step(page.getByRole('button', { name }).click()),
    choose: (card: Locator) => step(card.click()),
  };
}

test.beforeEach(async ({ context }) => {
  const origin = steered.server.url;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
});

const inLobby = (page: Page) =>
  expect(page).toHaveURL((url) => /^\/drafts\/[^/]+$/.test(url.pathname), { timeout: 30_000 });

test('a link to a cube becomes an open table in three steps, and again in two', async ({ context }) => {
  const { url } = steered.server;
  const page = await openSignedIn(context, 'ana', url);
  const first = stepsOn(page);
  await first.host();
  await first.paste('https://cubecobra.com/cube/list/paper');
  await expect(page.getByRole('textbox', { name: 'List name' })).toHaveValue('Paper cube');
  await first.press('Open the table');
  await inLobby(page);
  expect(first.taken()).toBeLessThanOrEqual(3);

  await page.goto(`${url}/`);
  const again = stepsOn(page);
  await again.host();
  await expect(page.getByRole('radio', { name: /^Paper cube/ })).toBeChecked();
  await expect(page.getByText(`${CARDS} cards: ${CARDS} as text cards`)).toBeVisible();
  await again.press('Open the table');
  await inLobby(page);
  expect(again.taken()).toBeLessThanOrEqual(2);
});

test('a pasted list becomes an open table in three steps', async ({ context }) => {
  const page = await openSignedIn(context, 'basil', steered.server.url);
  const steps = stepsOn(page);
  await steps.host();
  await steps.paste(LIST);
  await steps.press('Open the table');
  await inLobby(page);
  expect(steps.taken()).toBeLessThanOrEqual(3);
});

test('a link to a cube becomes a first pick against bots in five steps', {
  tag: '@proof',
}, async ({ context }) => {
  const page = await openSignedIn(context, 'cleo', steered.server.url);
  const steps = stepsOn(page);
  await steps.host();
  await steps.paste('https://cubecobra.com/cube/overview/paper');
  await steps.press('Draft with bots');
  await expect(page).toHaveURL(/\/room$/, { timeout: 30_000 });
  const cards = page.getByRole('grid').getByRole('gridcell');
  await expect(cards).toHaveCount(15);
  // A press in the moment in which a pack comes up counts for nothing: nobody has read it yet.
  await passSwapGuard(page);
  await steps.choose(cards.first());
  await expect(page.getByRole('button', { name: /^Take / })).toBeEnabled();
  await steps.press(/^Take /);
  await expect(cards).toHaveCount(14);
  expect(steps.taken()).toBeLessThanOrEqual(5);
});
