import type { PushSubscriptionWords } from '#contract/members/push.ts';
import type { Database } from '#server/db/open.ts';
import { makeId } from '#server/members/ids.ts';

/** Browsers of one member that are pushed to; one more takes the place of the oldest. */
export const SUBSCRIPTIONS_EACH = 10;

/** Whose browser it is, in which signed-in session. */
export interface Subscriber {
  readonly memberId: string;
  readonly sessionId: string;
}

/** Keeps a browser's subscription for this session; one that is known goes over to it. */
export function subscribe(
  db: Database,
  { memberId, sessionId }: Subscriber,
  { endpoint, keys }: PushSubscriptionWords,
  nowMs: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query('select id from member where id = $1 for update', [memberId]);
    await tx.query(
      `insert into push_subscription (id, member_id, session_id, endpoint, p256dh, auth, created_at)
       select $1, $2, f.id, $4, $5, $6, $7 from refresh_family f where f.id = $3 and f.revoked_at is null
       on conflict (endpoint) do update set member_id = excluded.member_id, session_id = excluded.session_id,
         p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
      [makeId(), memberId, sessionId, endpoint, keys.p256dh, keys.auth, new Date(nowMs)],
    );
    await tx.query(
      `delete from push_subscription where member_id = $1 and id not in
         (select id from push_subscription where member_id = $1 order by created_at desc, id limit $2)`,
      [memberId, SUBSCRIPTIONS_EACH],
    );
  });
}

/** Forgets a browser of this member; one that is not known is no fault. */
export async function unsubscribe(db: Database, memberId: string, endpoint: string): Promise<void> {
  await db.query('delete from push_subscription where member_id = $1 and endpoint = $2', [
    memberId,
    endpoint,
  ]);
}
