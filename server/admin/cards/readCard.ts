import type { CardDetail } from '#contract/admin/cards.ts';
import { carriedAttributes } from '../../cards/carried.ts';
import type { Sql } from '../../db/database.ts';
import { notFound } from '../../http/refusalError.ts';

/** SQL for the version of a card or a printing; whatever a form may change is in it. */
export const versionOf = (alias: string) => `md5(${alias}.record::text)`;

const CARD = `select c.id, g.slug as game, c.record as card, ${versionOf('c')} as version,
    coalesce((select jsonb_agg(p.record || jsonb_build_object('id', p.id, 'version', ${versionOf('p')}, 'card', c.name)
        order by p.key) from printing p where p.card_id = c.id), '[]') as printings,
    coalesce((select f.drafts from card_figure f where f.card_id = c.id), 0) as drafts,
    coalesce((select jsonb_agg(distinct d.definition->>'name')
      from pack_definition d, jsonb_each(d.definition->'sheets') as sheet(name, body),
        jsonb_array_elements(coalesce(nullif(sheet.body->'cards', 'null'), '[]')) as listed
      where d.game_id = c.game_id and listed->>'printing' in (select p.key from printing p where p.card_id = c.id)),
      '[]') as "usedBy"
  from card c join game g on g.id = c.game_id where c.id = $1`;

/** A card with its printings and what uses it; throws the problem 404. */
export async function readCard(sql: Sql, cardId: string): Promise<CardDetail> {
  const [card] = await sql.query<CardDetail>(CARD, [cardId]);
  if (!card) throw notFound();
  return { ...card, card: { ...card.card, attributes: carriedAttributes(card.card.attributes) } };
}
