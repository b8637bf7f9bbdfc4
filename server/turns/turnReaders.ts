import type { Sql } from '#server/db/open.ts';
import type { TurnReader } from '#server/mail/turnEmails.ts';
import type { TurnPorts } from './turnPorts.ts';

/** Members who get mails about turns: with a verified address, and who have not stopped them. */
export const READS_TURN_MAILS = `m.email is not null and m.verified_at is not null and m.deleted_at is null
  and coalesce((m.preferences->>'mailsTurns')::boolean, true)`;

/** How to write to a member about turns; null for those who get no such mails. */
export async function turnReader(
  sql: Sql,
  { links, mail }: Pick<TurnPorts, 'links' | 'mail'>,
  memberId: string,
): Promise<TurnReader | null> {
  const [row] = await sql.query<{ handle: string; email: string }>(
    `select m.handle, m.email from member m where m.id = $1 and ${READS_TURN_MAILS}`,
    [memberId],
  );
  if (!row) return null;
  return {
    recipient: row.email,
    handle: row.handle,
    locale: await mail.localeOf(sql, memberId),
    unsubscribeLink: links.linkFor(memberId),
  };
}
