import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';
import { member, memberId } from './memberTables.ts';

/** The browser that set a way in up, by its long-lived cookie; null where that is not known. */
export const browserId = () => text('browser_id');

/** One signed-in browser: all refresh tokens that descend from one sign-in. */
export const refreshFamily = pgTable(
  'refresh_family',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent').notNull().default(''),
    browserId: browserId(),
  },
  (table) => [index('refresh_family_member').on(table.memberId)],
);

/** Refresh tokens by the SHA-256 of their text, in hexadecimal. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamily.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    usedAt: moment('used_at'),
    /** With the token itself it makes its successor; null until it is used. */
    successorSalt: bytes('successor_salt'),
  },
  (table) => [index('refresh_token_family').on(table.familyId)],
);

/** Third-party sign-ins: the account is (issuer, subject), never an e-mail address. */
export const linkedSignIn = pgTable(
  'linked_sign_in',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    linkedAt: moment('linked_at').notNull(),
    browserId: browserId(),
  },
  (table) => [
    unique('linked_sign_in_subject').on(table.issuer, table.subject),
    index('linked_sign_in_member').on(table.memberId),
  ],
);

/** A browser on its way to a provider, by the SHA-256 of its state; taken once. */
export const thirdPartyTrip = pgTable(
  'third_party_trip',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    providerId: text('provider_id').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnPath: text('return_path').notNull(),
    /** Set when a signed-in member links the sign-in to the own account. */
    linksMemberId: text('links_member_id').references(() => member.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('third_party_trip_expires').on(table.expiresAt)],
);

/** A new person back from a provider who has not chosen a handle, by the SHA-256 of the browser's cookie. */
export const pendingIdentity = pgTable(
  'pending_identity',
  {
    browserHash: text('browser_hash').primaryKey(),
    providerId: text('provider_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    isEmailVerified: boolean('is_email_verified').notNull(),
    suggestedHandle: text('suggested_handle').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_identity_expires').on(table.expiresAt)],
);

/** The token of a third-party return address, by its SHA-256: good once, for 60 s, in one browser. */
export const returnTicket = pgTable(
  'return_ticket',
  {
    tokenHash: text('token_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    memberId: memberId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('return_ticket_expires').on(table.expiresAt)],
);

/** TOTP secrets, sealed with a key of the server; on once `confirmed_at` is set; a step of time counts once. */
export const secondFactor = pgTable('second_factor', {
  memberId: memberId().primaryKey(),
  sealedSecret: bytes('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: integer('last_step').notNull().default(0),
  browserId: browserId(),
});

/** Recovery codes by SHA-256, each good once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: memberId(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_code_member').on(table.memberId)],
);

/** A sign-in that waits for its second factor, by the SHA-256 of the browser's cookie. */
export const secondFactorChallenge = pgTable(
  'second_factor_challenge',
  {
    browserHash: text('browser_hash').primaryKey(),
    memberId: memberId(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('second_factor_challenge_expires').on(table.expiresAt)],
);

/**
 * Personal access tokens by SHA-256; one that was revoked or has ended has no row any more. A scope that this version
 * doesn't know opens nothing: there is no constraint, so that a new route needs no migration.
 */
export const accessToken = pgTable(
  'access_token',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    hash: text('hash').notNull().unique(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    browserId: browserId(),
  },
  (table) => [
    index('access_token_member').on(table.memberId),
    index('access_token_expires').on(table.expiresAt),
  ],
);
