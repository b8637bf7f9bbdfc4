import { randomUUID } from 'node:crypto';
import type { EventCommand } from '#contract/events/events.ts';
import type { Reply } from '#contract/refusals.ts';
import { waitingIn } from '#engine/events/gathering.ts';
import type { Sql } from '../db/database.ts';
import { storeLobbyEvents } from '../drafts/lobby/lobbyEvents.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { doEventCommand, type EventDone } from './eventCommands.ts';
import { type EventRecord, readEvent } from './eventRecord.ts';

/** The events that are not over which a member hosts, plays in or waits for a place in. */
export async function findOwnEvents(sql: Sql, memberId: string): Promise<readonly string[]> {
  const rows = await sql.query<{ id: string }>(
    `select e.id from event e where e.phase not in ('closed', 'cancelled') and (e.host_id = $1
       or exists (select 1 from event_player p where p.event_id = e.id and p.member_id = $1)
       or exists (select 1 from event_waiting w where w.event_id = e.id and w.member_id = $1)) order by e.created_at`,
    [memberId],
  );
  return rows.map(({ id }) => id);
}

/** Who hosts on: the member who joined first of those who still play; guests host nothing. */
async function findHeir(tx: Sql, { eventId, state, hostId }: EventRecord): Promise<string | null> {
  const playing = state.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id);
  const [heir] = await tx.query<{ id: string }>(
    `select m.id from event_player p join member m on m.id = p.member_id
     where p.event_id = $1 and m.id = any($2) and m.id <> $3 and not m.is_guest and m.deleted_at is null
     order by p.joined_at, m.id limit 1`,
    [eventId, playing, hostId],
  );
  return heir?.id ?? null;
}

async function handOn(tx: Sql, eventId: string, heirId: string): Promise<void> {
  await tx.query('update event set host_id = $2 where id = $1', [eventId, heirId]);
  const gathering = await tx.query<{ id: string }>(
    `update draft set host_id = $2 where status in ('lobby', 'countdown')
     and id in (select draft_id from event_table where event_id = $1) returning id`,
    [eventId, heirId],
  );
  for (const { id } of gathering) await storeLobbyEvents(tx, id, [{ type: 'hostChanged', memberId: heirId }]);
}

interface Leaving {
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
  readonly languages: SpokenLanguages;
}

/**
 * Takes somebody who goes for good out of an event, in the caller's transaction: off its list while it gathers, else they
 * drop. Hosting is handed on; an event that nobody can host on ends.
 */
export async function leaveEvent(
  tx: Sql,
  memberId: string,
  eventId: string,
  { nowMs, newSeed, languages }: Leaving,
): Promise<Reply<EventDone>> {
  const before = await readEvent(tx, eventId, true);
  const none: Reply<EventDone> = { ok: true, value: { draftIds: [] } };
  if (!before) return none;
  const say = (command: EventCommand) =>
    doEventCommand(tx, {
      memberId,
      eventId,
      commandId: `farewell-${randomUUID()}`,
      command,
      nowMs,
      newSeed,
      languages,
    });
  const own = before.state.players.find(({ id }) => id === memberId);
  const isWaiting = waitingIn(before.state).includes(memberId);
  const dropped =
    own?.droppedAfter === null
      ? await say({ type: 'drop', playerId: memberId })
      : isWaiting
        ? await say({ type: 'leave' })
        : none;
  if (!dropped.ok || before.hostId !== memberId) return dropped;
  const after = await readEvent(tx, eventId);
  const heirId = after && (await findHeir(tx, after));
  if (!heirId) return say({ type: before.state.rounds.length === 0 ? 'cancel' : 'close' });
  await handOn(tx, eventId, heirId);
  return none;
}
