import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { editorOf } from './editor.ts';
import { changeSet, deleteSets, makeSet } from './sets.ts';

/** Making, changing and deleting sets. */
export const adminSetHandlers = [
  implement(api.setMake, ({ body, member }, context) => makeSet(context.db, editorOf(member, context), body)),
  implement(api.setChange, async ({ params, body, member }, context) => ({
    activityId: await changeSet(context.db, editorOf(member, context), params.setId, body),
  })),
  implement(api.setsDelete, ({ body, member }, context) =>
    deleteSets(context.db, editorOf(member, context), body.selection),
  ),
];
