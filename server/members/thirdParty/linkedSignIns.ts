import { isUniqueViolation } from '#server/db/database.ts';
import type { Sql } from '#server/db/open.ts';
import { makeId } from '#server/members/ids.ts';
import type { OidcProvider } from '#server/settings.ts';
import type { Identity } from './identity.ts';

/** A third-party sign-in that opens an account. */
export interface LinkedSignInRow {
  readonly id: string;
  readonly providerId: string;
  readonly email: string;
  readonly linkedAt: Date;
}

/** The name on a provider's button; its id where it is not set up any more. */
export const providerNameIn = (
  providers: readonly Pick<OidcProvider, 'id' | 'name'>[],
  providerId: string,
): string => providers.find(({ id }) => id === providerId)?.name ?? providerId;

/** The member whom an identity opens: by issuer and subject, whatever address the provider tells. */
export async function memberOf(
  sql: Sql,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<string | null> {
  const [row] = await sql.query<{ memberId: string }>(
    `select l.member_id as "memberId" from linked_sign_in l join member m on m.id = l.member_id
      where l.issuer = $1 and l.subject = $2 and m.deleted_at is null`,
    [issuer, subject],
  );
  return row?.memberId ?? null;
}

/**
 * Lets an identity open an account; throws the unique violation of one that already opens one. `browserId` is the browser
 * that links it, null where it is not known.
 */
export async function addLink(
  sql: Sql,
  memberId: string,
  providerId: string,
  { issuer, subject, email }: Pick<Identity, 'issuer' | 'subject' | 'email'>,
  nowMs: number,
  browserId: string | null,
): Promise<void> {
  await sql.query(
    `insert into linked_sign_in (id, member_id, provider_id, issuer, subject, email, linked_at, browser_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [makeId(), memberId, providerId, issuer, subject, email, new Date(nowMs), browserId],
  );
}

/** Whether `addLink` failed because the identity already opens an account. */
export const isAlreadyLinked = (error: unknown): boolean =>
  isUniqueViolation(error, 'linked_sign_in_subject');

/** The third-party sign-ins of an account, oldest first. */
export const linkedSignInsOf = (sql: Sql, memberId: string): Promise<LinkedSignInRow[]> =>
  sql.query<LinkedSignInRow>(
    `select id, provider_id as "providerId", email, linked_at as "linkedAt" from linked_sign_in
      where member_id = $1 order by linked_at, id`,
    [memberId],
  );

/** `lastWayIn` is kept: without it nobody could come in. */
export type Unlinking =
  | { readonly kind: 'unlinked'; readonly link: LinkedSignInRow }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'lastWayIn' };

/** Takes a sign-in away from an account, unless it is the only way in; call inside a transaction. */
export async function removeLink(tx: Sql, memberId: string, linkId: string): Promise<Unlinking> {
  const [owner] = await tx.query<{ hasPassword: boolean }>(
    `select password_hash is not null as "hasPassword" from member where id = $1 for update`,
    [memberId],
  );
  const links = await linkedSignInsOf(tx, memberId);
  const link = links.find(({ id }) => id === linkId);
  if (!owner || !link) return { kind: 'unknown' };
  const passkeys = await tx.query('select 1 from passkey where member_id = $1 limit 1', [memberId]);
  if (!owner.hasPassword && links.length === 1 && passkeys.length === 0) return { kind: 'lastWayIn' };
  await tx.query('delete from linked_sign_in where id = $1', [linkId]);
  return { kind: 'unlinked', link };
}
