import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** People: members and guests; `handle_key` and `email_key` are the lower-case forms that must be unique. */
export const member = pgTable('member', {
  id: text('id').primaryKey(),
  handle: text('handle').notNull(),
  handleKey: text('handle_key').notNull().unique(),
  email: text('email'),
  emailKey: text('email_key').unique(),
  passwordHash: text('password_hash'),
  roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
  isGuest: boolean('is_guest').notNull(),
  verifiedAt: moment('verified_at'),
  avatarSeed: text('avatar_seed').notNull(),
  aboutText: text('about_text').notNull().default(''),
  preferences: jsonb('preferences').notNull().default({}),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  /** A deleted member keeps an empty row, because others' drafts hold the seat. */
  deletedAt: moment('deleted_at'),
  /** Since when, until when (null: until it is lifted) and why an Admin keeps this member out. */
  suspendedAt: moment('suspended_at'),
  suspendedUntil: moment('suspended_until'),
  suspensionReason: text('suspension_reason'),
  /** When a letter last told whose turn it is. */
  turnsMailedAt: moment('turns_mailed_at'),
});

/** Reference to a member, whose rows of this table go with it. */
export const memberId = () =>
  text('member_id')
    .notNull()
    .references((): AnyPgColumn => member.id, { onDelete: 'cascade' });
