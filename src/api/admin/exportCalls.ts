import * as z from 'zod/mini';
import { exportTableRowSchema } from '#contract/admin/draftingRows.ts';
import {
  type AddExport,
  exportListSchema,
  exportPreviewSchema,
  type PreviewExport,
  type SaveExport,
} from '#contract/admin/exportTemplates.ts';
import type { Api } from '../api.ts';
import { createTableCalls } from './tables.ts';

const addedSchema = z.object({ id: z.string() });
const savedSchema = z.object({ version: z.string() });
const doneSchema = z.object({ activityId: z.nullable(z.string()) });
const BASE = '/admin/export-templates';

/** Calls about export templates; all throw `ApiFailure`. */
export function createExportCalls(api: Api) {
  const path = (id: string) => `${BASE}/${encodeURIComponent(id)}`;
  return {
    table: createTableCalls(api, 'exports', exportTableRowSchema),
    list: async (game: string | undefined, signal: AbortSignal) =>
      (await api.get(BASE, exportListSchema, { query: { game }, signal })).exports,
    preview: (body: PreviewExport, signal: AbortSignal) =>
      api.post(`${BASE}/preview`, body, exportPreviewSchema, { signal }),
    add: async (body: AddExport) => (await api.post(BASE, body, addedSchema)).id,
    save: async (id: string, body: SaveExport) => (await api.put(path(id), body, savedSchema)).version,
    restore: async (id: string) => (await api.post(`${path(id)}/shipped`, null, savedSchema)).version,
    remove: async (id: string) => (await api.delete(path(id), doneSchema)).activityId,
  };
}
export type ExportCalls = ReturnType<typeof createExportCalls>;
