import * as z from 'zod/mini';
import {
  cardFiguresSchema,
  gameFiguresQuerySchema,
  gameFiguresSchema,
} from '#contract/results/cardFigures.ts';
import { able, route } from '#contract/route.ts';

/** How cards usually go in drafts. */
export const cardFigureRoutes = {
  /** Of the cards in the pools that the reader may see. */
  draftFigures: route('GET /drafts/:draftId/card-figures', {
    params: z.object({ draftId: z.string() }),
    reply: cardFiguresSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: able('seeCardFigures'),
    token: 'figures:read',
  }),
  gameFigures: route('GET /games/:slug/card-figures', {
    params: z.object({ slug: z.string().check(z.maxLength(80)) }),
    query: gameFiguresQuerySchema,
    reply: gameFiguresSchema,
    refusals: ['notFound'],
    access: able('seeCardFigures'),
    token: 'figures:read',
  }),
};
