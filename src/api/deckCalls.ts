import * as z from 'zod/mini';
import type {
  AddDeck,
  DeckSnapshot,
  DeckSnapshots,
  DeckView,
  SaveDeck,
  TakeSnapshot,
} from '#contract/decks.ts';
import type { DeckExport, DeckListReading } from '#contract/exports.ts';
import { deckRoutes } from '#contract/routes/decks.ts';
import type { Api, CallOptions } from './api.ts';
import { createClient } from './client.ts';

/** Whose deck of which draft; `number` is the deck of the pool, without it the one that others may see. */
export interface DeckAddress {
  readonly draftId: string;
  readonly memberId: string;
  readonly number?: number | undefined;
}

const savedSchema = z.object({
  version: z.int(),
  savedAtMs: z.number(),
  submittedAtMs: z.nullable(z.number()),
});
const numberSchema = z.object({ number: z.int() });
const shaped = <Shape>(field: keyof Shape & string) =>
  z.custom<Shape>((value) => typeof value === 'object' && value !== null && field in value);
const deckSchema = shaped<DeckView>('contents');
const exportSchema = shaped<DeckExport>('text');
const readingSchema = shaped<DeckListReading>('contents');
const snapshotsSchema = shaped<DeckSnapshots>('snapshots');
const snapshotSchema = shaped<DeckSnapshot>('takenAtMs');

export type DeckCalls = ReturnType<typeof createDeckCalls>;

/** Calls about the decks of one pool; all throw `ApiFailure`. */
export function createDeckCalls(api: Api, { draftId, memberId, number }: DeckAddress) {
  const path = `/drafts/${encodeURIComponent(draftId)}/decks/${encodeURIComponent(memberId)}`;
  const of = (deck: number | undefined) => (deck === undefined ? '' : `?deck=${deck}`);
  return {
    read: (options?: CallOptions) => api.get(path + of(number), deckSchema, options),
    save: (save: SaveDeck) => api.put(path + of(number), save, savedSchema),
    add: async (deck: AddDeck) => (await api.post(`${path}/others`, deck, numberSchema)).number,
    remove: async (deck: number) => (await api.delete(path + of(deck), numberSchema)).number,
    export: (slug: string) =>
      api.get(`${path}/exports/${encodeURIComponent(slug)}${of(number)}`, exportSchema),
    taken: () => createClient(deckRoutes, api).deckTaken({ params: { draftId, memberId } }),
    readList: (text: string) => api.post(`${path}/lists${of(number)}`, { text }, readingSchema),
    snapshots: () => api.get(`${path}/snapshots${of(number)}`, snapshotsSchema),
    takeSnapshot: (snapshot: TakeSnapshot) =>
      api.post(`${path}/snapshots${of(number)}`, snapshot, snapshotSchema),
    removeSnapshot: async (id: string) => {
      await api.delete(`${path}/snapshots/${encodeURIComponent(id)}`, z.unknown());
    },
  };
}
