import type { Sql } from '#server/db/open.ts';
import { namesByHandle } from '#server/drafts/naming/namesByHandle.ts';

const RENAMED = 'unnest($1::text[], $2::text[]) as renamed(old, new)';
const THEIRS = `select id from draft where host_id = $3
  union select draft_id from seat where member_id = $3 union select unnest($4::text[])`;

const TABLES = `with theirs as (${THEIRS})
  update draft d set name = renamed.new, settings = jsonb_set(d.settings, '{name}', to_jsonb(renamed.new)) from ${RENAMED}
  where d.name = renamed.old and (d.id in (select id from theirs) or d.forked_from in (select id from theirs))
  returning d.id`;

/** Bots have committed to nothing, whatever they are called. */
const SEALS = `update seal_void set seats = (
    select jsonb_agg(case when one->>'name' = $1 and (one->>'commitment' is not null or one->'hasLeft' = 'true')
      then jsonb_set(one, '{name}', to_jsonb($2::text)) else one end order by place)
    from jsonb_array_elements(seats) with ordinality each(one, place))
  where seats @> jsonb_build_array(jsonb_build_object('name', $1::text))`;

/** Who leaves, under which handle and under which name from now on. */
export interface Leaver {
  readonly memberId: string;
  readonly handle: string;
  readonly leftName: string;
}

/**
 * Names the tables that were called by the handle alone, the forks of them and the decks called after them, by the name
 * that the seat has now; nudges and lost seals too. `draftIds` are tables that the member has left already.
 */
export async function renameTables(
  tx: Sql,
  { memberId, handle, leftName }: Leaver,
  draftIds: readonly string[],
): Promise<void> {
  const names = [namesByHandle(handle), namesByHandle(leftName)];
  const tables = await tx.query<{ id: string }>(TABLES, [...names, memberId, draftIds]);
  for (const table of ['deck', 'deck_submission'])
    await tx.query(
      `update ${table} t set name = renamed.new from ${RENAMED} where t.name = renamed.old and t.draft_id = any($3)`,
      [...names, tables.map(({ id }) => id)],
    );
  await tx.query('update nudge set by_name = $2 where by_name = $1', [handle, leftName]);
  await tx.query(SEALS, [handle, leftName]);
}
