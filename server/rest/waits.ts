import * as z from 'zod/mini';
import { refused } from '#contract/refusals.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Tables } from '../rooms/tables.ts';
import { tableWaits } from '../rooms/tableWaits.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

const draftPath = z.object({ draftId: z.string().check(z.maxLength(64)) });

/** GET /api/drafts/{draftId}/waits: who holds packs at a correspondence table. */
export const waitRoutes =
  (tables: Tables): RouteModule =>
  (api, house) => {
    const { db, clock } = house;
    const preHandler = signedIn(house);
    api.get(
      '/drafts/:draftId/waits',
      { schema: { params: draftPath }, preHandler },
      async (request, reply) => {
        const draft = await tables.running(request.params.draftId);
        const { memberId } = principalOf(request);
        return sendReply(
          reply,
          draft ? await tableWaits(db, draft, memberId, clock.now()) : refused('notFound'),
        );
      },
    );
  };
