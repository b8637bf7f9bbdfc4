import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { DeckView } from '#contract/decks/decks.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { draftOf, packOf } from './shortDraft.ts';
import { openSignedIn, type SteeredServer } from './steeredServer.ts';

/** A member whose draft against bots is over; their deck is not built yet. */
export interface DraftedDeck {
  readonly page: Page;
  readonly errors: readonly string[];
  readonly address: string;
  /** The deck as the server holds it. */
  readonly stored: () => Promise<DeckView>;
}

/** Signs somebody up and plays a short draft for them through the tables themselves. */
export async function openDrafted(
  context: BrowserContext,
  site: SteeredServer,
  handle: string,
): Promise<DraftedDeck> {
  const page = await openSignedIn(context, handle);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(path, { headers })).json();
  const made = await page.request.post('/api/drafts', {
    headers,
    data: { game: 'emberwake', template: 'emberwake-draft', solo: true },
  });
  const { draftId } = await made.json();
  const { userId } = await read('/api/auth/me');
  await playAlone(site, draftId, userId);
  return {
    page,
    errors,
    address: `/drafts/${draftId}/deck-builder/${userId}`,
    stored: () => read(`/api/drafts/${draftId}/decks/${userId}`),
  };
}

async function playAlone(site: SteeredServer, draftId: string, userId: string): Promise<void> {
  const seat = (await draftOf(site, draftId)).seats.findIndex(({ memberId }) => memberId === userId);
  for (let turn = 0; ; turn += 1) {
    const draft = await draftOf(site, draftId);
    if (draft.state.phase === 'complete') return;
    const pack = packOf(draft, seat);
    const card = pack?.cards[0]?.id;
    if (!pack || card === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const pick: TableCommand = {
      type: 'pick',
      packId: pack.packId,
      pickNumber: pack.pickNumber,
      cardInstanceIds: [card],
      burnIds: [],
      destination: 'main',
    };
    await site.server.tables.command(userId, draftId, `pick-${turn}`, pick);
  }
}

export const countIn = ({ contents }: DeckView, bucket: string): number =>
  contents.buckets[bucket]?.length ?? 0;

export const expectSaved = (page: Page) => expect(page.getByText(/^Saved /).first()).toBeVisible();
