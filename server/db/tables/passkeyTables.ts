import { bigint, boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ceremonySchema, transportsSchema } from '#contract/members/passkeys.ts';
import { bytes, moment } from '../columns.ts';
import { areAllOf, isOneOf, oneOf } from '../words.ts';
import { memberId } from './memberTables.ts';
import { browserId } from './signInTables.ts';

/** Passkeys: WebAuthn credentials by which members sign in. Nothing of a row is a secret. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    memberId: memberId(),
    /** Base64url, as the authenticator chose it. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** How often it has signed; 0 where the authenticator doesn't count. 32 bits without sign. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    /** Whether the password alone no longer signs in: a passkey is asked for after it. The same in all rows of a member. */
    isSecondFactor: boolean('is_second_factor').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    browserId: browserId(),
  },
  (table) => [
    unique('passkey_credential').on(table.credentialId),
    index('passkey_member').on(table.memberId),
    areAllOf(table.transports, transportsSchema),
  ],
);

/** A challenge that an authenticator is to sign, by its SHA-256; taken once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    ceremony: oneOf('ceremony', ceremonySchema).notNull(),
    /** Who asked, by the SHA-256 of a cookie or of the session. */
    visitorHash: text('visitor_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenge_expires').on(table.expiresAt),
    isOneOf(table.ceremony, ceremonySchema),
  ],
);

/** A passkey that proved its owner while signed in: a code in place of that of an app, by its SHA-256; good once. */
export const passkeyProof = pgTable(
  'passkey_proof',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: memberId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_proof_member').on(table.memberId),
    index('passkey_proof_expires').on(table.expiresAt),
  ],
);
