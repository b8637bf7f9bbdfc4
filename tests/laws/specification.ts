/** One row of docs/specification.md. */
export interface Row {
  readonly number: string;
  /** The words of the specification, letter for letter. */
  readonly quote: string;
}

const CELL = /(?<!\\)\|/;
const ROW_NUMBER = /^\d+\.\d+$/;

/** The rows of the tables of docs/specification.md: `| 4.7 | words | what we made of it |`. */
export function rowsOf(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const [, number = '', quote = ''] = line.split(CELL).map((cell) => cell.trim().replaceAll('\\|', '|'));
    return ROW_NUMBER.test(number) ? [{ number, quote }] : [];
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
