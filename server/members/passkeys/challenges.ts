import type { Ceremony } from '#contract/members/passkeys.ts';
import type { Sql } from '#server/db/open.ts';
import { hashOf, makeSecret } from '../thirdParty/onceSecrets.ts';

/** So long a challenge may be signed. */
export const CEREMONY_MS = 5 * 60_000;

/** What a challenge is bound to; `visitor` is a secret of the browser's cookie, or the session. */
export interface Binding {
  readonly ceremony: Ceremony;
  readonly visitor: string;
}

/** Somebody who is signed in, as the visitor of a {@link Binding}. */
export const visitorOfSession = (sessionId: string): string => `session ${sessionId}`;

/** A new challenge of 256 random bits, in base64url; the database keeps its hash. */
export async function makeChallenge(
  sql: Sql,
  { ceremony, visitor }: Binding,
  nowMs: number,
): Promise<string> {
  const challenge = makeSecret();
  await sql.query(
    'insert into passkey_challenge (challenge_hash, ceremony, visitor_hash, expires_at) values ($1, $2, $3, $4)',
    [hashOf(challenge), ceremony, hashOf(visitor), new Date(nowMs + CEREMONY_MS)],
  );
  return challenge;
}

interface Made {
  readonly ceremony: Ceremony;
  readonly visitorHash: string;
  readonly expiresAt: Date;
}

/** Uses a challenge up, whatever comes of it; true if it was made for this ceremony and visitor and is not too old. */
export async function takeChallenge(
  sql: Sql,
  challenge: string,
  { ceremony, visitor }: Binding,
  nowMs: number,
): Promise<boolean> {
  const [made] = await sql.query<Made>(
    `delete from passkey_challenge where challenge_hash = $1
     returning ceremony, visitor_hash as "visitorHash", expires_at as "expiresAt"`,
    [hashOf(challenge)],
  );
  return (
    made !== undefined &&
    made.ceremony === ceremony &&
    made.visitorHash === hashOf(visitor) &&
    made.expiresAt.getTime() > nowMs
  );
}
