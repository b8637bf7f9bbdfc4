import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AsvsRow, asvsRowsOf, REQUIREMENTS, type Verdict } from './asvs.ts';
import { strayTags, TABLES, taggedTests, testsByNumber } from './requirements.ts';

const document = readFileSync('docs/asvs.md', 'utf8');
const rows = asvsRowsOf(document);
const tests = taggedTests();
const shown = testsByNumber(TABLES.asvs, tests);
const LEAST_WORDS = 4;

/** What is wrong with a row, in words. */
function faultsOf({ number, verdict, reason, files }: AsvsRow): string[] {
  const faults = files.filter((file) => !existsSync(file)).map((file) => `there is no file ${file}`);
  if (verdict === null) faults.push('says neither Met nor Not applicable nor Not met');
  if (verdict === 'met' && files.length === 0 && !shown.has(number)) faults.push('is shown by nothing');
  if (verdict !== 'met' && reason.split(' ').length < LEAST_WORDS) faults.push('gives no reason');
  return faults.map((fault) => `${number}: ${fault}`);
}

const countOf = (verdict: Verdict) => rows.filter((row) => row.verdict === verdict).length;

describe('the table of OWASP ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2, in order, with its level', () => {
    expect([REQUIREMENTS.length, REQUIREMENTS.filter(({ level }) => level === '1').length]).toEqual([
      253, 70,
    ]);
    expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(
      REQUIREMENTS.map(({ number, level }) => `${number} ${level}`),
    );
  });

  it('says of each what holds here, and has a test or a file that exists', () => {
    expect(rows.flatMap(faultsOf)).toEqual([]);
  });

  it('counts itself rightly, and names in its head what is not met', () => {
    const [met, other, open] = [countOf('met'), countOf('not applicable'), countOf('not met')];
    expect(document).toContain(
      `Of 253 requirements ${met} are met, ${other} do not apply and ${open} are not met.`,
    );
  });

  it('has every number that a test shows', () => {
    const numbers = rows.map(({ number }) => number);
    expect(strayTags(TABLES.asvs, numbers, tests)).toEqual([]);
  });

  it('would notice a row without a verdict, without a reason, without proof, and with a file that is gone', () => {
    const faults = asvsRowsOf(
      [
        '| V1.1.1 | 2 | a | Perhaps | |',
        '| V1.1.2 | 2 | a | Not met: no | |',
        '| V99.2.1 | 1 | a | Met. | |',
        '| V1.2.2 | 1 | a | Met. | `docs/gone.md` |',
      ].join('\n'),
    ).flatMap(faultsOf);
    expect(faults).toEqual([
      'V1.1.1: says neither Met nor Not applicable nor Not met',
      'V1.1.1: gives no reason',
      'V1.1.2: gives no reason',
      'V99.2.1: is shown by nothing',
      'V1.2.2: there is no file docs/gone.md',
    ]);
  });
});
