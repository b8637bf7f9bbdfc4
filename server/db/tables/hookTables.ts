import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  deliveryFaultSchema,
  deliveryStateSchema,
  hookEventSchema,
  hookKindSchema,
  hookMessageSchema,
  hookOffSchema,
  hookScopeSchema,
} from '#contract/hooks/hooks.ts';
import { bytes, moment } from '../columns.ts';
import { areAllOf, isOneOf, oneOf } from '../words.ts';
import { draft } from './draftTables.ts';
import { event } from './eventTables.ts';
import { memberId } from './memberTables.ts';

/** Web hooks. Address and secrets are sealed under a key that is not in the database. */
export const webHook = pgTable(
  'web_hook',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    kind: oneOf('kind', hookKindSchema).notNull(),
    scope: oneOf('scope', hookScopeSchema).notNull(),
    name: text('name').notNull(),
    host: text('host').notNull(),
    sealedAddress: bytes('sealed_address').notNull(),
    /** Null for hooks that are not signed. */
    sealedSecret: bytes('sealed_secret'),
    /** The secret before it, which signs too until `previous_until`. */
    sealedPrevious: bytes('sealed_previous'),
    previousUntil: moment('previous_until'),
    events: text('events').array().notNull(),
    tellsPrivate: boolean('tells_private').notNull(),
    /** The language of messages that people read. */
    locale: text('locale').notNull(),
    createdAt: moment('created_at').notNull(),
    offAt: moment('off_at'),
    offWhy: oneOf('off_why', hookOffSchema),
    deliveredAt: moment('delivered_at'),
    /** Since when nothing was delivered though it was tried; null while all is well. */
    failingSince: moment('failing_since'),
    /** When its maker was told that deliveries were parked; null once one went well again. */
    parkedToldAt: moment('parked_told_at'),
  },
  (table) => [
    index('web_hook_member').on(table.memberId),
    isOneOf(table.kind, hookKindSchema),
    isOneOf(table.scope, hookScopeSchema),
    areAllOf(table.events, hookEventSchema),
    isOneOf(table.offWhy, hookOffSchema),
  ],
);

/** What happened and has not been handed to the hooks yet; written in the transaction in which it happened. */
export const hookFact = pgTable(
  'hook_fact',
  {
    id: text('id').primaryKey(),
    type: oneOf('type', hookEventSchema).notNull(),
    draftId: text('draft_id').references(() => draft.id, { onDelete: 'cascade' }),
    eventId: text('event_id').references(() => event.id, { onDelete: 'cascade' }),
    /** Of a round `{kind, number, matches}`, of a result also `{table, score}`. */
    detail: jsonb('detail').notNull().default({}),
    at: moment('at').notNull(),
  },
  (table) => [index('hook_fact_at').on(table.at), isOneOf(table.type, hookEventSchema)],
);

/** What a hook is told, and how that went; one is taken by one process at a time until `due_at`. */
export const hookDelivery = pgTable(
  'hook_delivery',
  {
    id: text('id').primaryKey(),
    hookId: text('hook_id')
      .notNull()
      .references(() => webHook.id, { onDelete: 'cascade' }),
    type: oneOf('type', hookMessageSchema).notNull(),
    /** What it is about: told to a hook once. */
    factKey: text('fact_key').notNull(),
    draftId: text('draft_id').references(() => draft.id, { onDelete: 'cascade' }),
    eventId: text('event_id').references(() => event.id, { onDelete: 'cascade' }),
    /** The body, byte for byte, since it is signed. */
    payload: text('payload').notNull(),
    state: oneOf('state', deliveryStateSchema).notNull(),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    triedAt: moment('tried_at'),
    status: integer('status'),
    fault: oneOf('fault', deliveryFaultSchema),
    tookMs: integer('took_ms'),
  },
  (table) => [
    unique('hook_delivery_once').on(table.hookId, table.factKey),
    index('hook_delivery_due').on(table.hookId, table.dueAt).where(sql`state = 'waiting'`),
    index('hook_delivery_hook').on(table.hookId, table.createdAt),
    index('hook_delivery_draft').on(table.draftId),
    index('hook_delivery_event').on(table.eventId),
    isOneOf(table.type, hookMessageSchema),
    isOneOf(table.state, deliveryStateSchema),
    isOneOf(table.fault, deliveryFaultSchema),
  ],
);
