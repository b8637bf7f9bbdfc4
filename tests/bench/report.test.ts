import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BenchResult, keepBench, readBench } from './report.ts';

const packs: BenchResult = {
  row: 'packs',
  value: 61234,
  unit: 'packs/s',
  goal: 'at least 50,000',
  met: true,
  profile: null,
  remark: '',
  how: 'best of 5 runs',
  measuredOn: '2026-11-21',
  commit: 'c6d0866',
};
const undo: BenchResult = {
  ...packs,
  ...{ row: 'deck: undo', value: 120, unit: 'ms', goal: 'at most 100', met: false },
  ...{ profile: 'Draft room and deck builder', remark: 'p50 80', how: '540 cards' },
};
const skipped: BenchResult = { ...packs, value: null, met: null, remark: 'no card data' };
const order = ['deck: undo', 'packs'];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'passleft-bench-report-'));
});
afterEach(() => rm(root, { recursive: true }));
const page = () => readFile(join(root, 'reports/bench.md'), 'utf8');
const rowsOfPage = async () => (await page()).split('\n').filter((line) => /^\| (packs|deck)/.test(line));

describe('the report of the bench', () => {
  it('has a row for each result in the order of the bench, and says why one falls short', async () => {
    await keepBench(packs, order, root);
    await keepBench(undo, order, root);
    expect(await rowsOfPage()).toEqual([
      '| deck: undo | 120 | ms | at most 100 | **no**: p50 80 (why: docs/performance.md, “Draft room and deck builder”) | 2026-11-21 | c6d0866 |',
      '| packs | 61,234 | packs/s | at least 50,000 | yes | 2026-11-21 | c6d0866 |',
    ]);
    expect(await page()).toContain('- **deck**: 540 cards.\n- **packs**: best of 5 runs.');
  });

  it('replaces the row that was measured again and keeps the others', async () => {
    await keepBench(packs, order, root);
    await keepBench(undo, order, root);
    const again = { ...packs, value: 70000, commit: 'd7e1977' };
    await keepBench(again, order, root);
    expect(await readBench(root)).toEqual([undo, again]);
  });

  it('says why a row was skipped', async () => {
    await keepBench(skipped, order, root);
    expect(await rowsOfPage()).toEqual([
      '| packs | – | packs/s | at least 50,000 | skipped: no card data | 2026-11-21 | c6d0866 |',
    ]);
  });

  it('drops rows that the bench no longer has', async () => {
    await keepBench(undo, order, root);
    await keepBench(packs, ['packs'], root);
    expect(await readBench(root)).toEqual([packs]);
  });

  it('is refused with a sentence when the file is not ours', async () => {
    await mkdir(join(root, 'reports'));
    await writeFile(join(root, 'reports/bench.json'), '[{"row":"packs"}]');
    await expect(readBench(root)).rejects.toThrow('cannot be read. Delete it and run the bench again.');
  });
});
