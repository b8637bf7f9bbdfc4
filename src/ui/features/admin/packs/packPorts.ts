import type { AddPack, Bench, BenchCard, SavePack } from '#contract/admin/packs.ts';
import type { AddTemplate, SaveTemplate, TemplateRow } from '#contract/admin/templates.ts';
import type { CreateTable } from '#contract/tables/tables.ts';

/** The calls that tools for packs and templates need; of the administration or of the workshop. */
export interface BenchPorts {
  readonly bench: (game: string, signal: AbortSignal) => Promise<Bench>;
  readonly cards: (game: string, signal: AbortSignal) => Promise<readonly BenchCard[]>;
  readonly templates: (game: string, signal: AbortSignal) => Promise<readonly TemplateRow[]>;
  /** Answers its id. */
  readonly addPack: (body: AddPack) => Promise<string>;
  /** Answers its new version. */
  readonly savePack: (id: string, body: SavePack) => Promise<string>;
  /** Answers the activity by which it is undone. */
  readonly deletePack: (id: string) => Promise<string | null>;
  readonly addTemplate: (body: AddTemplate) => Promise<string>;
  readonly saveTemplate: (id: string, body: SaveTemplate) => Promise<string>;
  readonly deleteTemplate: (id: string) => Promise<string | null>;
  /** Answers the id of the draft. */
  readonly createTable: (table: CreateTable) => Promise<string>;
}
