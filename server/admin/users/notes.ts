import { randomUUID } from 'node:crypto';
import type { MemberNote } from '#contract/admin/users.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { notFound, refusal } from '#server/http/refusalError.ts';
import type { Principal } from '#server/members/members.ts';
import { recordChange } from '../activity.ts';
import { lockedMember } from './suspendMember.ts';

const MOST_NOTES = 50;

const NOTES = `select n.id, n.text, a.handle as author, n.at from member_note n
  left join member a on a.id = n.author_id and a.deleted_at is null
  where n.member_id = $1 order by n.at desc, n.id`;

/** What Admins noted about somebody, the newest first. */
export async function notesOf(sql: Sql, memberId: string): Promise<MemberNote[]> {
  const rows = await sql.query<Omit<MemberNote, 'atUtc'> & { readonly at: Date }>(NOTES, [memberId]);
  return rows.map(({ at, ...note }) => ({ ...note, atUtc: at.toISOString() }));
}

const entryOf = (admin: Principal, noteId: string, label: string, nowMs: number) =>
  ({
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'memberNote',
    subjectId: noteId,
    gameId: null,
    label,
    nowMs,
  }) as const;

/** Writes a note that Admins alone read. Throws 404, and 409 where there are fifty. */
export async function writeNote(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  admin: Principal,
  memberId: string,
  text: string,
): Promise<{ note: MemberNote; activityId: string | null }> {
  const id = randomUUID();
  const at = new Date(clock.now());
  return db.transaction(async (tx) => {
    const { handle } = await lockedMember(tx, memberId);
    if ((await notesOf(tx, memberId)).length >= MOST_NOTES) throw refusal('tooManyNotes');
    const entry = {
      ...entryOf(admin, id, `wrote a note about ${handle}`, clock.now()),
      kind: 'created',
    } as const;
    const activityId = await recordChange(tx, entry, [id], () =>
      tx.query('insert into member_note (id, member_id, author_id, text, at) values ($1, $2, $3, $4, $5)', [
        id,
        memberId,
        admin.memberId,
        text,
        at,
      ]),
    );
    return { note: { id, text, author: admin.handle, atUtc: at.toISOString() }, activityId };
  });
}

/** Removes a note, which the log can bring back. Throws 404. */
export async function removeNote(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  admin: Principal,
  { memberId, noteId }: { readonly memberId: string; readonly noteId: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const { handle } = await lockedMember(tx, memberId);
    const own = await tx.query('select 1 from member_note where id = $1 and member_id = $2', [
      noteId,
      memberId,
    ]);
    if (own.length === 0) throw notFound();
    const entry = {
      ...entryOf(admin, noteId, `removed a note about ${handle}`, clock.now()),
      kind: 'deleted',
    } as const;
    return recordChange(tx, entry, [noteId], () =>
      tx.query('delete from member_note where id = $1', [noteId]),
    );
  });
}
