import type { DeckSummary } from '#contract/decks/decks.ts';
import type { Sql } from '../db/database.ts';

export interface DeckRow {
  readonly number: number;
  readonly version: number;
  readonly name: string;
  readonly contents: unknown;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
}

/** Of several decks of a pool the one that others may see comes first: the submitted one, else the one saved last. */
export const SHOWN_FIRST = 'submitted_at desc nulls last, saved_at desc, number';

const COLUMNS = 'number, version, name, contents, saved_at, submitted_at';

/** A deck of a pool by its number, the shown one without; null where none was saved. */
export async function readDeckRow(
  sql: Sql,
  draftId: string,
  memberId: string,
  number: number | null,
): Promise<DeckRow | null> {
  const [row] = await sql.query<DeckRow>(
    `select ${COLUMNS} from deck where draft_id = $1 and member_id = $2 and ($3::int is null or number = $3)
     order by ${SHOWN_FIRST} limit 1`,
    [draftId, memberId, number],
  );
  return row ?? null;
}

interface SummaryRow {
  readonly number: number;
  readonly name: string;
  readonly main: number;
  readonly saved_at: Date;
  readonly submitted_at: Date | null;
}

/** Every saved deck of a pool by number; `main` is the key of the bucket that counts as the deck. */
export async function readDeckSummaries(
  sql: Sql,
  draftId: string,
  memberId: string,
  main: string,
): Promise<readonly DeckSummary[]> {
  const rows = await sql.query<SummaryRow>(
    `select number, name, saved_at, submitted_at, jsonb_array_length(coalesce(contents->'buckets'->$3, '[]'::jsonb))
       + coalesce((select sum(value::int) from jsonb_each_text(contents->'free')), 0)::int as main
     from deck where draft_id = $1 and member_id = $2 order by number`,
    [draftId, memberId, main],
  );
  return rows.map((row) => ({
    number: row.number,
    name: row.name,
    main: Number(row.main),
    savedAtMs: row.saved_at.getTime(),
    submittedAtMs: row.submitted_at?.getTime() ?? null,
  }));
}
