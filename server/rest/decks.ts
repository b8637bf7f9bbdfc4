import * as z from 'zod/mini';
import { saveDeckSchema } from '#contract/decks.ts';
import { refused } from '#contract/refusals.ts';
import { readDeck, saveDeck } from '../decks/deck.ts';
import { exportDeck } from '../decks/exportDeck.ts';
import type { Audience } from '../hub/audience.ts';
import { readLogFile, readResults } from '../results/results.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';
import { sendReply } from './replies.ts';

const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const exportPath = z.object({ draftId: z.string(), memberId: z.string(), slug: z.string() });
const draftPath = z.object({ draftId: z.string() });

/** Results and log of a finished draft, and the decks built from it. */
export const deckRoutes =
  (audience: Audience): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);

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
        return sendReply(reply, await readDeck(house.db, draftId, memberId, principalOf(request).memberId));
      },
    );

    api.put(
      '/drafts/:draftId/decks/:memberId',
      { schema: { params: deckPath, body: saveDeckSchema }, preHandler },
      async (request, reply) => {
        const ask = {
          ...request.params,
          writerId: principalOf(request).memberId,
          save: request.body,
          nowMs: house.clock.now(),
        };
        return sendReply(reply, await saveDeck(house.db, ask));
      },
    );

    api.get(
      '/drafts/:draftId/decks/:memberId/exports/:slug',
      { schema: { params: exportPath }, preHandler },
      async (request, reply) => {
        const { draftId, memberId, slug } = request.params;
        const deck = await readDeck(house.db, draftId, memberId, principalOf(request).memberId);
        return sendReply(reply, deck.ok ? await exportDeck(house.db, deck.value, slug) : deck);
      },
    );
  };
