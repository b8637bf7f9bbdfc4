import * as z from 'zod/mini';
import { saveDeckSchema } from '#contract/decks.ts';
import { refused } from '#contract/refusals.ts';
import type { Database } from '../db/database.ts';
import { type DeckReader, readDeck } from '../decks/deck.ts';
import { exportDeck } from '../decks/exportDeck.ts';
import { saveDeck } from '../decks/saveDeck.ts';
import type { Audience } from '../hub/audience.ts';
import { readLogFile, readResults } from '../results/results.ts';
import { loadDraft } from '../rooms/loadDraft.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import type { Tables } from '../rooms/tables.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';
import { sendReply } from './replies.ts';

const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const exportPath = z.object({ draftId: z.string(), memberId: z.string(), slug: z.string() });
const draftPath = z.object({ draftId: z.string() });

/** A started draft: from the room that is in memory, else folded anew (one that was cancelled has no room). */
async function draftOf(tables: Tables, db: Database, draftId: string): Promise<RunningDraft | null> {
  return (await tables.running(draftId)) ?? (await loadDraft(db, draftId))?.draft ?? null;
}

const readerOf = (request: Parameters<typeof principalOf>[0], nowMs: number): DeckReader => ({
  readerId: principalOf(request).memberId,
  nowMs,
});

/** Results and log of a finished draft, and the decks built from it. */
export const deckRoutes =
  (tables: Tables, audience: Audience): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const { db } = house;

    api.get(
      '/drafts/:draftId/results',
      { schema: { params: draftPath }, preHandler },
      async (request, reply) => {
        const table = await audience.tableView(request.params.draftId);
        if (!table) return sendReply(reply, refused('notFound'));
        return sendReply(reply, await readResults(house.db, table, principalOf(request).memberId));
      },
    );

    api.get('/drafts/:draftId/log', { schema: { params: draftPath }, preHandler }, async (request, reply) => {
      const table = await audience.tableView(request.params.draftId);
      if (!table) return sendReply(reply, refused('notFound'));
      return sendReply(reply, await readLogFile(house.db, table, principalOf(request).memberId));
    });

    api.get(
      '/drafts/:draftId/decks/:memberId',
      { schema: { params: deckPath }, preHandler },
      async (request, reply) => {
        const { draftId, memberId } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        return sendReply(reply, await readDeck(db, draft, memberId, readerOf(request, house.clock.now())));
      },
    );

    api.put(
      '/drafts/:draftId/decks/:memberId',
      { schema: { params: deckPath, body: saveDeckSchema }, preHandler },
      async (request, reply) => {
        const { draftId, memberId } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const writerId = principalOf(request).memberId;
        const save = request.body;
        const saved = await saveDeck(db, { draft, memberId, writerId, save, nowMs: house.clock.now() });
        if (!saved.ok) return sendReply(reply, saved);
        const { isTableFinished, ...value } = saved.value;
        if (isTableFinished) tables.changed(draftId);
        return sendReply(reply, { ok: true, value });
      },
    );

    api.get(
      '/drafts/:draftId/decks/:memberId/exports/:slug',
      { schema: { params: exportPath }, preHandler },
      async (request, reply) => {
        const { draftId, memberId, slug } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const deck = await readDeck(db, draft, memberId, readerOf(request, house.clock.now()));
        return sendReply(reply, deck.ok ? await exportDeck(db, deck.value, slug) : deck);
      },
    );
  };
