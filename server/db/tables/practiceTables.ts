import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Catalogue } from '#engine/core/setup.ts';
import { moment } from '../columns.ts';
import { member } from './memberTables.ts';

/** Catalogues of kept practice drafts by the hash of their text; shared, and apart from those of real drafts. */
export const practiceCatalogue = pgTable('practice_catalogue', {
  hash: text('hash').primaryKey(),
  body: jsonb('body').$type<Catalogue>().notNull(),
  /** When a draft was last kept with it; what no draft needs goes a day later. */
  usedAt: moment('used_at').notNull(),
});

/**
 * Practice drafts that members keep. Nothing that counts drafts may read them: no figure, rating, analytics or
 * achievement.
 */
export const practiceDraft = pgTable(
  'practice_draft',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    template: text('template').notNull(),
    templateName: text('template_name').notNull(),
    /** `GameLook`. */
    look: jsonb('look').notNull(),
    catalogueHash: text('catalogue_hash')
      .notNull()
      .references(() => practiceCatalogue.hash),
    /** The template as the engine has it. */
    rules: jsonb('rules').notNull(),
    seats: integer('seats').notNull(),
    /** 32 bytes in hex, made by the browser. */
    secret: text('secret').notNull(),
    actions: jsonb('actions').notNull(),
    /** Ids of the cards that were taken, and of those that are out of the main deck. */
    pool: text('pool').array().notNull(),
    side: text('side').array().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    unique('practice_draft_once').on(table.memberId, table.secret),
    index('practice_draft_newest').on(table.memberId, table.savedAt),
    index('practice_draft_catalogue').on(table.catalogueHash),
  ],
);
