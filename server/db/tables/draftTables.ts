import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { actionSourceSchema } from '#contract/results/results.ts';
import type { QuietHours } from '#contract/tables/clocks.ts';
import { seatKindSchema, tableStatusSchema } from '#contract/tables/tableRows.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import { bytes, moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { catalogue, game } from './gameTables.ts';
import { member } from './memberTables.ts';

export const draft = pgTable(
  'draft',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    name: text('name').notNull(),
    status: oneOf('status', tableStatusSchema).notNull(),
    /** Null at tables that the queue formed: nobody hosts them. */
    hostId: text('host_id').references(() => member.id),
    /** Who made it, whoever hosts it since; null at tables of the queue and at those from before it was written down. */
    madeBy: text('made_by').references((): AnyPgColumn => member.id, { onDelete: 'set null' }),
    settings: jsonb('settings').notNull(),
    catalogueHash: text('catalogue_hash').references(() => catalogue.hash),
    /** The cards of somebody's own list that this table is opened from, as they were then. */
    listCatalogue: text('list_catalogue').references((): AnyPgColumn => catalogue.hash),
    template: jsonb('template').notNull(),
    seed: bytes('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    /** SHA-256 of the setup in its canonical text, and the lock over it; set at the lock, gone when a start is called off. */
    setupHash: text('setup_hash'),
    lockHash: text('lock_hash'),
    /** When the countdown ended and the browsers were asked for their nonces. */
    revealingSince: moment('revealing_since'),
    seats: integer('seats').notNull(),
    isSolo: boolean('is_solo').notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    version: integer('version').notNull().default(0),
    /** When a process last said that somebody looks at it; told of lobbies alone. */
    watchedAt: moment('watched_at'),
    /** When the end of a correspondence draft was told to who sat at it. */
    overToldAt: moment('over_told_at'),
    /** The draft whose packs, and whose log before row `forked_seq`, this one began with. */
    forkedFrom: text('forked_from').references((): AnyPgColumn => draft.id, { onDelete: 'set null' }),
    forkedSeq: integer('forked_seq'),
    /** When its host closed the room of the running draft; null while they are there. */
    hostLeftAt: moment('host_left_at'),
    /** What happened last in its lobby (`LobbyNews` with `seq`). */
    lobbyEvents: jsonb('lobby_events').$type<readonly { readonly seq: number }[]>().notNull().default([]),
    /** The further database in which its log is written, until it is over; null in this one. */
    shard: text('shard'),
    /** When an earlier version learned from its picks; as with `figured_draft`, nothing writes it any more. */
    learnedAt: moment('learned_at'),
  },
  (table) => [
    index('draft_unlearned').on(table.status).where(sql`learned_at is null`),
    index('draft_host').on(table.hostId, table.status),
    index('draft_shard').on(table.shard).where(sql`shard is not null`),
    index('draft_maker').on(table.madeBy, table.status),
    index('draft_status').on(table.status, table.createdAt),
    index('draft_game').on(table.gameId),
    isOneOf(table.status, tableStatusSchema),
  ],
);

/** Reference to a draft, whose rows of this table go with it. */
export const draftId = () =>
  text('draft_id')
    .notNull()
    .references((): AnyPgColumn => draft.id, { onDelete: 'cascade' });

export const seat = pgTable(
  'seat',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    kind: oneOf('kind', seatKindSchema).notNull(),
    memberId: text('member_id').references(() => member.id),
    botName: text('bot_name'),
    ready: boolean('ready').notNull().default(false),
    /** Milliseconds in the time bank of a correspondence draft, without the pick whose clock runs. */
    bankMs: integer('bank_ms'),
    /** What the seat's browser bound itself to, in hexadecimal; forgotten when the seat changes or is not ready. */
    nonceCommitment: text('nonce_commitment'),
    /** 32 bytes, told after the lock. */
    nonce: bytes('nonce'),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.seat] }),
    unique('seat_member').on(table.draftId, table.memberId),
    index('seat_of_member').on(table.memberId),
    isOneOf(table.kind, seatKindSchema),
  ],
);

/** Who showed that they know a table's code, or stood up from it: they may see it and sit down. Ends when they are removed. */
export const tableInvitation = pgTable(
  'table_invitation',
  {
    draftId: draftId(),
    memberId: text('member_id')
      .notNull()
      .references((): AnyPgColumn => member.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.memberId] })],
);

