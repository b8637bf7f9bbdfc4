import type { CardFace } from '#contract/games/faces.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { draftCardOf, faceOf } from '../cards/look.ts';
import type { Sql } from '../db/database.ts';

const SAMPLES = 8;

/** A few cards of a game as they are drawn, one of each rarity. */
export async function readSampleFaces(sql: Sql, gameId: string): Promise<CardFace[]> {
  const rows = await sql.query<{ card: CardRecord; printing: PrintingRecord }>(
    `select c.record as card, s.record as printing from (
       select distinct on (rarity) card_id, record from printing where game_id = $1 order by rarity, key limit ${SAMPLES}
     ) s join card c on c.id = s.card_id`,
    [gameId],
  );
  return rows.map(({ card, printing }, index) => faceOf(draftCardOf(card, printing), index));
}
