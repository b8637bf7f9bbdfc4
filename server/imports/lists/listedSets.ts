import type { ColumnMap } from '../batch.ts';
import { plainHeader, readColumns } from '../csv/csvColumns.ts';
import type { CsvRow, CsvTable } from '../csv/csvRows.ts';
import { cut } from '../parsing/shortened.ts';
import { setOfNumber } from '../sources/setOfNumber.ts';

const longestSet = 120;
const products = 'Products';
const productsOf = (cell: string) =>
  cell
    .split(/[,;|\n]\s*/)
    .map((product) => product.trim())
    .filter((product) => product !== '');

/**
 * A table whose column of sets lists all products that a card came in. The set of a row is the one that its number begins
 * with, else the first product; the whole list stays as text in a column of its own.
 */
export function withListedSets<Table extends CsvTable>(table: Table, map: ColumnMap): Table {
  const columns = readColumns(table.header, map);
  const at = 'missing' in columns ? undefined : columns.at.get('set');
  if ('missing' in columns || at === undefined) return table;
  const cells = table.rows.map(({ cells: row }) => row[at]?.trim() ?? '');
  const whole = new Set(cells);
  const isListed = (cell: string) => {
    const [first = '', ...more] = productsOf(cell);
    return more.length > 0 && (cell.length > longestSet || whole.has(first));
  };
  if (!cells.some(isListed)) return table;
  const numberAt = columns.at.get('number') ?? numbersIn(table);
  const rows = table.rows.map(({ row, cells: given }, index): CsvRow => {
    const cell = cells[index] ?? '';
    const own = setOfNumber(given[numberAt] ?? '') ?? productsOf(cell)[0] ?? '';
    const placed = given.map((text, place) => (place === at ? cut(own, longestSet) : text));
    return { row, cells: [...placed, cell] };
  });
  return { ...table, header: [...table.header, products], rows };
}

/** The column of card numbers where it has another name, such as `id`. */
function numbersIn({ header, rows }: CsvTable): number {
  return header.findIndex(
    (label, at) =>
      ['id', 'code', 'cardcode'].includes(plainHeader(label)) &&
      rows.every(({ cells }) => setOfNumber(cells[at] ?? '') !== null),
  );
}
