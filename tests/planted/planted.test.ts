import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JudgedFile, verdictOf } from './judge.ts';
import { withMistake } from './mistake.ts';
import { plantedMistakes } from './mistakes.ts';

describe('the planted mistakes', () => {
  it.each(plantedMistakes.map((mistake) => [mistake.name, mistake] as const))(
    '%s: still applies',
    (_, mistake) => {
      const source = readFileSync(mistake.file, 'utf8');
      expect(withMistake(source, mistake)).not.toBe(source);
      expect(mistake.tests.filter((file) => !existsSync(file))).toEqual([]);
    },
  );

  it('have names of their own', () => {
    expect(new Set(plantedMistakes.map(({ name }) => name)).size).toBe(plantedMistakes.length);
  });

  it('are refused in a sentence where their text is gone or stands there twice', () => {
    const mistake = {
      name: 'open door',
      what: '',
      file: 'door.ts',
      text: 'shut',
      replacement: '$& open',
      tests: [],
    };
    expect(withMistake('a shut door', mistake)).toBe('a $& open door');
    for (const [source, times] of [
      ['a door', 0],
      ['shut and shut', 2],
    ] as const)
      expect(() => withMistake(source, mistake)).toThrow(
        `"open door" no longer applies: its text stands ${times} times in door.ts, not once.`,
      );
  });
});

describe('a run of tests', () => {
  const file = (states: readonly string[], errors: readonly string[] = []): JudgedFile => ({
    name: 'door.test.ts',
    tests: states.map((state, at) => ({ name: `test ${at}`, state })),
    errors,
  });

  it.each([
    [
      'names the first test that failed',
      file(['passed', 'failed', 'failed']),
      { kind: 'failed', test: 'door.test.ts › test 1' },
    ],
    [
      'names the file where it fails after its tests',
      file(['passed'], ['unwalked: a\nb']),
      { kind: 'failed', test: 'door.test.ts › after all of its tests: unwalked: a' },
    ],
    [
      'proves nothing where a file could not be loaded',
      file(['skipped'], ['no such module']),
      { kind: 'unread', why: 'door.test.ts could not be run: no such module' },
    ],
    [
      'proves nothing where no test was chosen',
      file(['skipped']),
      { kind: 'unread', why: 'No test was chosen.' },
    ],
    ['has passed where nothing went wrong', file(['passed', 'skipped']), { kind: 'passed', tests: 1 }],
  ])('%s', (_, run, verdict) => {
    expect(verdictOf([run])).toEqual(verdict);
  });
});
