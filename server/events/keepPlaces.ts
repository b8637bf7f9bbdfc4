import type { EventState } from '#engine/events/event.types.ts';
import { waitingIn } from '#engine/events/gathering.ts';
import type { Sql } from '../db/database.ts';

const playersIn = ({ players }: EventState) => players.map(({ id }) => id);
const newIn = (before: readonly string[], after: readonly string[]) =>
  after.filter((id) => !before.includes(id));

async function keep(
  tx: Sql,
  eventId: string,
  [before, after]: readonly [readonly string[], readonly string[]],
  table: 'event_player' | 'event_waiting',
  add: (memberId: string) => Promise<unknown>,
) {
  const gone = newIn(after, before);
  if (gone.length > 0)
    await tx.query(`delete from ${table} where event_id = $1 and member_id = any($2)`, [eventId, gone]);
  for (const memberId of newIn(before, after)) await add(memberId);
}

/** Keeps the rows of an event's players, and of those who wait, to what its state says. */
export async function keepPlaces(
  tx: Sql,
  eventId: string,
  before: EventState,
  after: EventState,
  nowMs: number,
): Promise<void> {
  await keep(tx, eventId, [playersIn(before), playersIn(after)], 'event_player', (memberId) =>
    tx.query('insert into event_player (event_id, member_id, joined_at) values ($1, $2, $3)', [
      eventId,
      memberId,
      new Date(nowMs),
    ]),
  );
  await keep(tx, eventId, [waitingIn(before), waitingIn(after)], 'event_waiting', (memberId) =>
    tx.query('insert into event_waiting (event_id, member_id) values ($1, $2)', [eventId, memberId]),
  );
}
