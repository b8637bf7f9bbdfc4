import * as z from 'zod/mini';
import { wordAnswersSchema } from '#contract/admin/importQuestions.ts';
import {
  IMPORT_BODY_BYTES,
  importBegunSchema,
  importListSchema,
  importUndoneSchema,
  importViewSchema,
  previewQuerySchema,
  previewSchema,
  storeImportSchema,
} from '#contract/admin/imports.ts';
import { undoEffectsSchema } from '#contract/admin/importUndo.ts';
import { admin, bytes, nothing, route } from '#contract/route.ts';

const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** Files that Admins send, and what becomes of them: how they read, questions, storing, discarding, undoing. */
export const adminImportRoutes = {
  /** The body is a line of JSON (`importHeadSchema`) with the bytes of its files behind it. */
  importBegin: route('POST /admin/imports', {
    body: bytes,
    bodyBytes: IMPORT_BODY_BYTES,
    reply: importBegunSchema,
    refusals: ['notFound', 'importUnread', 'importRefused'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importList: route('GET /admin/imports', {
    query: z.object({ game: z.optional(z.string().check(z.maxLength(60))) }),
    reply: importListSchema,
    refusals: [],
    access: admin,
    token: 'admin.imports:read',
  }),
  /** Answers when there is news beyond version `seen`, or after 15 s. */
  importWatch: route('GET /admin/imports/:id', {
    params,
    query: z.object({ seen: z._default(z.coerce.number().check(z.int()), -1) }),
    reply: importViewSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.imports:read',
  }),
  importRows: route('GET /admin/imports/:id/rows', {
    params,
    query: previewQuerySchema,
    reply: previewSchema,
    refusals: [],
    access: admin,
    token: 'admin.imports:read',
  }),
  importRejected: route('GET /admin/imports/:id/rejected', {
    params,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
    refusals: [],
    access: admin,
    token: 'admin.imports:read',
  }),
  importAnswer: route('PUT /admin/imports/:id/answers', {
    params,
    body: wordAnswersSchema,
    reply: importViewSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importStore: route('POST /admin/imports/:id/store', {
    params,
    body: storeImportSchema,
    reply: importBegunSchema,
    refusals: ['notFound', 'importRefused', 'importAsks'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importDiscard: route('DELETE /admin/imports/:id', {
    params,
    reply: nothing,
    refusals: ['importRefused'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importRestore: route('POST /admin/imports/:id/restore', {
    params,
    reply: importViewSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importUndoEffects: route('GET /admin/imports/:id/undo', {
    params,
    reply: undoEffectsSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
    token: 'admin.imports:read',
  }),
  importUndo: route('POST /admin/imports/:id/undo', {
    params,
    reply: importUndoneSchema,
    refusals: ['importRefused'],
    access: admin,
    token: 'admin.imports:write',
  }),
  importRedo: route('POST /admin/imports/:id/redo', {
    params,
    reply: importViewSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
    token: 'admin.imports:write',
  }),
};
