import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addExportSchema, previewExportSchema, saveExportSchema } from '#contract/admin/exportTemplates.ts';
import {
  addExport,
  deleteExport,
  readExports,
  restoreExport,
  saveExport,
} from '../../admin/exports/exportTemplates.ts';
import { previewExport } from '../../admin/exports/previewExport.ts';
import type { TemplateSandbox } from '../../exports/sandbox/templateSandbox.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const gameQuery = z.object({ game: z.optional(z.string().check(z.maxLength(60))) });
const idPath = z.object({ id: z.string().check(z.maxLength(60)) });

/** Export templates of games and of all games: changed, tried out, put back. */
export const adminExportRoutes =
  (sandbox: TemplateSandbox): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, 'administer');
    const { db, settings } = house;
    const editorOf = (request: FastifyRequest) => ({
      memberId: principalOf(request).memberId,
      nowMs: house.clock.now(),
    });

    api.get(
      '/admin/export-templates',
      { schema: { querystring: gameQuery }, preHandler },
      async (request) => ({ exports: await readExports(db, request.query.game ?? null) }),
    );
    api.post(
      '/admin/export-templates',
      { schema: { body: addExportSchema }, preHandler },
      async (request) => ({ id: await addExport(db, request.body, editorOf(request)) }),
    );
    api.post(
      '/admin/export-templates/preview',
      { schema: { body: previewExportSchema }, preHandler },
      async (request) => previewExport({ db, sandbox, publicUrl: settings.publicUrl }, request.body),
    );
    api.put(
      '/admin/export-templates/:id',
      { schema: { params: idPath, body: saveExportSchema }, preHandler },
      async (request) => ({
        version: await saveExport(db, request.params.id, request.body, editorOf(request)),
      }),
    );
    api.post(
      '/admin/export-templates/:id/shipped',
      { schema: { params: idPath }, preHandler },
      async (request) => ({ version: await restoreExport(db, request.params.id, editorOf(request)) }),
    );
    api.delete(
      '/admin/export-templates/:id',
      { schema: { params: idPath }, preHandler },
      async (request) => ({
        activityId: await deleteExport(db, request.params.id, editorOf(request)),
      }),
    );
  };
