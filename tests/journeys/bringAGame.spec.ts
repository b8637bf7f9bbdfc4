import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import {
  type EmptyServer,
  goTo,
  makeGame,
  openAsAdmin,
  saveGame,
  startEmptyServer,
} from './pages/adminPages.ts';

/** The steps are those of docs/how-to/bring-a-game.md, and nothing else is done. */
let empty: EmptyServer;
test.beforeAll(async () => {
  empty = await startEmptyServer();
});
test.afterAll(() => empty?.stop());

const COMMONS = 40;
const CARDS = 60;
const LANES = ['Wind', 'Cloud', 'Sun'];
const SHAPES = ['Delta', 'Box', 'Dragon', 'Sled', 'Rokkaku'];

async function addRows(page: Page, button: string, names: readonly string[]) {
  for (const name of names) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('group', { name: /^New / }).getByLabel('Name')).toBeFocused();
    await page.keyboard.type(name);
  }
}

async function typeCards(page: Page) {
  await page.getByRole('button', { name: 'New card' }).first().click();
  const panel = page.getByRole('complementary', { name: 'New card' });
  for (let number = 1; number <= CARDS; number++) {
    const lane = LANES[number % LANES.length] ?? '';
    const name = `${lane} ${SHAPES[number % SHAPES.length]} ${number}`;
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    for (const each of LANES) await panel.getByRole('checkbox', { name: each }).setChecked(each === lane);
    await panel.getByLabel('Cost', { exact: true }).fill(String(number % 6));
    await panel.getByLabel('Type', { exact: true }).fill('Kite');
    await panel.getByLabel('Rarity').selectOption(number <= COMMONS ? 'Common' : 'Rare');
    await panel.getByRole('button', { name: 'Save and add another' }).click();
    await expect(panel.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
    await expect(panel.getByLabel('Number')).toHaveValue(String(number + 1));
  }
}

async function makePack(page: Page, name: string) {
  await goTo(page, 'Packs');
  await page.getByRole('button', { name: 'New pack' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
}

async function savePack(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** A new template has three rounds. */
async function makeTemplate(page: Page, name: string, rounds = 3) {
  await goTo(page, 'Templates');
  await page.getByRole('button', { name: 'New template' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (let round = 3; round > rounds; round--)
    await page.getByRole('button', { name: `Remove round ${round}` }).click();
  await page.getByLabel('Who can host it').selectOption('published');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function publish(page: Page, name: string) {
  await goTo(page, 'Games');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').getByText(`Published ${name}.`)).toBeVisible();
}

/** Drafts from the room's first pack to the results by keyboard. */
async function draftToTheEnd(page: Page, picks: number) {
  await page.waitForURL(/\/drafts\/[^/]+\/room$/, { timeout: 60_000 });
  for (let taken = 0; taken < picks; taken++) {
    const card = page.getByRole('grid').getByRole('gridcell').first();
    await expect(card).toBeVisible({ timeout: 60_000 });
    await card.focus();
    if ((await card.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    if (taken < picks - 1)
      await expect(page.getByRole('heading', { name: /^Your pool/ })).toContainText(String(taken + 1));
  }
  await page.waitForURL(/\/results/, { timeout: 60_000 });
}

async function playFromTheTemplate(page: Page, template: string, picks: number) {
  await goTo(page, 'Templates');
  await page.getByRole('button', { name: template, exact: true }).click();
  await page.getByRole('button', { name: /with 7 bots now/ }).click();
  await draftToTheEnd(page, picks);
}

test('a game of sixty cards typed by hand is drafted to the end [spec 0.2, 1.3]', { tag: '@proof' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: empty.url });
  const page = await openAsAdmin(context, empty, 'Vera');

  await makeGame(page, 'Paper Kites');
  await addRows(page, 'Add lane', LANES);
  await page.getByLabel('A deck plays').selectOption('2 lanes');
  await page.getByLabel('Minimum deck size').fill('20');
  await saveGame(page, 'Saved Paper Kites.');

  await goTo(page, 'Rarities');
  await addRows(page, 'Add rarity', ['Common', 'Rare']);
  await saveGame(page, 'Saved the rarities of Paper Kites.');

  await goTo(page, 'Sets');
  await page.getByRole('button', { name: 'New set' }).first().click();
  const set = page.getByRole('complementary', { name: 'New set' });
  await set.getByLabel('Name').fill('First wind');
  await set.getByLabel('Code').fill('FW');
  await set.getByRole('button', { name: 'Create set' }).click();
  await expect(page.getByRole('button', { name: 'First wind', exact: true })).toBeVisible();

  await goTo(page, 'Cards');
  await typeCards(page);

  await makePack(page, 'Kite pack');
  await expect(page.getByText('24 packs can be opened without running out.')).toBeVisible();
  await savePack(page);
  await makeTemplate(page, 'Three packs');
  await publish(page, 'Paper Kites');
  await playFromTheTemplate(page, 'Three packs', 39);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

const FILE = 'lorcana/api_data_cache.json';

/** A slot of the pack: how many cards, and the rarities that its sheet finds, with their weights. */
interface Slot {
  readonly name: string;
  readonly cards: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly isFoil?: boolean;
}

/** Six commons, three uncommons, two of a higher rarity and a foil of any. */
const TWELVE: readonly Slot[] = [
  { name: 'Common', cards: 6, weights: { Common: 1 } },
  { name: 'Uncommon', cards: 3, weights: { Uncommon: 1 } },
  { name: 'Rare or higher', cards: 2, weights: { Rare: 13, 'Super rare': 5, Legendary: 2 } },
  {
    name: 'Foil',
    cards: 1,
    weights: { Common: 60, Uncommon: 30, Rare: 13, 'Super rare': 5, Legendary: 2 },
    isFoil: true,
  },
];

async function importFile(page: Page, path: string, cards: string) {
  await goTo(page, 'Cards');
  await page.getByRole('link', { name: 'Import', exact: true }).first().click();
  await page.getByLabel('Card files', { exact: true }).setInputFiles(path);
  await page.getByRole('button', { name: 'Read the file' }).click();
  await page.getByRole('button', { name: /^Add (it|all)/ }).click();
  await page.getByRole('button', { name: /^Import [\d,]+ cards/ }).click();
  await expect(page.getByText('Imported.', { exact: true })).toBeVisible({ timeout: 60_000 });
  await goTo(page, 'Cards');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByText(cards)).toBeVisible();
}

/** Turns the sheets that a new pack begins with into those of the slots, and the slots with them. */
async function fillSlots(page: Page, slots: readonly Slot[]) {
  const rows = page.getByRole('list', { name: 'Slots of the pack' }).getByRole('listitem');
  for (const [at, slot] of slots.entries()) {
    if ((await rows.count()) <= at) await page.getByRole('button', { name: 'Add a slot' }).click();
    const row = rows.nth(at);
    await row.getByLabel('Slot', { exact: true }).fill(slot.name);
    await row.getByLabel('Cards').fill(String(slot.cards));
    if (slot.isFoil === true) await row.getByLabel('Finish').selectOption('foil');
    await fillSheet(page, at, slot);
    await row.getByLabel(/^Sheet of/).selectOption(slot.name);
  }
}

async function fillSheet(page: Page, at: number, { name, weights }: Slot) {
  const panel = page.getByRole('region', { name: 'Sheets' });
  const sheets = panel.locator('details');
  if ((await sheets.count()) <= at) await panel.getByRole('button', { name: 'Add a sheet' }).click();
  const sheet = sheets.nth(at);
  await sheet.locator('summary').click();
  const rarities = sheet.getByRole('group', { name: 'Rarities' });
  for (const chip of await rarities.getByRole('button', { pressed: true }).all()) await chip.click();
  const wanted = Object.entries(weights);
  for (const [rarity] of wanted) await rarities.getByRole('button', { name: rarity, exact: true }).click();
  if (wanted.length > 1)
    for (const [rarity, weight] of wanted)
      await sheet.getByLabel(rarity, { exact: true }).fill(String(weight));
  await sheet.getByLabel('Sheet', { exact: true }).fill(name);
  await page.keyboard.press('Tab');
}

test('a game in a file of another program is drafted to the end with its own pack of twelve', async ({
  browser,
}) => {
  test.skip(!hasCardData(FILE, 'the journey of a game in a file'));
  const context = await browser.newContext({ baseURL: empty.url });
  const admin = await openAsAdmin(context, empty, 'Otto');

  await makeGame(admin, 'Inks');
  await importFile(admin, join(CARD_DATA, FILE), '1,020');
  await goTo(admin, 'Rarities');
  await expect(admin.getByRole('group', { name: 'Legendary' })).toBeVisible();
  await makePack(admin, 'Pack of twelve');
  await fillSlots(admin, TWELVE);
  await expect(admin.getByText('12 cards in a pack')).toBeVisible();
  await savePack(admin);
  await makeTemplate(admin, 'One pack', 1);
  await publish(admin, 'Inks');
  await playFromTheTemplate(admin, 'One pack', 12);
  await context.close();
});
