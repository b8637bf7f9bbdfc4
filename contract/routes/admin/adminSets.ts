import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  changeSetSchema,
  deletedSetsSchema,
  deleteSetsSchema,
  newSetSchema,
  setMadeSchema,
} from '#contract/admin/sets.ts';
import { admin, route } from '#contract/route.ts';

/** Making, changing and deleting sets; the list is a table of the kit. */
export const adminSetRoutes = {
  setMake: route('POST /admin/sets', {
    body: newSetSchema,
    reply: setMadeSchema,
    refusals: [],
    access: admin,
    token: 'admin.sets:write',
  }),
  setChange: route('PUT /admin/sets/:setId', {
    params: z.object({ setId: z.string().check(z.maxLength(60)) }),
    body: changeSetSchema,
    reply: changedSchema,
    refusals: ['notFound', 'changedMeanwhile', 'codeCarried', 'neededByPack'],
    access: admin,
    token: 'admin.sets:write',
  }),
  setsDelete: route('POST /admin/sets/delete', {
    body: deleteSetsSchema,
    reply: deletedSetsSchema,
    refusals: ['neededByPack', 'codeCarried'],
    access: admin,
    token: 'admin.sets:write',
  }),
};
