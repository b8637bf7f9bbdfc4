import { activityDetailSchema, activityPath, revertedSchema } from '#contract/admin/activity.ts';
import { admin, route } from '#contract/route.ts';

/** Why something that was done is not put back. */
export const REVERT_REFUSALS = [
  'notFound',
  'final',
  'revertedAlready',
  'changedSince',
  'inTheWay',
  'neededByPack',
  'stillNeeded',
  'codeCarried',
  'ownAccount',
  'adminLockedOut',
  'roleNeedsAddress',
  'roleOfSuspended',
] as const;

/** What was done in the administration, and its way back. */
export const adminActivityRoutes = {
  activityDetail: route('GET /admin/activity/:activityId', {
    params: activityPath,
    reply: activityDetailSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.activity:read',
  }),
  activityRevert: route('POST /admin/activity/:activityId/revert', {
    params: activityPath,
    reply: revertedSchema,
    refusals: REVERT_REFUSALS,
    access: admin,
    token: 'none',
  }),
};
