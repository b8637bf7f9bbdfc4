import type { Sql } from '../db/database.ts';
import { type EventChange, newsOf } from './newsOf.ts';
import { type NewsPorts, tellNews } from './tellNews.ts';

const PEOPLE = `select p.member_id as id, m.handle, p.draft_id as "draftId"
  from event_player p join member m on m.id = p.member_id where p.event_id = $1`;

/** Tells an event's people what a command did, in its transaction. */
export async function tellChange(
  tx: Sql,
  change: Omit<EventChange, 'names' | 'tables'> & NewsPorts,
): Promise<void> {
  const people = await tx.query<{ id: string; handle: string; draftId: string | null }>(PEOPLE, [
    change.before.eventId,
  ]);
  const names = new Map(people.map(({ id, handle }) => [id, handle]));
  const tables = new Map(people.flatMap(({ id, draftId }) => (draftId === null ? [] : [[id, draftId]])));
  await tellNews(tx, newsOf({ ...change, names, tables }), change);
}
