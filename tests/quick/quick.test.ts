import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { directImports } from '../imports/imports.ts';
import { SIMULATED } from '../paths/registry.ts';
import { quickTests, SPARED } from './quickTests.ts';
import { type Check, type Ended, runChecks } from './runChecks.ts';

const quick = quickTests();

/** Folders whose modules open a database, a server or a browser. */
const SLOW_ROOMS = /^(server\/(?!images\/art)|tests\/(harness|journeys|load|tables)\/)/;

const testsBeside = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

describe('the quick tests', () => {
  it('have the tests of every machine and of the rules, but for those that are spared with a reason', () => {
    const pure = ['engine', 'engine/packs', 'engine/formats/booster', 'contract', 'src/machines'];
    const missing = pure.flatMap(testsBeside).filter((file) => !quick.includes(file) && !(file in SPARED));
    expect(missing).toEqual([]);
  });

  it('walk every machine that is walked in simulation, the guards apart, which check:paths walks', () => {
    const walked = Object.keys(SIMULATED).filter((name) =>
      quick.includes(`tests/paths/${name}/${name}.test.ts`),
    );
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check:paths']).toContain('--machine guards ');
    expect([...walked, 'guards'].toSorted()).toEqual(Object.keys(SIMULATED).toSorted());
  });

  it('need no database, no server and no browser', async () => {
    const imports = await directImports('.', quick);
    expect(imports.length).toBeGreaterThan(quick.length);
    const reaching = imports.filter(({ to }) => SLOW_ROOMS.test(to));
    expect(reaching.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('spare only tests that are there', () => {
    expect(Object.keys(SPARED).filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the checks of npm run check', () => {
  const checksOf = (...scripts: readonly string[]) =>
    scripts.map((script) => ({ name: script.toUpperCase(), script }));
  const endOf = ({ script }: Check): Ended =>
    script === 'lint' ? { isGood: false, words: 'A promise floats.\n' } : { isGood: true, words: 'ok' };

  it('go on after a failure, tell its words, and give what failed', async () => {
    const told: string[] = [];
    const ports = {
      run: async (check: Check) => endOf(check),
      nowMs: () => 0,
      tell: (line: string) => void told.push(line),
    };
    expect(await runChecks(checksOf('lint', 'types', 'unit'), 2, ports)).toEqual(checksOf('lint'));
    expect(told.toSorted()).toEqual([
      'A promise floats.',
      '── LINT: FAILED in 0.0 s',
      '── TYPES: passed in 0.0 s',
      '── UNIT: passed in 0.0 s',
    ]);
  });

  it('show what a check with options changed, also when it passed', async () => {
    const told: string[] = [];
    const checks = [{ name: 'FIGURES', script: 'figures', args: ['--tighten'] }, ...checksOf('types')];
    const run = async ({ args = [] }: Check) => ({ isGood: true, words: `given ${args.join()}\n` });
    await runChecks(checks, 1, { run, nowMs: () => 0, tell: (line) => void told.push(line) });
    expect(told).toEqual(['── FIGURES: passed in 0.0 s', 'given --tighten', '── TYPES: passed in 0.0 s']);
  });

  it('run two at a time, the next one as soon as one has ended', async () => {
    const running: string[] = [];
    const ends: (() => void)[] = [];
    const run = ({ script }: Check) => {
      running.push(script);
      return new Promise<Ended>((resolve) => ends.push(() => resolve({ isGood: true, words: '' })));
    };
    const all = runChecks(checksOf('types', 'unit', 'lint'), 2, {
      run,
      nowMs: () => 0,
      tell: () => undefined,
    });
    await expect.poll(() => running).toEqual(['types', 'unit']);
    ends[1]?.();
    await expect.poll(() => running).toEqual(['types', 'unit', 'lint']);
    ends[0]?.();
    ends[2]?.();
    expect(await all).toEqual([]);
  });
});
