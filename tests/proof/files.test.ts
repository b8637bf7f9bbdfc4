import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testsThatAskFor } from './askedTests.ts';
import {
  benchFigure,
  journeysFigure,
  killsFigure,
  lawsFigure,
  loadFigure,
  pathsFigure,
  soakFigure,
  vitestFigure,
} from './figures.ts';
import { importedBy } from './imported.ts';
import { keepResults, readResults } from './results.ts';
import { sourceNow } from './source.ts';
import { NotShown } from './step.ts';
import { steps } from './steps.ts';
import { proofReport } from './table.ts';

const result = { isGood: true, figure: '7', atMs: 1, seconds: 2, commit: 'abc', source: 'def' };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passleft-proof-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });

describe('the sources a step was done for', () => {
  beforeEach(async () => {
    await writeFile(join(folder, '.gitignore'), 'reports/\n');
    await writeFile(join(folder, 'draft.ts'), 'export {};');
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'Begin');
  });

  it('stay the same when the proof writes its results', async () => {
    const before = sourceNow(folder);
    await keepResults([], { types: result }, folder);
    expect(sourceNow(folder)).toEqual(before);
    expect(before.commit).toMatch(/^[0-9a-f]{7,}$/);
  });

  it('stay the same when changes are committed, and in another clone', async () => {
    await writeFile(join(folder, 'draft.ts'), 'export const seats = 8;');
    git('commit', '-q', '-a', '-m', 'Seat eight');
    const { source } = sourceNow(folder);
    git('commit', '-q', '--allow-empty', '-m', 'Say more');
    expect(sourceNow(folder).source).toBe(source);
    const clone = join(folder, 'reports/clone');
    git('clone', '-q', '.', clone);
    expect(sourceNow(clone).source).toBe(source);
  });

  it('are others after a change or with another file, which a plus tells', async () => {
    const { source } = sourceNow(folder);
    await writeFile(join(folder, 'draft.ts'), 'export const seats = 8;');
    const changed = sourceNow(folder);
    await writeFile(join(folder, 'new.ts'), 'export {};');
    const added = sourceNow(folder);
    expect(new Set([source, changed.source, added.source]).size).toBe(3);
    expect(changed.commit.endsWith('+')).toBe(true);
  });

  it('are, for a step that stands on some of them, those alone', async () => {
    const draft = ['draft.ts'];
    const { source, commit } = sourceNow(folder, draft);
    await writeFile(join(folder, 'bots.ts'), 'export {};');
    expect(sourceNow(folder, draft)).toEqual({ source, commit });
    git('add', '.');
    git('commit', '-q', '-m', 'Add bots');
    expect(sourceNow(folder, draft).source).toBe(source);
    await writeFile(join(folder, 'draft.ts'), 'export const seats = 8;');
    expect(sourceNow(folder, draft)).toMatchObject({ commit: expect.stringMatching(/\+$/) });
    expect(sourceNow(folder, draft).source).not.toBe(source);
    expect(sourceNow(folder, ['bots.ts']).commit).toMatch(/[0-9a-f]$/);
  });

  it('leave out the tests that lie in a folder beside what runs, unless the step names them', async () => {
    const engine = ['engine'];
    const named = ['engine', 'engine/packs.test.ts'];
    await mkdir(join(folder, 'engine'));
    await writeFile(join(folder, 'engine/packs.ts'), 'export {};');
    git('add', '.');
    git('commit', '-q', '-m', 'Add packs');
    const sources = () => [engine, named, undefined].map((paths) => sourceNow(folder, paths).source);
    const before = sources();
    await writeFile(join(folder, 'engine/packs.test.ts'), '1;');
    expect(sources().map((source, at) => source === before[at])).toEqual([true, false, false]);
    git('add', '.');
    git('commit', '-q', '-m', 'Test packs');
    const { commit } = sourceNow(folder);
    const committed = sources();
    await writeFile(join(folder, 'engine/packs.test.ts'), '2;');
    expect(sources().map((source, at) => source === committed[at])).toEqual([true, false, false]);
    expect(sourceNow(folder, engine).commit).toBe(commit);
    await writeFile(join(folder, 'engine/packs.ts'), 'export const seats = 8;');
    expect(sourceNow(folder, engine).source).not.toBe(before[0]);
  });

  it('are asked for in a clone only', async () => {
    await rm(join(folder, '.git'), { recursive: true });
    expect(() => sourceNow(folder)).toThrow('run it in a clone of the project');
  });
});

describe('the results of a proof', () => {
  it('are read back as they were kept, and lie under reports/ alone', async () => {
    await keepResults(steps, { types: result }, folder);
    expect(await readResults(folder)).toEqual({ types: result });
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'reports',
      'reports/proof.json',
      'reports/proof.md',
    ]);
    expect(await readFile(join(folder, 'reports/proof.md'), 'utf8')).toBe(
      proofReport(steps, { types: result }),
    );
  });

  it('are none before the first run', async () => {
    expect(await readResults(folder)).toEqual({});
  });

  it('are refused with a sentence when the file is not ours', async () => {
    await mkdir(join(folder, 'reports'));
    const file = join(folder, 'reports/proof.json');
    await writeFile(file, '{"types":{"isGood":"yes"}}');
    await expect(readResults(folder)).rejects.toThrow(
      `${file} cannot be read. Delete it to start the proof from the beginning.`,
    );
  });
});

