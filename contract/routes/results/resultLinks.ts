import * as z from 'zod/mini';
import {
  makeResultLinkSchema,
  openResultLinksSchema,
  resultLinkSchema,
} from '#contract/results/resultLinks.ts';
import { nothing, route, signedIn } from '#contract/route.ts';

const params = z.object({ draftId: z.string() });

/** Links to results, as those who share them look after them. */
export const resultLinkRoutes = {
  resultLinks: route('GET /drafts/:draftId/links', {
    params,
    reply: openResultLinksSchema,
    refusals: ['notFound'],
    access: signedIn,
    token: 'results:share',
  }),
  resultLinkMake: route('POST /drafts/:draftId/links', {
    params,
    body: makeResultLinkSchema,
    reply: resultLinkSchema,
    refusals: ['notFound', 'notStarted', 'notSeated', 'notAllowed'],
    access: signedIn,
    token: 'results:share',
  }),
  /** The link stops opening at once. Only its owner may. */
  resultLinkWithdraw: route('DELETE /result-links/:key', {
    params: z.object({ key: z.string().check(z.maxLength(64)) }),
    reply: nothing,
    refusals: ['notFound'],
    access: signedIn,
    token: 'results:share',
  }),
};
