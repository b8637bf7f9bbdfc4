import { firstNames } from '#server/imports/parsing/shortened.ts';
import type { Sql } from '../../db/database.ts';
import type { BatchSummary, FieldCount } from './batchRecord.ts';
import type { Parsed, RowKind } from './parsedBatch.ts';
import { type RowCounts, type StageTarget, stagePart } from './stageRows.ts';

const NAMES_AT_MOST = 100;
const FIELDS_AT_MOST = 300;
const WARNINGS_AT_MOST = 200;

/** Stages every row of read files; answers what they would do. `tell` hears how far it is. */
export async function stageBatch(
  sql: Sql,
  to: StageTarget,
  { head, outline, parts }: Parsed & { readonly ok: true },
  tell: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<BatchSummary> {
  const none: RowCounts = { create: 0, update: 0, skip: 0 };
  const counts: Record<RowKind, RowCounts> = {
    set: none,
    card: none,
    printing: none,
    pack: none,
    template: none,
  };
  const total = Object.values(head.rows).reduce((sum, rows) => sum + rows, head.rejected);
  const changed = new Map<string, FieldCount>();
  const misnamed: string[] = [];
  let kept = 0;
  let done = 0;
  for await (const part of parts()) {
    const added = await stagePart(sql, to, part);
    if (part.kind !== 'reject') {
      counts[part.kind] = plus(counts[part.kind], added);
      addFields(changed, part.kind, added.fields);
    }
    kept += added.kept;
    misnamed.push(...added.misnamed);
    done += part.rows;
    await tell(done, total);
  }
  return {
    counts,
    changed: [...changed.values()].toSorted((a, b) => b.rows - a.rows).slice(0, FIELDS_AT_MOST),
    kept,
    rejected: head.rejected,
    groups: head.groups,
    warnings: [...misnamedWords(misnamed), ...head.warnings].slice(0, WARNINGS_AT_MOST),
    nameOnly: head.nameOnly.length,
    nameOnlyNames: head.nameOnly.slice(0, NAMES_AT_MOST),
    joined: head.joined,
    outline,
    refusal: null,
    proposedGame: head.proposedGame,
    words: head.words,
    list: head.list,
    undealable: head.undealable,
  };
}

function addFields(
  changed: Map<string, FieldCount>,
  kind: RowKind,
  fields: ReadonlyMap<string, number>,
): void {
  for (const [field, rows] of fields) {
    const key = `${kind} ${field}`;
    changed.set(key, { kind, field, rows: (changed.get(key)?.rows ?? 0) + rows });
  }
}

function misnamedWords(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rows = names.length === 1 ? '1 row has' : `${names.length} rows have`;
  return [
    `${rows} the id of a row with another name: ${firstNames(names, 10, 120)}. An import renames nothing, so they were left out.`,
  ];
}

const plus = (a: RowCounts, b: RowCounts): RowCounts => ({
  create: a.create + b.create,
  update: a.update + b.update,
  skip: a.skip + b.skip,
});
