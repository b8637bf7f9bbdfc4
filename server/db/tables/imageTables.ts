import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { member } from './memberTables.ts';

/** Hosts whose pictures may be shown; only an Admin changes them. `added_by` is null for those shipped with Passleft. */
export const imageHost = pgTable('image_host', {
  host: text('host').primaryKey(),
  addedBy: text('added_by').references(() => member.id, { onDelete: 'set null' }),
  addedAt: moment('added_at').notNull(),
});
