import * as z from 'zod/mini';
import { sentence } from '../sentence.ts';

/** A program or format that a deck can be written for; `isOwn`: a template of this game alone. */
export const exportTargetSchema = z.object({
  slug: z.string(),
  name: z.string(),
  blurb: sentence,
  fileName: z.string(),
  isOwn: z.boolean(),
});
export type ExportTarget = z.infer<typeof exportTargetSchema>;
