import type { Sql } from '#server/db/open.ts';
import { hashOf } from './onceSecrets.ts';
import type { TripSecrets } from './providers.ts';

export const TRIP_MS = 600_000;
export const LINK_WISH_MS = 120_000;

/** A browser on its way to a provider; `browserHash` is that of its cookie. */
export interface Trip {
  readonly browserHash: string;
  readonly providerId: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnPath: string;
  /** The signed-in member who links the sign-in to the own account. */
  readonly linksMemberId: string | null;
  readonly expiresAt: Date;
}

const INSERT = `insert into third_party_trip (state_hash, browser_hash, provider_id, nonce, code_verifier, return_path,
    links_member_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Remembers a trip by the hash of its state. */
export async function beginTrip(
  sql: Sql,
  { state, nonce, codeVerifier }: TripSecrets,
  trip: Omit<Trip, 'nonce' | 'codeVerifier' | 'expiresAt'>,
  nowMs: number,
): Promise<void> {
  const { browserHash, providerId, returnPath, linksMemberId } = trip;
  const expiresAt = new Date(nowMs + TRIP_MS);
  await sql.query(INSERT, [
    hashOf(state),
    browserHash,
    providerId,
    nonce,
    codeVerifier,
    returnPath,
    linksMemberId,
    expiresAt,
  ]);
}

/** Takes the trip of a state out of the store, so that it serves once whatever comes of it; also one that expired. */
export async function takeTrip(sql: Sql, state: string): Promise<Trip | null> {
  const [trip] = await sql.query<Trip>(
    `delete from third_party_trip where state_hash = $1 returning browser_hash as "browserHash",
      provider_id as "providerId", nonce, code_verifier as "codeVerifier", return_path as "returnPath",
      links_member_id as "linksMemberId", expires_at as "expiresAt"`,
    [hashOf(state)],
  );
  return trip ?? null;
}

// The prefix keeps a wish apart from trips: no state hashes to it.
const wishKey = (secret: string) => `link:${hashOf(secret)}`;

/** Remembers that a member, who has proved to be the owner, wants to link a sign-in; the secret is the browser's. */
export async function wishToLink(
  sql: Sql,
  secret: string,
  wish: { readonly memberId: string; readonly providerId: string },
  nowMs: number,
): Promise<void> {
  const expiresAt = new Date(nowMs + LINK_WISH_MS);
  await sql.query(INSERT, [
    wishKey(secret),
    hashOf(secret),
    wish.providerId,
    '',
    '',
    '',
    wish.memberId,
    expiresAt,
  ]);
}

/** Takes a wish to link for its trip: the member, or null when there is none for this provider. */
export async function takeLinkWish(
  sql: Sql,
  secret: string,
  providerId: string,
  nowMs: number,
): Promise<string | null> {
  const [wish] = await sql.query<{ memberId: string | null }>(
    `delete from third_party_trip where state_hash = $1 and provider_id = $2 and expires_at > $3
      returning links_member_id as "memberId"`,
    [wishKey(secret), providerId, new Date(nowMs)],
  );
  return wish?.memberId ?? null;
}
