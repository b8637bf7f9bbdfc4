import * as z from 'zod/mini';
import { forkSchema, makePollSchema } from '#contract/results/forks.ts';
import { route, signedIn } from '#contract/route.ts';

const params = z.object({ draftId: z.string() });

/** What people make of finished drafts: playing on from a pick, and asking others about one. */
export const replayRoutes = {
  draftFork: route('POST /drafts/:draftId/forks', {
    params,
    body: forkSchema,
    reply: z.object({ draftId: z.string() }),
    refusals: ['notFound', 'notStarted', 'notAllowed', 'seatUnknown', 'tooFast', 'tooManySoloTables'],
    access: signedIn,
    token: 'tables:host',
  }),
  /** The same question twice keeps its key. */
  pollMake: route('POST /drafts/:draftId/polls', {
    params,
    body: makePollSchema,
    reply: z.object({ key: z.string() }),
    refusals: ['notFound', 'notStarted', 'notAllowed', 'seatUnknown', 'tooFast'],
    access: signedIn,
    token: 'results:share',
  }),
};
