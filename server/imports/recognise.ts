import { type ImportOptions, type Recognised, refuse, rejectRow } from './batch.ts';
import { mostRows, readCardTable } from './csv.ts';
import { isCardHeader } from './csvColumns.ts';
import { sniffDelimiter } from './csvRows.ts';
import { readCubeList, readDraftmancerList } from './draftmancerList.ts';
import { foreignJsonFormat, foreignTextFormat, isFields } from './foreignFormat.ts';
import { readLooseJson } from './looseJson.ts';
import { readMtgjson5 } from './mtgjson5.ts';

const mostBytes = 64 * 1024 * 1024;
const known =
  'Files that can be imported are MTGJSON v5 sets, Draftmancer card lists, cube lists and CSV or TSV tables.';

/**
 * Recognises a card file and reads it whole. A file of another format, over 64 MiB or over 200,000 rows is refused in
 * one sentence; rows that are wrong are left out and listed. Never throws, whatever the text.
 */
export function parseCardFile(
  file: { readonly fileName: string; readonly text: string },
  options: ImportOptions,
): Recognised {
  const { fileName } = file;
  if (Buffer.byteLength(file.text, 'utf8') > mostBytes) return refuse('The file is larger than 64 MiB.');
  if (file.text.includes('\u0000')) return refuse(`This does not look like text. ${known}`);
  const text = file.text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const start = firstLine(text);
  if (start === '') return refuse('The file is empty.');
  if (isJson(start, text)) return readJson(text, options);
  const foreign = foreignTextFormat(text, fileName);
  if (foreign !== null) return refuse(`This looks like ${foreign}, which cannot be imported yet.`);
  if (isTable(fileName, text)) return readCardTable(text, fileName, options);
  if (hasMoreLines(text, mostRows)) return refuse(`The list has more than ${mostRows} lines.`);
  if (start.startsWith('[')) return readDraftmancerList(text, fileName, options);
  return readCubeList(text, fileName, options);
}

/** The first line that says something: neither blank nor a comment. */
function firstLine(text: string): string {
  for (let at = 0; at <= text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end).trim();
    if (line !== '' && !line.startsWith('#')) return line;
    if (end < 0) return text.trim() === '' ? '' : line;
    at = end + 1;
  }
  return '';
}

function isJson(start: string, text: string): boolean {
  if (start.startsWith('{')) return true;
  const isHeader = /^\[\s*[\p{L}_]/u.test(start) && !/^\[\s*(true|false|null)\s*[,\]]/.test(start);
  return start.startsWith('[') && !isHeader && text.trimStart().startsWith('[');
}

function isTable(fileName: string, text: string): boolean {
  if (/\.(csv|tsv)$/i.test(fileName)) return true;
  const end = text.indexOf('\n');
  const line = end < 0 ? text : text.slice(0, end);
  const header = line.split(sniffDelimiter(line)).map((label) => label.replaceAll('"', ''));
  return isCardHeader(header);
}

function hasMoreLines(text: string, most: number): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > most) return true;
  }
  return false;
}

function readJson(text: string, options: ImportOptions): Recognised {
  const value = parsed(text);
  if (value === undefined) return refuseJson(text);
  if (isFields(value) && isFields(value.data)) {
    if (countCards(value.data) > mostRows) return refuse(`The file has more than ${mostRows} cards.`);
    return readMtgjson5(value.data, options);
  }
  const foreign = foreignJsonFormat(value);
  if (foreign !== null) return refuse(`This looks like ${foreign}, which cannot be imported yet.`);
  return refuse(`This is JSON, but of no card format that is known here. ${known}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuseJson(text: string): Recognised {
  const broken = readLooseJson(text, 0);
  if (broken.ok)
    return refuse(`This looks like JSON, but has comments, trailing commas or text behind its end. ${known}`);
  const before = text.slice(0, broken.at);
  const row = before.split('\n').length;
  const found = text.slice(broken.at, broken.at + 40).split('\n')[0] ?? '';
  return refuse(`This looks like JSON, but line ${row} is broken: expected ${broken.expected}.`, [
    rejectRow(row, 'JSON', found, broken.expected),
  ]);
}

function countCards(fields: Readonly<Record<string, unknown>>): number {
  if (Array.isArray(fields.cards)) return fields.cards.length;
  return Object.values(fields).reduce<number>(
    (sum, set) => sum + (isFields(set) && Array.isArray(set.cards) ? set.cards.length : 0),
    0,
  );
}
