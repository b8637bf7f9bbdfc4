import * as z from 'zod/mini';
import { activityPath, changedSchema } from '#contract/admin/activity.ts';
import { addPackSchema, benchCardsSchema, benchSchema, savePackSchema } from '#contract/admin/packs.ts';
import {
  addTemplateSchema,
  saveTemplateSchema,
  setStatusesSchema,
  statusesSetSchema,
  templateListSchema,
} from '#contract/admin/templates.ts';
import { able, admin, route } from '#contract/route.ts';
import { REVERT_REFUSALS } from './adminActivity.ts';

const query = z.object({ game: z.string().check(z.minLength(1), z.maxLength(60)) });
const params = z.object({ id: z.string().check(z.maxLength(60)) });
const addedSchema = z.object({ id: z.string() });
const savedSchema = z.object({ version: z.string() });

/** Definitions of retail packs name thousands of printings. */
const PACK_BYTES = 4 * 1024 * 1024;

/** Packs and draft templates: Admins edit all of them, a workshop edits its member's. */
const benchRoutesOf = (base: 'admin' | 'workshop', access: ReturnType<typeof able>) => ({
  bench: route(`GET /${base}/bench` as const, { query, reply: benchSchema, refusals: ['notFound'], access }),
  benchCards: route(`GET /${base}/bench/cards` as const, {
    query,
    reply: benchCardsSchema,
    refusals: ['notFound'],
    access,
  }),
  packAdd: route(`POST /${base}/packs` as const, {
    body: addPackSchema,
    bodyBytes: PACK_BYTES,
    reply: addedSchema,
    refusals: ['notFound', 'unfit', 'slugTaken', 'isPublished'],
    access,
  }),
  packSave: route(`PUT /${base}/packs/:id` as const, {
    params,
    body: savePackSchema,
    bodyBytes: PACK_BYTES,
    reply: savedSchema,
    refusals: ['notFound', 'unfit', 'changedMeanwhile', 'isPublished'],
    access,
  }),
  packDelete: route(`DELETE /${base}/packs/:id` as const, {
    params,
    reply: changedSchema,
    refusals: ['notFound', 'stillNeeded', 'isPublished'],
    access,
  }),
  templates: route(`GET /${base}/templates` as const, {
    query,
    reply: templateListSchema,
    refusals: ['notFound'],
    access,
  }),
  templateAdd: route(`POST /${base}/templates` as const, {
    body: addTemplateSchema,
    reply: addedSchema,
    refusals: ['notFound', 'unfit', 'slugTaken'],
    access,
  }),
  templateSave: route(`PUT /${base}/templates/:id` as const, {
    params,
    body: saveTemplateSchema,
    reply: savedSchema,
    refusals: ['notFound', 'unfit', 'changedMeanwhile', 'isPublished'],
    access,
  }),
  templateDelete: route(`DELETE /${base}/templates/:id` as const, {
    params,
    reply: changedSchema,
    refusals: ['notFound', 'isPublished'],
    access,
  }),
});
export type BenchRoutes = ReturnType<typeof benchRoutesOf>;

export const adminBenchRoutes = /*#__PURE__*/ benchRoutesOf('admin', admin);
export const workshopBenchRoutes = /*#__PURE__*/ benchRoutesOf('workshop', able('hostOwnList'));

type Named<Base extends string, Table> = {
  [Name in keyof Table & string as `${Base}${Capitalize<Name>}`]: Table[Name];
};

/** The same rows under names of their own in the whole table, such as `workshopPackAdd`. */
function named<Base extends 'admin' | 'workshop'>(base: Base, table: BenchRoutes): Named<Base, BenchRoutes> {
  const rows = Object.entries(table).map(([name, row]) => [
    `${base}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    row,
  ]);
  return Object.fromEntries(rows);
}

/** One status for many templates. */
export const templateStatusRoutes = {
  templateStatuses: route('PUT /admin/templates', {
    body: setStatusesSchema,
    reply: statusesSetSchema,
    refusals: [],
    access: admin,
  }),
};

/** The way back from what was done in the workshop. */
export const workshopRoutes = {
  workshopRevert: route('POST /workshop/activity/:activityId/revert', {
    params: activityPath,
    reply: changedSchema,
    refusals: [...REVERT_REFUSALS, 'isPublished'],
    access: able('hostOwnList'),
  }),
};

/** Packs and draft templates of games, and of the workshop of power users. */
export const draftingRoutes = {
  ...named('admin', adminBenchRoutes),
  ...named('workshop', workshopBenchRoutes),
  ...templateStatusRoutes,
  ...workshopRoutes,
};
