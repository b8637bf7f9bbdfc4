import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

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
