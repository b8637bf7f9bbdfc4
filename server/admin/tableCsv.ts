import type { AdminTable } from './adminTable.ts';
import type { TableRow } from './tableQuery.ts';

const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One CSV cell after RFC 4180; a text that a spreadsheet would reckon with begins with an apostrophe (list X7). */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value).replaceAll('\0', '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return JSON.stringify(value);
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const columnsOf = (table: AdminTable) => table.columns.filter((column) => column.isOnScreenOnly !== true);

/** The head of a table's file. */
export const csvHead = (table: AdminTable): string => csvLine(columnsOf(table).map((column) => column.label));

/** Rows of a table's file. */
export const csvRows = (table: AdminTable, rows: readonly TableRow[]): string =>
  rows.map((row) => csvLine(columnsOf(table).map((column) => row[column.key]))).join('');
