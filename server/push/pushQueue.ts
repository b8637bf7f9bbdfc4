import { createHash } from 'node:crypto';
import type { PushWords } from '#contract/members/push.ts';
import type { Sql } from '#server/db/open.ts';
import { ABSOLUTE_MS, IDLE_MS } from '#server/members/sessions.ts';

/** Told, by the commit, to whoever sends pushes. */
export const PUSH_CHANNEL = 'push_due';
/** How long a push service keeps a notice for a browser that is away. */
const KEPT_MS = 12 * 3_600_000;
/** A push taken by a process that then died is due again after so long; no sending lasts longer. */
const LEASE_MS = 60_000;
const PAUSE_MINUTES = [1, 5, 15, 60, 120] as const;
const MINUTE_MS = 60_000;

/** A push service keeps one waiting message a topic; here too a newer one takes the place of an older one. */
export const topicOf = (draftId: string): string =>
  createHash('sha256').update(draftId).digest('base64url').slice(0, 22);

const POST = `insert into push_message (id, subscription_id, topic, payload, due_at, expires_at)
  select gen_random_uuid()::text, p.id, $2, $3, $4, $5 from push_subscription p
  join refresh_family f on f.id = p.session_id
  where p.member_id = $1 and f.revoked_at is null and f.created_at > $6 and f.last_used_at > $7
  on conflict (subscription_id, topic) do update set id = excluded.id, payload = excluded.payload,
    due_at = excluded.due_at, expires_at = excluded.expires_at, attempts = 0
  returning id`;

/** Hands a notice in for every browser of a member, in the caller's transaction; it goes out at `dueAtMs`. */
export async function postPush(
  sql: Sql,
  memberId: string,
  words: PushWords,
  { nowMs, dueAtMs }: { readonly nowMs: number; readonly dueAtMs: number },
): Promise<void> {
  const posted = await sql.query(POST, [
    memberId,
    words.tag,
    JSON.stringify(words),
    new Date(dueAtMs),
    new Date(dueAtMs + KEPT_MS),
    new Date(nowMs - ABSOLUTE_MS),
    new Date(nowMs - IDLE_MS),
  ]);
  if (posted.length > 0) await sql.notify(PUSH_CHANNEL, '');
}

/** A push that this process alone may send until `dueAt`. */
export interface DuePush {
  readonly id: string;
  readonly subscriptionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly topic: string;
  readonly payload: string;
  readonly dueAt: Date;
  readonly expiresAt: Date;
  /** This one included. */
  readonly attempts: number;
}

const TAKE = `update push_message m set due_at = $2, attempts = attempts + 1 from push_subscription p
  where p.id = m.subscription_id and m.id in (select id from push_message where due_at <= $1
    order by due_at, id limit $3 for update skip locked)
  returning m.id, p.id as "subscriptionId", p.endpoint, p.p256dh, p.auth, m.topic, m.payload, m.due_at as "dueAt",
    m.expires_at as "expiresAt", m.attempts`;

/** Takes the pushes that have been due longest, for LEASE_MS; those that nobody needs any more are thrown away. */
export async function takeDuePushes(sql: Sql, nowMs: number, most: number): Promise<DuePush[]> {
  await sql.query('delete from push_message where expires_at <= $1', [new Date(nowMs)]);
  return sql.query<DuePush>(TAKE, [new Date(nowMs), new Date(nowMs + LEASE_MS), most]);
}

/** Forgets a push that is sent or never will be. A newer one of the same topic has another id and stays. */
export async function forgetPush(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from push_message where id = $1', [id]);
}

/** Forgets a browser that does not exist any more, and what waits for it. */
export async function forgetSubscription(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from push_subscription where id = $1', [id]);
}

/** Puts a failed push off by growing pauses; after the last, or once it is too old, it is thrown away. */
export async function putPushOff(sql: Sql, push: DuePush, nowMs: number): Promise<void> {
  const minutes = PAUSE_MINUTES[push.attempts - 1];
  if (minutes === undefined) return forgetPush(sql, push.id);
  await sql.query('update push_message set due_at = $2 where id = $1', [
    push.id,
    new Date(nowMs + minutes * MINUTE_MS),
  ]);
}
