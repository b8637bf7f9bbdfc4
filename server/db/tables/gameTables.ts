import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { gameStatusSchema } from '#contract/admin/games.ts';
import { templateStatusSchema } from '#contract/admin/templates.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { Sources } from '#server/cards/sources.ts';
import { moment } from '../columns.ts';
import { FOLDED_NAMES } from '../search/cardNamesSql.ts';
import { isOneOf, oneOf } from '../words.ts';
import { member } from './memberTables.ts';

const GAME_STATUSES = { options: [...gameStatusSchema.options, 'private'] } as const;

export const game = pgTable(
  'game',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** `private`: what the draft of somebody's own list needs of a game; it has no cards and is in no list of games. */
    status: oneOf('status', GAME_STATUSES).notNull(),
    definition: jsonb('definition').$type<GameDefinition>().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [isOneOf(table.status, GAME_STATUSES)],
);

/** Reference to a game, whose rows of this table go with it. */
export const gameId = () =>
  text('game_id')
    .notNull()
    .references((): AnyPgColumn => game.id, { onDelete: 'cascade' });

/** Where each field came from; null where nobody knows, which counts as a file. */
const sources = () => jsonb('sources').$type<Sources>();

/** Whose list or template it is; null for those of the game, which Admins keep. */
const ownerId = () => text('owner_id').references((): AnyPgColumn => member.id, { onDelete: 'set null' });

export const gameSet = pgTable(
  'game_set',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    releasedOn: date('released_on', { mode: 'string' }),
    sources: sources(),
  },
  (table) => [unique('game_set_code').on(table.gameId, table.code)],
);

/** The rules identity of a card; `is_name_only` until a later import brings the rest. */
export const card = pgTable(
  'card',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    name: text('name').notNull(),
    record: jsonb('record').$type<CardRecord>().notNull(),
    isNameOnly: boolean('is_name_only').notNull(),
    sources: sources(),
    /** What the search of the administration looks into, in small letters. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(name || ' ' || coalesce(record->>'typeLine', '') || ' ' || coalesce(record->>'rules', ''))`,
    ),
    /** Its names in other languages, folded as searches compare them; null for a card that has none. */
    otherNames: text('other_names').array().generatedAlwaysAs(sql.raw(FOLDED_NAMES)),
  },
  (table) => [
    unique('card_name').on(table.gameId, table.name),
    // Games whose cards have one language alone cost no look at their cards.
    index('card_other_names').on(table.gameId).where(sql`other_names is not null`),
  ],
);

/** One printing of a card; `key` is its surrogate key within the game, `number` is text. */
export const printing = pgTable(
  'printing',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    key: text('key').notNull(),
    cardId: text('card_id')
      .notNull()
      .references(() => card.id, { onDelete: 'cascade' }),
    setCode: text('set_code').notNull(),
    number: text('number').notNull(),
    rarity: text('rarity').notNull(),
    isDraftable: boolean('is_draftable').notNull(),
    record: jsonb('record').$type<PrintingRecord>().notNull(),
    sources: sources(),
    /** What the search of the administration looks into, in small letters. */
    searchText: text('search_text').generatedAlwaysAs(sql`lower(set_code || ' ' || number || ' ' || key)`),
  },
  (table) => [
    unique('printing_key').on(table.gameId, table.key),
    index('printing_card').on(table.cardId),
    index('printing_set').on(table.gameId, table.setCode),
  ],
);

export const packDefinition = pgTable(
  'pack_definition',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    slug: text('slug').notNull(),
    definition: jsonb('definition').notNull(),
    sources: sources(),
    ownerId: ownerId(),
  },
  (table) => [unique('pack_definition_slug').on(table.gameId, table.slug)],
);

export const draftTemplate = pgTable(
  'draft_template',
  {
    id: text('id').primaryKey(),
    gameId: gameId(),
    slug: text('slug').notNull(),
    definition: jsonb('definition').notNull(),
    status: oneOf('status', templateStatusSchema).notNull(),
    sources: sources(),
    ownerId: ownerId(),
  },
  (table) => [
    unique('draft_template_slug').on(table.gameId, table.slug),
    isOneOf(table.status, templateStatusSchema),
  ],
);

/** A LiquidJS export template; without a game it serves every game. */
export const exportTemplate = pgTable(
  'export_template',
  {
    id: text('id').primaryKey(),
    gameId: text('game_id').references(() => game.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    body: text('body').notNull(),
    blurb: text('blurb').notNull().default(''),
    /** What cards and games must carry: an `ExportFit`. */
    fit: jsonb('fit').notNull().default({}),
    /** Hash of the version it was shipped in; null once somebody changed it, so that no update overwrites that. */
    shipped: text('shipped').default(''),
  },
  (table) => [unique('export_template_slug').on(table.gameId, table.slug).nullsNotDistinct()],
);

/** The cards that drafts were dealt from, by the hash of their canonical text; shared and never changed. */
export const catalogue = pgTable('catalogue', {
  hash: text('hash').primaryKey(),
  body: jsonb('body').$type<Catalogue>().notNull(),
});

/** What is learned of a card from people's picks, added up over all drafts: nobody's picks can be told from it. */
export const cardRating = pgTable(
  'card_rating',
  {
    /**
     * No reference: what was learned of a card that is deleted is there again once the deletion is undone. Null in rows from
     * before there were ids, whose name no card had.
     */
    cardId: text('card_id').unique(),
    gameId: gameId(),
    /** By which rows were known before; nothing reads it. */
    cardName: text('card_name'),
    /** How often people took it, and how often it lay in what they chose from. */
    picks: integer('picks').notNull(),
    seen: integer('seen').notNull(),
    /** In deviations of a game's cards, 0 an average card. */
    rating: doublePrecision('rating').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('card_rating_game').on(table.gameId)],
);
