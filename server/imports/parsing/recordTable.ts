import type { ColumnMap } from '../batch.ts';
import { isNameHeader, mapOf } from '../csv/csvColumns.ts';
import type { CsvRow, CsvTable } from '../csv/csvRows.ts';
import { type Fields, isFields } from './jsonValues.ts';
import { cut, joined } from './shortened.ts';

/** The column that holds the names of an object's fields, where its records have no name of their own. */
export const keyColumn = '(key)';

const deepest = 4;
const mostColumns = 300;
const mostCells = 10_000_000;
const longestCell = 20_000;
const fewRecords = 10;

/** Records with their keys, when they come from an object. */
export interface Records {
  readonly values: readonly unknown[];
  readonly keys: readonly string[] | null;
}

/** The list of records that a JSON value is: a list of objects, an object of objects, or the longest list in an object. */
export function recordsIn(value: unknown): Records | null {
  if (Array.isArray(value)) return value.some(isFields) ? { values: value, keys: null } : null;
  if (!isFields(value)) return null;
  const lists = Object.values(value)
    .filter((inner) => Array.isArray(inner))
    .filter((list) => list.some(isFields));
  const longest = lists.sort((left, right) => right.length - left.length)[0];
  if (longest) return { values: longest, keys: null };
  const keys = Object.keys(value).filter((key) => isFields(value[key]));
  if (keys.length === 0) return null;
  return { values: keys.map((key) => value[key]), keys };
}

/**
 * Lays records out as a table: a column for each field, nested ones as `images.large`, lists joined by commas. The row of
 * a record is its place from 1. Columns of no field
 * that say the same of every record are left out.
 */
export function recordTable({ values, keys }: Records, map: ColumnMap): CsvTable {
  const flat = values.map((value) => (isFields(value) ? flatten(value) : null));
  const header = headerOf(flat, Math.min(mostColumns, Math.floor(mostCells / values.length)));
  const isKeyed = keys !== null && !header.some(isNameHeader);
  const fields = new Set(Object.values(mapOf(header, map)));
  const kept = header.filter((name) => fields.has(name) || isTelling(name, flat));
  const rejected = flat.flatMap((fields, index) =>
    fields === null
      ? [{ row: index + 1, column: 'the whole record', found: 'no object', expected: 'an object' }]
      : [],
  );
  const rows = flat.flatMap((fields, index): CsvRow[] => {
    if (fields === null) return [];
    const cells = kept.map((name) => fields.get(name) ?? '');
    return [{ row: index + 1, cells: isKeyed ? [keys[index] ?? '', ...cells] : cells }];
  });
  return { header: isKeyed ? [keyColumn, ...kept] : kept, rows, rejected };
}

function headerOf(flat: readonly (ReadonlyMap<string, string> | null)[], most: number): string[] {
  const header = new Set<string>();
  for (const fields of flat) {
    for (const name of fields?.keys() ?? []) if (header.size < most) header.add(name);
  }
  return [...header];
}

function isTelling(name: string, flat: readonly (ReadonlyMap<string, string> | null)[]): boolean {
  if (flat.length < fewRecords) return true;
  let first: string | null = null;
  for (const fields of flat) {
    if (fields === null) continue;
    const value = fields.get(name) ?? '';
    first ??= value;
    if (value !== first) return true;
  }
  return false;
}

function flatten(fields: Fields): Map<string, string> {
  const out = new Map<string, string>();
  addFields(fields, '', 1, out);
  return out;
}

function addFields(fields: Fields, before: string, depth: number, out: Map<string, string>): void {
  for (const [key, value] of Object.entries(fields)) {
    if (out.size >= mostColumns) return;
    const path = before + cut(key, 100);
    if (isFields(value) && depth < deepest) addFields(value, `${path}.`, depth + 1, out);
    else out.set(path, cut(cellOf(value), longestCell));
  }
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.some(isFields) ? value.map(lineOf).join('\n') : joined(value.map(cellOf));
  return '';
}

function lineOf(value: unknown): string {
  const parts = isFields(value) ? Object.values(value) : [value];
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map(String)
    .filter(Boolean)
    .join(' ');
}