/** The key of a table's stream overlay, of which it has one at most; another one takes its place. */
export const overlayKey = pgTable('overlay_key', {
  draftId: draftId().primaryKey(),
  /** SHA-256 of the key in hexadecimal: the key itself is told once and kept nowhere. */
  keyHash: text('key_hash').notNull().unique(),
  madeAt: moment('made_at').notNull(),
});

/** The seats whose players want a running draft to end. */
export const endVote = pgTable(
  'end_vote',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] })],
);

/** What happened at a table, in order; the truth from which every state is folded. In eight parts by hash of `draftId`. */
export const draftLog = pgTable(
  'draft_log',
  {
    draftId: draftId(),
    seq: integer('seq').notNull(),
    commandId: text('command_id').notNull(),
    at: moment('at').notNull(),
    seat: integer('seat'),
    source: oneOf('source', actionSourceSchema).notNull(),
    payload: jsonb('payload').$type<DraftAction>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.seq] }),
    unique('draft_log_command').on(table.draftId, table.commandId),
    isOneOf(table.source, actionSourceSchema),
  ],
);

export const draftSnapshot = pgTable('draft_snapshot', {
  draftId: draftId().primaryKey(),
  seq: integer('seq').notNull(),
  state: jsonb('state').notNull(),
});

/** When a seat's pick falls due; swept by every process with SKIP LOCKED. */
export const deadline = pgTable(
  'deadline',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    dueAt: moment('due_at').notNull(),
    packId: text('pack_id').notNull(),
    pickNumber: integer('pick_number').notNull(),
    totalSeconds: integer('total_seconds').notNull(),
    begunAt: moment('begun_at'),
    /** At correspondence tables `{quiet}`: the player's quiet hours when the deadline was made, or null. */
    correspondent: jsonb('correspondent').$type<{ readonly quiet: QuietHours | null }>(),
    /** When the player is to be told of the turn, by push and by mail, and that time runs out; null when told. */
    pushAt: moment('push_at'),
    mailAt: moment('mail_at'),
    hurryAt: moment('hurry_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] }), index('deadline_due').on(table.dueAt)],
);

/** Reserved and starred cards of a seat for the pack in hand, and those starred in packs that may come back. */
export const seatHints = pgTable(
  'seat_hints',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    packId: text('pack_id').notNull(),
    hints: jsonb('hints').notNull(),
    keptStars: jsonb('kept_stars').$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] })],
);

/** Seals that were thrown away because a nonce was not revealed in time; `number` counts from 1 at each table. */
export const sealVoid = pgTable(
  'seal_void',
  {
    draftId: draftId(),
    number: integer('number').notNull(),
    at: moment('at').notNull(),
    seed: bytes('seed').notNull(),
    seedHash: text('seed_hash').notNull(),
    setupHash: text('setup_hash').notNull(),
    lockHash: text('lock_hash').notNull(),
    /** `{seat, name, commitment, nonce}` of each seat, the last two in hexadecimal or null. */
    seats: jsonb('seats').notNull(),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.number] })],
);

export const chatMessage = pgTable(
  'chat_message',
  {
    id: text('id').primaryKey(),
    draftId: draftId(),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** What its sender calls it; null where a client of before sent none. */
    commandId: text('command_id'),
  },
  (table) => [
    index('chat_message_draft').on(table.draftId, table.at),
    unique('chat_message_command').on(table.draftId, table.memberId, table.commandId),
  ],
);

/** A line of chat that somebody reported, as it stood then; one report a reader and line. */
export const chatReport = pgTable(
  'chat_report',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id').notNull(),
    draftId: draftId(),
    /** Who said it. */
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Who reported it. */
    reporterId: text('reporter_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    saidAt: moment('said_at').notNull(),
    at: moment('at').notNull(),
    settledAt: moment('settled_at'),
    settledBy: text('settled_by').references(() => member.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('chat_report_once').on(table.messageId, table.reporterId),
    index('chat_report_open').on(table.settledAt, table.at),
    index('chat_report_member').on(table.memberId),
  ],
);

/** The last nudge of each seat of a correspondence table; it is told at `due_at`, after quiet hours. */
export const nudge = pgTable(
  'nudge',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    byName: text('by_name').notNull(),
    at: moment('at').notNull(),
    dueAt: moment('due_at').notNull(),
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.draftId, table.seat] }), index('nudge_due').on(table.dueAt)],
);
