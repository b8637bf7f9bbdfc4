import {
  activityDetailSchema,
  activityRowSchema,
  changedSchema,
  revertedSchema,
} from '#contract/admin/activity.ts';
import {
  adminShellSchema,
  draftRowSchema,
  type KeepOrder,
  overviewSchema,
} from '#contract/admin/overview.ts';
import type { Api, CallOptions } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls that every administration screen has; all throw `ApiFailure`. */
export function createAdminCalls(api: Api) {
  return {
    /** Counted for one game where its short name is given; an empty one is all games. */
    shell: (game: string, options?: CallOptions) =>
      api.get(
        game === '' ? '/admin/shell' : `/admin/shell?game=${encodeURIComponent(game)}`,
        adminShellSchema,
        options,
      ),
    revert: (activityId: string) => api.post(`/admin/activity/${activityId}/revert`, null, revertedSchema),
    detail: (activityId: string, options?: CallOptions) =>
      api.get(`/admin/activity/${activityId}`, activityDetailSchema, options),
  };
}

/** Calls of the overview and the activity log; all throw `ApiFailure`. */
export function createOverviewCalls(api: Api) {
  return {
    overview: (signal: AbortSignal) => api.get('/admin/overview', overviewSchema, { signal }),
    tables: createTableCalls(api, 'drafts', draftRowSchema),
    activity: createTableCalls(api, 'activity', activityRowSchema),
    keepOrder: (draftId: string, ask: KeepOrder) =>
      api.post(`/admin/tables-now/${draftId}`, { ask }, changedSchema),
  };
}
