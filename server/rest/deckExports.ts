import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { api as rows } from '#contract/api.ts';
import { deckQuerySchema } from '#contract/decks.ts';
import { deckListSchema } from '#contract/exports.ts';
import type { Problem } from '#contract/problem.ts';
import { refused } from '#contract/refusals.ts';
import { noteExport } from '../achievements/noteExport.ts';
import { readDeck } from '../decks/deck.ts';
import { cardIdsOf } from '../exports/deckCards.ts';
import { exportDeck } from '../exports/exportDeck.ts';
import { type ListRefusal, readListIntoPool } from '../exports/lists/readListIntoPool.ts';
import type { TemplateSandbox } from '../exports/sandbox/templateSandbox.ts';
import { implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Tables } from '../rooms/tables.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';
import { draftOf } from './startedDraft.ts';

const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const exportPath = z.object({ draftId: z.string(), memberId: z.string(), slug: z.string() });

/** Decks in the formats of other programs, and lists in those formats back into a pool. */
export const deckExportRoutes =
  (tables: Tables, sandbox: TemplateSandbox): RouteModule =>
  async (api, house) => {
    const preHandler = signedIn(house);
    const { db, clock, settings } = house;
    const ports = { db, sandbox, publicUrl: settings.publicUrl };

    await implement(rows.deckTaken, async ({ params, member }) => {
      const { draftId, memberId } = params;
      if (member.memberId !== memberId) throw refusal('deckNotYours');
      const draft = await draftOf(tables, db, draftId);
      const reader = { readerId: memberId, nowMs: clock.now() };
      if (!draft || !(await readDeck(db, draft, memberId, reader)).ok) throw refusal('notFound');
      await noteExport(db, memberId, draftId, clock.now());
      return undefined;
    })(api, house);

    api.get(
      '/drafts/:draftId/decks/:memberId/exports/:slug',
      { schema: { params: exportPath, querystring: deckQuerySchema }, preHandler },
      async (request, reply) => {
        const { draftId, memberId, slug } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const { memberId: readerId } = principalOf(request);
        const reader = { readerId, nowMs: clock.now(), deckNumber: request.query.deck };
        const deck = await readDeck(db, draft, memberId, reader);
        if (!deck.ok) return sendReply(reply, deck);
        const { catalogue } = draft.setup;
        const exported = await exportDeck(ports, { view: deck.value, catalogue }, slug);
        return sendReply(reply, exported);
      },
    );

    api.post(
      '/drafts/:draftId/decks/:memberId/lists',
      { schema: { params: deckPath, querystring: deckQuerySchema, body: deckListSchema }, preHandler },
      async (request, reply) => {
        const { draftId, memberId } = request.params;
        const draft = await draftOf(tables, db, draftId);
        if (!draft) return sendReply(reply, refused('notFound'));
        const { memberId: readerId } = principalOf(request);
        if (readerId !== memberId) return sendReply(reply, refused('deckNotYours'));
        const reader = { readerId, nowMs: clock.now(), deckNumber: request.query.deck };
        const deck = await readDeck(db, draft, memberId, reader);
        if (!deck.ok) return sendReply(reply, deck);
        const ids = await cardIdsOf(db, draft.setup.catalogue, deck.value);
        const reading = readListIntoPool(request.body.text, deck.value, ids);
        return reading.ok ? reply.send(reading.value) : sendListRefusal(reply, reading);
      },
    );
  };

/** All that is wrong with a list, a sentence each. */
function sendListRefusal(reply: FastifyReply, { refusal, sentences }: ListRefusal): FastifyReply {
  const said = refused(refusal);
  const message = said.ok ? '' : said.message;
  const problem: Problem = {
    message: sentences.length === 1 ? (sentences[0] ?? message) : message,
    code: refusal,
    errors: { list: [...sentences] },
    requestId: reply.request.id,
  };
  return reply.status(422).send(problem);
}
