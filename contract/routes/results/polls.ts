import * as z from 'zod/mini';
import { pollViewSchema, voteSchema } from '#contract/results/forks.ts';
import { everyone, route, signedIn } from '#contract/route.ts';

const params = z.object({ key: z.string().check(z.maxLength(64)) });

/** Questions about a pick, which do not name the draft they are about. Wrong keys are counted as wrong codes are. */
export const pollRoutes = {
  poll: route('GET /polls/:key', {
    params,
    reply: pollViewSchema,
    refusals: ['notFound'],
    access: everyone,
    token: 'results:read',
  }),
  /**
   * One vote a member; one a browser of people without a session, by a cookie that the first vote sets. Voting again
   * changes the vote.
   */
  pollVote: route('PUT /polls/:key/vote', {
    params,
    body: voteSchema,
    reply: pollViewSchema,
    refusals: ['notFound', 'notYourCard'],
    access: everyone,
    token: 'results:share',
  }),
  /** For people who may open the results of the draft anyway. */
  polledDraft: route('GET /polls/:key/draft', {
    params,
    reply: z.object({ draftId: z.string() }),
    refusals: ['notFound', 'notAllowed'],
    access: signedIn,
    token: 'results:read',
  }),
};
