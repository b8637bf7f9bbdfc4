import { isDeepStrictEqual } from 'node:util';
import { flatFields, type Source, type Sources, withSource } from '../cards/sources.ts';
import type { Sql } from '../db/database.ts';
import { isFields } from '../imports/parsing/jsonValues.ts';
import { isEmptyValue } from '../imports/parsing/says.ts';
import { isSubject, type RowChange, type RowImage, subjectTable } from './activitySubjects.ts';

interface Edit {
  /** Null for what the server does by itself. */
  readonly memberId: string | null;
  readonly nowMs: number;
}

const PART_ROWS = 200;

/**
 * Marks the fields that a person made different as theirs, so that no file overwrites them; answers the changes with what
 * was marked. Every edit of the administration comes by here, since it is recorded.
 */
export async function markEdits(
  tx: Sql,
  { memberId, nowMs }: Edit,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  if (memberId === null) return changes;
  const source: Source = { by: 'person', id: memberId, at: nowMs };
  const marked = changes.map((change) => markedChange(change, source));
  for (const subject of new Set(marked.map((change) => change.subject))) {
    if (!isSubject(subject)) continue;
    const { table, key, aside } = subjectTable(subject);
    if (aside === undefined) continue;
    const rows = marked.flatMap(({ subject: of, subjectId, after }) =>
      of === subject && after ? [{ id: subjectId, sources: after[aside] }] : [],
    );
    for (let from = 0; from < rows.length; from += PART_ROWS)
      await tx.query(
        `update ${table} t set ${aside} = nullif(r.sources, 'null')
         from jsonb_to_recordset($1::jsonb) as r(id text, sources jsonb) where t.${key} = r.id`,
        [JSON.stringify(rows.slice(from, from + PART_ROWS))],
      );
  }
  return marked;
}

function markedChange(change: RowChange, source: Source): RowChange {
  const { subject, before, after } = change;
  const aside = isSubject(subject) ? subjectTable(subject).aside : undefined;
  if (aside === undefined || after === null) return change;
  const was = fieldsOf(before ?? {});
  const edited = [...fieldsOf(after)].filter(([field, value]) =>
    before === null ? !isEmptyValue(value) : !isDeepStrictEqual(was.get(field), value),
  );
  const gone = [...was.keys()].filter((field) => field.includes('.') && !fieldsOf(after).has(field));
  const fields = [...edited.map(([field]) => field), ...gone];
  if (fields.length === 0) return change;
  const sources = withSource(sourcesIn(after[aside]), fields, source);
  return { ...change, after: { ...after, [aside]: sources } };
}

const sourcesIn = (value: unknown): Sources | null => (isFields(value) ? (value as Sources) : null);

/** The fields of a row as imports know them: those of its record, its definition as one, or of a set its columns. */
function fieldsOf(image: RowImage): ReadonlyMap<string, unknown> {
  if (isFields(image.record)) return flatFields(image.record);
  if ('definition' in image) return new Map([['definition', image.definition]]);
  return new Map([
    ['name', image.name],
    ['releasedOn', image.released_on],
  ]);
}
