import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../http/refusalError.ts';
import { keepPicture } from '../../images/uploads/cardPictures.ts';
import { recordChange } from '../activity.ts';
import type { Editor } from '../editor.ts';

/**
 * Makes the bytes the picture of a printing; answers the address under which cards name it. Throws 404, 400 for what is no
 * picture.
 */
export async function takePicture(
  db: Database,
  printingId: string,
  bytes: Buffer,
  { memberId, nowMs }: Editor,
): Promise<{ image: string }> {
  const [printing] = await db.query<{
    game_id: string;
    name: string;
    set_code: string;
    number: string;
  }>(
    `select p.game_id, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id where p.id = $1`,
    [printingId],
  );
  if (!printing) throw notFound();
  const taken = await keepPicture(db, { bytes, memberId, nowMs });
  if (!taken.ok) throw invalid({ picture: [taken.sentence] });
  const entry = {
    memberId,
    kind: 'changed',
    subject: 'printing',
    subjectId: printingId,
    gameId: printing.game_id,
    label: `uploaded a picture of ${printing.name} (${printing.set_code} ${printing.number})`,
    nowMs,
  } as const;
  await db.transaction((tx) =>
    recordChange(tx, entry, [printingId], () =>
      tx.query(
        "update printing set record = jsonb_set(record, '{image}', to_jsonb($2::text)) where id = $1",
        [printingId, taken.image],
      ),
    ),
  );
  return { image: taken.image };
}
