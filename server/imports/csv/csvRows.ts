import { CsvError, parse } from 'csv-parse/sync';
import { type Reject, rejectRow } from '../batch.ts';

const longestRow = 1_000_000;
const longestHeader = 100_000;

/** A row of a table; the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table cut into cells. */
export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly rejected: readonly Reject[];
}

/** The signs that may stand between cells. */
export type Delimiter = ',' | '\t' | ';';

/** The sign that stands most often in the first line, a tab before all others. */
export function sniffDelimiter(text: string): Delimiter {
  const end = text.search(/[\r\n]/);
  const line = text.slice(0, Math.min(end < 0 ? text.length : end, longestHeader));
  const count = (sign: string) => line.split(sign).length - 1;
  if (count('\t') > 0) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/**
 * Reads a table with a header. A row of another width is rejected, except that trailing empty fields may be too many and,
 * with `mayBeShort`, missing. Rows count from 1, the header being the first. A quote that never closes refuses the file.
 */
export function readCsv(
  text: string,
  delimiter: Delimiter,
  mayBeShort: (header: readonly string[]) => boolean,
): CsvTable | { readonly sentence: string; readonly reject: Reject } {
  const records = parseRecords(text, delimiter);
  if ('reject' in records) return records;
  const [header = [], ...rest] = records.records;
  const isShortFine = mayBeShort(header);
  const rows: CsvRow[] = [];
  const rejected: Reject[] = [];
  for (const [index, cells] of rest.entries()) {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) continue;
    const isLong = cells.slice(header.length).some((cell) => cell.trim() !== '');
    if (isLong || (cells.length < header.length && !isShortFine)) {
      rejected.push(rejectRow(row, 'the whole row', `${cells.length} fields`, `${header.length} fields`));
    } else rows.push({ row, cells: isShortFine ? cells.map(unwrapped) : cells });
  }
  return { header, rows, rejected };
}

/** A field whose inner quotation marks were not doubled, without the outer ones that are left of it. */
function unwrapped(cell: string): string {
  const inner = cell.slice(1, -1);
  return /^".*"$/s.test(cell) && inner.includes('"') ? inner : cell;
}

function parseRecords(
  text: string,
  delimiter: Delimiter,
): { readonly records: string[][] } | { readonly sentence: string; readonly reject: Reject } {
  const long = longLine(text);
  if (long !== null) {
    return {
      sentence: `The table cannot be read as rows: line ${long} is longer than ${longestRow} signs.`,
      reject: rejectRow(long, 'the whole row', 'a very long line', `at most ${longestRow} signs`),
    };
  }
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: longestRow,
    });
    return { records };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const row = typeof fault.records === 'number' ? fault.records + 1 : 1;
    const isLong = fault.code === 'CSV_MAX_RECORD_SIZE';
    const what = isLong
      ? `is longer than ${longestRow} signs; perhaps a quotation mark is not closed`
      : 'has a quotation mark that is not closed';
    const found = isLong ? 'a very long row' : 'a quotation mark that is not closed';
    return {
      sentence: `The table cannot be read as rows: row ${row} ${what}.`,
      reject: rejectRow(row, 'the whole row', found, 'quotation marks in pairs'),
    };
  }
}

/** The first line that is too long to be a row, from 1; millions of empty cells would cost minutes. */
function longLine(text: string): number | null {
  let line = 1;
  for (let start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > longestRow) return line;
    if (end < 0) return null;
    start = end + 1;
  }
  return null;
}
