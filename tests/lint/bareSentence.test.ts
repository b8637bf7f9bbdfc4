import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const CONFIGURATION = ['package.json', '.oxlintrc.json', 'tsconfig.json', 'tests/lint/bareSentence.js'];
const LINTED = ['engine', 'contract', 'server', 'src', 'demo', 'tests'];

let copy: string;

/** A project with the real configuration of the lint and nothing to find fault with. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'bare-sentence-'));
  for (const folder of LINTED) await plant(join(folder, 'empty.ts'), 'export {};\n');
  for (const file of CONFIGURATION) await cp(file, join(copy, file), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));
beforeEach(() => rm(join(copy, 'src/ui'), { recursive: true, force: true }));

async function plant(file: string, source: string) {
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), source);
}

function lint() {
  const { status, stdout } = spawnSync('npm', ['run', '-s', 'check:lint'], { cwd: copy, encoding: 'utf8' });
  return { status, said: stdout };
}

const FEATURE = 'src/ui/features/cooking/Cooking.tsx';

describe('check:lint, which npm run check and npm test run', () => {
  it('fails for a bare sentence in a new folder, naming the file, and passes without it', async () => {
    await plant(FEATURE, `export const words = 'Break two eggs';\n`);
    const failed = lint();
    expect(failed.status).toBe(1);
    expect(failed.said).toContain(FEATURE);
    expect(failed.said).toContain('Bare words: "Break two eggs"');
    await plant(FEATURE, `export const words = 'eggs';\n`);
    expect(lint().status).toBe(0);
  });

  it('finds words wherever people see or hear them', async () => {
    const bare = [
      ['features/a/Text.tsx', '<p>eggs</p>'],
      ['features/a/Label.tsx', '<i aria-label="eggs" />'],
      ['features/a/Chosen.tsx', `<p>{Date.now() > 0 ? 'eggs' : null}</p>`],
      ['components/Title.tsx', `<i title={'eggs' as string} />`],
      ['components/Alt.tsx', `<img src="/a.png" alt={\`\${Date.now()} eggs\`} />`],
      ['components/Other.tsx', '<option value="Break two eggs" />'],
      ['system/Field.tsx', `[{ label: 'Eggs' }]`],
      ['system/Template.tsx', `\`Hello, \${Date.now()}!\``],
    ] as const;
    for (const [file, expression] of bare)
      await plant(`src/ui/${file}`, `export const shown = () => ${expression};\n`);
    const { status, said } = lint();
    expect(status).toBe(1);
    expect(bare.map(([file]) => file).filter((file) => !said.includes(file))).toEqual([]);
    expect(said).toContain(`${bare.length} errors`);
  });

  it('lets code be: names, keys, styles, errors, tests and the catalogues', async () => {
    await plant(
      FEATURE,
      `import type { ReactNode } from 'react';
       declare const t: (key: string) => string;
       export type Kind = 'Soft boiled' | 'hard';
       export const fonts = { body: { value: "'Instrument Sans', sans-serif" } };
       export const path = (x: number) => \`M\${x} \${x}h\${x}v1h-\${x}z\`;
       export function Cooking({ children }: { readonly children: ReactNode }) {
         if (!children) throw new Error('Cooking needs children');
         console.info('Cooking was drawn');
         return (
           <p className="Egg box" data-testid="Egg box" id="eggs" title={t('eggs')} role="note">
             <path d="M 3 4 Z M 5 6" /> · {children} {t('howMany')}
           </p>
         );
       }\n`,
    );
    await plant('src/ui/features/cooking/cooking.test.tsx', `export const words = 'Break two eggs';\n`);
    await plant('src/ui/messages/en/cooking.ts', `export default { eggs: 'Break two eggs' };\n`);
    await plant('src/machines/paths/eggs.proofs.ts', `export const proof = 'Break two eggs';\n`);
    expect(lint()).toEqual({ status: 0, said: expect.stringContaining('0 errors') });
  });
});
