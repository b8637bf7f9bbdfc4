import type { Sql } from '#server/db/database.ts';
import { hasSecondFactor } from '#server/members/secondFactor/secondFactor.ts';
import { type ReaderTies, type Sight, STRANGER, sightOf, type TableAccess } from './sight.ts';

/** Whether a table is in the list of open tables, for whoever looks; as SQL over `draft d`. */
export const IS_PUBLIC = "(not d.is_solo and d.settings->>'visibility' = 'open')";
const HAS_WATCHERS = "coalesce((d.settings->>'watchers')::boolean, false)";

const TIES = `select who.id as "memberId",
    coalesce('Admin' = any(m.roles) and (not $3 or ${hasSecondFactor('m.id')}), false) as "isAdmin",
    exists (select 1 from table_invitation i where i.draft_id = d.id and i.member_id = who.id) as "isInvited",
    exists (select 1 from seat s where s.draft_id = d.id and s.member_id = who.id) as "isSeated",
    coalesce(d.host_id = who.id, false) or exists (select 1 from event_table t join event e on e.id = t.event_id
      where t.draft_id = d.id and e.host_id = who.id) as "isHost"
  from draft d, unnest($2::text[]) who(id) left join member m on m.id = who.id and m.deleted_at is null
  where d.id = $1`;

/** Whether Admins count as such only with a second factor, as everywhere outside demo mode. */
export interface AdminRule {
  readonly needsSecondFactor: boolean;
}

/** What ties these members to a table, as it stands in the database now. */
export async function readTies(
  sql: Sql,
  draftId: string,
  memberIds: readonly string[],
  { needsSecondFactor }: AdminRule,
): Promise<ReadonlyMap<string, ReaderTies>> {
  if (memberIds.length === 0) return new Map();
  const rows = await sql.query<ReaderTies & { memberId: string }>(TIES, [
    draftId,
    memberIds,
    needsSecondFactor,
  ]);
  return new Map(rows.map(({ memberId, ...ties }) => [memberId, ties]));
}

/** How much of a table a member, or a visitor without a session, sees; null where there is no such table for them. */
export async function readSight(
  sql: Sql,
  draftId: string,
  memberId: string | null,
  rule: AdminRule,
): Promise<Sight | null> {
  const [access] = await sql.query<TableAccess>(
    `select ${IS_PUBLIC} as "isPublic", ${HAS_WATCHERS} as "hasWatchers" from draft d where d.id = $1`,
    [draftId],
  );
  if (!access) return null;
  const ties = memberId === null ? null : (await readTies(sql, draftId, [memberId], rule)).get(memberId);
  return sightOf(access, ties ?? STRANGER);
}

/** From now on the member may see the table and sit down. */
export async function invite(sql: Sql, draftId: string, memberId: string, nowMs: number): Promise<void> {
  await sql.query(
    `insert into table_invitation (draft_id, member_id, at) values ($1, $2, $3)
     on conflict (draft_id, member_id) do nothing`,
    [draftId, memberId, new Date(nowMs)],
  );
}

/** Somebody who was removed has to show the code again. */
export async function uninvite(sql: Sql, draftId: string, memberId: string): Promise<void> {
  await sql.query('delete from table_invitation where draft_id = $1 and member_id = $2', [draftId, memberId]);
}
