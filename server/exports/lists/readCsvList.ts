import { plainHeader } from '#server/imports/csv/csvColumns.ts';
import { readCsv } from '#server/imports/csv/csvRows.ts';
import { separatedText } from '#server/imports/parsing/namedSeparator.ts';
import { ListGatherer, type ListRead, unread } from './deckList.ts';

const COLUMNS = {
  count: ['count', 'quantity', 'qty', 'amount', 'copies'],
  name: ['name', 'card', 'cardname', 'title'],
  set: ['set', 'setcode', 'edition', 'expansion'],
  number: ['number', 'collectornumber', 'cardnumber'],
  finish: ['finish', 'foil'],
  bucket: ['bucket', 'zone', 'board', 'section', 'sideboard'],
  scryfallId: ['scryfallid', 'scryfall'],
} as const;
type Column = keyof typeof COLUMNS;

/** Whether the first line can be the header of a table of cards. */
export function looksLikeCsv(text: string): boolean {
  const { body, delimiter } = separatedText(text);
  const [header = ''] = body.split(/\r\n?|\n/, 1);
  const labels = header.split(delimiter).map((label) => plainHeader(label));
  return labels.length > 1 && labels.some((label) => COLUMNS.name.some((name) => name === label));
}

/** Reads a table with a header; a sign before what would be a formula is taken off again. */
export function readCsvList(text: string): ListRead {
  const { body, delimiter } = separatedText(text);
  const table = readCsv(body, delimiter, () => true);
  if ('sentence' in table) return unread(table.sentence);
  const header = table.header.map((label) => plainHeader(label));
  const places = placesOf(header);
  const cellOf = (cells: readonly string[], column: Column) => unguarded(cells[places[column]]?.trim() ?? '');
  const gatherer = new ListGatherer();
  for (const { row, expected } of table.rejected) gatherer.mistake(`Row ${row} has not ${expected}.`);
  for (const { row, cells } of table.rows) {
    const cell = (column: Column) => cellOf(cells, column);
    const where = `Row ${row}`;
    if (cell('name') === '' && cell('scryfallId') === '') gatherer.mistake(`${where} has no name.`);
    else
      gatherer.add({
        where,
        bucket: bucketOf(cell('bucket'), header[places.bucket]),
        count: cell('count') === '' ? 1 : cell('count'),
        names: cell('name') === '' ? [] : [cell('name')],
        set: cell('set') || null,
        number: cell('number') || null,
        ids: cell('scryfallId') === '' ? {} : { scryfallId: cell('scryfallId') },
        finish: finishOf(cell('finish')),
      });
  }
  return gatherer.result('CSV');
}

/** Where each column stands in the header; −1 where it does not. */
function placesOf(header: readonly string[]): Readonly<Record<Column, number>> {
  const at = (column: Column) => {
    const known = new Set<string>(COLUMNS[column]);
    return header.findIndex((label) => known.has(label));
  };
  return {
    count: at('count'),
    name: at('name'),
    set: at('set'),
    number: at('number'),
    finish: at('finish'),
    bucket: at('bucket'),
    scryfallId: at('scryfallId'),
  };
}

const unguarded = (cell: string): string => (/^'\s*[=+\-@\t\r＝＋－＠|%]/.test(cell) ? cell.slice(1) : cell);

const bucketOf = (cell: string, header: string | undefined): string =>
  header === 'sideboard' ? (/^(true|yes|1)$/i.test(cell) ? 'side' : 'main') : cell === '' ? 'main' : cell;

const finishOf = (cell: string): 'plain' | 'foil' | null => {
  if (cell === '') return null;
  return /^(foil|true|yes|etched)$/i.test(cell) ? 'foil' : 'plain';
};
