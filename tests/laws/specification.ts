import { existsSync, readFileSync } from 'node:fs';

/** One row of docs/specification.md. */
export interface Row {
  readonly number: string;
  /** The words of the specification, letter for letter. */
  readonly quote: string;
  readonly tests: readonly TestName[];
}

export interface TestName {
  readonly file: string;
  readonly title: string;
}

const CELL = /(?<!\\)\|/;
const ROW_NUMBER = /^\d+\.\d+$/;
const TEST = /`([^`]+?) › ([^`]+)`/g;

/** The rows of the tables of docs/specification.md: `| 4.7 | words | what we made of it | tests |`. */
export function rowsOf(document: string, isRow: RegExp = ROW_NUMBER): Row[] {
  return document.split('\n').flatMap((line) => {
    const cells = line.split(CELL).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, number = '', quote = '', , tests = ''] = cells;
    if (!isRow.test(number)) return [];
    return [
      {
        number,
        quote,
        tests: [...tests.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
      },
    ];
  });
}

/** What the specification says, sentence by sentence, row by row; headings and the heads of tables say nothing. */
export function statementsOf(specification: string): string[] {
  const lines = specification.split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    if (line.startsWith('|')) {
      const isHead = isRule(line) || isRule(lines[at + 1] ?? '');
      return isHead ? [] : [line];
    }
    return sentencesOf(line.replace(/^- /, ''));
  });
}

const isRule = (line: string) => /^\|[-|\s:]+\|$/.test(line);

/** Sentences of one line; a full stop inside quotation marks ends none. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  for (const { index } of line.matchAll(/[.!?](?=\s|$)/g)) {
    const sentence = line.slice(begin, index + 1);
    const isInQuotes = (sentence.match(/'/g)?.length ?? 0) % 2 === 1;
    if (isInQuotes) continue;
    sentences.push(sentence.trim());
    begin = index + 1;
  }
  return begin < line.trimEnd().length ? [...sentences, line.slice(begin).trim()] : sentences;
}

/** The name under which docs/specification.md counts the walks of a machine, which have no literal titles. */
const WALKED = 'walked by generated paths';
const WALKS = /\btestWalker\(\w+\)/;

/** Why a test that a row names is none, in words; null when it stands. */
export function whyMissing({ file, title }: TestName): string | null {
  if (!existsSync(file)) return `there is no file ${file}`;
  return whyMissingIn(readFileSync(file, 'utf8'), { file, title });
}

/** As `whyMissing`, of a source that is at hand. */
export function whyMissingIn(written: string, { file, title }: TestName): string | null {
  const source = runningPart(written);
  const isThere = title === WALKED ? WALKS.test(source) : titlesIn(source).has(title);
  return isThere ? null : `${file} has no test called "${title}"`;
}

const COMMENT_BLOCK = /^[ \t]*\/\*[\s\S]*?\*\//gm;
const COMMENT_LINE = /^[ \t]*\/\/.*$/gm;
const NEVER_RUN = /^([ \t]*)(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|fixme|fails)\b(?!If)/;

/** A source without what never runs: comments on lines of their own, and tests and groups that are always skipped. */
function runningPart(source: string): string {
  const lines = source.replace(COMMENT_BLOCK, '').replace(COMMENT_LINE, '').split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const indent = NEVER_RUN.exec(lines[at] ?? '')?.[1];
    if (indent === undefined) kept.push(lines[at] ?? '');
    else at = endOfStatement(lines, at, indent);
  }
  return kept.join('\n');
}

/** The line on which a statement ends that begins on a line, by the indent of formatted source. */
function endOfStatement(lines: readonly string[], from: number, indent: string): number {
  if ((lines[from] ?? '').trimEnd().endsWith(';')) return from;
  const end = lines.findIndex((line, at) => at > from && line.startsWith(`${indent}}`) && line.endsWith(';'));
  const other = lines.findIndex(
    (line, at) => at > from && line.startsWith(`${indent})`) && line.endsWith(';'),
  );
  const ends = [end, other].filter((at) => at >= 0);
  return ends.length > 0 ? Math.min(...ends) : lines.length;
}

const TITLE =
  /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/** The literal titles of tests and groups in a file; those of `each` as they stand, with their placeholders. */
function titlesIn(source: string): Set<string> {
  const titles = [...source.matchAll(TITLE)].map(
    ([, single, double, template]) => single ?? double ?? template,
  );
  return new Set(titles.map((title) => (title ?? '').replace(/\\(.)/g, '$1')));
}
