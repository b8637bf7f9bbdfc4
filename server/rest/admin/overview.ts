import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { keepOrderSchema } from '#contract/admin/overview.ts';
import { recordKeptOrder } from '../../admin/keptOrder.ts';
import { readOverview } from '../../admin/overview.ts';
import { readShell } from '../../admin/shell.ts';
import { createShortPacks } from '../../admin/shortPacks.ts';
import { notFound } from '../../http/refusalError.ts';
import { sendReply } from '../../http/sendReply.ts';
import type { ImageCache } from '../../images/imageCache.ts';
import type { Tables } from '../../rooms/tables.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

/** Without a game everything is counted. */
const shellQuery = z.object({ game: z.optional(z.string().check(z.maxLength(60))) });
const draftPath = z.object({ draftId: z.string().check(z.maxLength(60)) });

/** What the administration shows before any of its lists, and order at the tables that are there now. */
export const adminOverviewRoutes =
  (tables: Tables, cache: Pick<ImageCache, 'failures'>): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, 'administer');
    const { db } = house;
    const shortPacks = createShortPacks(db, () => house.clock.now());

    api.get('/admin/shell', { schema: { querystring: shellQuery }, preHandler }, async (request) =>
      readShell(db, request.query.game ?? null),
    );
    api.get('/admin/overview', { preHandler }, async () => {
      // A pack that cannot be read any more must not hide everything else.
      const short = await shortPacks.read().catch((fault: unknown) => {
        api.log.error(fault);
        return [];
      });
      const news = { short, failedPictures: cache.failures().length };
      return readOverview(db, house.clock.now(), news);
    });

    api.post(
      '/admin/tables-now/:draftId',
      { schema: { params: draftPath, body: keepOrderSchema }, preHandler },
      async (request, reply) => {
        const { draftId } = request.params;
        const { ask } = request.body;
        const [table] = await db.query<{ name: string; gameId: string }>(
          'select name, game_id as "gameId" from draft where id = $1',
          [draftId],
        );
        if (!table) throw notFound();
        const answer = await tables.keepOrder(draftId, randomUUID(), ask);
        if (!answer.ok) return sendReply(reply, answer);
        const { memberId } = principalOf(request);
        await recordKeptOrder(db, { ...table, memberId, draftId, ask, nowMs: house.clock.now() });
        return reply.send({ activityId: null });
      },
    );
  };
