import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBench } from '../bench/report.ts';
import { keepMachineReport } from '../mutation/report.ts';
import { scoreOf } from '../mutation/score.ts';
import { keepResults } from '../proof/results.ts';
import { openReport, reportPath, writeReport } from '../reports.ts';

const COMMANDS = ['tests/proof', 'tests/mutation', 'tests/bench'];
/** Serves a picture from a temporary folder of its own. */
const WRITES_ELSEWHERE = ['tests/bench/imagesRow.ts'];
const IMPORT = /import\s*(?:type\s*)?(\{[^}]*\}|[^'"]*?)\s*from\s*['"](?:node:)?fs(?:\/promises)?['"]/g;
const WRITER =
  /\b(write|writev|writeFile|appendFile|createWriteStream|open|rename|copyFile|cp|symlink|link|truncate)(Sync)?\b/;

/** Whether a source could write files without going through tests/reports.ts. */
const writesByItself = (source: string) =>
  [...source.matchAll(IMPORT)].some(([, names = '']) => !names.startsWith('{') || WRITER.test(names));

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

describe('what commands measure', () => {
  let root = '';
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'passleft-reports-'));
    await mkdir(join(root, 'docs'));
    await writeFile(join(root, 'docs/quality.md'), 'By hand.');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is written under reports/, never under docs/', async () => {
    await keepResults([], {}, root);
    await keepMachineReport(
      {
        ...{ machine: 'session', files: [], measuredOn: '', commit: '', command: '' },
        ...{ score: scoreOf([], []), sourceHash: '', mutants: [] },
      },
      ['session'],
      root,
    );
    await keepBench(
      {
        ...{ row: 'packs', value: 1, unit: '', goal: '', met: true, profile: null, remark: '' },
        ...{ how: '', measuredOn: '', commit: '' },
      },
      ['packs'],
      root,
    );
    const files = await readdir(root, { recursive: true });
    expect(files.filter((file) => /\.\w+$/.test(file)).toSorted()).toEqual(
      [
        'docs/quality.md',
        'reports/bench.json',
        'reports/bench.md',
        'reports/mutation/session.json',
        'reports/mutation.md',
        'reports/proof.json',
        'reports/proof.md',
      ].toSorted(),
    );
    expect(await readFile(join(root, 'docs/quality.md'), 'utf8')).toBe('By hand.');
  });

  it.each(['../docs/quality.md', 'proof/../../docs/quality.md', '/tmp/quality.md', '', '.'])(
    'cannot be written to "%s"',
    async (name) => {
      expect(() => reportPath(name)).toThrow('is not inside reports/');
      await expect(writeReport(name, 'Figures.', root)).rejects.toThrow('is not inside reports/');
      await expect(openReport(name, root)).rejects.toThrow('is not inside reports/');
    },
  );

  it('is written by tests/reports.ts alone', () => {
    const files = COMMANDS.flatMap(sourcesOf);
    expect(files.filter((file) => writesByItself(readFileSync(file, 'utf8'))).toSorted()).toEqual(
      WRITES_ELSEWHERE,
    );
  });

  it.each([
    [true, "import { readFileSync, writeFileSync } from 'node:fs';"],
    [true, "import {\n  mkdir,\n  writeFile,\n} from 'node:fs/promises';"],
    [true, "import * as fs from 'node:fs';"],
    [
      false,
      "import { existsSync, readFileSync } from 'node:fs';\nimport { writeReport } from '../reports.ts';",
    ],
  ])('would be noticed elsewhere: %s for %j', (expected, source) => {
    expect(writesByItself(source)).toBe(expected);
  });

  it('is ignored by git', () => {
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('reports/');
  });
});
