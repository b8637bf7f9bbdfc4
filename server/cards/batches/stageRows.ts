import { randomUUID } from 'node:crypto';
import { isCellOf } from '#server/imports/parsing/exportedText.ts';
import { type Fields, isFields } from '#server/imports/parsing/jsonValues.ts';
import type { Sql } from '../../db/database.ts';
import type { Source, Sources } from '../sources.ts';
import { type KeptField, type Merged, type MergeHow, mergeRow } from './mergeRow.ts';
import type { BatchPart, RowKind } from './parsedBatch.ts';
import { cardIds, type GivenRow, NAME_FIELDS, nameOf, type StoredRow, storedRows } from './storedRows.ts';

/** What staging a batch found out of its rows of one kind. */
export interface RowCounts {
  readonly create: number;
  readonly update: number;
  readonly skip: number;
}

/** What one part of a batch would do. */
export interface StagedPart extends RowCounts {
  /** Rows of which something stays as a person set it. */
  readonly kept: number;
  /** How many rows change each field. */
  readonly fields: ReadonlyMap<string, number>;
  /** Rows of our own CSV whose id belongs to a row of another name, by what the file calls them; they are left out. */
  readonly misnamed: readonly string[];
}

/** Where rows are staged and what they are. */
export interface StageTarget {
  readonly batchId: string;
  /** Null where the batch makes its game. */
  readonly gameId: string | null;
  /** Who imports; a changed cell of our own CSV is an edit of theirs. Null for the command line. */
  readonly memberId: string | null;
  readonly nowMs: number;
  /** Empty values are said too: the rows are whole. */
  readonly saysAll?: boolean;
}

interface ImportRow {
  readonly seq: number;
  readonly payload: Fields;
  readonly action: 'create' | 'update' | 'keep';
  readonly row_id: string;
  readonly name: string;
  readonly card_id: string | null;
  readonly before: Fields | null;
  readonly sources: Sources | null;
  readonly kept: readonly KeptField[] | null;
  readonly overwrite: { readonly payload: Fields; readonly sources: Sources | null } | null;
}

/** SQL for what a payload says in columns of their own, by kind. */
export const PAYLOAD_COLUMNS = {
  set_code: "case when kind = 'printing' then payload->>'set' end",
  number: "case when kind = 'printing' then payload->>'number' end",
  rarity: "case when kind = 'printing' then payload->>'rarity' end",
  flag: "case kind when 'printing' then (payload->>'isDraftable')::boolean when 'card' then (payload->>'isNameOnly')::boolean end",
} as const;

const INSERT = `insert into import_row (batch_id, seq, kind, payload, action, row_id, name, card_id, before, sources, kept,
    overwrite, ${Object.keys(PAYLOAD_COLUMNS).join(', ')})
  select $1, seq, kind, payload, action, row_id, name, card_id, nullif(before, 'null'), nullif(sources, 'null'),
    nullif(kept, 'null'), nullif(overwrite, 'null'), ${Object.values(PAYLOAD_COLUMNS).join(', ')}
  from (select $2::text as kind, r.* from jsonb_to_recordset($3::jsonb) as r(seq int, payload jsonb, action text, row_id text,
    name text, card_id text, before jsonb, sources jsonb, kept jsonb, overwrite jsonb)) given`;

const REJECTS = `insert into import_row (batch_id, seq, kind, payload, action, row_id, name)
  select $1, r.seq, 'reject', r.payload, 'reject', '', r.payload->>'column'
  from jsonb_to_recordset($2::jsonb) as r(seq int, payload jsonb)`;

const NONE: StagedPart = { create: 0, update: 0, skip: 0, kept: 0, fields: new Map(), misnamed: [] };

/**
 * Stages one part of a batch by short statements, so that running tables feel nothing; answers what its rows would do. Rows
 * that say nothing new are not staged, so that only what changes is kept.
 */
