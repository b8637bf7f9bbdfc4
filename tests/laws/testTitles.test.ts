import { describe, expect, it } from 'vitest';
import { TABLES, tagsIn, withTests } from './requirements.ts';
import { titlesIn } from './testTitles.ts';

describe('a test that never runs', () => {
  const source = `
describe('a group', () => {
  it('keeps its word', () => {
    expect(1).toBe(1);
  });

  it.skip('waits for better days', () => {
    expect(1).toBe(1);
  });

  // it('was thrown out', () => {});
  /*
  it('was thrown out with others', () => {});
  */
  it.todo('is only wished for');

  it.skip.each([
    1,
    2,
  ])('waits %i times', () => {
    expect(1).toBe(1);
  });

  it.skipIf(!isHere)('runs where it can', () => {});
});

describe.skip('a group that waits', () => {
  it('waits with its group', () => {});
});

test.fixme('is broken', async () => {
  await page.goto('/');
});

test('runs after them', () => {});
`;
  const isThere = (title: string) => titlesIn(source).includes(title);

  it('shows nothing: skipped, wished for, in a skipped group or commented out', () => {
    const silent = [
      'waits for better days',
      'was thrown out',
      'was thrown out with others',
      'is only wished for',
      'waits %i times',
      'a group that waits',
      'waits with its group',
      'is broken',
    ];
    expect(silent.filter(isThere)).toEqual([]);
  });

  it('hides none that runs', () => {
    const running = ['a group', 'keeps its word', 'runs where it can', 'runs after them'];
    expect(running.filter(isThere)).toEqual(running);
  });
});

describe('a title', () => {
  it('carries the numbers of several tables, and is itself without them', () => {
    expect(tagsIn('a.test.ts', 'logs in [spec 4.3, 4.4] [A7] [fault F3] [ASVS V6.1.2]')).toEqual(
      [
        ['spec', '4.3'],
        ['spec', '4.4'],
        ['', 'A7'],
        ['fault', 'F3'],
        ['ASVS', 'V6.1.2'],
      ].map(([word, number]) => ({ file: 'a.test.ts', title: 'logs in', word, number })),
    );
    expect(tagsIn('a.test.ts', 'takes [] and [two] of [it.each]')).toEqual([]);
  });

  it('of a walk by generated paths is that with its tags', () => {
    // Not as one word, or the walk would be one of this file.
    const walk = ['test', "Walker(parcelWalker, '[spec 4.1]');"].join('');
    expect(titlesIn(`${walk}\n${walk.replace(/, '.*'/, '')}`)).toEqual([
      'walked by generated paths [spec 4.1]',
      'walked by generated paths ',
    ]);
  });

  it('is listed beside each row that it shows', () => {
    const table = ['| No. | Says |', '|---|---|', '| 1.1 | a |', '| 1.2 | b |'].join('\n');
    const tests = tagsIn('a.test.ts', 'is a [spec 1.1]');
    expect(withTests(table, TABLES.specification, tests).split('\n')).toEqual([
      '| No. | Says | Shown by |',
      '|---|---|---|',
      '| 1.1 | a | `a.test.ts › is a` |',
      '| 1.2 | b |  |',
    ]);
  });
});
