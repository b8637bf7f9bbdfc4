import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';

const KEPT_MS = 24 * 3_600_000;
const OUTBOX_MAILS = 200;

/** Deletes what is done with: after a day, in demo mode all but the newest 200. */
export async function sweepMail(db: Database, nowMs: number, mode: Settings['mode']): Promise<void> {
  if (mode === 'demo') {
    await db.query(
      `delete from mail where (sent_at is not null or given_up_at is not null)
       and id not in (select id from mail order by created_at desc, id limit $1)`,
      [OUTBOX_MAILS],
    );
    return;
  }
  await db.query('delete from mail where coalesce(sent_at, given_up_at) < $1', [new Date(nowMs - KEPT_MS)]);
}
