import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckCopy, copyForChecks } from './checkCopy.ts';

let copy: CheckCopy;

const FIGURES = 'tests/figures/figures.json';
/** As npm run check calls them, also where this test runs in CI. */
const TIGHTEN = { args: ['--tighten'], env: { CI: '' } };

/** A figure's last step as the file says. */
async function inForce(folder: string, figure: string): Promise<unknown> {
  const held = JSON.parse(await readFile(join(folder, FIGURES), 'utf8')) as Record<
    string,
    { value: number }[]
  >;
  return held[figure]?.at(-1)?.value;
}

/** The file of figures with another last value of a figure. */
const withValue = (figure: string, change: (value: number) => number) => (text: string) => {
  const held = JSON.parse(text) as Record<string, { value: number }[]>;
  for (const step of held[figure]?.slice(-1) ?? []) step.value = change(step.value);
  return `${JSON.stringify(held, null, 2)}\n`;
};

describe.skipIf(process.env.EVERY_CHECK === undefined)('the checks of npm run check (EVERY_CHECK=1)', () => {
  beforeAll(async () => {
    copy = await copyForChecks(process.cwd());
  });
  afterAll(() => copy.remove());

  // Each run takes seconds of a core: mistakes that do not hide each other are planted together.
  it('notice a cycle, also of types alone, and an import across a wall', async () => {
    const { code, output } = await copy.run('check:imports', {
      'src/ui/features/home/planted.ts': "import type { B } from './plantedToo.ts';\nexport type A = B[];\n",
      'src/ui/features/home/plantedToo.ts': "import type { A } from './planted.ts';\nexport type B = A[];\n",
      'engine/planted.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
    });
    expect(output).toContain('An import cycle');
    expect(output).toContain('src/ui/features/home/planted.ts\n    → src/ui/features/home/plantedToo.ts');
    expect(output).toContain('engine/planted.ts imports node:fs, but engine may import itself');
    expect(code).toBe(1);
  });

  it('notice a new global style sheet and a figure that is worse, and change nothing', async () => {
    const planted = {
      'src/ui/features/home/planted.css': '.planted {}',
      'src/ui/features/admin/Planted.tsx':
        "import { useState } from 'react';\nexport const usePlanted = () => useState(0);\n",
    };
    const before = await inForce(copy.folder, 'localState');
    const look = async (folder: string) => expect(await inForce(folder, 'localState')).toBe(before);
    const { code, output } = await copy.run('check:figures', planted, { ...TIGHTEN, look });
    expect(output).toMatch(/Style sheets that are no CSS modules: \d+, and \d+ is allowed/);
    expect(output).toContain('  src/ui/features/home/planted.css (1)');
    expect(output).toMatch(/useState and useReducer in admin and lobby: \d+, and \d+ is allowed/);
    expect(output).toContain('  src/ui/features/admin/Planted.tsx (1)');
    expect(code).toBe(1);
  });

  it('write a better figure down, but not in CI', async () => {
    const isBetter = { [FIGURES]: withValue('effects', (value) => value + 1) };
    const before = Number(await inForce(copy.folder, 'effects'));
    for (const [CI, expected] of [
      ['true', before + 1],
      ['', before],
    ] as const) {
      const look = async (folder: string) => expect(await inForce(folder, 'effects')).toBe(expected);
      const { code, output } = await copy.run('check:figures', isBetter, { ...TIGHTEN, env: { CI }, look });
      expect(output).toContain(`useEffect and useLayoutEffect in src: ${before + 1} → ${before}`);
      expect(code).toBe(0);
    }
  });
});

describe('the checks of a whole run', () => {
  it('are the ones that npm run check runs', async () => {
    const check = await readFile('tests/quick/check.ts', 'utf8');
    const everything = await readFile('tests/run.ts', 'utf8');
    for (const script of ['check:imports', 'check:figures']) {
      expect(check).toContain(`script: '${script}'`);
      expect(everything).toContain(`'${script}'`);
    }
  });
});
