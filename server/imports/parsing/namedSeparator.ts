import { type Delimiter, sniffDelimiter } from '../csv/csvRows.ts';

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];

/** A table, and what parts its cells. */
export interface SeparatedText {
  readonly delimiter: Delimiter;
  readonly body: string;
}

/** Takes off the line `sep=;` by which spreadsheets name the separator; without one it is guessed from the table. */
export function separatedText(text: string): SeparatedText {
  const [line = '', named] = /^sep=(.)(?:\r\n?|\n)/u.exec(text) ?? [];
  const body = text.slice(line.length);
  return { body, delimiter: DELIMITERS.find((delimiter) => delimiter === named) ?? sniffDelimiter(body) };
}
