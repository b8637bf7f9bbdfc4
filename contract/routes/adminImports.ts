import * as z from 'zod/mini';
import { wordAnswersSchema } from '../admin/importQuestions.ts';
import {
  importBegunSchema,
  importUndoneSchema,
  importViewSchema,
  storeImportSchema,
} from '../admin/imports.ts';
import { undoEffectsSchema } from '../admin/importUndo.ts';
import { admin, nothing, route } from '../route.ts';

const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** What becomes of files that were read: questions, storing, discarding, undoing. */
export const adminImportRoutes = {
  importAnswer: route('PUT /admin/imports/:id/answers', {
    params,
    body: wordAnswersSchema,
    reply: importViewSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
  }),
  importStore: route('POST /admin/imports/:id/store', {
    params,
    body: storeImportSchema,
    reply: importBegunSchema,
    refusals: ['notFound', 'importRefused', 'importAsks'],
    access: admin,
  }),
  importDiscard: route('DELETE /admin/imports/:id', {
    params,
    reply: nothing,
    refusals: ['importRefused'],
    access: admin,
  }),
  importRestore: route('POST /admin/imports/:id/restore', {
    params,
    reply: importViewSchema,
    refusals: ['notFound'],
    access: admin,
  }),
  importUndoEffects: route('GET /admin/imports/:id/undo', {
    params,
    reply: undoEffectsSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
  }),
  importUndo: route('POST /admin/imports/:id/undo', {
    params,
    reply: importUndoneSchema,
    refusals: ['importRefused'],
    access: admin,
  }),
  importRedo: route('POST /admin/imports/:id/redo', {
    params,
    reply: importViewSchema,
    refusals: ['notFound', 'importRefused'],
    access: admin,
  }),
};
