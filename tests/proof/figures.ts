import * as z from 'zod/mini';
import { NotShown, type StepOutput } from './step.ts';

const some = (count: number, word: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? word : `${word}s`}`;

const kept = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false).join(', ');

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

/** Of the report that Vitest's JSON reporter writes. */
export const vitestFigure =
  (file: string) =>
  ({ json }: StepOutput): string => {
    const report = z.parse(vitestSchema, json(file));
    return kept([
      `${some(report.numPassedTests, 'test')} passed`,
      `${report.numFailedTests} failed`,
      report.numPendingTests > 0 && `${report.numPendingTests} skipped`,
    ]);
  };

const journeysSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Of the report that Playwright's JSON reporter writes; a journey that needed two tries has failed. */
export const journeysFigure =
  (file: string) =>
  ({ json }: StepOutput): string => {
    const { stats } = z.parse(journeysSchema, json(file));
    return kept([
      `${some(stats.expected, 'journey')} passed`,
      `${stats.unexpected + stats.flaky} failed`,
      stats.skipped > 0 && `${stats.skipped} skipped`,
    ]);
  };

const walkSchema = z.array(
  z.object({
    states: z.number(),
    transitions: z.number(),
    paths: z.number(),
    unwalked: z.number(),
    failed: z.number(),
  }),
);

/** Of what `npm run paths -- --json-file` writes. */
export const pathsFigure =
  (file: string) =>
  ({ json }: StepOutput): string => {
    const machines = z.parse(walkSchema, json(file));
    const sum = (key: 'transitions' | 'paths' | 'unwalked' | 'failed') =>
      machines.reduce((total, machine) => total + machine[key], 0);
    return [
      some(machines.length, 'machine'),
      some(sum('transitions'), 'transition'),
      some(sum('paths'), 'path'),
      `${sum('unwalked')} unwalked`,
      `${sum('failed')} failed`,
    ].join(', ');
  };

/** The last thing a program printed that is JSON: all of it, or its last line. */
function printedJson(stdout: string): unknown {
  const text = stdout.trim();
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  const begins = /^[[{]/.test(text) ? text : lastLine;
  return JSON.parse(begins);
}

const rollingSchema = z.object({
  from: z.string(),
  steps: z.array(z.unknown()),
  picks: z.number(),
  linesLost: z.number(),
  backMsMost: z.number(),
  wrong: z.array(z.string()),
});

/** Of what `npm run rolling -- --json` prints. */
export function rollingFigure({ stdout }: StepOutput): string {
  const { from, steps, picks, linesLost, backMsMost, wrong } = z.parse(rollingSchema, printedJson(stdout));
  return [
    `${some(steps.length, 'step')} from ${from} and back`,
    some(picks, 'pick'),
    `${some(linesLost, 'line')} back within ${secondsOf(backMsMost)}`,
    `${some(wrong.length, 'error')} seen`,
  ].join(', ');
}

const manyKillsSchema = z.object({
  seed: z.number(),
  kills: z.number(),
  picks: z.number(),
  broken: z.array(z.string()),
});

/** Of what `npm run kills -- many --json` prints. */
export function manyKillsFigure({ stdout }: StepOutput): string {
  const { seed, kills, picks, broken } = z.parse(manyKillsSchema, printedJson(stdout));
  return [
    some(kills, 'kill'),
    some(picks, 'pick'),
    `${some(broken.length, 'promise')} broken`,
    `seed ${seed}`,
  ].join(', ');
}

const killsSchema = z.object({
  seed: z.number(),
  kills: z.number(),
  picks: z.number(),
  readyMsMost: z.number(),
  allBackMsMost: z.number(),
  broken: z.array(z.string()),
});

/** Of `npm run kills -- --json`. */
export function killsFigure({ stdout }: StepOutput): string {
  const { seed, kills, picks, readyMsMost, allBackMsMost, broken } = z.parse(
    killsSchema,
    printedJson(stdout),
  );
  return [
    some(kills, 'kill'),
    some(picks, 'pick'),
    `${some(broken.length, 'promise')} broken`,
    `ready within ${secondsOf(readyMsMost)}`,
    `everybody back within ${secondsOf(allBackMsMost)}`,
    `seed ${seed}`,
  ].join(', ');
}

const soakSchema = z.object({
  seed: z.number(),
  minutes: z.number(),
  drafts: z.number(),
  picks: z.number(),
  faults: z.number(),
  ofKind: z.record(z.string(), z.number()),
  broken: z.array(z.string()),
});

/** Of `npm run soak -- --json`. */
export function soakFigure({ stdout }: StepOutput): string {
  const { seed, minutes, drafts, picks, faults, ofKind, broken } = z.parse(soakSchema, printedJson(stdout));
  return [
    `${minutes} min`,
    some(drafts, 'draft'),
    some(picks, 'pick'),
    `${some(faults, 'fault')} of ${some(Object.keys(ofKind).length, 'kind')}`,
    `${some(broken.length, 'promise')} broken`,
    `seed ${seed}`,
  ].join(', ');
}

const secondsOf = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const lawsSchema = z.array(z.object({ format: z.string(), drafts: z.number(), broken: z.number() }));

/** Of `npm run laws -- --json`. */
export function lawsFigure({ stdout }: StepOutput): string {
  const formats = z.parse(lawsSchema, printedJson(stdout));
  const sum = (key: 'drafts' | 'broken') => formats.reduce((total, format) => total + format[key], 0);
  return `${some(sum('drafts'), 'draft')}, ${some(sum('broken'), 'law')} broken`;
}

const plantedSchema = z.array(z.object({ outcome: z.string() }));

/** Of `npm run planted -- --json`. */
export function plantedFigure({ stdout }: StepOutput): string {
  const findings = z.parse(plantedSchema, printedJson(stdout));
  const caught = findings.filter(({ outcome }) => outcome === 'caught').length;
  return `${caught} of ${findings.length} planted mistakes caught`;
}

const mutationSchema = z.object({
  score: z.object({
    percent: z.number(),
    killed: z.number(),
    timedOut: z.number(),
    survived: z.number(),
  }),
});

/** Of the report that `npm run mutation` keeps of a machine. */
export const mutationFigure =
  (file: string) =>
  ({ json }: StepOutput): string => {
    const { score } = z.parse(mutationSchema, json(file));
    return `${score.percent.toFixed(1)} % noticed, ${score.survived} of ${score.killed + score.timedOut + score.survived} survived`;
  };

const loadSchema = z.object({
  minutes: z.number(),
  picks: z.number(),
  picksPerSecond: z.number(),
  ackMsP99: z.number(),
  refusals: z.number(),
  errors: z.array(z.string()),
});

/** Of `npm run load -- --json`. */
export function loadFigure({ stdout }: StepOutput): string {
  const { minutes, picks, picksPerSecond, ackMsP99, refusals, errors } = z.parse(
    loadSchema,
    printedJson(stdout),
  );
  return [
    `${minutes} min`,
    some(picks, 'pick'),
    `${picksPerSecond} picks/s`,
    `p99 ${ackMsP99} ms`,
    some(refusals, 'refusal'),
    some(errors.length, 'error'),
  ].join(', ');
}

const benchSchema = z.array(
  z.object({
    row: z.string(),
    value: z.nullable(z.number()),
    unit: z.string(),
    goal: z.string(),
    met: z.nullable(z.boolean()),
    profile: z.nullable(z.string()),
  }),
);

/** Of `npm run bench -- ROW --json`, one part for each row; a row that was skipped has shown nothing. */
export function benchFigure({ stdout }: StepOutput): string {
  const rows = z.parse(benchSchema, printedJson(stdout));
  const figure = rows
    .map(({ row, value, unit, goal, met, profile }) => {
      const why = profile === null ? '' : ', profiled';
      return value === null
        ? `${row}: skipped`
        : `${row}: ${value.toLocaleString('en')} ${unit} (${goal}: ${met ? 'met' : `**NOT met**${why}`})`;
    })
    .join('; ');
  if (rows.some(({ value }) => value === null)) throw new NotShown(figure);
  return figure;
}

/** Of checks that say nothing when all is well. */
export const nothingFound = (): string => 'nothing found';
