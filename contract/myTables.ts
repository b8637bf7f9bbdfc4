import * as z from 'zod/mini';
import type { GameLook } from './faces.ts';
import type { TableList } from './tableRows.ts';

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
export interface MatchRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** What a member brought out of a draft: the strongest lanes of the deck, or of the pool before there is one. */
export interface MyPool {
  readonly lanes: readonly GameLook['lanes'][number][];
  /** Of the event it was drafted for; null without one, and before a match is over. */
  readonly record: MatchRecord | null;
}

/** Reply of GET /api/drafts/mine: `total` of what was asked for, `all` without any filter. */
export interface MyTableList extends TableList {
  /** By the id of the draft, for those that are over. */
  readonly pools: Readonly<Record<string, MyPool>>;
  /** Of all events the member played in; null before the first match is over. */
  readonly record: MatchRecord | null;
  readonly games: readonly { readonly slug: string; readonly name: string }[];
  readonly sinceMs: number | null;
  readonly all: number;
}

/** One finished draft of a member's history. */
export interface HistoryRow {
  readonly draftId: string;
  readonly name: string;
  readonly game: string;
  readonly template: string;
  readonly format: string;
  readonly seats: number;
  readonly isSolo: boolean;
  readonly finishedAtMs: number;
  /** The name of the member's deck, if the reader may see it. */
  readonly deck: string | null;
}

/** Reply of GET /api/members/{memberId}/history: of another member only the drafts whose results the reader may open. */
export interface History {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly formats: readonly { readonly format: string; readonly drafts: number }[];
}
export const HISTORY_PAGE_ROWS = 12;
