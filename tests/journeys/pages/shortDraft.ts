import { type BrowserContext, type Page, test as plainTest } from '@playwright/test';
import type { GameBundle } from '#contract/games/templates.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { emberwake } from '#demo/emberwake/bundle.ts';
import { emberwakePack } from '#demo/emberwake/packs.ts';
import type { PackView } from '#engine/core/view.ts';
import { turnOf, viewFor } from '#engine/draft.ts';
import type { RunningDraft } from '#server/drafts/running/runningDraft.ts';
import { cellsOf } from './roomPage.ts';
import { openSignedIn, type SteeredServer, startSteeredServer } from './steeredServer.ts';

export const PACK_CARDS = 6;
export const PICKS = 2 * PACK_CARDS;
/** After the shown zero, before the clock takes. */
export const GRACE_MS = 1500;

const PACK = 'six-cards';
const slot = (name: string, count: number, sheet: string, finish: 'plain' | 'foil' = 'plain') => ({
  name,
  count,
  finish,
  sheets: [{ sheet, weight: 1 }],
});

/** Emberwake with one way to draft it: two packs of six, of which the last card is a foil. */
export const shortGame: GameBundle = {
  ...emberwake,
  packs: [
    {
      ...emberwakePack,
      slug: PACK,
      name: 'Six cards',
      layouts: [
        {
          name: 'six',
          weight: 1,
          slots: [
            slot('common', 3, 'commons'),
            slot('uncommon', 1, 'uncommons'),
            slot('rare', 1, 'rares'),
            slot('wildcard', 1, 'wildcards', 'foil'),
          ],
        },
      ],
    },
  ],
  templates: [
    {
      slug: 'emberwake-draft',
      name: 'Two packs of six',
      blurb: 'Short.',
      format: 'booster',
      seats: 8,
      clock: 'quick',
      rounds: (['left', 'right'] as const).map((direction) => ({
        pack: PACK,
        opening: [],
        steps: [
          { do: 'pick', count: 1 },
          { do: 'pass', direction },
        ],
      })),
    },
  ],
};

/** Tests with one site for all of them, which has this game alone; its clock goes forward only by `passTime`. */
export const test = plainTest.extend<object, { site: SteeredServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that no other fixture is wanted
    async ({}, use) => {
      const site = await startSteeredServer(shortGame);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** A member with a table in the lobby, at which they sit and host. */
export async function openTable(
  context: BrowserContext,
  handle: string,
  settings: Partial<TableSettings>,
): Promise<{ host: Page; draftId: string; code: string }> {
  const host = await openSignedIn(context, handle);
  const token = await host.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const wish = { name: 'Short table', visibility: 'code', seats: 8, clock: 'quick', ...settings };
  const made = await host.request.post('/api/drafts', {
    headers,
    data: { game: 'emberwake', template: 'emberwake-draft', solo: false, settings: wish },
  });
  const { draftId } = await made.json();
  await host.goto(`/drafts/${draftId}`);
  const shown = host.getByText(/^[A-Z]{4}[0-9]{2}$/).first();
  return { host, draftId, code: (await shown.textContent()) ?? '' };
}

/** Goes in by the code on Home and takes a seat: under this name, or with null as the member who is signed in. */
export async function joinByCode(page: Page, code: string, name: string | null = 'Wren'): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Join with a code' }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  if (name !== null) {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  await page.waitForURL(/\/drafts\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
}

/** Two people at a table of two, in the room. */
export async function sitDown(host: Page, guest: Page, code: string) {
  await joinByCode(guest, code);
  await host.getByRole('button', { name: 'Start draft' }).click();
  for (const page of [host, guest]) await cellsOf(page).first().waitFor();
}

/** The draft as the server holds it. */
export async function draftOf({ server }: SteeredServer, draftId: string): Promise<RunningDraft> {
  const draft = await server.tables.running(draftId);
  if (!draft) throw new Error('The draft does not run.');
  return draft;
}

/** The pack in hand of a seat; null where it waits. */
export function packOf({ setup, state }: RunningDraft, seat: number): PackView | null {
  return turnOf(setup, state, seat) === null ? null : viewFor(setup, state, { seat }).pack;
}

/** Names of the cards a seat took, in order. */
export const poolNames = ({ setup, state }: RunningDraft, seat: number): readonly string[] =>
  (state.seats[seat]?.pool ?? []).map(
    ({ id }) => setup.catalogue.cards[state.instances[id]?.card ?? -1]?.name ?? '',
  );

/** Moves the server's clock and lets fall due what is due by then. */
export async function passTime({ server, clock }: SteeredServer, durationMs: number): Promise<void> {
  clock.nowMs += durationMs;
  await server.tables.sweep();
}

/** The moment the clock of a seat takes for it. */
export function takenAtMs({ due }: RunningDraft, seat: number): number {
  const own = due.get(seat);
  if (!own) throw new Error(`No clock runs at seat ${seat}.`);
  return own.dueAtMs + GRACE_MS;
}
