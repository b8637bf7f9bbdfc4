import { randomUUID } from 'node:crypto';
import type { Database, Sql } from '#server/db/open.ts';
import { notFound, refusal, tooMany } from '#server/http/refusalError.ts';
import type { Principal } from '#server/members/members.ts';
import { countAttempt } from '#server/members/rateLimits.ts';
import { recordActivities } from '../activity.ts';

/** What stands where an Admin took a line out. */
const REMOVED_BY_ADMIN = 'This line was removed by an Admin.';
const REPORTS_PER_HOUR = { attempts: 20, windowSeconds: 3600 };

const LINE = `select c.member_id as "memberId", c.text, c.at from chat_message c join draft d on d.id = c.draft_id
  where c.id = $2 and c.draft_id = $1
    and (d.host_id = $3 or exists (select 1 from seat s where s.draft_id = d.id and s.member_id = $3))`;

/**
 * Tells the Admins of a line of chat, as it stands now; only who sits at the table or hosts it can. Twice is once. Throws
 * 404, 409 for an own line, 429 after 20 in an hour.
 */
export async function reportLine(
  db: Database,
  reporterId: string,
  { draftId, messageId }: { readonly draftId: string; readonly messageId: string },
  nowMs: number,
): Promise<void> {
  const waitSeconds = await countAttempt(db, nowMs, REPORTS_PER_HOUR, 'chat report', reporterId);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  const [line] = await db.query<{ memberId: string; text: string; at: Date }>(LINE, [
    draftId,
    messageId,
    reporterId,
  ]);
  if (!line) throw notFound();
  if (line.memberId === reporterId) throw refusal('ownLine', null, { sentence: 'That line is your own.' });
  await db.query(
    `insert into chat_report (id, message_id, draft_id, member_id, reporter_id, text, said_at, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (message_id, reporter_id) do nothing`,
    [randomUUID(), messageId, draftId, line.memberId, reporterId, line.text, line.at, new Date(nowMs)],
  );
}

interface Settled {
  readonly id: string;
  readonly messageId: string;
  readonly draftId: string;
}

/** Marks reports as looked at and, where asked, takes the lines out of the chat; answers the tables whose chat changed. */
export async function settleReports(
  db: Database,
  admin: Principal,
  { ids, removesLines }: { readonly ids: readonly string[]; readonly removesLines: boolean },
  nowMs: number,
): Promise<readonly string[]> {
  return db.transaction(async (tx: Sql) => {
    const settled = await tx.query<Settled>(
      `update chat_report set settled_at = $2, settled_by = $3 where id = any($1) and settled_at is null
       returning id, message_id as "messageId", draft_id as "draftId"`,
      [[...ids], new Date(nowMs), admin.memberId],
    );
    if (settled.length === 0) return [];
    if (removesLines)
      await tx.query('update chat_message set text = $2 where id = any($1)', [
        settled.map(({ messageId }) => messageId),
        REMOVED_BY_ADMIN,
      ]);
    const lines = settled.length === 1 ? 'a chat report' : `${settled.length} chat reports`;
    const entry = {
      memberId: admin.memberId,
      kind: 'acted',
      subject: 'chatReports',
      subjectId: settled[0]?.id ?? '',
      gameId: null,
      label: removesLines ? `settled ${lines} and removed the lines` : `settled ${lines}`,
      nowMs,
    } as const;
    await recordActivities(tx, entry, []);
    return removesLines ? [...new Set(settled.map(({ draftId }) => draftId))] : [];
  });
}
