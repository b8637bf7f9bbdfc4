import type { Sql } from '../db/database.ts';

const NAMES = 'select m.handle, m.guest_name as "guestName" from member m where m.id in';
const AT_TABLE = `${NAMES} (select host_id from draft where id = $1 union select made_by from draft where id = $1
  union select member_id from seat where draft_id = $1)`;
const IN_EVENT = `${NAMES} (select host_id from event where id = $1
  union select member_id from event_player where event_id = $1)`;

/** What people are called who have to do with a table or an event. */
export async function readNames(sql: Sql, of: 'table' | 'event', id: string): Promise<readonly string[]> {
  const rows = await sql.query<{ handle: string; guestName: string | null }>(
    of === 'table' ? AT_TABLE : IN_EVENT,
    [id],
  );
  return rows.flatMap(({ handle, guestName }) => (guestName === null ? [handle] : [handle, guestName]));
}

/** As people read them: the same letters in another form or case, or with what nobody sees between, are the same name. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

function names(text: string, person: string): boolean {
  const [within, name] = [folded(text), folded(person)];
  if (name === '') return false;
  for (let at = within.indexOf(name); at >= 0; at = within.indexOf(name, at + 1))
    if (!isLetter(within[at - 1]) && !isLetter(within[at + name.length])) return true;
  return false;
}

/** A name that somebody gave; empty where it names one of these people: "Juno's table" does, "Junos" does not. */
export const nameless = (text: string, people: readonly string[]): string =>
  people.some((person) => names(text, person)) ? '' : text;
