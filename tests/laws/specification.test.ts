import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_DATA } from '#tests/harness/cardData.ts';
import { strayTags, TABLES, taggedTests, testsByNumber } from './requirements.ts';
import { rowsOf, statementsOf } from './specification.ts';

const rows = rowsOf(readFileSync('docs/specification.md', 'utf8'));
const tests = taggedTests();
const specification = join(dirname(CARD_DATA), 'spec.md');
const hasSpecification = existsSync(specification);
if (!hasSpecification)
  console.warn(
    `There is no specification beside the card data (CARD_DATA, ${CARD_DATA}): not compared with it.`,
  );

describe('the table of the specification', () => {
  it('has a test for every sentence', () => {
    const shown = testsByNumber(TABLES.specification, tests);
    expect(
      rows.filter(({ number }) => !shown.has(number)).map(({ number, quote }) => `${number} ${quote}`),
    ).toEqual([]);
  });

  it('has every number that a test shows', () => {
    const numbers = rows.map(({ number }) => number);
    expect(strayTags(TABLES.specification, numbers, tests)).toEqual([]);
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

  it.skipIf(!hasSpecification)('holds every sentence, in order, letter for letter [spec 0.3]', () => {
    expect(rows.map(({ quote }) => quote)).toEqual(statementsOf(readFileSync(specification, 'utf8')));
  });
});

describe('reading the table', () => {
  it('takes bars in a quoted row for what they are', () => {
    const row = '| 7.3 | \\| POST \\| /auth/login \\| | |';
    expect(rowsOf(`| No. | The specification says |\n|---|---|\n${row}`)).toEqual([
      { number: '7.3', quote: '| POST | /auth/login |' },
    ]);
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
