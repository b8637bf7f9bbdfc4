import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeckContents } from '#contract/decks/decks.ts';
import { moment } from '../columns.ts';
import { draftId } from './draftTables.ts';
import { member } from './memberTables.ts';

const ownerId = () =>
  text('member_id')
    .notNull()
    .references((): AnyPgColumn => member.id);

/** Decks of a pool, numbered from 1; at most one of them is submitted. */
export const deck = pgTable(
  'deck',
  {
    draftId: draftId(),
    memberId: ownerId(),
    number: integer('number').notNull().default(1),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    contents: jsonb('contents').$type<DeckContents>().notNull(),
    savedAt: moment('saved_at').notNull(),
    submittedAt: moment('submitted_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.memberId, table.number] })],
);

/** A deck as it stood when its owner gave that moment a name. */
export const deckSnapshot = pgTable(
  'deck_snapshot',
  {
    id: text('id').primaryKey(),
    draftId: draftId(),
    memberId: ownerId(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    contents: jsonb('contents').$type<DeckContents>().notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [index('deck_snapshot_deck').on(table.draftId, table.memberId, table.number)],
);
