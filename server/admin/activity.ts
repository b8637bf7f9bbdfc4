import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Sql } from '../db/database.ts';
import {
  type FinalSubject,
  isSubject,
  type RowChange,
  type RowImage,
  rememberedSql,
  type Subject,
  subjectTable,
} from './activitySubjects.ts';
import { markEdits } from './editSources.ts';

export type ActivityKind = 'created' | 'changed' | 'deleted' | 'imported' | 'reverted' | 'acted';

/** Who did what to what; `label` is the rest of the sentence that begins with their name. */
export interface ActivityEntry {
  /** Null for what the server does by itself. */
  readonly memberId: string | null;
  readonly kind: ActivityKind;
  readonly subject: Subject | FinalSubject;
  readonly subjectId: string;
  readonly gameId: string | null;
  readonly label: string;
  readonly nowMs: number;
}

const LABEL_CHARACTERS = 300;
const PART_ROWS = 200;

/**
 * Records an entry with every row that it changed, in the order in which they were changed; answers the activity's id.
 * Without rows, or with one of a `FinalSubject`, it can be read but not reverted.
 */
export async function recordActivities(
  tx: Sql,
  entry: ActivityEntry,
  changes: readonly RowChange[],
  revertOf: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const different = changes.filter((change) => !isDeepStrictEqual(change.before, change.after));
  const real = entry.kind === 'reverted' ? different : await markEdits(tx, entry, different);
  await tx.query(
    `insert into activity (id, at, member_id, kind, subject, subject_id, game_id, label, changes, revert_of)
     values ($1, $2, $3, $4, $5, $6, (select id from game where id = $7), $8, $9, $10)`,
    [
      id,
      new Date(entry.nowMs),
      entry.memberId,
      entry.kind,
      entry.subject,
      entry.subjectId,
      entry.gameId,
      entry.label.slice(0, LABEL_CHARACTERS),
      real.every((change) => isSubject(change.subject)) ? real.length : 0,
      revertOf,
    ],
  );
  for (let from = 0; from < real.length; from += PART_ROWS) {
    const part = real.slice(from, from + PART_ROWS).map((change, index) => ({
      seq: from + index,
      subject: change.subject,
      subject_id: change.subjectId,
      before: change.before,
      after: change.after,
    }));
    await tx.query(
      `insert into activity_change (activity_id, seq, subject, subject_id, before, after)
       select $1, seq, subject, subject_id, nullif(before, 'null'::jsonb), nullif(after, 'null'::jsonb)
       from jsonb_to_recordset($2::jsonb) as r(seq int, subject text, subject_id text, before jsonb, after jsonb)`,
      [id, JSON.stringify(part)],
    );
  }
  return id;
}

/** How rows look now, by id; what is not there is missing. They stay locked until the transaction ends. */
export async function imagesOf(
  tx: Sql,
  subject: Subject,
  ids: readonly string[],
): Promise<Map<string, RowImage>> {
  const { table, key } = subjectTable(subject);
  const rows = await tx.query<{ id: string; image: RowImage }>(
    `select t.${key} as id, ${rememberedSql(subject)} as image from ${table} t where t.${key} = any($1) order by 1 for update`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row.image]));
}

/** How one row looks now; null when there is none. */
export async function imageOf(tx: Sql, subject: Subject, id: string): Promise<RowImage | null> {
  return (await imagesOf(tx, subject, [id])).get(id) ?? null;
}

/**
 * Runs a change of rows of one subject between two looks at them, and records it; answers the activity's id, or null when
 * nothing became different. Inside a transaction.
 */
export async function recordChange(
  tx: Sql,
  entry: ActivityEntry & { readonly subject: Subject },
  ids: readonly string[],
  work: () => Promise<unknown>,
): Promise<string | null> {
  return recordRows(
    tx,
    entry,
    ids.map((id) => ({ subject: entry.subject, id })),
    work,
  );
}

/** The same for rows of several subjects, each at its place in the order in which they are put there. */
export async function recordRows(
  tx: Sql,
  entry: ActivityEntry,
  rows: readonly { readonly subject: Subject; readonly id: string }[],
  work: () => Promise<unknown>,
): Promise<string | null> {
  const unlike = [...new Map(rows.map((row) => [`${row.subject} ${row.id}`, row])).values()];
  const picture = async () => {
    const images = new Map<Subject, Map<string, RowImage>>();
    for (const subject of new Set(unlike.map((row) => row.subject)))
      images.set(
        subject,
        await imagesOf(
          tx,
          subject,
          unlike.filter((row) => row.subject === subject).map(({ id }) => id),
        ),
      );
    return ({ subject, id }: (typeof unlike)[number]) => images.get(subject)?.get(id) ?? null;
  };
  const before = await picture();
  await work();
  const after = await picture();
  const changes = unlike.map((row) => ({
    subject: row.subject,
    subjectId: row.id,
    before: before(row),
    after: after(row),
  }));
  if (changes.every((change) => isDeepStrictEqual(change.before, change.after))) return null;
  return recordActivities(tx, entry, changes);
}
