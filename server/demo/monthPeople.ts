import type { Sql } from '../db/database.ts';
import { DEMO_MEMBERS } from '../members/demoMembers.ts';
import { handleKey } from '../members/handles.ts';

const DAY_MS = 86_400_000;

/** Somebody who drafts in the demo's month. `joinedOnDay` counts from its first day, which is 0. */
export interface MonthPerson {
  readonly id: string;
  readonly handle: string;
  readonly joinedOnDay: number;
}

/** Opponents for the demo accounts. They have no password and no email address, so nobody can sign in as one of them. */
const OPPONENTS: readonly Omit<MonthPerson, 'id'>[] = [
  { handle: 'Noor', joinedOnDay: -61 },
  { handle: 'Tomas', joinedOnDay: -54 },
  { handle: 'Priya', joinedOnDay: -48 },
  { handle: 'Eilidh', joinedOnDay: -40 },
  { handle: 'Kofi', joinedOnDay: -33 },
  { handle: 'Hanna', joinedOnDay: -30 },
  { handle: 'Luca', joinedOnDay: -21 },
  { handle: 'Mei', joinedOnDay: -12 },
  { handle: 'Callum', joinedOnDay: -5 },
  { handle: 'Zofia', joinedOnDay: 2 },
  { handle: 'Idris', joinedOnDay: 6 },
  { handle: 'Freya', joinedOnDay: 11 },
  { handle: 'Oskar', joinedOnDay: 17 },
  { handle: 'Leila', joinedOnDay: 22 },
];

/** Everybody who drafts in the month: the demo accounts and their opponents. */
export const MONTH_PEOPLE: readonly MonthPerson[] = [
  ...DEMO_MEMBERS.map(({ id, handle }) => ({ id, handle, joinedOnDay: -70 })),
  ...OPPONENTS.map((person) => ({ ...person, id: `demo-${person.handle.toLowerCase()}` })),
];

/** Makes the opponents; the demo accounts joined before the month, too. */
export async function storeMonthPeople(sql: Sql, firstDayMs: number): Promise<void> {
  const people = MONTH_PEOPLE.map(({ id, handle, joinedOnDay }) => ({
    id,
    handle,
    key: handleKey(handle),
    at: new Date(firstDayMs + joinedOnDay * DAY_MS + DAY_MS / 2).toISOString(),
  }));
  await sql.query(
    `insert into member (id, handle, handle_key, roles, is_guest, verified_at, avatar_seed, created_at, last_seen_at)
     select id, handle, key, '{}', false, at, id, at, at
     from jsonb_to_recordset($1::jsonb) as r(id text, handle text, key text, at timestamptz)
     on conflict (id) do update set created_at = least(member.created_at, excluded.created_at)`,
    [JSON.stringify(people)],
  );
}
