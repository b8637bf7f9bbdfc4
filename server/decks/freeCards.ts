import type { CardFace } from '#contract/games/faces.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
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

/** The faces of all cards a game gives for nothing, in the game's order; one without a printing has a name alone. */
export async function freeFacesOf(sql: Sql, game: GameDefinition): Promise<CardFace[]> {
  if (game.freeCards.length === 0) return [];
  const rows = await sql.query<{ card: CardRecord; printing: PrintingRecord }>(
    `select distinct on (c.name) c.record as card, p.record as printing from card c join printing p on p.card_id = c.id
     join game g on g.id = c.game_id where g.slug = $1 and c.name = any($2) order by c.name, p.key`,
    [game.slug, [...game.freeCards]],
  );
  const byName = new Map(rows.map(({ card, printing }) => [card.name, draftCardOf(card, printing)]));
  return game.freeCards.map((name, index) => {
    const card = byName.get(name);
    return card ? faceOf(card, FREE_CARDS_FROM + index) : nameOnlyFace(name, FREE_CARDS_FROM + index);
  });
}
