import { tableCell } from '../reports.ts';
import type { Results } from './results.ts';
import { type Step, shownCommand } from './step.ts';

const HEAD = ['| Step | Figure | Kept | Command | When | Commit | Took |', '|---|---|---|---|---|---|---|'];

/** The last result of each step as a page of Markdown, in the order of the steps. */
export function proofReport(steps: readonly Step[], results: Results): string {
  const rows = steps.flatMap((step) => rowOf(step, results) ?? []);
  const kept = steps.filter(({ name }) => results[name]?.isGood).length;
  const summary = `${kept} of ${steps.length} steps kept, ${steps.length - rows.length} not run yet.`;
  return ['# Proof', '', summary, '', ...HEAD, ...rows, ''].join('\n');
}

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
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** "42 s", "12 min", "1 h 5 min". */
export function durationWords(seconds: number): string {
  if (Math.round(seconds) < 100) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
