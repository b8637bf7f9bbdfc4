import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planFormat } from './format.ts';
import { planMachine } from './machine.ts';
import { nameOf } from './names.ts';
import { carryOut, type Plan, Planner } from './plan.ts';
import { planAdminScreen, planScreen } from './screen.ts';

const root = process.cwd();
const name = nameOf('towerGrid');
const plans = { format: planFormat, machine: planMachine, screen: planScreen, adminScreen: planAdminScreen };

function planOf(plan: (typeof plans)[keyof typeof plans], named = name, folder = root): Plan {
  const planner = new Planner(folder);
  plan(planner, named);
  return planner.plan();
}

describe('a name', () => {
  it('is told in the forms that code, addresses and people need', () => {
    expect(name).toEqual({
      camel: 'towerGrid',
      pascal: 'TowerGrid',
      kebab: 'tower-grid',
      words: 'Tower grid',
    });
  });

  it.each([
    [undefined, 'Say what it is called: npm run new -- format towerGrid'],
    ['TowerGrid', '"TowerGrid" is no name: write it in camelCase with plain letters, such as towerGrid.'],
    ['tower-grid', '"tower-grid" is no name'],
    ['../tower', '"../tower" is no name'],
    ['türme', '"türme" is no name'],
    ['class', `"class" is a word of TypeScript's own. Choose another name.`],
    ['t'.repeat(31), 'A name has at most 30 letters'],
  ])('%s is refused in a sentence', (text, sentence) => {
    expect(() => nameOf(text)).toThrow(sentence);
  });
});

describe('what is taken already', () => {
  it.each([
    ['format', 'rochester', 'There is a format "rochester" already: engine/formats/rochester/.'],
    ['format', 'shared', 'engine/formats/shared is there already.'],
    ['machine', 'session', 'There is a machine "session" already.'],
    ['machine', 'failure', 'src/machines/failure.ts is there already.'],
    ['screen', 'achievements', 'There is a screen at /achievements already.'],
    ['adminScreen', 'sets', 'There is a screen at /admin/sets already.'],
  ] as const)('a new %s %s is refused in a sentence', (kind, taken, sentence) => {
    expect(() => planOf(plans[kind], nameOf(taken))).toThrow(sentence);
  });
});

describe('what is planned', () => {
  it.each(Object.keys(plans) as (keyof typeof plans)[])(
    'for a %s can be read by the compiler',
    async (kind) => {
      const { files } = planOf(plans[kind]);
      for (const [path, text] of files) {
        const loader = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.css') ? 'css' : 'ts';
        if (/\.(tsx?|css)$/.test(path)) await transform(text, { loader, sourcefile: path });
        expect(text, path).not.toContain('[object');
      }
    },
  );

  it.each(Object.keys(plans) as (keyof typeof plans)[])(
    'for a %s imports nothing that is not there',
    async (kind) => {
      const { files } = planOf(plans[kind]);
      for (const [path, text] of files)
        for (const [, from = ''] of text.matchAll(/(?:from|import\() ?'([#.][^']+\.tsx?)'/g)) {
          const target = from.startsWith('#') ? from.slice(1) : join(dirname(path), from);
          expect(files.has(target) || existsSync(join(root, target)), `${path}: ${from}`).toBe(true);
        }
    },
  );

  it('for a second format stands beside the first', async () => {
    const planner = new Planner(root);
    planFormat(planner, name);
    planFormat(planner, nameOf('riverRun'));
    expect(planner.plan().files.get('README.md')).toContain(
      ', tower grid and river run. Drafts at the table',
    );
  });

  it('names a format wherever the program lists every format, and nothing of its model in its own files', () => {
    const { files, made, changed } = planOf(planFormat);
    expect(changed).toEqual([
      'engine/formats/registry.ts',
      'tests/support/engine/oracles.ts',
      'src/ui/features/draft-room/boards/registry.ts',
      'src/ui/features/admin/templates/formatFields.ts',
      'src/ui/messages/en/admin/adminTemplates.ts',
      'contract/formatChoices/plans.ts',
      'src/ui/messages/en/common.ts',
      'tests/harness/formatGame.ts',
      'README.md',
    ]);
    for (const path of changed) expect(files.get(path), path).toMatch(/towerGrid|tower grid/);
    for (const path of made.filter((file) => !file.endsWith('rules.md')))
      expect(files.get(path), path).not.toMatch(/rochester/i);
  });
});

describe('a machine that was just made, in a copy of the project', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-new-'));
    for (const room of [
      'engine',
      'contract',
      'src/machines',
      'src/ui/messages',
      'tests/paths',
      'tests/mutation',
      'tests/new',
    ])
      await cp(join(root, room), join(folder, room), { recursive: true });
    await cp(join(root, 'package.json'), join(folder, 'package.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const copyOf = (path: string) => join(folder, path);
  const filesIn = (room: string) => readdir(copyOf(room), { recursive: true });

  it('walks every transition by its generated paths, and is in the list of machines', async () => {
    await carryOut(folder, planOf(planMachine, name, folder));
    const { towerGridWalker } = await import(copyOf('tests/paths/towerGrid/towerGrid.walk.ts'));
    const { runWalker, complaintsOf } = await import(copyOf('tests/paths/walker.ts'));
    const report = await runWalker(towerGridWalker, towerGridWalker.paths, () => undefined);
    expect(complaintsOf(report)).toEqual([]);
    expect(report.paths.length).toBeGreaterThan(1);
    expect(report.paths.map(({ proves }: { proves: string }) => proves)).toContain('An answer is shown');
    const { SIMULATED } = await import(copyOf('tests/paths/registry.ts'));
    expect(Object.keys(SIMULATED)).toContain('towerGrid');
  });

  it('is refused a second time, and everything stays as it is', async () => {
    const before = await Promise.all(['src', 'tests'].map(filesIn));
    const registry = await readFile(copyOf('tests/paths/registry.ts'), 'utf8');
    expect(() => planOf(planMachine, name, folder)).toThrow('There is a machine "towerGrid" already');
    expect(await Promise.all(['src', 'tests'].map(filesIn))).toEqual(before);
    expect(await readFile(copyOf('tests/paths/registry.ts'), 'utf8')).toBe(registry);
  });

  it('is refused where the program has changed so that its line has no place, before anything is written', async () => {
    await mkdir(copyOf('other/tests/paths'), { recursive: true });
    await cp(copyOf('tests/new'), copyOf('other/tests/new'), { recursive: true });
    await writeFile(copyOf('other/tests/paths/registry.ts'), 'export {};\n');
    expect(() => planOf(planMachine, name, copyOf('other'))).toThrow(
      'tests/paths/registry.ts has no line like',
    );
    expect(await readdir(copyOf('other'))).toEqual(['tests']);
  });
});