export async function stagePart(sql: Sql, target: StageTarget, part: BatchPart): Promise<StagedPart> {
  if (part.kind === 'reject') {
    await sql.query(REJECTS, [target.batchId, part.text]);
    return NONE;
  }
  const given: readonly GivenRow[] = JSON.parse(part.text);
  const find = await storedRows(sql, target.gameId, part.kind, given);
  const idOfCard = part.kind === 'printing' ? await cardIdOf(sql, target, given, find) : () => null;
  const rows: ImportRow[] = [];
  const fields = new Map<string, number>();
  const misnamed: string[] = [];
  for (const row of given) {
    const stored = find(row);
    if (stored && isMisnamed(part.kind, row, stored)) misnamed.push(nameOf(part.kind, row.payload));
    else {
      const staged = stored
        ? changed(part.kind, target, row, stored, fields)
        : created(part.kind, target, row);
      const cardId = staged && idOfCard(staged.payload);
      if (staged && (part.kind !== 'printing' || cardId !== null)) rows.push({ ...staged, card_id: cardId });
    }
  }
  if (rows.length > 0) await sql.query(INSERT, [target.batchId, part.kind, JSON.stringify(rows)]);
  const count = (action: ImportRow['action']) => rows.filter((row) => row.action === action).length;
  const [create, update] = [count('create'), count('update')];
  const kept = rows.filter((row) => row.kept !== null).length;
  return { create, update, skip: part.rows - create - update, kept, fields, misnamed };
}

async function cardIdOf(
  sql: Sql,
  { batchId, gameId }: StageTarget,
  given: readonly GivenRow[],
  find: (row: GivenRow) => StoredRow | null,
): Promise<(payload: Fields) => string | null> {
  const names = given.flatMap((row) => [row.payload.card, find(row)?.record.card]);
  const ids = await cardIds(
    sql,
    batchId,
    gameId,
    names.filter((name) => typeof name === 'string'),
  );
  return ({ card }) => (typeof card === 'string' ? (ids.get(card) ?? null) : null);
}

/** Whether our own CSV means a row by its id that the game calls otherwise: a table of cards renames nothing. */
function isMisnamed(kind: RowKind, { payload, says }: GivenRow, stored: StoredRow): boolean {
  if (says?.id !== stored.id) return false;
  return !isCellOf(stored.name, says.cells?.[NAME_FIELDS[kind]] ?? nameOf(kind, payload));
}

type Staged = Omit<ImportRow, 'card_id'>;

const sourceOfRow = ({ batchId, memberId, nowMs: at }: StageTarget, { says }: GivenRow): Source =>
  says?.cells === undefined ? { by: 'file', id: batchId, at } : { by: 'person', id: memberId, at };

function created(kind: RowKind, target: StageTarget, row: GivenRow): Staged {
  const { seq, payload } = row;
  const common = { seq, row_id: randomUUID(), name: nameOf(kind, payload), before: null, kept: null };
  return {
    ...common,
    payload,
    action: 'create',
    sources: { '*': sourceOfRow(target, row) },
    overwrite: null,
  };
}

const isWhole = (kind: RowKind) => kind === 'pack' || kind === 'template';

function changed(
  kind: RowKind,
  target: StageTarget,
  row: GivenRow,
  stored: StoredRow,
  fields: Map<string, number>,
): Staged | null {
  const { seq, payload, says } = row;
  // A set whose name is its code is only mentioned.
  if (kind === 'set' && payload.name === payload.code && says === undefined) return null;
  const given = isWhole(kind) ? { definition: payload } : payload;
  const source = sourceOfRow(target, row);
  const how: MergeHow = {
    source,
    says,
    saysAll: target.saysAll === true || isWhole(kind),
    overwrites: false,
  };
  const merged = mergeRow(stored, given, how);
  if (merged.changed.length === 0 && merged.kept.length === 0) return null;
  for (const field of merged.changed) fields.set(field, (fields.get(field) ?? 0) + 1);
  const hasKept = merged.kept.length > 0;
  const overwritten = hasKept ? mergeRow(stored, given, { ...how, overwrites: true }) : null;
  return {
    seq,
    row_id: stored.id,
    name: stored.name,
    action: merged.changed.length > 0 ? 'update' : 'keep',
    before: { ...stored.before, sources: stored.sources },
    payload: payloadOf(kind, merged),
    sources: merged.sources,
    kept: hasKept ? merged.kept : null,
    overwrite: overwritten && { payload: payloadOf(kind, overwritten), sources: overwritten.sources },
  };
}

function payloadOf(kind: RowKind, { record }: Merged): Fields {
  if (!isWhole(kind)) return record;
  return isFields(record.definition) ? record.definition : {};
}
