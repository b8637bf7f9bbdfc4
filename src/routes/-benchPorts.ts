import type { AddPack, SavePack } from '#contract/admin/packs.ts';
import type { AddTemplate, SaveTemplate } from '#contract/admin/templates.ts';
import type { BenchRoutes } from '#contract/routes/admin/drafting.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

interface Drafts {
  createTable(table: CreateTable): Promise<{ readonly draftId: string }>;
}

/** Work on packs and draft templates, by the rows of Admins or of the workshop. */
export function benchPorts(api: Api, rows: BenchRoutes, drafts: Drafts) {
  const client = createClient(rows, api);
  return {
    bench: (game: string, signal: AbortSignal) => client.bench({ query: { game } }, { signal }),
    cards: async (game: string, signal: AbortSignal) =>
      (await client.benchCards({ query: { game } }, { signal })).cards,
    templates: async (game: string, signal: AbortSignal) =>
      (await client.templates({ query: { game } }, { signal })).templates,
    addPack: async (body: AddPack) => (await client.packAdd({ body })).id,
    savePack: async (id: string, body: SavePack) => (await client.packSave({ params: { id }, body })).version,
    deletePack: async (id: string) => (await client.packDelete({ params: { id } })).activityId,
    addTemplate: async (body: AddTemplate) => (await client.templateAdd({ body })).id,
    saveTemplate: async (id: string, body: SaveTemplate) =>
      (await client.templateSave({ params: { id }, body })).version,
    deleteTemplate: async (id: string) => (await client.templateDelete({ params: { id } })).activityId,
    /** Answers the id of the new draft. */
    createTable: async (table: CreateTable) => (await drafts.createTable(table)).draftId,
  };
}
