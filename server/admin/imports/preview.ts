import { isDeepStrictEqual } from 'node:util';
import { type ImportKind, PREVIEW_ROWS, type Preview, type PreviewRow } from '#contract/admin/imports.ts';
import type { Sql } from '../../db/database.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Row {
  readonly seq: number;
  readonly name: string;
  readonly action: 'create' | 'update';
  readonly payload: Fields;
  readonly before: Fields | null;
}

export interface PreviewAsk {
  readonly batchId: string;
  readonly kind: ImportKind;
  readonly action: 'create' | 'update' | undefined;
  readonly page: number;
}

/** A page of what an import makes and changes, in the order of the files. */
export async function readPreview(sql: Sql, { batchId, kind, action, page }: PreviewAsk): Promise<Preview> {
  const where = `batch_id = $1 and kind = $2 and ($3::text is null or action = $3)`;
  const params = [batchId, kind, action ?? null];
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from import_row where ${where}`,
    params,
  );
  const rows = await sql.query<Row>(
    `select seq, name, action, payload, before from import_row where ${where}
     order by seq limit ${PREVIEW_ROWS} offset ${(page - 1) * PREVIEW_ROWS}`,
    params,
  );
  return { rows: rows.map((row) => rowOf(kind, row)), total: count?.total ?? 0, page };
}

/** Which fields say at a glance what a row is. */
const FACTS: Readonly<Record<ImportKind, readonly string[]>> = {
  set: ['name', 'releasedOn'],
  card: ['typeLine', 'costText', 'lanes'],
  printing: ['card', 'set', 'number', 'rarity'],
  pack: ['name'],
  template: ['name', 'format'],
};

/** Parts of a pack or template are too long to be shown. */
const SILENT = new Set(['sheets', 'layouts', 'rounds', 'steps']);
const VALUE_LENGTH = 160;

function rowOf(kind: ImportKind, { seq, name, action, payload, before }: Row): PreviewRow {
  const facts = FACTS[kind].map((field) => wordsOf(payload[field])).filter((word) => word !== '');
  return { seq, name, action, facts, changes: before ? changesOf(recordIn(before), payload) : [] };
}

function recordIn(before: Fields): Fields {
  const inner = before.record ?? before.definition ?? before;
  return isFields(inner) ? inner : {};
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function changesOf(before: Fields, after: Fields): PreviewRow['changes'] {
  return Object.keys(after)
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map((field) => ({
      field,
      before: SILENT.has(field) ? 'as it was' : wordsOf(before[field]),
      after: SILENT.has(field) ? 'changed' : wordsOf(after[field]),
    }));
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const text = isPlainList ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
}
