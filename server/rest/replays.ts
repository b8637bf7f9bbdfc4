import * as z from 'zod/mini';
import { forkSchema, makePollSchema, voteSchema } from '#contract/forks.ts';
import { refused } from '#contract/refusals.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { forkDraft } from '../results/forkDraft.ts';
import { makePoll, readPolledDraft, readPollView, voteInPoll } from '../results/polls.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

const draftPath = z.object({ draftId: z.string() });
const pollPath = z.object({ key: z.string().check(z.maxLength(64)) });

/** What people make of finished drafts: playing on from a pick, and asking others about one. */
export const replayRoutes =
  (audience: Audience): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const { db, clock } = house;
    const polls = { db, tableView: audience.tableView, linkedView: audience.linkedView };

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

    api.get('/polls/:key', { schema: { params: pollPath }, preHandler }, async (request, reply) =>
      sendReply(reply, await readPollView(polls, request.params.key, principalOf(request).memberId)),
    );

    // A poll does not name its draft: who may open the results asks for them here.
    api.get('/polls/:key/draft', { schema: { params: pollPath }, preHandler }, async (request, reply) =>
      sendReply(reply, await readPolledDraft(polls, request.params.key, principalOf(request).memberId)),
    );

    api.put(
      '/polls/:key/vote',
      { schema: { params: pollPath, body: voteSchema }, preHandler },
      async (request, reply) => {
        const { memberId } = principalOf(request);
        const { cardId } = request.body;
        return sendReply(reply, await voteInPoll(polls, request.params.key, memberId, cardId, clock.now()));
      },
    );
  };
