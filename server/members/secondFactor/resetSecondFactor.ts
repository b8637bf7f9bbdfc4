import type { Sql } from '#server/db/open.ts';
import { secondFactorReset } from '#server/mail/emails.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { MemberRow } from '../memberRows.ts';
import type { Sessions } from '../sessions.ts';
import { removeSecondFactor } from './secondFactor.ts';

/**
 * Turns a second factor off for somebody who cannot do it themselves: their sessions end and an email tells them. Answers
 * what to call after the commit, or null where there was no second factor.
 */
export async function resetSecondFactor(
  { sessions, mail }: { readonly sessions: Pick<Sessions, 'endWithin'>; readonly mail: Mail },
  tx: Sql,
  { id, handle, email }: Pick<MemberRow, 'id' | 'handle' | 'email'>,
): Promise<(() => void) | null> {
  if (!(await removeSecondFactor(tx, id))) return null;
  // A mailed link that ends this second factor must not end the next one.
  await tx.query("delete from mail_ticket where member_id = $1 and way_in = 'secondFactor'", [id]);
  if (email !== null)
    await mail.post(tx, secondFactorReset({ recipient: email, handle, locale: await mail.localeOf(tx, id) }));
  return sessions.endWithin(tx, id, null);
}
