import { isDeepStrictEqual } from 'node:util';
import { type ImportKind, PREVIEW_ROWS, type Preview, type PreviewRow } from '#contract/admin/imports.ts';
import { type Fields, isFields } from '#server/imports/parsing/jsonValues.ts';
import type { KeptField } from '../../cards/batches/mergeRow.ts';
import { flatFields } from '../../cards/sources.ts';
import type { Sql } from '../../db/database.ts';

interface Row {
  readonly seq: number;
  readonly name: string;
  readonly action: 'create' | 'update' | 'keep';
  readonly payload: Fields;
  readonly before: Fields | null;
  readonly kept: readonly KeptField[] | null;
}

export interface PreviewAsk {
  readonly batchId: string;
  readonly kind: ImportKind;
  readonly action: PreviewRow['action'] | undefined;
  readonly page: number;
}

/** A page of what an import makes and changes, in the order of the files. */
export async function readPreview(sql: Sql, { batchId, kind, action, page }: PreviewAsk): Promise<Preview> {
  // Rows of which something stays are among those that change, too.
  const where = `batch_id = $1 and kind = $2
    and ($3::text is null or action = $3 or ($3 = 'keep' and kept is not null))`;
  const params = [batchId, kind, action ?? null];
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from import_row where ${where}`,
    params,
  );
  const rows = await sql.query<Row>(
    `select seq, name, action, payload, before, kept from import_row where ${where}
     order by seq limit ${PREVIEW_ROWS} offset ${(page - 1) * PREVIEW_ROWS}`,
    params,
  );
  const people = await handlesOf(sql, rows);
  return { rows: rows.map((row) => rowOf(kind, row, people)), total: count?.total ?? 0, page };
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
const SILENT = new Set(['sheets', 'layouts', 'rounds', 'steps', 'definition', 'waiting']);
const VALUE_LENGTH = 160;

function rowOf(
  kind: ImportKind,
  { seq, name, action, payload, before, kept }: Row,
  people: ReadonlyMap<string, string>,
): PreviewRow {
  const facts = FACTS[kind].map((field) => wordsOf(payload[field])).filter((word) => word !== '');
  return {
    seq,
    name,
    action,
    facts: [...facts, ...attributesOf(payload)],
    changes: before ? changesOf(recordIn(before), payload) : [],
    kept: (kept ?? []).map(({ field, said, source }) => ({
      field: fieldWords(field),
      value: SILENT.has(field) ? '' : wordsOf(flatFields(recordIn(before ?? {})).get(field)),
      said: SILENT.has(field) ? '' : wordsOf(said),
      by: source.id === null ? null : (people.get(source.id) ?? null),
      atMs: source.at === 0 ? null : source.at,
    })),
  };
}

/** Who set what stays. */
async function handlesOf(sql: Sql, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(rows.flatMap(({ kept }) => (kept ?? []).flatMap(({ source }) => source.id ?? [])));
  if (ids.size === 0) return new Map();
  const members = await sql.query<{ id: string; handle: string }>(
    'select id, handle from member where id = any($1)',
    [[...ids]],
  );
  return new Map(members.map(({ id, handle }) => [id, handle]));
}

/** What a table says of a card beside its usual fields, each with its name. */
const attributesOf = ({ attributes }: Fields): string[] =>
  isFields(attributes) ? Object.entries(attributes).map(([name, value]) => `${name} ${wordsOf(value)}`) : [];

function recordIn(before: Fields): Fields {
  const inner = before.record ?? before.definition ?? before;
  if (!isFields(inner)) return {};
  const { sources: _, ...record } = inner;
  return record;
}

/** Field by field, what lies inside a field by its own name, such as an attribute; what is gone, too. */
function changesOf(before: Fields, after: Fields): PreviewRow['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .flatMap((field) => {
      const [was, is] = [before[field], after[field]];
      if (SILENT.has(field)) return [{ field, before: 'as it was', after: 'changed' }];
      if (field !== 'sides' && (isFields(is) || isFields(was)))
        return changesOf(isFields(was) ? was : {}, isFields(is) ? is : {}).map((change) =>
          field === 'names' ? { ...change, field: `name (${change.field})` } : change,
        );
      return [{ field: nameOf(field), before: wordsOf(was), after: wordsOf(is) }];
    });
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  costText: 'cost as printed',
  rules: 'rules text',
  sides: 'faces',
  isNameOnly: 'known by name only',
  isDraftable: 'in packs',
  definition: 'all of it',
  waiting: 'cards it waits for',
};

/** A field as imports know it, in words: `attributes.pitch` is "pitch", `names.de` is "name (de)". */
export const fieldWords = (field: string): string =>
  field.startsWith('names.')
    ? `name (${field.slice(6)})`
    : /^(attributes|externalIds)\./.test(field)
      ? field.slice(field.indexOf('.') + 1)
      : nameOf(field);

/** A field as it is called on screen: `typeLine` is "type line". */
const nameOf = (field: string): string =>
  FIELD_NAMES[field] ??
  field.replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);

function wordsOf(value: unknown): string {
  const text = textOf(value);
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH - 1)}…` : text;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => textOf(isFields(one) ? one.name : one)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
