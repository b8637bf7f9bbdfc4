import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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

async function keptSecret(db: Database): Promise<string> {
  await db.query('insert into secret (name, value) values ($1, $2) on conflict (name) do nothing', [
    NAME,
    randomBytes(32).toString('base64url'),
  ]);
  const [kept] = await db.query<{ value: string }>('select value from secret where name = $1', [NAME]);
  if (!kept) throw new Error('The database did not keep its secret.');
  return kept.value;
}

/** Signs with a secret of the database's own, made at its first use. */
export async function createUnsubscribeLinks(db: Database, publicUrl: string): Promise<UnsubscribeLinks> {
  const secret = await keptSecret(db);
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
