import type { Sql } from '#server/db/open.ts';
import { hashOf, makeSecret } from './onceSecrets.ts';

export const RETURN_TICKET_MS = 60_000;
const PREFIX = 'rt_';

/** `token` stands in the return address, `browserSecret` in a cookie of the same reply; neither is an access token. */
export interface ReturnTicket {
  readonly token: string;
  readonly browserSecret: string;
}

/** Whether a bearer token claims to be that of a return address. */
export const isReturnToken = (token: string): boolean => token.startsWith(PREFIX);

/** The part of a cookie's name by which two returns in two tabs keep apart. */
export const returnKeyOf = (token: string): string => hashOf(token).slice(0, 12);

/** Makes a ticket for a member who has just been recognised; it lives 60 s. */
export async function issueReturnTicket(sql: Sql, memberId: string, nowMs: number): Promise<ReturnTicket> {
  const token = `${PREFIX}${makeSecret()}`;
  const browserSecret = makeSecret();
  await sql.query(
    'insert into return_ticket (token_hash, browser_hash, member_id, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), hashOf(browserSecret), memberId, new Date(nowMs + RETURN_TICKET_MS)],
  );
  return { token, browserSecret };
}

/** The member of a living ticket, in the browser that it was given to, once; else null and nothing is changed. */
export async function takeReturnTicket(
  sql: Sql,
  ticket: ReturnTicket,
  nowMs: number,
): Promise<string | null> {
  const [used] = await sql.query<{ memberId: string }>(
    `delete from return_ticket where token_hash = $1 and browser_hash = $2 and expires_at > $3
      returning member_id as "memberId"`,
    [hashOf(ticket.token), hashOf(ticket.browserSecret), new Date(nowMs)],
  );
  return used?.memberId ?? null;
}
