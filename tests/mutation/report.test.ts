import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepMachineReport, type MachineReport, mutationReport, readMachineReport } from './report.ts';
import { scoreOf } from './score.ts';
import type { Mutant } from './stryker.ts';

const mutant = (status: string, more: Partial<Mutant> = {}): Mutant => ({
  file: 'src/machines/door.ts',
  place: { line: 7, column: 4, endLine: 7, endColumn: 10 },
  source: 'if (isOpen) close();',
  mutator: 'ConditionalExpression',
  original: 'isOpen',
  replacement: 'true',
  status,
  ...more,
});

const verdict = {
  source: 'if (isOpen) close();',
  original: 'isOpen',
  replacement: 'true',
  isEquivalent: true,
  reason: 'closing twice is closing once.',
};

describe('the score of a machine', () => {
  it('is the share of noticed changes, equivalent and left out ones not counted', () => {
    const mutants = [
      ...['Killed', 'Killed', 'Timeout', 'Ignored'].map((status) => mutant(status)),
      mutant('Survived'),
      mutant('Survived', { replacement: 'false' }),
    ];
    const { survivors, ...score } = scoreOf(mutants, [verdict]);
    expect(score).toEqual({
      killed: 2,
      timedOut: 1,
      survived: 1,
      equivalent: 1,
      leftOut: 1,
      percent: 75,
      percentOfAll: 60,
      staleVerdicts: [],
    });
    expect(survivors.map(({ replacement, reason }) => [replacement, reason])).toEqual([
      ['true', 'closing twice is closing once.'],
      ['false', null],
    ]);
  });

  it('names verdicts on changes that were noticed', () => {
    expect(scoreOf([mutant('Killed')], [verdict]).staleVerdicts).toEqual([verdict]);
  });

  it('counts a change that could not be judged as one that survived', () => {
    expect(scoreOf([mutant('NoCoverage'), mutant('RuntimeError')], []).survived).toBe(2);
  });
});

const reportOf = (machine: string, mutants: readonly Mutant[]): MachineReport => ({
  machine,
  files: [`src/machines/${machine}.ts`],
  measuredOn: '2026-11-21',
  commit: 'c6d0866',
  command: 'vitest',
  score: scoreOf(mutants, []),
  sourceHash: 'abc',
  mutants,
});

describe('the report on mutation', () => {
  const machines = ['session', 'draftRoom'];
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'passleft-mutation-report-'));
  });
  afterEach(() => rm(root, { recursive: true }));
  const page = () => readFile(join(root, 'reports/mutation.md'), 'utf8');

  it('has a row and a section for each machine, in their order', async () => {
    await keepMachineReport(reportOf('draftRoom', [mutant('Survived')]), machines, root);
    await keepMachineReport(reportOf('session', [mutant('Killed')]), machines, root);
    expect((await page()).match(/^(\| `\w+` \| \*\*[\d.]+ %\*\*|### .*)/gm)).toEqual([
      '| `session` | **100.0 %**',
      '| `draftRoom` | **0.0 %**',
      '### `session`',
      '### `draftRoom`',
    ]);
    expect(await page()).toContain('- door.ts line 7, `isOpen` became `true`: **not reviewed yet**');
  });

  it('keeps machines that were not measured again, and replaces the one that was', async () => {
    await keepMachineReport(reportOf('draftRoom', [mutant('Survived')]), machines, root);
    await keepMachineReport(reportOf('session', [mutant('Killed')]), machines, root);
    await keepMachineReport(reportOf('draftRoom', [mutant('Killed')]), machines, root);
    expect(await page()).toBe(
      mutationReport([reportOf('session', [mutant('Killed')]), reportOf('draftRoom', [mutant('Killed')])]),
    );
  });

  it('can be continued from what it kept', async () => {
    const report = reportOf('session', [mutant('Survived')]);
    expect(await readMachineReport('session', root)).toBeNull();
    await keepMachineReport(report, machines, root);
    expect(await readMachineReport('session', root)).toEqual(report);
  });
});
