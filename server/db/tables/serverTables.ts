import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** Secrets that the server made itself and must keep over restarts. */
export const secret = pgTable('secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Attempts counted per bucket and (hashed) key until `resets_at`, for all processes together. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('rate_limit_resets').on(table.resetsAt)],
);

/** What an Admin has set for all processes; what is not there is as the environment says. */
export const serverSetting = pgTable('server_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Processes that have a name and serve people, each with the moment at which it last said so. */
export const serverProcess = pgTable('server_process', {
  name: text('name').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});

/** Further databases that new drafts may be put in, each with the moment at which a process last reached it. */
export const shard = pgTable('shard', {
  id: text('id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
});
