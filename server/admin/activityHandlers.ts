import { api } from '#contract/api.ts';
import type { RouteModule } from '../app/appContext.ts';
import { implement } from '../http/implement.ts';
import type { Subject } from './activitySubjects.ts';
import { editorOf } from './editor.ts';
import { readActivity } from './readActivity.ts';
import { revertActivity } from './revertActivity.ts';

/** Called after rows of a subject were put back, for caches that hold them. */
export type RevertListeners = Partial<Record<Subject, () => Promise<void> | void>>;

/** One activity with its rows before and after, and its revert. */
export const adminActivityHandlers = (listeners: RevertListeners): readonly RouteModule[] => [
  implement(api.activityDetail, ({ params }, { db }) => readActivity(db, params.activityId)),
  implement(api.activityRevert, async ({ params, member }, context) => {
    const { subjects, ...reverted } = await revertActivity(
      context.db,
      params.activityId,
      editorOf(member, context),
    );
    for (const subject of subjects) await listeners[subject]?.();
    return reverted;
  }),
];
