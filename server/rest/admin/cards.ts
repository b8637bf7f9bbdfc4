import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  bulkCardsSchema,
  bulkPrintingsSchema,
  changeCardSchema,
  changePrintingSchema,
  newCardSchema,
  printingFormSchema,
  selectedSchema,
} from '#contract/admin/cards.ts';
import { deleteCards, deletePrintings, setCardField, setPrintingField } from '../../admin/cards/bulkCards.ts';
import { readCardGame } from '../../admin/cards/cardGame.ts';
import { changeCard, changePrinting } from '../../admin/cards/changeCard.ts';
import { makeCard, makePrinting } from '../../admin/cards/makeCard.ts';
import { readCard } from '../../admin/cards/readCard.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const id = z.string().check(z.maxLength(60));
const gamePath = z.object({ game: id });
const cardPath = z.object({ cardId: id });
const printingPath = z.object({ printingId: id });

/** Cards and their printings, one by one and many at once; the lists are tables of the kit. */
export const adminCardRoutes: RouteModule = (api, house) => {
  const preHandler = allowed(house, 'administer');
  const { db } = house;
  const editorOf = (request: FastifyRequest) => ({
    memberId: principalOf(request).memberId,
    nowMs: house.clock.now(),
  });

  api.get('/admin/card-games/:game', { schema: { params: gamePath }, preHandler }, async (request) =>
    readCardGame(db, request.params.game),
  );
  api.get('/admin/cards/:cardId', { schema: { params: cardPath }, preHandler }, async (request) =>
    readCard(db, request.params.cardId),
  );
  api.post('/admin/cards', { schema: { body: newCardSchema }, preHandler }, async (request) =>
    makeCard(db, editorOf(request), request.body),
  );
  api.put(
    '/admin/cards/:cardId',
    { schema: { params: cardPath, body: changeCardSchema }, preHandler },
    async (request) => ({
      activityId: await changeCard(db, editorOf(request), request.params.cardId, request.body),
    }),
  );
  api.post(
    '/admin/cards/:cardId/printings',
    { schema: { params: cardPath, body: printingFormSchema }, preHandler },
    async (request) => makePrinting(db, editorOf(request), request.params.cardId, request.body),
  );
  api.put(
    '/admin/printings/:printingId',
    { schema: { params: printingPath, body: changePrintingSchema }, preHandler },
    async (request) => ({
      activityId: await changePrinting(db, editorOf(request), request.params.printingId, request.body),
    }),
  );
  api.post('/admin/cards/change', { schema: { body: bulkCardsSchema }, preHandler }, async (request) =>
    setCardField(db, editorOf(request), request.body.selection, request.body.change),
  );
  api.post(
    '/admin/printings/change',
    { schema: { body: bulkPrintingsSchema }, preHandler },
    async (request) => setPrintingField(db, editorOf(request), request.body.selection, request.body.change),
  );
  api.post('/admin/cards/delete', { schema: { body: selectedSchema }, preHandler }, async (request) =>
    deleteCards(db, editorOf(request), request.body.selection),
  );
  api.post('/admin/printings/delete', { schema: { body: selectedSchema }, preHandler }, async (request) =>
    deletePrintings(db, editorOf(request), request.body.selection),
  );
};
