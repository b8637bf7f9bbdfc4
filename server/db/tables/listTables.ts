import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { game } from './gameTables.ts';
import { member } from './memberTables.ts';

/** Lists of cards that members keep, as they brought them; they are read anew whenever they are drafted. */
export const memberList = pgTable(
  'member_list',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    fileName: text('file_name'),
    /** The CubeCobra link that it was fetched by. */
    link: text('link'),
    /** What its owner said about it: `OwnListAnswers`. */
    answers: jsonb('answers').notNull(),
    /** Copies and game when it was read last; no game where the cards are its own. */
    cards: integer('cards').notNull(),
    gameId: text('game_id').references(() => game.id, { onDelete: 'set null' }),
    isShared: boolean('is_shared').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    index('member_list_owner').on(table.memberId, table.usedAt),
    index('member_list_game').on(table.gameId),
  ],
);
