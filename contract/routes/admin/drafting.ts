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
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import { able, admin, route } from '#contract/route.ts';
import { REVERT_REFUSALS } from './adminActivity.ts';

const query = z.object({ game: z.string().check(z.minLength(1), z.maxLength(60)) });
const params = z.object({ id: z.string().check(z.maxLength(60)) });
const addedSchema = z.object({ id: z.string() });
const savedSchema = z.object({ version: z.string() });

/** Definitions of retail packs name thousands of printings. */
const PACK_BYTES = 4 * 1024 * 1024;

interface BenchScopes {
  readonly read: TokenScope;
  readonly write: TokenScope;
}

/** Packs and draft templates: Admins edit all of them, a workshop edits its member's. */
const benchRoutesOf = (base: 'admin' | 'workshop', access: ReturnType<typeof able>, token: BenchScopes) => ({
  bench: route(`GET /${base}/bench` as const, {
    query,
    reply: benchSchema,
    refusals: ['notFound'],
    access,
    token: token.read,
  }),
  benchCards: route(`GET /${base}/bench/cards` as const, {
    query,
    reply: benchCardsSchema,
    refusals: ['notFound'],
    access,
    token: token.read,
  }),
  packAdd: route(`POST /${base}/packs` as const, {
    body: addPackSchema,
    bodyBytes: PACK_BYTES,
    reply: addedSchema,
    refusals: ['notFound', 'unfit', 'slugTaken', 'isPublished'],
    access,
    token: token.write,
  }),
  packSave: route(`PUT /${base}/packs/:id` as const, {
    params,
    body: savePackSchema,
    bodyBytes: PACK_BYTES,
    reply: savedSchema,
    refusals: ['notFound', 'unfit', 'changedMeanwhile', 'isPublished'],
    access,
    token: token.write,
  }),
  packDelete: route(`DELETE /${base}/packs/:id` as const, {
    params,
    reply: changedSchema,
    refusals: ['notFound', 'stillNeeded', 'isPublished'],
    access,
    token: token.write,
  }),
  templates: route(`GET /${base}/templates` as const, {
    query,
    reply: templateListSchema,
    refusals: ['notFound'],
    access,
    token: token.read,
  }),
  templateAdd: route(`POST /${base}/templates` as const, {
    body: addTemplateSchema,
    reply: addedSchema,
    refusals: ['notFound', 'unfit', 'slugTaken'],
    access,
    token: token.write,
  }),
  templateSave: route(`PUT /${base}/templates/:id` as const, {
    params,
    body: saveTemplateSchema,
    reply: savedSchema,
    refusals: ['notFound', 'unfit', 'changedMeanwhile', 'isPublished'],
    access,
    token: token.write,
  }),
  templateDelete: route(`DELETE /${base}/templates/:id` as const, {
    params,
    reply: changedSchema,
    refusals: ['notFound', 'isPublished'],
    access,
    token: token.write,
  }),
});
export type BenchRoutes = ReturnType<typeof benchRoutesOf>;

export const adminBenchRoutes = /*#__PURE__*/ benchRoutesOf('admin', admin, {
  read: 'admin.drafting:read',
  write: 'admin.drafting:write',
});
export const workshopBenchRoutes = /*#__PURE__*/ benchRoutesOf('workshop', able('hostOwnList'), {
  read: 'workshop:read',
  write: 'workshop:write',
});

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
    token: 'admin.drafting:write',
  }),
};

/** The way back from what was done in the workshop. */
export const workshopRoutes = {
  workshopRevert: route('POST /workshop/activity/:activityId/revert', {
    params: activityPath,
    reply: changedSchema,
    refusals: [...REVERT_REFUSALS, 'isPublished'],
    access: able('hostOwnList'),
    token: 'workshop:write',
  }),
};

/** Packs and draft templates of games, and of the workshop of power users. */
export const draftingRoutes = {
  ...named('admin', adminBenchRoutes),
  ...named('workshop', workshopBenchRoutes),
  ...templateStatusRoutes,
  ...workshopRoutes,
};
