import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  bulkCardsSchema,
  bulkDoneSchema,
  bulkPrintingsSchema,
  cardDetailSchema,
  cardGameSchema,
  changeCardSchema,
  changePrintingSchema,
  madeSchema,
  newCardSchema,
  printingFormSchema,
  selectedSchema,
} from '#contract/admin/cards.ts';
import { admin, route } from '#contract/route.ts';

const id = z.string().check(z.maxLength(60));
const cardParams = z.object({ cardId: id });

/** Cards and their printings, one by one and many at once; the lists are tables of the kit. */
export const adminCardRoutes = {
  cardGame: route('GET /admin/card-games/:game', {
    params: z.object({ game: id }),
    reply: cardGameSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:read',
  }),
  cardDetail: route('GET /admin/cards/:cardId', {
    params: cardParams,
    reply: cardDetailSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:read',
  }),
  cardMake: route('POST /admin/cards', {
    body: newCardSchema,
    reply: madeSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:write',
  }),
  cardChange: route('PUT /admin/cards/:cardId', {
    params: cardParams,
    body: changeCardSchema,
    reply: changedSchema,
    refusals: ['notFound', 'changedMeanwhile'],
    access: admin,
    token: 'admin.cards:write',
  }),
  printingMake: route('POST /admin/cards/:cardId/printings', {
    params: cardParams,
    body: printingFormSchema,
    reply: madeSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:write',
  }),
  printingChange: route('PUT /admin/printings/:printingId', {
    params: z.object({ printingId: id }),
    body: changePrintingSchema,
    reply: changedSchema,
    refusals: ['notFound', 'changedMeanwhile'],
    access: admin,
    token: 'admin.cards:write',
  }),
  cardsChange: route('POST /admin/cards/change', {
    body: bulkCardsSchema,
    reply: bulkDoneSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:write',
  }),
  printingsChange: route('POST /admin/printings/change', {
    body: bulkPrintingsSchema,
    reply: bulkDoneSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:write',
  }),
  cardsDelete: route('POST /admin/cards/delete', {
    body: selectedSchema,
    reply: bulkDoneSchema,
    refusals: ['neededByPack'],
    access: admin,
    token: 'admin.cards:write',
  }),
  printingsDelete: route('POST /admin/printings/delete', {
    body: selectedSchema,
    reply: bulkDoneSchema,
    refusals: ['neededByPack'],
    access: admin,
    token: 'admin.cards:write',
  }),
};
