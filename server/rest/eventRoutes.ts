import * as z from 'zod/mini';
import { createEventSchema } from '#contract/events.ts';
import { refused } from '#contract/refusals.ts';
import type { Events } from '../events/events.ts';
import { readEvents } from '../events/eventView.ts';
import { sendReply } from '../http/sendReply.ts';
import type { EventAudience } from '../hub/eventAudience.ts';
import { countAttempt } from '../members/rateLimits.ts';
import { principalOf, signedIn } from './guards.ts';
import { guessFrom } from './guessedCodes.ts';
import type { RouteModule } from './house.ts';
import { addressOf } from './visitorAddress.ts';

const PAGE_ROWS = 24;
const MADE_PER_MINUTE = { attempts: 10, windowSeconds: 60 };

const listQuerySchema = z.object({
  mine: z.optional(z.enum(['true', 'false'])),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
});
const eventPath = z.object({ eventId: z.string() });
const keyQuerySchema = z.object({ key: z.optional(z.string().check(z.maxLength(20))) });

/** The list of events, one event, and making one; what is done in it goes over the live line. */
export const eventRoutes =
  (events: Events, audience: EventAudience): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const now = () => house.clock.now();

    api.get('/events', { schema: { querystring: listQuerySchema }, preHandler }, async (request) => {
      const { mine, page } = request.query;
      const { memberId } = principalOf(request);
      const query = { memberId, isMine: mine === 'true', offset: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS };
      return { ...(await readEvents(house.db, query)), nowMs: now() };
    });

    api.get(
      '/events/:eventId',
      { schema: { params: eventPath, querystring: keyQuerySchema }, preHandler },
      async (request, reply) => {
        const asked = { eventId: request.params.eventId, key: request.query.key };
        const guess = guessFrom(house, addressOf(request));
        return sendReply(reply, await audience.read(principalOf(request).memberId, asked, guess));
      },
    );

    api.post('/events', { schema: { body: createEventSchema }, preHandler }, async (request, reply) => {
      const host = principalOf(request);
      const waitSeconds = await countAttempt(house.db, now(), MADE_PER_MINUTE, 'events', host.memberId);
      if (waitSeconds > 0) return sendReply(reply, refused('tooFast'));
      return sendReply(reply, await events.create(host, request.body));
    });
  };
