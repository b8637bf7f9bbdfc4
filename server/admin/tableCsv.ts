import { exportedText } from '../cards/exportedText.ts';
import type { AdminTable } from './adminTable.ts';
import type { TableRow } from './tableQuery.ts';

/** One CSV cell after RFC 4180. */
export function csvCell(value: unknown): string {
  const text = exportedText(value);
  return typeof value !== 'number' && /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const columnsOf = (table: AdminTable) => table.columns.filter((column) => column.isOnScreenOnly !== true);

/** The head of a table's file. */
export const csvHead = (table: AdminTable): string => csvLine(columnsOf(table).map((column) => column.label));

/** Rows of a table's file. */
export const csvRows = (table: AdminTable, rows: readonly TableRow[]): string =>
  rows.map((row) => csvLine(columnsOf(table).map((column) => row[column.key]))).join('');
