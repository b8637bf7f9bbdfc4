import { randomInt } from 'node:crypto';
import type { Registration } from '#contract/members/members.ts';
import type { Locale } from '#contract/messages/locales.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { tellOwner } from './addresses/ownerNotice.ts';
import { type AddressPorts, postVerification } from './addresses/verification.ts';
import { emailKey, handleKey, handleMistakes } from './handles.ts';
import { makeId } from './ids.ts';
import { findMember, type MemberRow } from './memberRows.ts';
import { newPasswordMistakes } from './newPasswordMistakes.ts';
import { hashPassword } from './passwords.ts';

/** `errors` maps fields to sentences, for the reply 400. */
export type Registering =
  | { readonly kind: 'registered'; readonly member: MemberRow }
  | { readonly kind: 'refused'; readonly errors: Record<string, string[]> };

/** Said of a handle that somebody else has. */
export const HANDLE_TAKEN = 'This handle is taken.';
const EMAIL_TAKEN = 'There is already an account with this email address.';

interface GuestPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly makeGuestHandle: () => string;
}

async function mistakesOf(
  { db, settings }: AddressPorts,
  wish: Registration,
  guestId: string | null,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  const add = (field: string, sentences: string[]) => {
    if (sentences.length > 0) errors[field] = sentences;
  };
  const sameHandle = await findMember(db, 'handle_key', handleKey(wish.handle));
  const sameEmail = await findMember(db, 'email_key', emailKey(wish.email));
  add('handle', sameHandle && sameHandle.id !== guestId ? [HANDLE_TAKEN] : handleMistakes(wish.handle));
  add('email', sameEmail ? [EMAIL_TAKEN] : []);
  add('password', await newPasswordMistakes(settings, wish.password, wish));
  return errors;
}

const INSERT = `insert into member (id, handle, handle_key, email, email_key, password_hash, is_guest, avatar_seed,
    verified_at, created_at, last_seen_at, preferences)
  values ($1, $2, $3, $4, $5, $6, false, $1, $7, $8, $8, jsonb_build_object('language', $9::text))`;
const PROMOTE = `update member set handle = $2, handle_key = $3, email = $4, email_key = $5, password_hash = $6,
    verified_at = $7, is_guest = false, last_seen_at = $8,
    preferences = jsonb_build_object('language', $9::text) || preferences where id = $1 and is_guest returning id`;

/** A member to be; without a password they come in by third-party sign-in alone. */
export interface NewMember {
  readonly handle: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly isVerified: boolean;
  /** In which they came in, and are written to. */
  readonly language: Locale;
}

/** Stores a new member, or turns the guest `guestId` into one; throws the unique violation of a taken name. */
export async function storeMember(
  tx: Sql,
  { handle, email, passwordHash, isVerified, language }: NewMember,
  guestId: string | null,
  nowMs: number,
): Promise<MemberRow> {
  const at = new Date(nowMs);
  const values = (id: string) => [
    id,
    handle,
    handleKey(handle),
    email,
    email === null ? null : emailKey(email),
    passwordHash,
    isVerified ? at : null,
    at,
    language,
  ];
  const promoted = guestId === null ? [] : await tx.query(PROMOTE, values(guestId));
  const id = guestId !== null && promoted.length > 0 ? guestId : makeId();
  if (promoted.length === 0) await tx.query(INSERT, values(id));
  const member = await findMember(tx, 'id', id);
  if (!member) throw new Error('A member just stored is gone.');
  return member;
}

/**
 * Makes a member, or turns the guest `guestId` into one that keeps its id and all that hangs on it; asks by mail to
 * confirm the address. The owner of an address that is taken is told by mail.
 */
export async function registerMember(
  ports: AddressPorts,
  wish: Registration & { readonly language: Locale },
  guestId: string | null,
): Promise<Registering> {
  const registering = await tryToRegister(ports, wish, guestId);
  if (registering.kind === 'refused' && registering.errors.email?.includes(EMAIL_TAKEN))
    await tellOwner(ports, wish.email);
  return registering;
}

async function tryToRegister(
  ports: AddressPorts,
  wish: Registration & { readonly language: Locale },
  guestId: string | null,
): Promise<Registering> {
  const errors = await mistakesOf(ports, wish, guestId);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  const { handle, email, language } = wish;
  const passwordHash = await hashPassword(wish.password);
  try {
    const member = await ports.db.transaction(async (tx) => {
      const stored = await storeMember(
        tx,
        { handle, email, passwordHash, isVerified: false, language },
        guestId,
        ports.now(),
      );
      await postVerification(ports, tx, { id: stored.id, handle, email });
      return stored;
    });
    return { kind: 'registered', member };
  } catch (error) {
    const errors = takenNameIn(error);
    if (errors) return { kind: 'refused', errors };
    throw error;
  }
}

/** The errors map for a name that somebody else took meanwhile, or null when `error` is something else. */
export function takenNameIn(error: unknown): Record<string, string[]> | null {
  if (isUniqueViolation(error, 'member_handle_key_unique')) return { handle: [HANDLE_TAKEN] };
  if (isUniqueViolation(error, 'member_email_key_unique')) return { email: [EMAIL_TAKEN] };
  return null;
}

const GUEST = `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
  values ($1, $2, $3, true, $1, $4, $4) on conflict (handle_key) do nothing returning id`;
const GUEST_TRIES = 50;

/** Makes a guest under a generated handle; a number follows the handle when it is taken. */
export async function makeGuest(ports: GuestPorts): Promise<MemberRow> {
  const at = new Date(ports.now());
  for (let attempt = 1; attempt <= GUEST_TRIES; attempt += 1) {
    const base = ports.makeGuestHandle();
    const handle = attempt === 1 ? base : `${base} ${randomInt(2, 10 ** Math.min(attempt, 6))}`;
    const id = makeId();
    const made = await ports.db.query(GUEST, [id, handle, handleKey(handle), at]);
    const guest = made.length > 0 ? await findMember(ports.db, 'id', id) : null;
    if (guest) return guest;
  }
  throw new Error(`No free guest handle was found in ${GUEST_TRIES} tries.`);
}
