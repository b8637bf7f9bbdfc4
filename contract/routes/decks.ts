import * as z from 'zod/mini';
import { nothing, route, signedIn } from '../route.ts';

/** What people do with their decks. */
export const deckRoutes = {
  /** A file of the deck was copied or saved: looking at one is no export (product.md section 14). */
  deckTaken: route('POST /drafts/:draftId/decks/:memberId/exports', {
    params: z.object({ draftId: z.string(), memberId: z.string() }),
    reply: nothing,
    refusals: ['notFound', 'deckNotYours'],
    access: signedIn,
  }),
};
