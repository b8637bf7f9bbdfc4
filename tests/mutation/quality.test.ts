import { describe, expect, it } from 'vitest';
import { type Measurement, withMeasurements } from './quality.ts';
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

const measurementOf = (machine: string, mutants: readonly Mutant[]): Measurement => ({
  machine,
  files: [`src/machines/${machine}.ts`],
  measuredOn: '2026-11-21',
  commit: 'c6d0866',
  command: 'vitest',
  score: scoreOf(mutants, []),
});

const EMPTY =
  '# Quality\n\n<!-- mutation: written by `npm run mutation` from here -->\n\n<!-- mutation: to here -->\n\n## More\n';

describe('the document of quality', () => {
  const order = ['session', 'draftRoom'];
  const both = withMeasurements(
    EMPTY,
    [measurementOf('draftRoom', [mutant('Survived')]), measurementOf('session', [mutant('Killed')])],
    order,
  );

  it('has a row and a section for each machine, in their order, and keeps what stands around them', () => {
    expect(both).toMatch(/^# Quality\n/);
    expect(both).toMatch(/\n## More\n$/);
    expect(both.match(/^(\| `\w+` \| \*\*[\d.]+ %\*\*|### .*)/gm)).toEqual([
      '| `session` | **100.0 %**',
      '| `draftRoom` | **0.0 %**',
      '### `session`',
      '### `draftRoom`',
    ]);
    expect(both).toContain('- door.ts line 7, `isOpen` became `true`: **not looked at yet**');
  });

  it('keeps the machines that were not measured again', () => {
    const again = withMeasurements(both, [measurementOf('draftRoom', [mutant('Killed')])], order);
    expect(again).toBe(
      withMeasurements(
        EMPTY,
        [measurementOf('session', [mutant('Killed')]), measurementOf('draftRoom', [mutant('Killed')])],
        order,
      ),
    );
  });
});
