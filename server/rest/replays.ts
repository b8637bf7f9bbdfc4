import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { api as rows } from '#contract/api.ts';
import { forkSchema, makePollSchema, voteSchema } from '#contract/forks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { implement } from '../http/implement.ts';
import { refusal, tooMany } from '../http/refusalError.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { countAttempt } from '../members/rateLimits.ts';
import { forkDraft } from '../results/forkDraft.ts';
import { makePoll, readPolledDraft, readPollView, voteInPoll } from '../results/polls.ts';
import { createPollVoters, type PollReader } from '../results/pollVoters.ts';
import { open, principalOf, signedIn } from './guards.ts';
import { guessFrom } from './guessedCodes.ts';
import type { RouteModule } from './house.ts';
import { addressOf } from './visitorAddress.ts';

const draftPath = z.object({ draftId: z.string() });
/** Votes of new browsers from one address. */
const VISITORS_VOTES = { attempts: 20, windowSeconds: 86_400 };
const pollPath = z.object({ key: z.string().check(z.maxLength(64)) });

/** What people make of finished drafts: playing on from a pick, and asking others about one. */
export const replayRoutes =
  (audience: Audience): RouteModule =>
  async (api, house) => {
    const preHandler = signedIn(house);
    const { db, clock, settings } = house;
    const voters = await createPollVoters(db, settings);
    const forEverybody = open(house);
    const readerOf = (request: FastifyRequest): PollReader =>
      request.principal
        ? { kind: 'member', memberId: request.principal.memberId }
        : { kind: 'visitor', voterId: voters.read(request) };
    /** Whoever has the key; keys that open nothing count as wrong codes do. */
    const guessed = async <Value>(request: FastifyRequest, read: () => Promise<Reply<Value>>) => {
      let answer: Reply<Value> = refused('notFound');
      await guessFrom(
        house,
        addressOf(request),
      )(async () => {
        answer = await read();
        return !answer.ok && answer.refusal === 'notFound' ? null : answer;
      });
      return answer;
    };
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

    api.get(
      '/polls/:key',
      { schema: { params: pollPath }, preHandler: forEverybody },
      async (request, reply) =>
        sendReply(
          reply,
          await guessed(request, () => readPollView(polls, request.params.key, readerOf(request))),
        ),
    );

    await implement(rows.polledDraft, async ({ params, member }) => {
      const draft = await readPolledDraft(polls, params.key, member.memberId);
      if (!draft.ok) throw refusal(draft.refusal, null, { sentence: draft.message });
      return draft.value;
    })(api, house);

    api.put(
      '/polls/:key/vote',
      { schema: { params: pollPath, body: voteSchema }, preHandler: forEverybody },
      async (request, reply) => {
        const { key } = request.params;
        const { cardId } = request.body;
        const reader = readerOf(request);
        const known = reader.kind === 'member' || reader.voterId !== null;
        if (!known) {
          // A cookie is easily thrown away: a browser's first vote counts for its address, too.
          const waitSeconds = await countAttempt(
            db,
            clock.now(),
            VISITORS_VOTES,
            'pollVote',
            addressOf(request),
          );
          if (waitSeconds > 0) throw tooMany(waitSeconds);
        }
        const answer = await guessed(request, async () => {
          const view = await readPollView(polls, key, reader);
          if (!view.ok) return view;
          const voter =
            reader.kind === 'member'
              ? reader
              : { kind: 'visitor' as const, voterId: reader.voterId ?? voters.admit(reply) };
          return voteInPoll(polls, key, voter, cardId, clock.now());
        });
        return sendReply(reply, answer);
      },
    );
  };
