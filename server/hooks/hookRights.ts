import type { Sql } from '#server/db/database.ts';
import { IS_PUBLIC } from '#server/drafts/reading/readers.ts';
import { isNotSuspended } from '#server/members/suspensions.ts';

/** Whether the maker `m` of hook `h` may still have it; `now` is the placeholder of the moment. */
export const makerMay = (now: string): string => `(m.deleted_at is null and ${isNotSuspended('m', now)}
  and case h.scope when 'everyone' then 'Admin' = any(m.roles) else m.roles && array['Admin', 'PowerUser'] end)`;

const SHOWN_TO = (isPublic: string, hostId: string) =>
  `case h.scope when 'everyone' then ${isPublic} else ${hostId} = h.member_id and (${isPublic} or h.tells_private) end`;

/** Whether hook `h` may hear of the table `d`: of public ones, and of others only their own host's hook that ticked it. */
export const HEARS_TABLE = SHOWN_TO(IS_PUBLIC, 'd.host_id');
/** The same for the event `e`. */
export const HEARS_EVENT = SHOWN_TO("(e.settings->>'visibility' = 'open')", 'e.host_id');

const END = `update web_hook h set off_at = coalesce(h.off_at, $1),
    off_why = case when m.deleted_at is null and not ${isNotSuspended('m', '$1')} then 'suspended' else 'role' end,
    sealed_address = ''::bytea, sealed_secret = null, sealed_previous = null, previous_until = null
  from member m where m.id = h.member_id and ($2::text is null or m.id = $2)
    and (h.off_why is null or h.off_why not in ('role', 'suspended')) and not ${makerMay('$1')}
  returning h.id`;

/**
 * Ends the hooks whose makers lost the right to them: for good, and their addresses and secrets are forgotten. All of them,
 * or those of one member in the transaction that takes the right.
 */
export async function endLostHooks(sql: Sql, nowMs: number, memberId: string | null = null): Promise<void> {
  const ended = await sql.query<{ id: string }>(END, [new Date(nowMs), memberId]);
  if (ended.length > 0)
    await withdrawWaiting(
      sql,
      ended.map(({ id }) => id),
    );
}

/** What waits for these hooks is told to nobody any more. */
export async function withdrawWaiting(sql: Sql, hookIds: readonly string[]): Promise<void> {
  await sql.query(
    "update hook_delivery set state = 'withdrawn' where hook_id = any($1) and state in ('waiting', 'parked')",
    [[...hookIds]],
  );
}
