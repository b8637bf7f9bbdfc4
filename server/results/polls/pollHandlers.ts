import type { FastifyRequest } from 'fastify';
import { api as rows } from '#contract/api.ts';
import { refused } from '#contract/refusals.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { guessFrom } from '#server/app/requests/guessedCodes.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { granted } from '../../http/granted.ts';
import { implement } from '../../http/implement.ts';
import { tooMany } from '../../http/refusalError.ts';
import { namesLanguage } from '../../http/requestLocale.ts';
import { resultsInLanguage } from '../resultsInLanguage.ts';
import { findPoll, POLL_GONE, type PollRoom, type PollRow, readPolledDraft, readPollView } from './polls.ts';
import { createPollVoters } from './voters.ts';
import { countVisitorVote, storeVote } from './votes.ts';

/** The poll that a request names; wrong keys count against the visitor's address. */
async function polled(context: AppContext, request: FastifyRequest, key: string): Promise<PollRow> {
  const poll = await guessFrom(context, addressOf(request))(() => findPoll(context.db, key));
  return poll ?? granted(refused('notFound', POLL_GONE));
}

/** Reading a poll, voting in it, and finding the draft behind it. */
export const pollHandlers =
  (views: Omit<PollRoom, 'db'>): RouteModule =>
  async (api, context) => {
    const { db, clock } = context;
    const voters = await createPollVoters(db, context.settings);
    const room = { db, ...views };
    const voterOf = (request: FastifyRequest, key: string): string | null => {
      const id = voters.read(request);
      return id === null ? null : voters.voterIn(key, id);
    };

    await implement(rows.poll, async ({ params: { key }, member, request }) => {
      const poll = await polled(context, request, key);
      const reader = { memberId: member?.memberId ?? null, voter: voterOf(request, key) };
      return granted(
        await resultsInLanguage(
          db,
          poll.draft_id,
          await readPollView(room, poll, reader),
          namesLanguage(request),
        ),
      );
    })(api, context);

    await implement(
      rows.pollVote,
      async ({ params: { key }, body: { cardId }, member, request, setCookie }) => {
        const poll = await polled(context, request, key);
        const memberId = member?.memberId ?? null;
        let voter = voterOf(request, key);
        const { pack, mine } = granted(await readPollView(room, poll, { memberId, voter }));
        if (!pack.some(({ id }) => id === cardId)) granted(refused('notYourCard'));
        if (mine === null && (member === null || member.isGuest)) {
          const waitSeconds = await countVisitorVote(db, key, addressOf(request), clock.now());
          if (waitSeconds > 0) throw tooMany(waitSeconds);
        }
        if (memberId === null) voter ??= voters.voterIn(key, voters.admit(setCookie));
        await storeVote(db, key, { memberId, voter }, cardId, clock.now());
        return granted(
          await resultsInLanguage(
            db,
            poll.draft_id,
            await readPollView(room, poll, { memberId, voter }),
            namesLanguage(request),
          ),
        );
      },
    )(api, context);

    await implement(rows.polledDraft, async ({ params, member, request }) =>
      granted(await readPolledDraft(room, await polled(context, request, params.key), member.memberId)),
    )(api, context);
  };
