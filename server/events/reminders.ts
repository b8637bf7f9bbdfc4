import type { Database, Sql } from '../db/database.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { readEvent } from './eventRecord.ts';
import { type NewsPorts, tellNews } from './tellNews.ts';

const MINUTE_MS = 60_000;
/** How long before the start people are reminded: a day, and a quarter of an hour. */
export const REMINDER_MINUTES = [24 * 60, 15] as const;

/** Reminds of this start from now on, and of no other; null: of none. A reminder whose time is over is not sent late. */
export async function planReminders(
  tx: Sql,
  eventId: string,
  startsAtMs: number | null,
  nowMs: number,
): Promise<void> {
  await tx.query('delete from event_reminder where event_id = $1', [eventId]);
  if (startsAtMs === null) return;
  for (const lead of REMINDER_MINUTES) {
    const dueAtMs = startsAtMs - lead * MINUTE_MS;
    if (dueAtMs > nowMs)
      await tx.query('insert into event_reminder (event_id, lead_minutes, due_at) values ($1, $2, $3)', [
        eventId,
        lead,
        new Date(dueAtMs),
      ]);
  }
}

const DUE = `select event_id from event_reminder where due_at <= $1
  order by due_at, event_id limit 50 for update skip locked`;
const DONE = 'delete from event_reminder where event_id = $1 and due_at <= $2';

/**
 * Sends the reminders that are due to players and host, each once, whichever process does it: its row goes in the
 * transaction that hands it in. Of two that fell due while no server was there one is sent, and none after the start.
 */
export function tellReminders({
  db,
  now,
  languages,
}: {
  readonly db: Database;
  readonly now: () => number;
  readonly languages: SpokenLanguages;
}): Promise<void> {
  return db.transaction(async (tx) => {
    const nowMs = now();
    const due = await tx.query<{ event_id: string }>(DUE, [new Date(nowMs)]);
    for (const eventId of new Set(due.map(({ event_id }) => event_id))) {
      await tx.query(DONE, [eventId, new Date(nowMs)]);
      await remind(tx, eventId, { nowMs, languages });
    }
  });
}

async function remind(tx: Sql, eventId: string, ports: NewsPorts): Promise<void> {
  const { nowMs } = ports;
  const record = await readEvent(tx, eventId);
  if (record?.state.phase !== 'gathering') return;
  const { startsAtMs, name: eventName } = record.settings;
  if (startsAtMs === null || startsAtMs <= nowMs) return;
  const leftMs = startsAtMs - nowMs;
  const people = new Set([...record.state.players.map(({ id }) => id), record.hostId]);
  const told = [...people].map((memberId) => ({
    memberId,
    news: { kind: 'reminder', eventId, eventName, startsAtMs, leftMs } as const,
  }));
  await tellNews(tx, told, ports);
}
