import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { botsWishSchema } from '#contract/queue.ts';
import { moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { gameId } from './gameTables.ts';
import { memberId } from './memberTables.ts';

/** Tables that the queue found people for and asks them whether they are there, until all have said so or `due_at`. */
export const queueMatch = pgTable('queue_match', {
  id: text('id').primaryKey(),
  gameId: gameId(),
  templateSlug: text('template_slug').notNull(),
  seats: integer('seats').notNull(),
  /** How many of the seats are people's; the others are filled with bots. */
  people: integer('people').notNull(),
  dueAt: moment('due_at').notNull(),
});

/** Who waits in the queue; one place a person. `match_id` once a table was found, `accepted` once they are there. */
export const queuePlace = pgTable(
  'queue_place',
  {
    memberId: memberId().primaryKey(),
    gameId: gameId(),
    templateSlug: text('template_slug').notNull(),
    seats: integer('seats').notNull(),
    bots: oneOf('bots', botsWishSchema).notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** When a line of this person was last seen; the place is given up a while after the last one is gone. */
    seenAt: moment('seen_at').notNull(),
    matchId: text('match_id').references(() => queueMatch.id, { onDelete: 'set null' }),
    accepted: boolean('accepted').notNull().default(false),
  },
  (table) => [
    index('queue_place_queue').on(table.gameId, table.templateSlug, table.joinedAt),
    index('queue_place_match').on(table.matchId),
    isOneOf(table.bots, botsWishSchema),
  ],
);
