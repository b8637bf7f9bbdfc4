/** A line of a card list: `4 Name (SET) 12 +F`. `whole` is all of it but the count, for names that hold brackets. */
export interface CardLine {
  readonly count: number;
  readonly name: string;
  readonly whole: string;
  readonly set: string | null;
  readonly number: string | null;
  readonly isFoil: boolean;
}

const longestLine = 400;
const highestCount = 100_000;
const pattern =
  /^(?:(\d{1,9})[xX]?\s+)?(.+?)(?:\s+\(([\p{L}\p{N}_-]{1,40})\)(?:\s+([^\s+]{1,40}))?)?(?:\s+\+?(F))?$/u;

const setAliases: Readonly<Record<string, string>> = { DAR: 'DOM', CONF: 'CON' };

/** Reads one trimmed line, or says what was expected instead. Blanks in a row count as one. */
export function readCardLine(text: string): CardLine | { readonly expected: string } {
  const line = text.length > longestLine ? text : text.replace(/\s+/g, ' ');
  if (line.length > longestLine) return { expected: `a card line of at most ${longestLine} characters` };
  const match = pattern.exec(line);
  const name = match?.[2];
  if (!match || name === undefined || name.length > 300)
    return { expected: 'a line such as 4 Name (SET) 12' };
  if (hasControlCharacter(line)) return { expected: 'a name without control characters' };
  const count = match[1] === undefined ? 1 : Number(match[1]);
  if (count < 1 || count > highestCount) return { expected: `a count from 1 to ${highestCount}` };
  const set = match[3]?.toUpperCase() ?? null;
  return {
    count,
    name,
    whole: line.replace(/^\d{1,9}[xX]?\s+/, ''),
    set: set === null ? null : (setAliases[set] ?? set),
    number: match[4] ?? null,
    isFoil: match[5] !== undefined,
  };
}

function hasControlCharacter(line: string): boolean {
  return [...line].some((sign) => sign < ' ' || sign === '\u007f' || sign === '\ufffd');
}
