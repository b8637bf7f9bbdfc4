import * as z from 'zod/mini';
import { deckQuerySchema, saveDeckSchema } from '#contract/decks.ts';
import { refused } from '#contract/refusals.ts';
import { type DeckReader, readDeck } from '../decks/deck.ts';
import { saveDeck } from '../decks/saveDeck.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { readLogFile, readResults } from '../results/results.ts';
import type { Tables } from '../rooms/tables.ts';
import { deckKeeping } from './deckKeeping.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';
import { draftOf } from './startedDraft.ts';

const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const draftPath = z.object({ draftId: z.string() });

const readerOf = (
  request: Parameters<typeof principalOf>[0],
  nowMs: number,
  deckNumber: number | undefined,
): DeckReader => ({ readerId: principalOf(request).memberId, nowMs, deckNumber });

/** Results and log of a finished draft, and the decks built from it. */
export const deckRoutes =
  (tables: Tables, audience: Audience): RouteModule =>
  async (api, house) => {
    const preHandler = signedIn(house);
    const { db } = house;
    await deckKeeping(tables)(api, house);

    api.get(
      '/drafts/:draftId/results',
      { schema: { params: draftPath }, preHandler },
      async (request, reply) => {
        const { memberId } = principalOf(request);
        const table = await audience.tableView(request.params.draftId, memberId);
        if (!table) return sendReply(reply, refused('notFound'));
        return sendReply(reply, await readResults(house.db, table, memberId));
      },
    );

    api.get('/drafts/:draftId/log', { schema: { params: draftPath }, preHandler }, async (request, reply) => {
      const { memberId } = principalOf(request);
      const table = await audience.tableView(request.params.draftId, memberId);
      if (!table) return sendReply(reply, refused('notFound'));
      return sendReply(reply, await readLogFile(house.db, table, memberId));
    });

    api.get(
      '/drafts/:draftId/decks/:memberId',
      { schema: { params: deckPath, querystring: deckQuerySchema }, preHandler },
      async (request, reply) => {
        const { draftId, memberId } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const reader = readerOf(request, house.clock.now(), request.query.deck);
        return sendReply(reply, await readDeck(db, draft, memberId, reader));
      },
    );

    api.put(
      '/drafts/:draftId/decks/:memberId',
      { schema: { params: deckPath, querystring: deckQuerySchema, body: saveDeckSchema }, preHandler },
      async (request, reply) => {
        const { draftId, memberId } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const writerId = principalOf(request).memberId;
        const save = request.body;
        const number = request.query.deck ?? 1;
        const nowMs = house.clock.now();
        const saved = await saveDeck(db, { draft, memberId, number, writerId, save, nowMs });
        if (!saved.ok) return sendReply(reply, saved);
        const { isTableFinished, ...value } = saved.value;
        if (isTableFinished) tables.changed(draftId);
        return sendReply(reply, { ok: true, value });
      },
    );
  };