describe('the figure of a step', () => {
  const of = (report: unknown, stdout = '') => ({ stdout, json: () => report });

  it('is read from the reports of tests and paths', () => {
    const tests = { numPassedTests: 1200, numFailedTests: 0, numPendingTests: 3 };
    expect(vitestFigure('unit.json')(of(tests))).toBe('1,200 tests passed, 0 failed, 3 skipped');
    const stats = { expected: 40, unexpected: 1, flaky: 1, skipped: 0 };
    expect(journeysFigure('j.json')(of({ stats }))).toBe('40 journeys passed, 2 failed');
    const walked = { states: 3, transitions: 10, paths: 20, unwalked: 0, failed: 0 };
    expect(pathsFigure('p.json')(of([walked, { ...walked, unwalked: 1 }]))).toBe(
      '2 machines, 20 transitions, 40 paths, 1 unwalked, 0 failed',
    );
  });

  it('is read from what programs print as JSON, whatever they say before', () => {
    const kills = { seed: 5, kills: 300, picks: 4000, readyMsMost: 2100, allBackMsMost: 3900, broken: [] };
    expect(killsFigure(of(null, `a line\n${JSON.stringify(kills)}\n`))).toBe(
      '300 kills, 4,000 picks, 0 promises broken, ready within 2.1 s, everybody back within 3.9 s, seed 5',
    );
    const soak = {
      ...{ seed: 7, minutes: 30.4, drafts: 20, picks: 3600, faults: 310 },
      ...{ ofKind: { 'killed at once': 200, 'stands still': 110 }, broken: ['seed 9: lost'] },
    };
    expect(soakFigure(of(null, JSON.stringify(soak)))).toBe(
      '30.4 min, 20 drafts, 3,600 picks, 310 faults of 2 kinds, 1 promise broken, seed 7',
    );
    const laws = [{ format: 'grid', drafts: 5000, broken: 0 }];
    expect(lawsFigure(of(null, JSON.stringify(laws, null, 2)))).toBe('5,000 drafts, 0 laws broken');
    const load = { minutes: 30, picks: 9, picksPerSecond: 83.1, ackMsP99: 40, refusals: 0, errors: ['lost'] };
    expect(loadFigure(of(null, JSON.stringify(load)))).toBe(
      '30 min, 9 picks, 83.1 picks/s, p99 40 ms, 0 refusals, 1 error',
    );
  });

  it('tells every row of a bench, and which goal was missed', () => {
    const row = {
      row: 'packs',
      value: 61234,
      unit: 'packs/s',
      goal: 'at least 50,000',
      met: true,
      profile: null,
    };
    const slow = { ...row, row: 'slow', met: false };
    const rows = [row, slow, { ...slow, row: 'known', profile: 'What a profile showed' }];
    const figure =
      'packs: 61,234 packs/s (at least 50,000: met); slow: 61,234 packs/s (at least 50,000: **NOT met**); known: 61,234 packs/s (at least 50,000: **NOT met**, profiled)';
    expect(benchFigure(of(null, JSON.stringify(rows)))).toBe(figure);
    const withSkipped = [...rows, { ...row, row: 'none', value: null, met: null }];
    expect(() => benchFigure(of(null, JSON.stringify(withSkipped)))).toThrow(
      new NotShown(`${figure}; none: skipped`),
    );
  });

  it('is none where the output is another', () => {
    expect(() => killsFigure(of(null, 'Killed.'))).toThrow();
    expect(() => vitestFigure('unit.json')(of({ passed: 3 }))).toThrow();
  });
});

describe('the files of a program', () => {
  it('are those that it imports, and what sets all programs up', () => {
    const files = importedBy('tests/laws/cli.ts');
    expect(files).toEqual(
      expect.arrayContaining(['tests/laws/cli.ts', 'engine/draft.ts', 'package-lock.json']),
    );
    expect(files.filter((file) => file.startsWith('src/'))).toEqual([]);
  });
});

describe('tests that ask for a variable', () => {
  it('are found by its name', () => {
    expect(testsThatAskFor('EVERY_FAULT')).toContain('tests/faults/pickSteps.test.ts');
  });

  it('are missed with a sentence, since a run without names would run everything', () => {
    expect(() => testsThatAskFor(['EVERY', 'THING'].join('_'))).toThrow('No test asks for EVERY_THING.');
  });
});

describe('a run of kills that was broken off', () => {
  it('is gone on with only for the very files that are killed', () => {
    const kills = steps.find(({ name }) => name === 'kills');
    const { source } = sourceNow(process.cwd(), kills?.standsOn?.());
    expect(kills?.command().join(' ')).toContain(`--file reports/proof/kills-${source.slice(0, 12)}.json`);
  });
});
