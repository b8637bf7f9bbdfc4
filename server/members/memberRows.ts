import type { CurrentUser, SessionReply } from '#contract/members/members.ts';
import type { Sql } from '#server/db/open.ts';
import { avatarAddress } from '#server/images/art/artAddress.ts';
import { emailKey, handleKey } from './handles.ts';

/** A person as stored, with the password's hash: never to be sent as it is. */
export interface MemberRow {
  readonly id: string;
  readonly handle: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly roles: readonly string[];
  readonly isGuest: boolean;
  /** What a guest chose to be called. */
  readonly guestName: string | null;
  readonly verifiedAt: Date | null;
  /** The address counts as confirmed on an Admin's word; nobody has proved its mailbox yet. */
  readonly confirmedByAdmin: boolean;
  readonly avatarSeed: string;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly suspensionReason: string | null;
}

const COLUMNS = `id, handle, email, password_hash as "passwordHash", roles, is_guest as "isGuest", guest_name as "guestName",
  verified_at as "verifiedAt", confirmed_by_admin as "confirmedByAdmin", avatar_seed as "avatarSeed", created_at as "createdAt", suspended_at as "suspendedAt",
  suspended_until as "suspendedUntil", suspension_reason as "suspensionReason"`;

type Key = 'id' | 'handle_key' | 'email_key';

/** The person with that id, handle key or e-mail key; somebody whose account is deleted is nobody. */
export async function findMember(sql: Sql, key: Key, value: string): Promise<MemberRow | null> {
  const [row] = await sql.query<MemberRow>(
    `select ${COLUMNS} from member where ${key} = $1 and deleted_at is null`,
    [value],
  );
  return row ?? null;
}

/** The person whose e-mail address or handle was typed to log in. */
export const findByLogin = (sql: Sql, login: string): Promise<MemberRow | null> =>
  login.includes('@')
    ? findMember(sql, 'email_key', emailKey(login))
    : findMember(sql, 'handle_key', handleKey(login));

/** What a person may see of the own account. */
export function currentUserOf(row: MemberRow): CurrentUser {
  return {
    userId: row.id,
    handle: row.handle,
    email: row.email ?? '',
    roles: [...row.roles],
    createdUtc: row.createdAt.toISOString(),
    avatarUrl: avatarAddress(row.avatarSeed),
    isGuest: row.isGuest,
    isVerified: row.verifiedAt !== null,
    ...(row.isGuest && row.guestName !== null ? { guestName: row.guestName } : {}),
  };
}

/** The reply of every way to sign in. */
export function sessionReplyOf(row: MemberRow, token: string): SessionReply {
  return { token, userId: row.id, handle: row.handle, email: row.email ?? '', roles: [...row.roles] };
}
