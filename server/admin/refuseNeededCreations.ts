import type { Sql } from '../db/database.ts';
import { refusal } from '../http/refusalError.ts';
import type { FinalSubject, Subject } from './activitySubjects.ts';
import type { refuseOpenedPack } from './drafting/packs.ts';
import { refuseNeededPrintings } from './neededByPacks.ts';
import { refuseCarriedSets } from './sets.ts';

/** Throws the problem 409 when something that is not of the activity needs a row that the activity made. */
export async function refuseNeededCreations(tx: Sql, activityId: string): Promise<void> {
  const made = await tx.query<{ subject: Subject | FinalSubject; id: string }>(
    'select subject, subject_id as id from activity_change where activity_id = $1 and before is null',
    [activityId],
  );
  const idsOf = (subject: Subject) => made.filter((row) => row.subject === subject).map(({ id }) => id);
  const printings = idsOf('printing');
  await refuseNeededPrintings(tx, printings);
  await refuseCarriedSets(tx, idsOf('set'), printings);
  await refuseLaterPrintings(tx, idsOf('card'), printings);
}

/** The packs that an activity made; the templates that it made with them open them, and go too when it is reverted. */
export const packsMadeBy = (tx: Sql, activityId: string): Promise<Parameters<typeof refuseOpenedPack>[1][]> =>
  tx.query(
    `select p.game_id, p.slug, p.definition from pack_definition p join activity_change c on c.subject_id = p.id
     where c.activity_id = $1 and c.subject = 'packDefinition' and c.before is null`,
    [activityId],
  );

async function refuseLaterPrintings(
  tx: Sql,
  cards: readonly string[],
  known: readonly string[],
): Promise<void> {
  const [card] = await tx.query<{ name: string }>(
    `select c.name from printing p join card c on c.id = p.card_id
     where p.card_id = any($1) and p.id <> all($2) order by 1 limit 1`,
    [cards, known],
  );
  if (card)
    throw refusal('inTheWay', null, {
      sentence: `${card.name} has got other printings since, so nothing was reverted. Delete those first.`,
    });
}
