import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { roleSchema } from '#contract/members/members.ts';
import { moment } from '../columns.ts';
import { areAllOf } from '../words.ts';

/** People: members and guests; `handle_key` and `email_key` are the lower-case forms that must be unique. */
export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    handle: text('handle').notNull(),
    handleKey: text('handle_key').notNull().unique(),
    email: text('email'),
    emailKey: text('email_key').unique(),
    /** What a guest wants to be called; shown with the word "guest". */
    guestName: text('guest_name'),
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull().default(sql`'{}'::text[]`),
    isGuest: boolean('is_guest').notNull(),
    verifiedAt: moment('verified_at'),
    /** Whether the address counts as confirmed on the word of an Admin alone: its mailbox is not proved yet. */
    confirmedByAdmin: boolean('confirmed_by_admin').notNull().default(false),
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
    /** When an email last told whose turn it is. */
    turnsMailedAt: moment('turns_mailed_at'),
  },
  (table) => [areAllOf(table.roles, roleSchema)],
);

/** Reference to a member, whose rows of this table go with it. */
export const memberId = () =>
  text('member_id')
    .notNull()
    .references((): AnyPgColumn => member.id, { onDelete: 'cascade' });

/** What Admins note about a person for each other; the person never reads it. */
export const memberNote = pgTable(
  'member_note',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    authorId: text('author_id').references((): AnyPgColumn => member.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('member_note_member').on(table.memberId, table.at)],
);

/** Addresses that were invited to register and have not done so; inviting one again later replaces its row. */
export const accountInvitation = pgTable('account_invitation', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  invitedBy: text('invited_by').references((): AnyPgColumn => member.id, { onDelete: 'set null' }),
  sentAt: moment('sent_at').notNull(),
});
