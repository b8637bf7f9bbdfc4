import { createHmac, timingSafeEqual } from 'node:crypto';
import { keptSecret } from '#server/db/keptSecret.ts';
import type { Database } from '#server/db/open.ts';

const NAME = 'unsubscribe';
/** The one kind of mail that can be stopped. */
const KIND = 'turns';

/** Links that stop mails about turns: each is signed and holds whose mails it stops, and never expires. */
export interface UnsubscribeLinks {
  linkFor(memberId: string): string;
  /** Whose mails a token stops; null when it is not one of ours. */
  memberOf(token: string): string | null;
}

/** Signs with a secret of the database's own, made at its first use. */
export async function createUnsubscribeLinks(db: Database, publicUrl: string): Promise<UnsubscribeLinks> {
  const secret = await keptSecret(db, NAME);
  const signatureOf = (memberId: string) =>
    createHmac('sha256', secret).update(`${KIND}:${memberId}`).digest('base64url');

  return {
    linkFor: (memberId) =>
      `${publicUrl}/api/mail/unsubscribe?token=${encodeURIComponent(memberId)}.${signatureOf(memberId)}`,
    memberOf(token) {
      const at = token.lastIndexOf('.');
      const memberId = token.slice(0, Math.max(0, at));
      const given = Buffer.from(token.slice(at + 1));
      const right = Buffer.from(signatureOf(memberId));
      return given.length === right.length && timingSafeEqual(given, right) ? memberId : null;
    },
  };
}
