import type { CardFace } from '#contract/games/faces.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type FrozenFreeCards, type GameWithFreeCards, readFreePrintings } from '../cards/freeCards.ts';
import { landMakes } from '../cards/lands.ts';
import { draftCardOf, faceOf } from '../cards/look.ts';
import { facedWithNames, faceInLanguage, type NameLanguage } from '../cards/shownNames.ts';
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
 * The faces of all cards a game gives for nothing, in the game's order and by their names there, or by those of a reader's
 * language; one without a printing has only a name.
 */
export async function freeFacesOf(
  sql: Sql,
  game: GameWithFreeCards,
  frozen: FrozenFreeCards,
  language: NameLanguage = null,
): Promise<CardFace[]> {
  if (game.freeCards.length === 0) return [];
  const keys = await readFreePrintings(sql, game, frozen);
  const rows = await sql.query<{ key: string; card: CardRecord; printing: PrintingRecord }>(
    `select p.key, c.record as card, p.record as printing from printing p join card c on c.id = p.card_id
     join game g on g.id = p.game_id where g.slug = $1 and p.key = any($2)`,
    [game.slug, [...keys.values()]],
  );
  const cards = new Map(rows.map((row) => [row.key, row]));
  return game.freeCards.map((name, index) => {
    const found = cards.get(keys.get(name) ?? '');
    const number = FREE_CARDS_FROM + index;
    if (!found) return nameOnlyFace(name, number);
    const { card, printing } = found;
    const face = { ...faceOf(draftCardOf(card, printing), number), name };
    return faceInLanguage(facedWithNames(face, card.names), card.names, language);
  });
}
