/** What is wrong with a template, in a sentence; line and column count from 1 and are null where nobody knows. */
export interface TemplateProblem {
  readonly sentence: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** What LiquidJS says of a template that failed. */
export interface TemplateFault {
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

const WORDS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [/^undefined filter: (.+)$/, (name) => `There is no filter “${name}”.`],
  [/^tag "(.+)" not found$/, (name) => `There is no tag “${name}”.`],
  [/^(?:tag|output) "?(.+?)"? not closed$/s, (opened) => `“${opened}” is not closed.`],
  [/^illegal tag: (.+)$/s, (tag) => `“${tag}” is not complete.`],
  [/^ENOENT: Failed to lookup "(.*)" in/, (name) => `A template cannot read other files, such as “${name}”.`],
  [/^(template render limit) exceeded$/, () => TOO_SLOW],
  [/^(memory alloc limit) exceeded$/, () => TOO_LARGE_INSIDE],
  [/^(parse length limit) exceeded$/, () => 'The template is longer than it may be.'],
  [/^(output limit exceeded|Invalid string length)$/, () => 'The template makes more text than it may.'],
  [/^(Maximum call stack size exceeded)$/, () => 'The template is nested too deeply.'],
];
const TOO_SLOW = 'The template takes too long.';
const TOO_LARGE_INSIDE = 'The template needs too much memory.';

/** The sentence for a fault of LiquidJS. */
export function problemOf({ message, line, column }: TemplateFault): TemplateProblem {
  const bare = (message.split('\n')[0] ?? '').replace(/, line:\d+, col:\d+$/, '').replace(/, file:.*$/, '');
  for (const [pattern, words] of WORDS) {
    const found = pattern.exec(bare);
    if (found) return { sentence: words((found[1] ?? '').slice(0, 80)), line, column };
  }
  return { sentence: `The template cannot be read: ${bare.slice(0, 200)}.`, line, column };
}

/** A problem of the whole template. */
export const wholeProblem = (sentence: string): TemplateProblem => ({ sentence, line: null, column: null });

export const KILLED_FOR_TIME = wholeProblem(TOO_SLOW);
export const KILLED_FOR_MEMORY = wholeProblem(TOO_LARGE_INSIDE);

/** A problem as one text for people. */
export const problemWords = ({ sentence, line, column }: TemplateProblem): string =>
  line === null ? sentence : `${sentence} Line ${line}${column === null ? '' : `, column ${column}`}.`;
