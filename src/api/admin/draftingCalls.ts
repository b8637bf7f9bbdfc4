import * as z from 'zod/mini';
import { packTableRowSchema, templateTableRowSchema } from '#contract/admin/draftingRows.ts';
import { type AddPack, benchCardsSchema, benchSchema, type SavePack } from '#contract/admin/packs.ts';
import {
  type AddTemplate,
  type SaveTemplate,
  type SetStatuses,
  statusesSetSchema,
  templateListSchema,
} from '#contract/admin/templates.ts';
import type { CreateTable } from '#contract/tables.ts';
import type { Api } from '../api.ts';
import { createTableCalls } from './tables.ts';

const addedSchema = z.object({ id: z.string() });
const savedSchema = z.object({ version: z.string() });
const doneSchema = z.object({ activityId: z.nullable(z.string()) });
const tableSchema = z.object({ draftId: z.string() });

/** Work on packs and draft templates: `admin` on all of them, `workshop` on the own ones. All throw `ApiFailure`. */
export function createBenchCalls(api: Api, base: 'admin' | 'workshop') {
  const row = (kind: 'packs' | 'templates', id: string) => `/${base}/${kind}/${encodeURIComponent(id)}`;
  return {
    bench: (game: string, signal: AbortSignal) =>
      api.get(`/${base}/bench`, benchSchema, { query: { game }, signal }),
    cards: async (game: string, signal: AbortSignal) =>
      (await api.get(`/${base}/bench/cards`, benchCardsSchema, { query: { game }, signal })).cards,
    templates: async (game: string, signal: AbortSignal) =>
      (await api.get(`/${base}/templates`, templateListSchema, { query: { game }, signal })).templates,
    addPack: async (body: AddPack) => (await api.post(`/${base}/packs`, body, addedSchema)).id,
    savePack: async (id: string, body: SavePack) =>
      (await api.put(row('packs', id), body, savedSchema)).version,
    deletePack: async (id: string) => (await api.delete(row('packs', id), doneSchema)).activityId,
    addTemplate: async (body: AddTemplate) => (await api.post(`/${base}/templates`, body, addedSchema)).id,
    saveTemplate: async (id: string, body: SaveTemplate) =>
      (await api.put(row('templates', id), body, savedSchema)).version,
    deleteTemplate: async (id: string) => (await api.delete(row('templates', id), doneSchema)).activityId,
    /** Answers the id of the new draft. */
    createTable: async (table: CreateTable) => (await api.post('/drafts', table, tableSchema)).draftId,
  };
}
export type BenchCalls = ReturnType<typeof createBenchCalls>;

/** The way back from what was done in the workshop. */
export function createWorkshopCalls(api: Api) {
  return {
    revert: (activityId: string) =>
      api.post(`/workshop/activity/${encodeURIComponent(activityId)}/revert`, null, doneSchema),
  };
}

export const createPackTable = (api: Api) => createTableCalls(api, 'packs', packTableRowSchema);
/** One status for many templates. */
export const createStatusCall = (api: Api) => (body: SetStatuses) =>
  api.put('/admin/templates', body, statusesSetSchema);
export const createTemplateTable = (api: Api) => createTableCalls(api, 'templates', templateTableRowSchema);
