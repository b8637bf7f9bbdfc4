import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { eventPhaseSchema } from '#contract/events/eventView.ts';
import type { EventState } from '#engine/events/event.types.ts';
import { moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { draft } from './draftTables.ts';
import { game } from './gameTables.ts';
import { member, memberId } from './memberTables.ts';

const eventId = () =>
  text('event_id')
    .notNull()
    .references((): AnyPgColumn => event.id, { onDelete: 'cascade' });

/** Events: tables that share a template, and the rounds their people play afterwards. */
export const event = pgTable(
  'event',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    gameId: text('game_id')
      .notNull()
      .references((): AnyPgColumn => game.id),
    templateSlug: text('template_slug').notNull(),
    hostId: text('host_id')
      .notNull()
      .references((): AnyPgColumn => member.id),
    /** The command that made it: sent twice, it makes one event. */
    madeBy: text('made_by').notNull(),
    settings: jsonb('settings').notNull(),
    /** The same as in `state`. */
    phase: oneOf('phase', eventPhaseSchema).notNull(),
    /** `EventState`: the fold of the log's rows. */
    state: jsonb('state').$type<EventState>().notNull(),
    /** The last row of the log that is folded in. */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the round that is played was opened. */
    roundOpenedAt: moment('round_opened_at'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('event_made').on(table.hostId, table.madeBy),
    index('event_phase').on(table.phase, table.createdAt),
    isOneOf(table.phase, eventPhaseSchema),
  ],
);

/** What happened in an event, in order. */
export const eventLog = pgTable(
  'event_log',
  {
    eventId: eventId(),
    seq: integer('seq').notNull(),
    commandId: text('command_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references((): AnyPgColumn => member.id),
    at: moment('at').notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.seq] }),
    unique('event_log_command').on(table.eventId, table.memberId, table.commandId),
  ],
);

/** Who plays in an event, the draft they sit at, and which of their submitted decks it is played with. */
export const eventPlayer = pgTable(
  'event_player',
  {
    eventId: eventId(),
    memberId: memberId(),
    joinedAt: moment('joined_at').notNull(),
    draftId: text('draft_id').references((): AnyPgColumn => draft.id, { onDelete: 'set null' }),
    deckNumber: integer('deck_number'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('event_player_member').on(table.memberId),
  ],
);

/** The tables of an event; pods count from 0. */
export const eventTable = pgTable(
  'event_table',
  {
    draftId: text('draft_id')
      .primaryKey()
      .references((): AnyPgColumn => draft.id, { onDelete: 'cascade' }),
    eventId: eventId(),
    pod: integer('pod').notNull(),
  },
  (table) => [index('event_table_event').on(table.eventId)],
);

/** Who waits for a place in an event that is full; the order is that of its state. */
export const eventWaiting = pgTable(
  'event_waiting',
  { eventId: eventId(), memberId: memberId() },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('event_waiting_member').on(table.memberId),
  ],
);

/** Reminders of an event's start that are still to be sent: a row goes in the transaction that sends it. */
export const eventReminder = pgTable(
  'event_reminder',
  {
    eventId: eventId(),
    /** How long before the start. */
    leadMinutes: integer('lead_minutes').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.leadMinutes] }),
    index('event_reminder_due').on(table.dueAt),
  ],
);
