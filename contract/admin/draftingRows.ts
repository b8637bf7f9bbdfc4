import * as z from 'zod/mini';
import { templateStatusSchema } from './templates.ts';

/** A row of the table of pack definitions. */
export const packTableRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  game: z.string(),
  gameSlug: z.string(),
  cards: z.nullable(z.number()),
  leastCards: z.nullable(z.number()),
  layouts: z.number(),
  sheets: z.number(),
  replacement: z.string(),
  owner: z.nullable(z.string()),
});
export type PackTableRow = z.infer<typeof packTableRowSchema>;

/** A row of the table of draft templates. */
export const templateTableRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  game: z.string(),
  gameSlug: z.string(),
  format: z.string(),
  seats: z.number(),
  clock: z.string(),
  status: templateStatusSchema,
  tables: z.number(),
  owner: z.nullable(z.string()),
});
export type TemplateTableRow = z.infer<typeof templateTableRowSchema>;

/** A row of the table of export templates. */
export const exportTableRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  blurb: z.string(),
  game: z.string(),
  fileName: z.string(),
  isChanged: z.boolean(),
  characters: z.number(),
});
export type ExportTableRow = z.infer<typeof exportTableRowSchema>;
