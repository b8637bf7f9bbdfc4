import * as z from 'zod/mini';

/** One finished draft of a member's history. */
const historyRowSchema = z.object({
  draftId: z.string(),
  name: z.string(),
  game: z.string(),
  template: z.string(),
  format: z.string(),
  seats: z.int(),
  isSolo: z.boolean(),
  finishedAtMs: z.number(),
  /** The name of the member's deck, if the reader may see it. */
  deck: z.nullable(z.string()),
});
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** Reply of GET /api/members/{memberId}/history: of another member only the drafts whose results the reader may open. */
export const historySchema = z.object({
  rows: z.readonly(z.array(historyRowSchema)),
  total: z.int(),
  formats: z.readonly(z.array(z.object({ format: z.string(), drafts: z.int() }))),
});
export type History = z.infer<typeof historySchema>;
export const HISTORY_PAGE_ROWS = 12;
