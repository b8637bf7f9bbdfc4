import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { draftId } from './draftTables.ts';
import { member, memberId } from './memberTables.ts';

/** One decision of a finished draft that others are asked about; the key is the address. */
export const poll = pgTable(
  'poll',
  {
    key: text('key').primaryKey(),
    draftId: draftId(),
    seat: integer('seat').notNull(),
    /** Row of the draft's log. */
    seq: integer('seq').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => member.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('poll_of_pick').on(table.draftId, table.seat, table.seq, table.madeBy),
    index('poll_maker').on(table.madeBy, table.createdAt),
  ],
);

/** What visitors would have taken, one vote a browser, which may be changed; counted apart from the members'. */
export const pollVisitorVote = pgTable(
  'poll_visitor_vote',
  {
    pollKey: text('poll_key')
      .notNull()
      .references(() => poll.key, { onDelete: 'cascade' }),
    /** Made of the cookie of the browser that voted and of the poll. */
    voterId: text('voter_id').notNull(),
    cardId: text('card_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollKey, table.voterId] })],
);

/** What members would have taken; one vote a member, which may be changed. */
export const pollVote = pgTable(
  'poll_vote',
  {
    pollKey: text('poll_key')
      .notNull()
      .references(() => poll.key, { onDelete: 'cascade' }),
    memberId: memberId(),
    cardId: text('card_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pollKey, table.memberId] })],
);
