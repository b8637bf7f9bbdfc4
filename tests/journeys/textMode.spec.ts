import { expect, type Page } from '@playwright/test';
import type { CardFace } from '#contract/games/faces.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { expectVisibleFocus } from './pages/people.ts';
import { cellsOf, expectPool } from './pages/roomPage.ts';
import { PICKS, test } from './pages/shortDraft.ts';
import { openSignedIn } from './pages/steeredServer.ts';
import { type HeardNode, heardOf, recordSaid, saidIn } from './pages/told.ts';

const LANES: Readonly<Record<string, string>> = {
  ember: 'Ember',
  tide: 'Tide',
  grove: 'Grove',
  dusk: 'Dusk',
  volt: 'Volt',
};

/** What was heard of one pack when it came, and once a card of it was reserved. */
interface HeardPack {
  readonly before: readonly HeardNode[];
  readonly reserved: readonly HeardNode[];
}

/** "Cinder Vale, Ember place, rare, cost 2. 3 of 14." as the printed card would be read out. */
function readOut(
  { name, lanes, type, rarity, cost, rules }: CardFace,
  { place, isFoil, isReserved }: { place: string; isFoil: boolean; isReserved: boolean },
): HeardNode {
  const lane = lanes.map((key) => LANES[key]).join(' and ');
  const kind = lane === '' ? type : `${lane} ${type.toLowerCase()}`;
  const facts = [name, kind, rarity, ...(cost === null ? [] : [`cost ${cost}`])].join(', ');
  const marks = `${isFoil ? ' Foil.' : ''}${isReserved ? ' Selected.' : ''}`;
  return { name: `${facts}. ${place}.${marks}`, description: rules, selected: isReserved };
}

/** A pack as it is to be heard before a card of it is reserved, and after; a last card is reserved from the start. */
function readOutPack({ pack, taken }: PickRecord, faces: ResultsView['faces']): HeardPack {
  const readWith = (reserved: readonly string[]) =>
    pack.flatMap(({ id, card, finish }, index) => {
      const face = faces[card];
      const place = `${index + 1} of ${pack.length}`;
      const marks = { place, isFoil: finish === 'foil', isReserved: reserved.includes(id) };
      return face ? [readOut(face, marks)] : [];
    });
  return { before: readWith(pack.length === 1 ? taken : []), reserved: readWith(taken) };
}

/** Goes to a card by its number, hears it reserved, and takes it. */
async function takeByEar(page: Page, pick: number): Promise<HeardPack> {
  const before = await heardOf(page, 'gridcell');
  const place = (pick * 2) % before.length;
  await page.keyboard.press(String(place + 1));
  await expectVisibleFocus(page);
  // The last card of a pack is reserved by itself.
  if (before.length > 1) await page.keyboard.press('Space');
  await expect(cellsOf(page).nth(place)).toHaveAttribute('aria-selected', 'true');
  const reserved = await heardOf(page, 'gridcell');
  await page.keyboard.press('Enter');
  // The results open soon after the last pick.
  if (pick + 1 < PICKS) await expectPool(page, pick + 1);
  return { before, reserved };
}

async function readResults(page: Page): Promise<ResultsView> {
  const [, draftId] = /\/drafts\/([^/]+)\/results/.exec(page.url()) ?? [];
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/drafts/${draftId}/results`, { headers });
  return answer.json();
}

test('a whole draft in Text mode: every pack and every pick is heard as the log has it', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.server.url });
  await recordSaid(context);
  const page = await openSignedIn(context, 'ByEar');
  await page.goto('/profile?tab=accessibility');
  await page.getByRole('switch', { name: 'Text mode' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Text mode' })).toBeChecked();
  await page.getByRole('link', { name: 'Play', exact: true }).first().click();
  await page.getByRole('button', { name: /^Draft vs 7 bots/ }).click();
  await page.waitForURL(/\/room$/);

  const heard: HeardPack[] = [];
  for (let pick = 0; pick < PICKS; pick++) {
    await expect(cellsOf(page)).toHaveCount(6 - (pick % 6), { timeout: 30_000 });
    await expect(page.locator('[data-pack] :is(img, canvas, svg)')).toHaveCount(0);
    await expect(page.locator('img[src*="%2Fart%2Fcards%2F"]')).toHaveCount(0);
    heard.push(await takeByEar(page, pick));
  }
  await page.waitForURL(/\/results/);
  const said = (await saidIn(page)).map(({ words }) => words).join(' ');

  const { seats, faces, mySeat } = await readResults(page);
  const picks = seats[mySeat ?? -1]?.picks ?? [];
  expect(heard).toEqual(picks.map((record) => readOutPack(record, faces)));
  const takenIn = ({ pack, taken }: PickRecord) =>
    pack.filter(({ id }) => taken.includes(id)).map(({ card }) => faces[card]?.name);
  const feederIn = ({ round }: PickRecord) =>
    seats[((mySeat ?? 0) + (round === 1 ? -1 : 1) + 8) % 8]?.seat.name;
  const expected = picks.flatMap((record, index) => {
    const from = record.pick === 1 ? '' : ` from ${feederIn(record)}`;
    const cards = record.pack.length === 1 ? '1 card' : `${record.pack.length} cards`;
    // The first pack is there when the room opens; the grid's own name tells it.
    const came = index === 0 ? [] : [`New pack${from}, ${cards}.`];
    return [...came, `Took ${takenIn(record).join()}.`];
  });
  expect(said.match(/New pack[^.]*\.|Took [^.]*\./g)).toEqual(expected);
  await context.close();
});
