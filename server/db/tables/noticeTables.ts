import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { memberId } from './memberTables.ts';
import { refreshFamily } from './signInTables.ts';

/** Mails to be sent, being sent or sent; a mail is taken by one process at a time until `due_at`. */
export const mail = pgTable(
  'mail',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    plainText: text('plain_text').notNull(),
    html: text('html').notNull(),
    /** Where a reader stops mails of this kind by one POST; null where they cannot be stopped. */
    unsubscribeLink: text('unsubscribe_link'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastFault: text('last_fault'),
  },
  (table) => [index('mail_due').on(table.dueAt)],
);

const PURPOSES = { options: ['verifyEmail', 'changeEmail', 'resetPassword', 'endWayIn'] } as const;

/** What a mailed link or code allows, once; only SHA-256 of link and code is stored. */
export const mailTicket = pgTable(
  'mail_ticket',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    purpose: oneOf('purpose', PURPOSES).notNull(),
    /** What `endWayIn` ends: `secondFactor`, or the id of a linked sign-in. */
    wayIn: text('way_in'),
    /** The address to which it was sent. */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    codeHash: text('code_hash'),
    codeTries: integer('code_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    codeExpiresAt: moment('code_expires_at'),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('mail_ticket_member').on(table.memberId, table.purpose),
    isOneOf(table.purpose, PURPOSES),
  ],
);

/** Browsers that are pushed to, each for one signed-in session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    sessionId: text('session_id')
      .notNull()
      .references(() => refreshFamily.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('push_subscription_member').on(table.memberId),
    index('push_subscription_session').on(table.sessionId),
  ],
);

/** Pushes to be sent; of a topic only the newest is kept. One is taken by one process at a time until `due_at`. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: text('id').primaryKey(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscription.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    payload: text('payload').notNull(),
    dueAt: moment('due_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    unique('push_message_topic').on(table.subscriptionId, table.topic),
    index('push_message_due').on(table.dueAt),
  ],
);
