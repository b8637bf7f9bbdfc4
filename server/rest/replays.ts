import * as z from 'zod/mini';
import { api as rows } from '#contract/api.ts';
import { forkSchema, makePollSchema, voteSchema } from '#contract/forks.ts';
import { refused } from '#contract/refusals.ts';
import { implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
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
  async (api, house) => {
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

    await implement(rows.polledDraft, async ({ params, member }) => {
      const draft = await readPolledDraft(polls, params.key, member.memberId);
      if (!draft.ok) throw refusal(draft.refusal, null, { sentence: draft.message });
      return draft.value;
    })(api, house);

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
