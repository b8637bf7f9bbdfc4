import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_DATA } from '#tests/harness/cardData.ts';
import { rowsOf, statementsOf, whyMissing, whyMissingIn } from './specification.ts';

const rows = rowsOf(readFileSync('docs/specification.md', 'utf8'));
const specification = join(dirname(CARD_DATA), 'spec.md');
const hasSpecification = existsSync(specification);
if (!hasSpecification)
  console.warn(
    `There is no specification beside the card data (CARD_DATA, ${CARD_DATA}): not compared with it.`,
  );

describe('the table of the specification', () => {
  it('names a test for every sentence', () => {
    expect(
      rows.filter(({ tests }) => tests.length === 0).map(({ number, quote }) => `${number} ${quote}`),
    ).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = rows.flatMap(({ number, tests }) =>
      tests.flatMap((test) => {
        const why = whyMissing(test);
        return why === null ? [] : [`${number}: ${why}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('counts its rows from 0.1 on without a gap', () => {
    const numbers = rows.map(({ number }) => number);
    const counted = numbers.map((number, at) => {
      const [section = 0, place = 0] = (numbers[at - 1] ?? '0.0').split('.').map(Number);
      return number.startsWith(`${section}.`) ? `${section}.${place + 1}` : `${section + 1}.1`;
    });
    expect(numbers).toEqual(counted);
    expect(numbers.length).toBeGreaterThan(0);
  });

  it.skipIf(!hasSpecification)('holds every sentence, in order, letter for letter', () => {
    expect(rows.map(({ quote }) => quote)).toEqual(statementsOf(readFileSync(specification, 'utf8')));
  });
});

describe('reading the table', () => {
  it('takes bars in a quoted row for what they are', () => {
    const row =
      '| 7.3 | \\| POST \\| /auth/login \\| | | `a.test.ts › logs in`<br>`b.test.ts › says "a \\| b"` |';
    expect(rowsOf(`| No. | The specification says |\n|---|---|\n${row}`)).toEqual([
      {
        number: '7.3',
        quote: '| POST | /auth/login |',
        tests: [
          { file: 'a.test.ts', title: 'logs in' },
          { file: 'b.test.ts', title: 'says "a | b"' },
        ],
      },
    ]);
  });

  it('finds a file that is gone and a test that was renamed', () => {
    const own = 'tests/laws/specification.test.ts';
    expect(
      [
        { file: 'tests/laws/gone.test.ts', title: 'x' },
        { file: own, title: 'no longer called so' },
        { file: own, title: 'reading the table' },
        { file: own, title: 'walked by generated paths' },
      ].map(whyMissing),
    ).toEqual([
      'there is no file tests/laws/gone.test.ts',
      `${own} has no test called "no longer called so"`,
      null,
      `${own} has no test called "walked by generated paths"`,
    ]);
  });
});

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
  const isThere = (title: string) => whyMissingIn(source, { file: 'a.test.ts', title }) === null;

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

describe('reading the specification', () => {
  it('ends a sentence at a full stop, but not inside quotation marks', () => {
    const text = "# Title\n\nShows 'No. You may not.', and goes. Sizes: xs. \n\n- One: 'a'. Two: b\n";
    expect(statementsOf(text)).toEqual([
      "Shows 'No. You may not.', and goes.",
      'Sizes: xs.',
      "One: 'a'.",
      'Two: b',
    ]);
  });

  it('takes each row of a table as one statement, its head as none', () => {
    expect(statementsOf('| Route | Screen |\n|---|---|\n| / | Home |\n')).toEqual(['| / | Home |']);
  });
});
