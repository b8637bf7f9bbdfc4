import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareTitle } from './requirements.ts';
import { titlesIn } from './testTitles.ts';

/** One row of `docs/features.md`: what there is here, and the test that shows it; without a test the cell is a reason. */
interface Feature {
  readonly feature: string;
  readonly here: string;
  readonly shown: string;
}

const DOCUMENT = 'docs/features.md';
const TEST = /^`([^`]+)` > (.*)$/;

function readFeatures(text: string): Feature[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| feature |'));
  return rows.map((row) => {
    const [feature = '', here = '', shown = ''] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { feature, here, shown };
  });
}

const holdsTest = (text: string, name: string): boolean =>
  titlesIn(text).some((title) => bareTitle(title) === name);

/** What is wrong with a row, in words; null when its test is there, or it has a reason. */
function faultOf({ feature, here, shown }: Feature): string | null {
  const test = TEST.exec(shown);
  if (!test) {
    const isReason = /^(no|not yet|by )/.test(here) && shown.split(' ').length >= 5;
    return isReason ? null : `${feature}: neither a test nor a reason.`;
  }
  const [, file = '', name = ''] = test;
  if (!existsSync(file)) return `${feature}: there is no ${file}.`;
  if (name === '' || !holdsTest(readFileSync(file, 'utf8'), name))
    return `${feature}: ${file} has no test "${name}".`;
  return null;
}

const features = readFeatures(readFileSync(DOCUMENT, 'utf8'));

describe("the table of the room's features", () => {
  it('has a row for each feature, none twice', () => {
    const names = features.map(({ feature }) => feature);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('names for each row a test that is there, or says why the feature is not', () => {
    expect(features.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
  });

  it('would notice a test that was renamed, a file that is gone, and a row without either', () => {
    const row = (shown: string, here = 'yes') => faultOf({ feature: 'It', here, shown });
    expect(row('`tests/laws/features.test.ts` > names no such thing')).toBe(
      'It: tests/laws/features.test.ts has no test "names no such thing".',
    );
    expect(row('`tests/laws/gone.test.ts` > anything')).toBe('It: there is no tests/laws/gone.test.ts.');
    expect(row('This is a reason, but the row says yes')).toBe('It: neither a test nor a reason.');
    expect(row('later', 'no')).toBe('It: neither a test nor a reason.');
  });
});
