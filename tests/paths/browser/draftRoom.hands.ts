import type { Locator } from '@playwright/test';
import { expectSame } from '../walker.ts';
import { comes, type Happening, type RoomBrowser } from './draftRoom.browser.ts';
import { soon } from './soon.ts';

const PART_MS = 100;
const LEAVING_MS = 600;
/** Longer than a new pack ignores the pointer. */
const SEEN_MS = 400;

/** Waits for a part of the page that is fetched when it is needed: it is shown a third of a second later. */
async function isThere({ visit }: RoomBrowser, part: Locator): Promise<void> {
  await soon(
    async () => expectSame(await part.isVisible(), true, `${part} does not come.`),
    () => visit.pass(PART_MS),
  );
}

export async function press(walk: RoomBrowser, name: string | RegExp): Promise<void> {
  const button = walk.visit.page.getByRole('button', { name }).first();
  await isThere(walk, button);
  // Cards that leave lie over it until they are gone.
  await walk.visit.pass(LEAVING_MS);
  await button.click();
}

const RECLAIMS: Readonly<Record<string, string>> = {
  'use it here': 'Use it here',
  'look again': 'Look again',
  'sit down again': 'Sit down again',
};

export const reclaim: Happening = async (walk, { event }) => {
  await press(walk, RECLAIMS[event.wording] ?? '');
  return [event];
};

const CARDS = '[data-pack=held] [data-card]';

/** Chooses by pointer what is chosen first, long enough after it came. */
export const chooseFirst: Happening = async (walk, { event }) => {
  const { visit, site } = walk;
  const first = visit.page.locator(`${CARDS}, [data-half-deck]`).first();
  await isThere(walk, first);
  await visit.pass(SEEN_MS);
  const id = (await first.getAttribute('data-card')) ?? (await first.getAttribute('data-half-deck'));
  await first.click({ force: true });
  return [{ type: event.type, id, by: 'pointer', atMs: site.nowMs() }];
};

/** Stars a card by key. */
export const star: Happening = async (walk, { event }) => {
  const { page } = walk.visit;
  const cards = page.locator('[data-card]');
  await isThere(walk, cards.first());
  const card =
    event.wording === 'card 1' ? cards.first() : event.wording === 'card 2' ? cards.nth(1) : cards.last();
  const id = await card.getAttribute('data-card');
  await card.focus();
  await page.keyboard.press('f');
  return [{ type: event.type, id }];
};

export const orderWishes: Happening = async (walk, { event }) => {
  const { page } = walk.visit;
  // Its label is what is pressed: the input itself is a pixel.
  await page.locator('label').filter({ hasText: 'Wishes 2' }).click();
  const more = page.getByRole('button', { name: /^Move .* up$/ }).last();
  await isThere(walk, more);
  await more.click();
  return [{ type: event.type, ids: [...walk.world.starred].reverse() }];
};

export const confirm: Happening = async (walk, { event }) => {
  const { visit, site, world } = walk;
  await visit.pass(SEEN_MS);
  await press(walk, /^Take (?!back)/);
  const atMs = site.nowMs();
  const [turnId, turnNumber] = world.draft?.asked?.turn.split(' ') ?? [];
  const command = { type: 'choose', turnId, turnNumber, option: world.chosen[0] };
  await comes(walk, event.type === 'pick.confirmed' ? 'Command pick' : 'Command choose');
  return [{ type: event.type, by: 'pointer', atMs, command }];
};
