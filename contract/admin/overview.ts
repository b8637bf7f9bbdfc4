import * as z from 'zod/mini';
import { sentence } from '../sentence.ts';
import { progressSchema, tableStatusSchema } from '../tables/tableRows.ts';
import { activityRowSchema } from './activity.ts';

export const adminGameSchema = z.object({
  slug: z.string(),
  name: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
});
export type AdminGame = z.infer<typeof adminGameSchema>;

/** What every administration screen shows at its side: the games, and how much there is of everything, or of one game. */
export const adminShellSchema = z.object({
  games: z.array(adminGameSchema),
  counts: z.object({
    games: z.number(),
    sets: z.number(),
    cards: z.number(),
    packs: z.number(),
    templates: z.number(),
    exports: z.number(),
    users: z.number(),
    achievements: z.number(),
  }),
});
export type AdminShellView = z.infer<typeof adminShellSchema>;

/** A row of the table of tables. */
export const draftRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  template: z.nullable(z.string()),
  /** The format's name, as `engine/formats` has it. */
  format: z.string(),
  status: tableStatusSchema,
  /** Null before its first pack, after its last, and where the draft cannot be read. */
  progress: z.nullable(progressSchema),
  /** Null at tables of the draft queue. */
  host: z.nullable(z.string()),
  people: z.number(),
  bots: z.number(),
  seats: z.number(),
  isSolo: z.boolean(),
  /** The seeds of the faces of who sits there, in the order of their seats. */
  faces: z.array(z.string()),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  lastAt: z.nullable(z.string()),
});
export type DraftRow = z.infer<typeof draftRowSchema>;

/**
 * Something that needs an Admin, and how many of it there are. `detail` is a sentence about the first of them, or ''.
 * `game` is the slug of that one's game, and `drafts` are the tables that are repaired; both only where `key` has them.
 */
export const toRepairSchema = z.object({
  key: z.enum(['stuck', 'reports', 'nameOnly', 'bare', 'short', 'pictures']),
  count: z.int(),
  detail: sentence,
  game: z.nullable(z.string()),
  drafts: z.array(z.string()),
});
export type ToRepair = z.infer<typeof toRepairSchema>;

/** GET /api/admin/overview. Days are those of the server's clock in UTC. */
export const overviewSchema = z.object({
  tables: z.number(),
  inLobby: z.number(),
  people: z.number(),
  startedToday: z.number(),
  finishedToday: z.number(),
  newMembers: z.number(),
  /** Pictures from other sites that were asked for since the server began: answered from the cache, fetched, failed. */
  pictures: z.object({ hits: z.int(), misses: z.int(), failed: z.int() }),
  latest: z.array(activityRowSchema),
  toRepair: z.array(toRepairSchema),
});
export type Overview = z.infer<typeof overviewSchema>;

/** POST /api/admin/tables-now/{draftId}. */
export const keepOrderSchema = z.object({ ask: z.enum(['pause', 'resume', 'endTable', 'repair']) });
export type KeepOrder = z.infer<typeof keepOrderSchema>['ask'];
