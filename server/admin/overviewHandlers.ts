import { randomUUID } from 'node:crypto';
import { api } from '#contract/api.ts';
import type { RouteModule } from '../app/appContext.ts';
import type { Tables } from '../drafts/tables.ts';
import { granted } from '../http/granted.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusalError.ts';
import type { ImageCache } from '../images/imageCache.ts';
import { recordKeptOrder } from './keptOrder.ts';
import { readOverview, STUCK_MS } from './overview.ts';
import { readShell } from './shell.ts';
import { createShortPacks, type ShortPacks } from './shortPacks.ts';

/** What the administration shows before any of its lists, and order at the tables that are there now. */
export function adminOverviewHandlers(
  tables: Tables,
  cache: Pick<ImageCache, 'failures' | 'figures'>,
): readonly RouteModule[] {
  let shortPacks: ShortPacks | null = null;
  return [
    implement(api.adminShell, ({ query }, { db }) => readShell(db, query.game ?? null)),
    implement(api.adminOverview, async ({ request }, { db, clock }) => {
      shortPacks ??= createShortPacks(db, () => clock.now());
      // A pack that cannot be read any more must not hide everything else.
      const short = await shortPacks.read().catch((fault: unknown) => {
        request.log.error(fault);
        return [];
      });
      const failedPictures = cache.failures().length;
      const overdue = await tables.overdueInShards(clock.now() - STUCK_MS);
      const stuckElsewhere = [...new Set(overdue.map(({ draftId }) => draftId))];
      const news = { short, stuckElsewhere, failedPictures, pictures: cache.figures() };
      return readOverview(db, clock.now(), news);
    }),
    implement(api.tableKeepOrder, async ({ params: { draftId }, body: { ask }, member }, { db, clock }) => {
      const [table] = await db.query<{ name: string; gameId: string }>(
        'select name, game_id as "gameId" from draft where id = $1',
        [draftId],
      );
      if (!table) throw notFound();
      granted(await tables.keepOrder(draftId, randomUUID(), ask));
      const { memberId } = member;
      await recordKeptOrder(db, { ...table, memberId, draftId, ask, nowMs: clock.now() });
      return { activityId: null };
    }),
  ];
}
