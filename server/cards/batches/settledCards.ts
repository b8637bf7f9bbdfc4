/**
 * The printings of a game with their cards, as they are without an import that is just being stored or undone: its new
 * rows are left out, and what it changes is read as it was. `$1` game; `among` narrows them by `p` and `c`.
 */
const settled = (among: string, which: string) => `with moving as materialized (
    select r.row_id, r.action, r.before from import_batch b join import_row r on r.batch_id = b.id
    where b.game_id = $1 and b.state in ('storing', 'undoing') and r.kind in ('card', 'printing'))
  select * from (
    select p.key, coalesce(mp.before->'record', p.record) as printing, coalesce(mc.before->'record', c.record) as card,
      coalesce((mp.before->'record'->>'isDraftable')::boolean, p.is_draftable) as is_draftable,
      coalesce(mp.before->'record'->>'set', p.set_code) as set_code, coalesce(mp.before->'record'->>'number', p.number) as number
    from printing p left join moving mp on mp.row_id = p.id
    join card c on c.id = coalesce(mp.before->>'cardId', p.card_id) left join moving mc on mc.row_id = c.id
    where p.game_id = $1 and mp.action is distinct from 'create' and ${among}) settled
  where ${which} order by set_code, number, key`;

/** Those for drafting; `$2` keys of printings wanted though they are not. */
export const SETTLED_PRINTINGS = settled('true', 'is_draftable or key = any($2)');

/** Those with a key of `$2`, and all of cards with a name of `$3`. */
export const NAMED_PRINTINGS = settled('(p.key = any($2) or c.name = any($3))', 'true');
