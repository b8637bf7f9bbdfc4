import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import type { DeckExport, DeckListReading } from '#contract/decks/exports.ts';
import type { Problem } from '#contract/problem.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { turnOf, viewFor } from '#engine/draft.ts';
import { type Account, registerAccount } from '../harness/account.ts';
import { CARD_DATA } from '../harness/cardData.ts';
import { granted, type Steered, soon, type TestTable, tableOf } from '../harness/steered.ts';

/** A file of real decks and schemas. */
export const realFile = (path: string) => readFileSync(join(CARD_DATA, path), 'utf8');

/** A deck of a finished draft, with the ways out of the server and back in. */
export interface DraftedDeck {
  readonly owner: Account;
  readonly table: TestTable;
  readonly path: string;
  view(): Promise<DeckView>;
  save(name: string, contents: DeckContents): Promise<DeckView>;
  exported(slug: string): Promise<DeckExport>;
  readBack(text: string): Promise<DeckListReading>;
  /** The problem that a list is answered with. */
  refusedList(text: string): Promise<{ readonly status: number; readonly problem: Problem }>;
}

/** Drafts a template against bots; the seat of the owner is played as a bot would. */
export async function draftDeck(steered: Steered, game: string, template: string): Promise<DraftedDeck> {
  const owner = await registerAccount(steered.server().url, 'drafter');
  const { draftId } = await owner.post<{ draftId: string }>('/drafts', { game, template, solo: true });
  const table = tableOf(steered, draftId, [owner]);
  await playAsBot(table);
  return deckOf(table, owner);
}

/** The deck of somebody at a finished table, at whichever server they are signed in. */
export function deckOf(table: TestTable, owner: Account): DraftedDeck {
  const path = `/drafts/${table.draftId}/decks/${owner.userId}`;
  const view = () => owner.get<DeckView>(path);
  return {
    owner,
    table,
    path,
    view,
    async save(name, contents) {
      const { version } = await view();
      await owner.put(path, { version, name, submit: false, contents });
      return view();
    },
    exported: (slug) => owner.get<DeckExport>(`${path}/exports/${slug}`),
    readBack: (text) => owner.post<DeckListReading>(`${path}/lists`, { text }),
    async refusedList(text) {
      const { status, text: reply } = await owner.call('POST', `${path}/lists`, { text });
      return { status, problem: JSON.parse(reply) as Problem };
    },
  };
}

async function playAsBot(table: TestTable): Promise<void> {
  for (;;) {
    await soon(async () => {
      const { setup, state } = await table.draft();
      return state.phase === 'complete' || turnOf(setup, state, 0) !== null;
    }, 'the bots pass their packs');
    const { setup, state } = await table.draft();
    if (state.phase === 'complete') return;
    const { action } = autoAction(setup, viewFor(setup, state, { seat: 0 }));
    if (action.type !== 'pick') throw new Error('These drafts ask for picks alone.');
    const { packId, pickNumber, cardInstanceIds, burnIds, destination } = action;
    const ids = { cardInstanceIds: [...cardInstanceIds], burnIds: [...burnIds] };
    granted(await table.ask(0, { type: 'pick', packId, pickNumber, ...ids, destination }));
  }
}

/** How often each card lies in each bucket: what has to be equal after a list was read back. */
export function countsOf(
  view: Pick<DeckView, 'pool' | 'faces'>,
  { buckets, free }: DeckContents,
  keyOf: (card: { name: string; set: string; number: string; finish: string }) => string,
): Record<string, Record<string, number>> {
  const byId = new Map(view.pool.map((card) => [card.id, card]));
  const counted = Object.entries(buckets).map(([bucket, ids]) => {
    const counts: Record<string, number> = {};
    for (const id of ids) {
      const card = byId.get(id);
      const face = card && view.faces[card.card];
      if (!card || !face) throw new Error(`${id} is not in the pool.`);
      const key = keyOf({ name: face.name, set: face.set, number: face.number, finish: card.finish });
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return [bucket, counts] as const;
  });
  return { ...Object.fromEntries(counted), free };
}

/** The deck a bot would build of the pool, with cards of it moved about so that every bucket holds some. */
export function botDeck({ suggestion, look }: DeckView, free: Record<string, number>): DeckContents {
  if (!suggestion) throw new Error('The owner is told a deck.');
  const buckets = Object.fromEntries(look.buckets.map(({ key }) => [key, [] as string[]]));
  return { buckets: { ...buckets, main: [...suggestion.main], side: [...suggestion.side] }, free };
}
