import type { Sql } from '#server/db/open.ts';

const MINUTE_MS = 60_000;
/** A mail taken by a process that then died is due again after so long; no sending lasts longer. */
export const LEASE_MS = 3 * MINUTE_MS;
const PAUSE_MINUTES = [1, 5, 15, 30, 60, 120, 240, 360, 360] as const;

/** A mail that this process alone may send until `dueAt`. */
export interface DueMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly plainText: string;
  readonly html: string;
  readonly unsubscribeLink: string | null;
  readonly createdAt: Date;
  readonly dueAt: Date;
  /** This one included. */
  readonly attempts: number;
}

const TAKE = `update mail set due_at = $2, attempts = attempts + 1
  where id = (select id from mail where sent_at is null and given_up_at is null and due_at <= $1
    order by due_at, id limit 1 for update skip locked)
  returning id, recipient, subject, plain_text as "plainText", html,
    unsubscribe_link as "unsubscribeLink", created_at as "createdAt", due_at as "dueAt", attempts`;

/** Takes the mail that has been due longest, for LEASE_MS; null when none is due. */
export async function takeDueMail(sql: Sql, nowMs: number): Promise<DueMail | null> {
  const [taken] = await sql.query<DueMail>(TAKE, [new Date(nowMs), new Date(nowMs + LEASE_MS)]);
  return taken ?? null;
}

const SENT = `update mail set sent_at = $2, last_fault = null,
    plain_text = case when $3::boolean then plain_text else '' end, html = case when $3::boolean then html else '' end,
    unsubscribe_link = null
  where id = $1`;

/** Notes that a mail is sent; its text, which may hold a link, stays only where somebody is to read it here. */
export async function noteSent(sql: Sql, id: string, nowMs: number, isTextKept: boolean): Promise<void> {
  await sql.query(SENT, [id, new Date(nowMs), isTextKept]);
}

/** Puts a failed mail off by growing pauses, from a minute to six hours; after about 20 hours it is given up. */
export async function noteFailed(sql: Sql, mail: DueMail, nowMs: number, fault: string): Promise<void> {
  const minutes = PAUSE_MINUTES[mail.attempts - 1];
  const dueAt = minutes === undefined ? null : new Date(nowMs + minutes * MINUTE_MS);
  // A mail whose lease has run out may already be another process's: then its word counts, not ours.
  await sql.query(
    `update mail set last_fault = $3, due_at = coalesce($4, due_at),
       given_up_at = case when $4::timestamptz is null then $5::timestamptz end,
       plain_text = case when $4::timestamptz is null then '' else plain_text end,
       html = case when $4::timestamptz is null then '' else html end,
       unsubscribe_link = case when $4::timestamptz is null then null else unsubscribe_link end
     where id = $1 and due_at = $2 and sent_at is null`,
    [mail.id, mail.dueAt, fault, dueAt, new Date(nowMs)],
  );
}
