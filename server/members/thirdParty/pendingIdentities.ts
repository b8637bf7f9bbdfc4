import type { Sql } from '#server/db/open.ts';
import type { Identity } from './identity.ts';
import { hashOf, makeSecret } from './onceSecrets.ts';

export const PENDING_MS = 900_000;

/** Somebody new who came back from a provider and has not chosen a handle. */
export interface Pending extends Identity {
  readonly providerId: string;
}

const COLUMNS = `provider_id as "providerId", issuer, subject, email, is_email_verified as "isEmailVerified",
  suggested_handle as "suggestedHandle"`;

/** Keeps an identity for the browser that holds the secret returned. */
export async function keepPending(sql: Sql, pending: Pending, nowMs: number): Promise<string> {
  const secret = makeSecret();
  await sql.query(
    `insert into pending_identity (browser_hash, provider_id, issuer, subject, email, is_email_verified,
      suggested_handle, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      hashOf(secret),
      pending.providerId,
      pending.issuer,
      pending.subject,
      pending.email,
      pending.isEmailVerified,
      pending.suggestedHandle,
      new Date(nowMs + PENDING_MS),
    ],
  );
  return secret;
}

/** The identity that waits for this browser's choice. */
export async function findPending(sql: Sql, secret: string, nowMs: number): Promise<Pending | null> {
  const [row] = await sql.query<Pending>(
    `select ${COLUMNS} from pending_identity where browser_hash = $1 and expires_at > $2`,
    [hashOf(secret), new Date(nowMs)],
  );
  return row ?? null;
}

/** Takes it out of the store; inside the claim's transaction, so that a refused claim leaves it. */
export async function takePending(tx: Sql, secret: string, nowMs: number): Promise<Pending | null> {
  const [row] = await tx.query<Pending>(
    `delete from pending_identity where browser_hash = $1 and expires_at > $2 returning ${COLUMNS}`,
    [hashOf(secret), new Date(nowMs)],
  );
  return row ?? null;
}
