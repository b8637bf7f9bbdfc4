import { type ActivityDetail, activityPath, type RowChangeView } from '#contract/admin/activity.ts';
import type { Subject } from '../../admin/activitySubjects.ts';
import { revertActivity } from '../../admin/revertActivity.ts';
import { activityTable } from '../../admin/tables/activity.ts';
import { notFound } from '../../http/refusalError.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const SHOWN_ROWS = 50;
const DETAIL = `select a.id, ${activityTable.columns.map((column) => `${column.sql} as "${column.key}"`).join(', ')}
  from ${activityTable.from} where a.id = $1`;

/** What keeps rows of a subject in memory is told here that they were put back. */
export type RevertListeners = Partial<Record<Subject, () => Promise<void> | void>>;

/** One activity with its rows before and after, and its revert. */
export const adminActivityRoutes =
  (listeners: RevertListeners = {}): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, 'administer');

    api.get(
      '/admin/activity/:activityId',
      { schema: { params: activityPath }, preHandler },
      async (request) => {
        const { activityId } = request.params;
        const [found] = await house.db.query<Omit<ActivityDetail, 'rows'>>(DETAIL, [activityId]);
        if (!found) throw notFound();
        const rows = await house.db.query<RowChangeView>(
          `select subject, subject_id as "subjectId", before - 'sources' as before, after - 'sources' as after
         from activity_change
         where activity_id = $1 order by seq limit ${SHOWN_ROWS}`,
          [activityId],
        );
        return { ...found, rows };
      },
    );

    api.post(
      '/admin/activity/:activityId/revert',
      { schema: { params: activityPath }, preHandler },
      async (request) => {
        const { memberId } = principalOf(request);
        const who = { memberId, nowMs: house.clock.now() };
        const { subjects, ...reverted } = await revertActivity(house.db, request.params.activityId, who);
        for (const subject of subjects) await listeners[subject]?.();
        return reverted;
      },
    );
  };
