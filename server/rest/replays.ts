import * as z from 'zod/mini';
import { forkSchema, makePollSchema } from '#contract/forks.ts';
import { refused } from '#contract/refusals.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { forkDraft } from '../results/forkDraft.ts';
import { makePoll } from '../results/polls/polls.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

const draftPath = z.object({ draftId: z.string() });

/** What people make of finished drafts: playing on from a pick, and asking others about one. */
export const replayRoutes =
  (audience: Audience): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const { db, clock } = house;

    api.post(
      '/drafts/:draftId/forks',
      { schema: { params: draftPath, body: forkSchema }, preHandler },
      async (request, reply) => {
        const { memberId } = principalOf(request);
        const table = await audience.tableView(request.params.draftId, memberId);
        if (!table) return sendReply(reply, refused('notFound'));
        return sendReply(reply, await forkDraft(db, table, memberId, request.body, clock.now()));
      },
    );

    api.post(
      '/drafts/:draftId/polls',
      { schema: { params: draftPath, body: makePollSchema }, preHandler },
      async (request, reply) => {
        const { memberId } = principalOf(request);
        const table = await audience.tableView(request.params.draftId, memberId);
        if (!table) return sendReply(reply, refused('notFound'));
        return sendReply(reply, await makePoll(db, table, memberId, request.body, clock.now()));
      },
    );
  };
