import { can, type Person } from '#contract/can.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import type { Sql } from '../db/database.ts';

/** A card of another game than the list's. */
export interface ElsewhereCard {
  readonly game: string;
  readonly card: CardRecord;
  readonly printing: PrintingRecord;
}

/** The cards with these names in games that this person may draft, but for one game; the first game by name counts. */
export async function cardsElsewhere(
  sql: Sql,
  names: readonly string[],
  exceptGameId: string | null,
  person: Person,
): Promise<ReadonlyMap<string, ElsewhereCard>> {
  if (names.length === 0) return new Map();
  const rows = await sql.query<ElsewhereCard & { readonly name: string }>(
    `select distinct on (c.name) c.name, g.name as game, c.record as card, p.record as printing
     from card c join game g on g.id = c.game_id join printing p on p.card_id = c.id
     where c.name = any($1) and not c.is_name_only and g.id is distinct from $2
       and (g.status = 'published' or ($3 and g.status = 'draft'))
     order by c.name, g.name, p.is_draftable desc, p.key`,
    [names, exceptGameId, can(person, 'administer')],
  );
  return new Map(rows.map(({ name, ...card }) => [name, card]));
}
