import * as z from 'zod/mini';
import { exportFitSchema } from '../games/game.ts';
import { sentence } from '../sentence.ts';
import { slugSchema } from './packs.ts';

/** The most characters of an export template; the sandbox has the same limit. */
export const LONGEST_BODY = 50_000;

/** An export template as an editor sends it. `fileName` may hold `{deck}`. */
export const writtenExportSchema = z.object({
  slug: slugSchema,
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the export a name.'),
      z.maxLength(60, 'A name has at most 60 characters.'),
    ),
  blurb: z.string().check(z.trim(), z.maxLength(200, 'What it is for has at most 200 characters.')),
  fileName: z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^(?!.*\.\.)[^\\/:*?"<>|\p{Cc}]{1,100}\.[a-z0-9]{1,8}$/iu,
        'A file name has an ending such as .txt, and no slashes or signs that file systems forbid.',
      ),
    ),
  mediaType: z
    .string()
    .check(
      z.regex(
        /^(text\/(plain|csv|xml)|application\/(json|xml|octet-stream))(; charset=utf-8)?$/,
        'The kind of file is one of those in the list.',
      ),
    ),
  fit: exportFitSchema,
  body: z
    .string()
    .check(
      z.minLength(1, 'The template is empty.'),
      z.maxLength(LONGEST_BODY, `The template has at most ${LONGEST_BODY} characters.`),
    ),
});
export type WrittenExport = z.infer<typeof writtenExportSchema>;

/** Body of POST /api/admin/export-templates; without a game it serves all of them. */
export const addExportSchema = z.object({ game: z.nullable(z.string()), template: writtenExportSchema });
export type AddExport = z.infer<typeof addExportSchema>;

/** Body of PUT /api/admin/export-templates/{id}. */
export const saveExportSchema = z.object({ version: z.string(), template: writtenExportSchema });
export type SaveExport = z.infer<typeof saveExportSchema>;

/** Decks to look at a template with: a usual one, one whose names and printings are trouble, one without a card. */
export const sampleDeckSchema = z.enum(['usual', 'troublesome', 'empty']);
export type SampleDeck = z.infer<typeof sampleDeckSchema>;

/** Body of POST /api/admin/export-templates/preview. Nothing is stored. */
export const previewExportSchema = z.object({
  game: z.string(),
  sample: sampleDeckSchema,
  fileName: z.string().check(z.maxLength(200)),
  fit: exportFitSchema,
  body: z.string().check(z.maxLength(LONGEST_BODY, `The template has at most ${LONGEST_BODY} characters.`)),
});
export type PreviewExport = z.infer<typeof previewExportSchema>;

/** What a template makes of a sample deck, or what is wrong with it; line and column from 1. */
export const exportPreviewSchema = z.union([
  z.object({
    ok: z.literal(true),
    fileName: z.string(),
    text: z.string(),
    isCut: z.boolean(),
    warnings: z.array(sentence),
  }),
  z.object({
    ok: z.literal(false),
    sentence,
    line: z.nullable(z.number()),
    column: z.nullable(z.number()),
  }),
]);
export type ExportPreview = z.infer<typeof exportPreviewSchema>;

/** A stored export template. `game` null: of all games; `isShipped`: there is a shipped version to go back to. */
export const exportRowSchema = z.object({
  id: z.string(),
  version: z.string(),
  game: z.nullable(z.string()),
  isShipped: z.boolean(),
  isChanged: z.boolean(),
  template: writtenExportSchema,
});
export type ExportRow = z.infer<typeof exportRowSchema>;

/** Reply of GET /api/admin/export-templates?game=: those of the game, then those of all games. */
export const exportListSchema = z.object({ exports: z.array(exportRowSchema) });
