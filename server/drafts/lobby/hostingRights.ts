import { can, type Person } from '#contract/can.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import type { Sql } from '#server/db/database.ts';

const LARGE_FROM_SEATS = 9;
const done: Reply<null> = { ok: true, value: null };

/** Whether this person may have a table that is listed openly and has that many seats, with the sentence if not. */
export function mayHaveTable(
  person: Person,
  { visibility, seats }: Pick<TableSettings, 'visibility' | 'seats'>,
): Reply<null> {
  if (visibility === 'open' && !can(person, 'hostPublicTable'))
    return refused(
      'notAllowed',
      'Verify your email address to host a table that everybody can find. A table by code works right away.',
    );
  if (seats >= LARGE_FROM_SEATS && !can(person, 'hostLargeTable'))
    return refused('notAllowed', 'Tables of more than eight seats are for power users.');
  return done;
}

/** Whether this person may host a table of this kind at all. */
export function mayHost(person: Person, isSolo: boolean): Reply<null> {
  return can(person, isSolo ? 'hostSolo' : 'hostTable')
    ? done
    : refused('notAllowed', 'Guests draft against bots and join tables. Create an account to host one.');
}

/** Whether this person may run a table without sitting at it. */
export const mayOrganise = (person: Person): Reply<null> =>
  can(person, 'organise')
    ? done
    : refused('notAllowed', 'Running a table without a seat is for power users. Take a seat yourself.');

/** Whether this person may open a table of a game in this status: Admins try out games before they publish them. */
export const mayPlayGame = (person: Person, status: string): boolean =>
  status === 'published' || (status === 'draft' && can(person, 'administer'));

/** Whether this person may open a table from a template in this status; `isOwn`: it is their own. */
export function mayPlayTemplate(person: Person, status: string, isOwn: boolean): boolean {
  if (status === 'published') return true;
  if (status === 'archived') return false;
  if (can(person, 'administer')) return true;
  return can(person, 'hostOwnList') && (isOwn || status === 'preview');
}

/** A member's rights as they stand in the database; null when there is no such member. */
export async function readPerson(sql: Sql, memberId: string): Promise<Person | null> {
  const [row] = await sql.query<Person>(
    `select is_guest as "isGuest", verified_at is not null as "isVerified", roles from member where id = $1`,
    [memberId],
  );
  return row ?? null;
}
