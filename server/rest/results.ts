import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { gameFiguresQuerySchema } from '#contract/cardFigures.ts';
import { DRAFT_FILE_SCHEMA_PATH, RESULT_FILES } from '#contract/draftFile.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { makeResultLinkSchema } from '#contract/resultLinks.ts';
import type { TableView } from '#contract/tables.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { readDraftFigures } from '../results/draftFigures.ts';
import { draftFileJsonSchema } from '../results/files/draftFileSchema.ts';
import { readGameFigures } from '../results/gameFigures.ts';
import { readHistory } from '../results/history.ts';
import { readResultFile, readSeatDeckList } from '../results/keepDraft.ts';
import { makeResultLink, readResultLinks, withdrawResultLink } from '../results/resultLinks.ts';
import { allowed, principalOf, signedIn } from './guards.ts';
import type { Api, House, RouteModule } from './house.ts';

const draftPath = z.object({ draftId: z.string() });
const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const filePath = z.object({ draftId: z.string(), kind: z.enum(RESULT_FILES) });
const memberPath = z.object({ memberId: z.string().check(z.maxLength(64)) });
const pageQuery = z.object({ page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1) });
const gamePath = z.object({ slug: z.string().check(z.maxLength(80)) });
const keyPath = z.object({ key: z.string().check(z.maxLength(64)) });
/** Seats are numbered from 1 in addresses. */
const seatQuery = z.object({ seat: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(16))) });

type TableReply = (table: TableView) => Promise<Reply>;

/** Answers about a table of the address, if there is one for this reader. */
const aboutTable =
  (audience: Audience) => async (reply: FastifyReply, draftId: string, readerId: string, ask: TableReply) => {
    const table = await audience.tableView(draftId, readerId);
    return sendReply(reply, table ? await ask(table) : refused('notFound'));
  };

function keepingRoutes(api: Api, house: House, audience: Audience) {
  const preHandler = signedIn(house);
  const { db, settings } = house;
  const about = aboutTable(audience);

  // Without a session: other programs check files against it.
  api.get(DRAFT_FILE_SCHEMA_PATH.replace('/api', ''), async (_request, reply) =>
    reply
      .type('application/schema+json')
      .header('cache-control', 'public, max-age=3600')
      .send(draftFileJsonSchema()),
  );

  api.get(
    '/drafts/:draftId/files/:kind',
    { schema: { params: filePath, querystring: seatQuery }, preHandler },
    async (request, reply) => {
      const { draftId, kind } = request.params;
      const { seat } = request.query;
      const { memberId } = principalOf(request);
      const wish = { kind, seat: seat === undefined ? null : seat - 1, publicUrl: settings.publicUrl };
      return about(reply, draftId, memberId, (table) => readResultFile(db, table, memberId, wish));
    },
  );

  api.get(
    '/drafts/:draftId/decks/:memberId/list',
    { schema: { params: deckPath }, preHandler },
    async (request, reply) => {
      const { draftId, memberId } = request.params;
      const reader = principalOf(request).memberId;
      return about(reply, draftId, reader, (table) => readSeatDeckList(db, table, reader, memberId));
    },
  );

  api.get(
    '/drafts/:draftId/card-figures',
    { schema: { params: draftPath }, preHandler: allowed(house, 'seeCardFigures') },
    async (request, reply) => {
      const { memberId } = principalOf(request);
      return about(reply, request.params.draftId, memberId, (table) => readDraftFigures(db, table, memberId));
    },
  );
}

function gameFiguresRoute(api: Api, house: House) {
  api.get(
    '/games/:slug/card-figures',
    {
      schema: { params: gamePath, querystring: gameFiguresQuerySchema },
      preHandler: allowed(house, 'seeCardFigures'),
    },
    async (request, reply) =>
      sendReply(reply, await readGameFigures(house.db, request.params.slug, request.query)),
  );
}

function linkRoutes(api: Api, house: House, audience: Audience) {
  const preHandler = signedIn(house);
  const { db, clock } = house;
  const about = aboutTable(audience);

  api.post(
    '/drafts/:draftId/links',
    { schema: { params: draftPath, body: makeResultLinkSchema }, preHandler },
    async (request, reply) => {
      const { memberId } = principalOf(request);
      const { body } = request;
      return about(reply, request.params.draftId, memberId, (table) =>
        makeResultLink(db, table, memberId, body, clock.now()),
      );
    },
  );

  api.get('/drafts/:draftId/links', { schema: { params: draftPath }, preHandler }, async (request) => ({
    links: await readResultLinks(db, request.params.draftId, principalOf(request).memberId, clock.now()),
  }));

  api.delete('/result-links/:key', { schema: { params: keyPath }, preHandler }, async (request, reply) => {
    const { memberId } = principalOf(request);
    return sendReply(reply, await withdrawResultLink(db, memberId, request.params.key, clock.now()));
  });
}

function historyRoute(api: Api, house: House) {
  api.get(
    '/members/:memberId/history',
    { schema: { params: memberPath, querystring: pageQuery }, preHandler: signedIn(house) },
    async (request) =>
      readHistory(
        house.db,
        request.params.memberId,
        principalOf(request).memberId,
        request.query.page,
        house.clock.now(),
      ),
  );
}

/** What is kept of a finished draft: files, the lists of decks, figures of cards, and links for others. */
export const resultRoutes =
  (audience: Audience): RouteModule =>
  (api, house) => {
    keepingRoutes(api, house, audience);
    gameFiguresRoute(api, house);
    linkRoutes(api, house, audience);
    historyRoute(api, house);
  };
