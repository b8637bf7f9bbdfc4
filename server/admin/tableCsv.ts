import { exportedText } from '../imports/parsing/exportedText.ts';
import type { AdminTable } from './adminTable.ts';
import type { TableRow } from './tableQuery.ts';

/** One CSV cell after RFC 4180. */
export function csvCell(value: unknown): string {
  const text = exportedText(value);
  return typeof value !== 'number' && /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

const columnsOf = (table: Pick<AdminTable, 'columns'>) =>
  table.columns.filter((column) => column.isOnScreenOnly !== true);

/** The head of a table's file. */
export const csvHead = ({ idLabel, ...table }: AdminTable): string =>
  csvLine([...columnsOf(table).map((column) => column.label), ...(idLabel === undefined ? [] : [idLabel])]);

/** Rows of a table's file. */
export function csvRows(table: AdminTable, rows: readonly TableRow[]): string {
  const columns = columnsOf(table);
  return rows
    .map((row) => [
      ...columns.map((column) => row[column.key]),
      ...(table.idLabel === undefined ? [] : [row.id]),
    ])
    .map(csvLine)
    .join('');
}
