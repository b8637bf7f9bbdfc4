import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { member } from './memberTables.ts';

/** When each public source may be asked next, for all processes together. */
export const sourceTurn = pgTable('source_turn', {
  source: text('source').primaryKey(),
  nextAt: moment('next_at').notNull(),
});

/** What sources answered: good for a day and swept after it. `ask` is a hash. */
export const sourceAnswer = pgTable(
  'source_answer',
  {
    source: text('source').notNull(),
    ask: text('ask').notNull(),
    body: text('body').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.ask] }),
    index('source_answer_fetched').on(table.fetchedAt),
  ],
);

/** Recipes of public sources that Admins of this server wrote, as they were given. */
export const sourceRecipe = pgTable('source_recipe', {
  id: text('id').primaryKey(),
  recipe: jsonb('recipe').notNull(),
  addedBy: text('added_by').references(() => member.id, { onDelete: 'set null' }),
  addedAt: moment('added_at').notNull(),
});
