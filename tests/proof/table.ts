import type { Result, Results } from './results.ts';
import { type Step, shownCommand } from './step.ts';

const BEGIN = '<!-- proof: written by `npm run proof` from here -->';
const END = '<!-- proof: to here -->';
const HEAD = ['| Step | Figure | Kept | Command | When | Commit | Took |', '|---|---|---|---|---|---|---|'];

/** The document with the rows of these results written anew; rows of steps without a result stay as they were. */
export function withResults(document: string, steps: readonly Step[], results: Results): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin)
    throw new Error(`docs/quality.md has lost its marks "${BEGIN}" and "${END}".`);
  const before = document.slice(0, begin);
  const known = rowsIn(document.slice(begin, end));
  const rows = steps.flatMap((step) => rowOf(step, results) ?? known.get(step.name) ?? []);
  const table = rows.length > 0 ? [...HEAD, ...rows].join('\n') : 'No step was run yet.';
  return `${before}${BEGIN}\n\n${table}\n\n${document.slice(end)}`;
}

/** What a step stood on at a commit, called by that command; null where that is not known. */
export type SourceAt = (commit: string, step: string, command: string) => string | null;

/** What the table of the document tells of steps, for commits that `sourceAt` knows: what another machine has shown. */
export function resultsIn(document: string, sourceAt: SourceAt): Results {
  const table = document.slice(document.indexOf(BEGIN), document.indexOf(END));
  return Object.fromEntries(
    [...rowsIn(table)].flatMap(([name, row]) => {
      const result = resultOf(row, name, sourceAt);
      return result ? [[name, result]] : [];
    }),
  );
}

function resultOf(row: string, name: string, sourceAt: SourceAt): Result | null {
  const cells = row.slice(2, -2).split(/(?<!\\) \| /);
  const [, figure = '', kept, command = '', day = '', commit = '', took = ''] = cells.map((text) =>
    text.replaceAll('\\|', '|'),
  );
  const source = sourceAt(commit, name, command.slice(1, -1));
  const seconds = secondsOf(took);
  if (source === null || seconds === null || Number.isNaN(Date.parse(day))) return null;
  return { isGood: kept === 'yes', figure, atMs: Date.parse(day), seconds, commit, source };
}

const rowsIn = (written: string): ReadonlyMap<string, string> =>
  new Map([...written.matchAll(/^\| `([\w:]+)` \|.*$/gm)].map(([row, name = '']) => [name, row]));

function rowOf(step: Step, results: Results): string | null {
  const result = results[step.name];
  if (!result) return null;
  const cells = [
    `\`${step.name}\``,
    result.figure,
    result.isGood ? 'yes' : '**no**',
    `\`${shownCommand(step)}\``,
    new Date(result.atMs).toISOString().slice(0, 10),
    result.commit,
    durationWords(result.seconds),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const secondsIn: Readonly<Record<string, number>> = { h: 3600, min: 60, s: 1 };

/** What `durationWords` was told, as exactly as the words tell it; null where they are others. */
function secondsOf(words: string): number | null {
  if (!/^\d+ (s|min|h \d+ min)$/.test(words)) return null;
  return [...words.matchAll(/(\d+) (s|min|h)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (secondsIn[unit] ?? 0),
    0,
  );
}

/** "42 s", "12 min", "1 h 5 min". */
export function durationWords(seconds: number): string {
  if (Math.round(seconds) < 100) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
