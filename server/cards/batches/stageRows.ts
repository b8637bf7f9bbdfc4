import type { Sql } from '../../db/database.ts';
import type { BatchPart, RowKind } from './parsedBatch.ts';

/** What staging a batch found out of its rows of one kind. */
export interface RowCounts {
  readonly create: number;
  readonly update: number;
  readonly skip: number;
}

const GIVEN = 'jsonb_to_recordset($3::jsonb) as r(seq int, payload jsonb)';

/** Rows that say nothing new are not staged, so that only what changes is kept. `$1` batch, `$2` game, `$3` rows. */
const STAGE: Readonly<Record<RowKind, string>> = {
  set: `insert into import_row (batch_id, seq, kind, payload, action, row_id, name, before)
    select $1, r.seq, 'set', r.payload, case when s.id is null then 'create' else 'update' end,
      coalesce(s.id, gen_random_uuid()::text), r.payload->>'code',
      case when s.id is not null then jsonb_build_object('name', s.name, 'releasedOn', s.released_on) end
    from ${GIVEN} left join game_set s on s.game_id = $2::text and s.code = r.payload->>'code'
    where s.id is null or (r.payload->>'name' <> r.payload->>'code'
      and (s.name <> r.payload->>'name' or s.released_on is distinct from coalesce((r.payload->>'releasedOn')::date, s.released_on)))
    returning action`,
  card: `insert into import_row (batch_id, seq, kind, payload, action, row_id, name, flag, before)
    select $1, r.seq, 'card', r.payload, case when c.id is null then 'create' else 'update' end,
      coalesce(c.id, gen_random_uuid()::text), r.payload->>'name', (r.payload->>'isNameOnly')::boolean,
      case when c.id is not null then jsonb_build_object('record', c.record, 'isNameOnly', c.is_name_only) end
    from ${GIVEN} left join card c on c.game_id = $2::text and c.name = r.payload->>'name'
    where c.id is null or (not (r.payload->>'isNameOnly')::boolean and c.record <> r.payload)
    returning action`,
  printing: `insert into import_row
      (batch_id, seq, kind, payload, action, row_id, name, card_id, set_code, number, rarity, flag, before)
    select $1, g.seq, 'printing', g.payload, case when g.id is null then 'create' else 'update' end,
      coalesce(g.id, gen_random_uuid()::text), g.payload->>'key', g.new_card, g.payload->>'set', g.payload->>'number',
      g.payload->>'rarity', (g.payload->>'isDraftable')::boolean,
      case when g.id is not null then jsonb_build_object('record', g.record, 'cardId', g.card_id) end
    from (select r.seq, p.id, p.record, p.card_id, coalesce(i.row_id, c.id) as new_card,
        case when p.record->>'image' like '/pictures/%' then jsonb_set(r.payload, '{image}', p.record->'image') else r.payload end as payload
      from ${GIVEN}
      left join printing p on p.game_id = $2::text and p.key = r.payload->>'key'
      left join card c on c.game_id = $2::text and c.name = r.payload->>'card'
      left join import_row i on i.batch_id = $1 and i.kind = 'card' and i.name = r.payload->>'card') g
    where g.new_card is not null and (g.id is null or g.record <> g.payload or g.card_id <> g.new_card)
    returning action`,
  pack: `insert into import_row (batch_id, seq, kind, payload, action, row_id, name, before)
    select $1, r.seq, 'pack', r.payload, case when d.id is null then 'create' else 'update' end,
      coalesce(d.id, gen_random_uuid()::text), r.payload->>'slug',
      case when d.id is not null then jsonb_build_object('definition', d.definition) end
    from ${GIVEN} left join pack_definition d on d.game_id = $2::text and d.slug = r.payload->>'slug'
    where d.id is null or d.definition <> r.payload
    returning action`,
  template: `insert into import_row (batch_id, seq, kind, payload, action, row_id, name, before)
    select $1, r.seq, 'template', r.payload, case when d.id is null then 'create' else 'update' end,
      coalesce(d.id, gen_random_uuid()::text), r.payload->>'slug',
      case when d.id is not null then jsonb_build_object('definition', d.definition) end
    from ${GIVEN} left join draft_template d on d.game_id = $2::text and d.slug = r.payload->>'slug'
    where d.id is null or d.definition <> r.payload
    returning action`,
};

const REJECTS = `insert into import_row (batch_id, seq, kind, payload, action, row_id, name)
  select $1, r.seq, 'reject', r.payload, 'reject', '', r.payload->>'column'
  from jsonb_to_recordset($2::jsonb) as r(seq int, payload jsonb)`;

/**
 * Stages one part of a batch by one short statement, so that running tables feel nothing; answers what its rows would do.
 * `gameId` is null where the batch makes its game.
 */
export async function stagePart(
  sql: Sql,
  batchId: string,
  gameId: string | null,
  part: BatchPart,
): Promise<RowCounts> {
  if (part.kind === 'reject') {
    await sql.query(REJECTS, [batchId, part.text]);
    return { create: 0, update: 0, skip: 0 };
  }
  const rows = await sql.query<{ action: 'create' | 'update'; count: number }>(
    `with staged as (${STAGE[part.kind]}) select action, count(*)::int as count from staged group by action`,
    [batchId, gameId, part.text],
  );
  const countOf = (action: string) => rows.find((row) => row.action === action)?.count ?? 0;
  const create = countOf('create');
  const update = countOf('update');
  return { create, update, skip: part.rows - create - update };
}
