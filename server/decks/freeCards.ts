import type { CardFace } from '#contract/games/faces.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
import { type FrozenFreeCards, frozenPrintings } from '../cards/freeCards.ts';
import { landMakes } from '../cards/lands.ts';
import { draftCardOf, faceOf } from '../cards/look.ts';
import type { Sql } from '../db/database.ts';

/** Free cards are numbered from here in `freeFaces`, so that they never share an index with the catalogue. */
export const FREE_CARDS_FROM = 1_000_000;

function nameOnlyFace(name: string, card: number): CardFace {
  const makes = landMakes({ name, type: '', typeLine: '', rules: '' });
  const nothing = { set: '', number: '', rarity: '', costText: '', type: '', typeLine: '', rules: '' };
  const empty = { flavour: '', cost: null, stats: null, image: null, lanes: [], sides: [], attributes: {} };
  return { card, name, ...nothing, ...empty, ...(makes && { makes }) };
}

/**
 * The faces of all cards a game gives for nothing, in the game's order and by their names there; one without a printing has a
 * name alone. Those of a draft are known by the printings in its catalogue.
 */
export async function freeFacesOf(
  sql: Sql,
  game: Pick<GameDefinition, 'slug' | 'freeCards'>,
  frozen: FrozenFreeCards,
): Promise<CardFace[]> {
  if (game.freeCards.length === 0) return [];
  const keys = frozenPrintings(frozen);
  const rows = await sql.query<{ name: string; card: CardRecord; printing: PrintingRecord }>(
    `select c.name, c.record as card, p.record as printing from card c join printing p on p.card_id = c.id
     join game g on g.id = c.game_id where g.slug = $1 and (p.key = any($2) or c.name = any($3)) order by p.key desc`,
    [game.slug, [...keys.values()], game.freeCards.filter((name) => !keys.has(name))],
  );
  const byKey = new Map(rows.map((row) => [row.printing.key, row]));
  const byName = new Map(rows.map((row) => [row.name, row]));
  return game.freeCards.map((name, index) => {
    const key = keys.get(name);
    const row = key === undefined ? byName.get(name) : byKey.get(key);
    const face = row && faceOf(draftCardOf(row.card, row.printing), FREE_CARDS_FROM + index);
    return face ? { ...face, name } : nameOnlyFace(name, FREE_CARDS_FROM + index);
  });
}
