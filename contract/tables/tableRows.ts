import * as z from 'zod/mini';
import { clockPresetSchema } from '../games/gameSummary.ts';

/** Where a table stands; the same words as `engine/lifecycle.ts`. */
export const tableStatusSchema = z.enum([
  'lobby',
  'countdown',
  'drafting',
  'paused',
  'building',
  'finished',
  'cancelled',
]);
export type TableStatus = z.infer<typeof tableStatusSchema>;

export const seatKindSchema = z.enum(['open', 'member', 'bot']);

/** How far a draft is; each counts from 1. */
export const progressSchema = z.object({ round: z.int(), rounds: z.int(), pick: z.int(), picks: z.int() });

/** One row of Browse, Home and My drafts. */
export const tableRowSchema = z.object({
  draftId: z.string(),
  code: z.nullable(z.string()),
  name: z.string(),
  description: z.optional(z.string()),
  status: tableStatusSchema,
  isSolo: z.boolean(),
  visibility: z.enum(['open', 'code']),
  game: z.object({ slug: z.string(), name: z.string() }),
  templateName: z.string(),
  /** The format's name, as `engine/formats` has it. */
  format: z.string(),
  art: z.nullable(z.string()),
  clock: clockPresetSchema,
  /** Empty at tables of the draft queue, which nobody hosts. */
  hostName: z.string(),
  /** Whether people without a seat may look on. */
  mayWatch: z.boolean(),
  seats: z.array(
    z.object({
      kind: seatKindSchema,
      name: z.string(),
      avatarUrl: z.nullable(z.string()),
    }),
  ),
  isFull: z.boolean(),
  minutes: z.int(),
  createdAtMs: z.number(),
  finishedAtMs: z.nullable(z.number()),
  progress: z.nullable(progressSchema),
  mine: z.nullable(
    z.object({
      seat: z.int(),
      deadlineMs: z.nullable(z.number()),
      isMyTurn: z.boolean(),
      /** Whether a bot picks here until the member takes the seat back. */
      isByBot: z.boolean(),
      deck: z.nullable(
        z.object({ name: z.string(), main: z.int(), needed: z.int(), isSubmitted: z.boolean() }),
      ),
    }),
  ),
});
export type TableRow = z.infer<typeof tableRowSchema>;
/** How Browse is sorted: the newest tables first, or those with the fewest free seats. */
const tableSortSchema = z.enum(['newest', 'fullest']);
export type TableSort = z.infer<typeof tableSortSchema>;

const yesOrNo = z.enum(['true', 'false']);

/** Query of GET /api/drafts: what Browse is narrowed and sorted by. */
export const openTablesQuerySchema = z.object({
  game: z.optional(z.string()),
  clock: z.optional(clockPresetSchema),
  q: z.optional(z.string().check(z.maxLength(80))),
  free: z.optional(yesOrNo),
  watch: z.optional(yesOrNo),
  sort: z._default(tableSortSchema, 'newest'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
});

export const tableListSchema = z.object({
  tables: z.array(tableRowSchema),
  total: z.int(),
  seated: z.int(),
  nowMs: z.number(),
});
export type TableList = z.infer<typeof tableListSchema>;
