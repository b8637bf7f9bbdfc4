import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  addExportSchema,
  exportListSchema,
  exportPreviewSchema,
  previewExportSchema,
  saveExportSchema,
} from '#contract/admin/exportTemplates.ts';
import { admin, route } from '#contract/route.ts';

const id = z.string().check(z.maxLength(60));
const params = z.object({ id });
const versionSchema = z.object({ version: z.string() });

/** Export templates of games and of all games: changed, tried out, put back. */
export const adminExportRoutes = {
  /** Those of the game, then those of all games. */
  exportList: route('GET /admin/export-templates', {
    query: z.object({ game: z.optional(id) }),
    reply: exportListSchema,
    refusals: [],
    access: admin,
    token: 'admin.exports:read',
  }),
  exportAdd: route('POST /admin/export-templates', {
    body: addExportSchema,
    reply: z.object({ id: z.string() }),
    refusals: ['notFound', 'slugTaken'],
    access: admin,
    token: 'admin.exports:write',
  }),
  exportPreview: route('POST /admin/export-templates/preview', {
    body: previewExportSchema,
    reply: exportPreviewSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.exports:read',
  }),
  exportSave: route('PUT /admin/export-templates/:id', {
    params,
    body: saveExportSchema,
    reply: versionSchema,
    refusals: ['notFound', 'changedMeanwhile', 'unfit'],
    access: admin,
    token: 'admin.exports:write',
  }),
  /** Puts the version that came with the product back. */
  exportRestore: route('POST /admin/export-templates/:id/shipped', {
    params,
    reply: versionSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.exports:write',
  }),
  exportDelete: route('DELETE /admin/export-templates/:id', {
    params,
    reply: changedSchema,
    refusals: ['notFound', 'stillNeeded'],
    access: admin,
    token: 'admin.exports:write',
  }),
};
