import * as z from 'zod/mini';
import { laneSchema } from '../games/lanes.ts';
import { tableListSchema } from './tableRows.ts';

/** Which of the own tables: all, those being gathered or run, those that wait for the reader, decks to build, done ones. */
export const MY_TABLES_GROUPS = ['all', 'waiting', 'running', 'unfinished', 'finished'] as const;
export type MyTablesGroup = (typeof MY_TABLES_GROUPS)[number];

/** Query of GET /api/drafts/mine; `q` looks in the names of tables, games, templates, own decks and cards in own pools. */
export const myTablesQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
  q: z.optional(z.string().check(z.maxLength(80))),
  game: z.optional(z.string().check(z.maxLength(80))),
  group: z._default(z.enum(MY_TABLES_GROUPS), 'all'),
});

/** Matches of events, byes among the wins. */
const matchRecordSchema = z.object({ wins: z.int(), losses: z.int(), draws: z.int() });
export type MatchRecord = z.infer<typeof matchRecordSchema>;

/** What a member brought out of a draft: the strongest lanes of the deck, or of the pool before there is one. */
const myPoolSchema = z.object({
  lanes: z.readonly(z.array(laneSchema)),
  /** Of the event it was drafted for; null without one, and before a match is over. */
  record: z.nullable(matchRecordSchema),
});
export type MyPool = z.infer<typeof myPoolSchema>;

/** Reply of GET /api/drafts/mine: `total` of what was asked for, `all` without any filter. */
export const myTableListSchema = z.extend(tableListSchema, {
  /** By the id of the draft, for those that are over. */
  pools: z.record(z.string(), myPoolSchema),
  /** Of all events the member played in; null before the first match is over. */
  record: z.nullable(matchRecordSchema),
  games: z.readonly(z.array(z.object({ slug: z.string(), name: z.string() }))),
  sinceMs: z.nullable(z.number()),
  all: z.int(),
});
export type MyTableList = z.infer<typeof myTableListSchema>;
