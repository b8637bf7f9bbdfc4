import { isStorable } from '#contract/storable.ts';
import { rejectRow } from './batch.ts';
import type { CardFile } from './cardFile.ts';
import { importable } from './claim.ts';
import { broken, type ClaimAsk, type Claimed, foreign } from './claimed.ts';
import { claimJson } from './claimJson.ts';
import { isCardHeader, isCubeCobraHeader } from './csv/csvColumns.ts';
import { type CsvTable, readCsv } from './csv/csvRows.ts';
import { ownPartOf } from './csv/ownCsv.ts';
import { fabPartOf } from './fab/fabParts.ts';
import { deckFormat, foreignTextFormat } from './foreignFormat.ts';
import { readLooseJson } from './parsing/looseJson.ts';
import { mostRows } from './parsing/mostRows.ts';
import { separatedText } from './parsing/namedSeparator.ts';
import { listTitle } from './parsing/slug.ts';

/** The only way in which JSON can say what no text holds; most files have none, and their values are not looked through. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f][\da-f]{2})/i;
const deepest = 64;
/** Comments and a document type may stand before the first element. */
const longestHead = 6000;

/** Recognises one file by its content and name. */
export function claimFile({ fileName, text: raw }: CardFile, ask: ClaimAsk): Claimed {
  if (raw.startsWith('PK\u0003\u0004')) return foreign('a zip archive or spreadsheet');
  if (raw.includes('\u0000')) return broken(`This does not look like text. ${importable}`);
  const text = raw.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const start = firstLine(text);
  if (start === '') return broken('The file is empty.');
  if (isJson(start, text)) return claimJsonText(text, fileName, ask);
  if (start.startsWith('<') && /<cockatrice_carddatabase[\s/>]/.test(text.slice(0, longestHead)))
    return claimCockatrice(text, fileName, ask);
  const deck = ask.file === undefined ? null : deckFormat(text, fileName);
  const what = deck ?? foreignTextFormat(text, fileName);
  if (what !== null) return foreign(what);
  if (isTable(fileName, text)) return claimTable(text, fileName, ask);
  if (linesIn(text, mostRows) > mostRows) return broken(`The list has more than ${mostRows} lines.`);
  const family = start.startsWith('[') || hasListSections(text) ? 'draftmancer' : 'cube';
  const rows = linesIn(text, mostRows);
  return { kind: 'claimed', claim: { family, content: { text, fileName, file: ask.file } }, rows };
}

/** Whether a list that begins with other lines has sections that only Draftmancer lists have. */
const hasListSections = (text: string): boolean =>
  /^\[\s*(?:settings|customcards|layouts|[^\]\n]{1,200}\(\d{1,4}\))\s*\]\s*$/im.test(text);

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

function claimJsonText(text: string, fileName: string, ask: ClaimAsk): Claimed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return brokenJson(text);
  }
  const claimed = claimJson(value, fileName, ask, deepest);
  const isWhole = claimed.kind === 'broken' || !UNSTORABLE_ESCAPE.test(text) || isStorable(value);
  return isWhole ? claimed : brokenJson(text);
}

function brokenJson(text: string): Claimed {
  const read = readLooseJson(text, 0);
  if (read.ok) {
    return broken(
      `This looks like JSON, but has comments, trailing commas or text behind its end. ${importable}`,
    );
  }
  const row = text.slice(0, read.at).split('\n').length;
  const found = text.slice(read.at, read.at + 40).split('\n')[0] ?? '';
  return broken(`This looks like JSON, but line ${row} is broken: expected ${read.expected}.`, [
    rejectRow(row, 'JSON', found, read.expected),
  ]);
}

function claimCockatrice(text: string, fileName: string, { file }: ClaimAsk): Claimed {
  let rows = 0;
  for (let at = text.indexOf('<card>'); at >= 0; at = text.indexOf('<card>', at + 1)) rows += 1;
  return { kind: 'claimed', claim: { family: 'cockatrice', content: { text, fileName, file } }, rows };
}

function isTable(fileName: string, text: string): boolean {
  if (/\.(csv|tsv)$/i.test(fileName)) return true;
  const { body, delimiter } = separatedText(text);
  const end = body.indexOf('\n');
  const line = body.slice(0, Math.min(end < 0 ? body.length : end, longestHead));
  return isCardHeader(line.split(delimiter).map((label) => label.replaceAll('"', '')));
}

/** A table whose first line names its separator counts its rows from that line on. */
const behindNamedSeparator = (table: CsvTable): CsvTable => ({
  ...table,
  rows: table.rows.map(({ row, cells }) => ({ row: row + 1, cells })),
  rejected: table.rejected.map((reject) => ({ ...reject, row: reject.row + 1 })),
});

function claimTable(text: string, fileName: string, { map, file }: ClaimAsk): Claimed {
  const { body, delimiter } = separatedText(text);
  const read = readCsv(body, delimiter, isCubeCobraHeader);
  if ('sentence' in read) return broken(read.sentence, [read.reject]);
  const table = body === text ? read : behindNamedSeparator(read);
  const rows = table.rows.length;
  if (rows > mostRows) return broken(`The table has more than ${mostRows} rows.`);
  const own = ownPartOf(table.header);
  if (own && 'other' in own)
    return {
      kind: 'foreign',
      sentence: `This is the list of ${own.other} that Passleft exports. It can be read but not imported.`,
      what: `the list of ${own.other} that Passleft exports`,
    };
  if (own) return { kind: 'claimed', claim: { family: 'own', content: { ...own, table, file } }, rows };
  const isFabShaped = delimiter === '\t' || table.header.length === 1;
  const part = isFabShaped && Object.keys(map).length === 0 ? fabPartOf(table.header, fileName) : null;
  if (part === 'words') return foreign('a list of words of the Flesh and Blood tables');
  if (part !== null)
    return { kind: 'claimed', claim: { family: 'fab', content: { part, table, file } }, rows };
  const isCube = isCubeCobraHeader(table.header);
  const format = isCube ? 'CubeCobra table' : delimiter === '\t' ? 'TSV table' : 'CSV table';
  const content = { table: { ...table, format, title: listTitle(fileName), isCube }, file };
  return { kind: 'claimed', claim: { family: 'table', content }, rows };
}

function linesIn(text: string, most: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > most) return lines;
  }
  return lines;
}
