import { randomInt } from 'node:crypto';
import type { Registration } from '#contract/members.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { emailKey, handleKey, handleMistakes } from './handles.ts';
import { makeId } from './ids.ts';
import { findMember, type MemberRow } from './memberRows.ts';
import { hashPassword, passwordMistakes } from './passwords.ts';

/** `errors` maps fields to sentences, for the reply 400. */
export type Registering =
  | { readonly kind: 'registered'; readonly member: MemberRow }
  | { readonly kind: 'refused'; readonly errors: Record<string, string[]> };

const HANDLE_TAKEN = 'This handle is taken.';
const EMAIL_TAKEN = 'There is already an account with this e-mail address.';

interface Ports {
  readonly db: Database;
  readonly now: () => number;
  readonly makeGuestHandle: () => string;
}

async function mistakesOf(
  sql: Sql,
  wish: Registration,
  guestId: string | null,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {};
  const add = (field: string, sentences: string[]) => {
    if (sentences.length > 0) errors[field] = sentences;
  };
  const sameHandle = await findMember(sql, 'handle_key', handleKey(wish.handle));
  const sameEmail = await findMember(sql, 'email_key', emailKey(wish.email));
  add('handle', sameHandle && sameHandle.id !== guestId ? [HANDLE_TAKEN] : handleMistakes(wish.handle));
  add('email', sameEmail ? [EMAIL_TAKEN] : []);
  add('password', passwordMistakes(wish.password, wish));
  return errors;
}

const INSERT = `insert into member (id, handle, handle_key, email, email_key, password_hash, is_guest, avatar_seed,
    created_at, last_seen_at) values ($1, $2, $3, $4, $5, $6, false, $1, $7, $7)`;
const PROMOTE = `update member set handle = $2, handle_key = $3, email = $4, email_key = $5, password_hash = $6,
    is_guest = false, last_seen_at = $7 where id = $1 and is_guest returning id`;

async function store(ports: Ports, wish: Registration, guestId: string | null): Promise<MemberRow> {
  const passwordHash = await hashPassword(wish.password);
  const values = (id: string) => [
    id,
    wish.handle,
    handleKey(wish.handle),
    wish.email,
    emailKey(wish.email),
    passwordHash,
    new Date(ports.now()),
  ];
  return ports.db.transaction(async (tx) => {
    const promoted = guestId === null ? [] : await tx.query(PROMOTE, values(guestId));
    const id = guestId !== null && promoted.length > 0 ? guestId : makeId();
    if (promoted.length === 0) await tx.query(INSERT, values(id));
    const member = await findMember(tx, 'id', id);
    if (!member) throw new Error('A member just stored is gone.');
    return member;
  });
}

/** Makes a member, or turns the guest `guestId` into one that keeps its id and all that hangs on it. */
export async function registerMember(
  ports: Ports,
  wish: Registration,
  guestId: string | null,
): Promise<Registering> {
  const errors = await mistakesOf(ports.db, wish, guestId);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  try {
    return { kind: 'registered', member: await store(ports, wish, guestId) };
  } catch (error) {
    if (isUniqueViolation(error, 'member_handle_key_unique'))
      return { kind: 'refused', errors: { handle: [HANDLE_TAKEN] } };
    if (isUniqueViolation(error, 'member_email_key_unique'))
      return { kind: 'refused', errors: { email: [EMAIL_TAKEN] } };
    throw error;
  }
}

const GUEST = `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
  values ($1, $2, $3, true, $1, $4, $4) on conflict (handle_key) do nothing returning id`;
const GUEST_TRIES = 50;

/** Makes a guest under a generated handle; a number follows the handle when it is taken. */
export async function makeGuest(ports: Ports): Promise<MemberRow> {
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
