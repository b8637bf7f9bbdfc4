import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { draftId } from './draftTables.ts';
import { gameId } from './gameTables.ts';
import { member, memberId } from './memberTables.ts';

/** A submitted deck as it stood at that moment, which later changes of the deck leave alone; `number` counts from 1. */
export const deckSubmission = pgTable(
  'deck_submission',
  {
    draftId: draftId(),
    memberId: text('member_id')
      .notNull()
      .references((): AnyPgColumn => member.id),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** `{bucket, name, set, number, rarity, finish, count, card}` of each line, in order; `card` null for a free card. */
    lines: jsonb('lines').notNull(),
    /** HMAC-SHA-256 of the list's text with `nonce` as its key, in hexadecimal; without a nonce its plain SHA-256. */
    hash: text('hash').notNull(),
    /** 32 random bytes, told together with the list; null for decks that were submitted before there were any. */
    nonce: bytes('nonce'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.memberId, table.number] })],
);

/** A link with which others open one seat's results; ends at `expires_at`, or when it is taken back. */
export const resultLink = pgTable(
  'result_link',
  {
    key: text('key').primaryKey(),
    draftId: draftId(),
    memberId: memberId(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('result_link_of').on(table.draftId, table.memberId)],
);

/** How a card usually goes, added up over batches of drafts: see `counted_draft`. */
export const cardFigure = pgTable(
  'card_figure',
  {
    /**
     * No reference: the figures of a card that is deleted are there again once the deletion is undone. Null in rows from
     * before there were ids, whose name no card had.
     */
    cardId: text('card_id').unique(),
    gameId: gameId(),
    /** By which rows were known before; nothing reads it. */
    cardName: text('card_name'),
    /** Drafts in which a person was shown it. */
    drafts: integer('drafts').notNull(),
    /** Packs in which a person met it: each pack once for each seat. */
    met: integer('met').notNull(),
    /** How often people took it, by the number of the pick. */
    taken: jsonb('taken').notNull(),
    /** How often it was passed in a pack that came back, and how often it was still there. */
    returns: integer('returns').notNull(),
    wheels: integer('wheels').notNull(),
  },
  (table) => [index('card_figure_game').on(table.gameId)],
);

/**
 * Drafts that were counted into `card_figure` and `card_rating`, each once. The drafts of one `batch` were counted in one
 * transaction, so that no answer is ever different by one draft alone.
 */
export const countedDraft = pgTable('counted_draft', {
  draftId: draftId().primaryKey(),
  batch: text('batch').notNull(),
  at: moment('at').notNull(),
});

/** Drafts that earlier versions counted one by one. Nothing writes it any more: a row means that all counts are made again. */
export const figuredDraft = pgTable('figured_draft', {
  draftId: draftId().primaryKey(),
  at: moment('at').notNull(),
});

/** What a member had at the end of a draft, so that My drafts finds it by its cards and shows its lanes. */
export const seatPool = pgTable(
  'seat_pool',
  {
    draftId: draftId(),
    memberId: memberId(),
    /** `{id, lanes}` of each card. */
    cards: jsonb('cards').notNull(),
    /** The names of all cards, a line each. */
    names: text('names').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.memberId] }),
    index('seat_pool_member').on(table.memberId),
  ],
);

/** How long people took in a draft that is over, and who decided how often; counted once from its log. */
export const draftPace = pgTable('draft_pace', {
  draftId: draftId().primaryKey(),
  /** The seconds of each decision of a person, by the number of the pick: `{"1": [12, 5]}`. */
  seconds: jsonb('seconds').notNull(),
  byPeople: integer('by_people').notNull(),
  byClock: integer('by_clock').notNull(),
  byBots: integer('by_bots').notNull(),
});
