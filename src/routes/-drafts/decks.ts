import type { AddDeck, SaveDeck, TakeSnapshot } from '#contract/decks/decks.ts';
import { deckRoutes } from '#contract/routes/decks.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** Whose deck of which draft; `number` is the deck of the pool, without it the one that others may see. */
export interface DeckAddress {
  readonly draftId: string;
  readonly memberId: string;
  readonly number?: number | undefined;
}

export type DeckCalls = ReturnType<typeof deckCalls>;

/** Calls about the decks of one pool; all throw `ApiFailure`. */
export function deckCalls(api: Api, { draftId, memberId, number }: DeckAddress) {
  const calls = createClient(deckRoutes, api);
  const params = { draftId, memberId };
  const query = { deck: number };
  return {
    read: (options?: CallOptions) => calls.deck({ params, query }, options),
    save: (save: SaveDeck) => calls.deckSave({ params, query, body: save }),
    add: async (deck: AddDeck) => (await calls.deckAdd({ params, body: deck })).number,
    remove: async (deck: number) => (await calls.deckRemove({ params, query: { deck } })).number,
    export: (slug: string) => calls.deckExport({ params: { ...params, slug }, query }),
    taken: () => calls.deckTaken({ params }),
    readList: (text: string) => calls.deckListRead({ params, query, body: { text } }),
    snapshots: () => calls.deckSnapshots({ params, query }),
    takeSnapshot: (snapshot: TakeSnapshot) => calls.deckSnapshotTake({ params, query, body: snapshot }),
    removeSnapshot: async (snapshotId: string) => {
      await calls.deckSnapshotRemove({ params: { ...params, snapshotId } });
    },
  };
}
