import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Imports, readImports } from './imports.ts';
import { WALLS } from './walls.ts';

const PACKAGES = ['fastify', 'pure-rand', 'react', 'xstate', 'zod', 'zod/mini'];

/** A small project: for each file what it imports, and for each import why it may not. */
const FILES: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'engine/draft.ts': {
    'node:fs': 'engine may import itself',
    '#contract/game.ts': 'engine may import itself',
    xstate: 'engine may import itself',
    zod: 'engine may import itself',
    'zod/mini': null,
    'pure-rand': null,
    './lifecycle.ts': null,
  },
  'engine/lifecycle.ts': { xstate: null, './rules.ts': null, react: 'engine/lifecycle.ts may import itself' },
  'engine/rules.ts': { './draft.testkit.ts': null },
  'engine/draft.testkit.ts': { 'node:fs': null, '#server/app.ts': null },
  'engine/bench/play.ts': { 'node:fs': null },
  'contract/games/game.ts': { 'zod/mini': null },
  'contract/room/room.ts': { fastify: 'contract may import itself', '#engine/rules.ts': null },
  'src/api/http.ts': { './parts.ts': null },
  'src/api/parts.ts': { 'zod/mini': null },
  'src/machines/session/session.ts': {
    react: 'src/machines may import itself',
    '#src/api/http.ts': 'src/machines may import itself',
    xstate: null,
  },
  'src/ui/features/draft-room/Board.tsx': {
    '#src/api/http.ts': 'src/ui may import itself',
    '~icons/ph/star': null,
    './board.css': null,
    '../../../assets/tick.svg?url': null,
  },
  'src/main.tsx': {
    react: null,
    '#src/api/http.ts': null,
    '#server/app.ts': 'src/main.tsx may import itself',
  },
  'src/stray.ts': { react: 'there is no wall for this file' },
  'server/app.ts': {
    fastify: null,
    'node:fs': null,
    '#src/main.tsx': 'server may import itself',
    '#demo/game.ts': 'server may import itself',
    // Both what it is not and that nobody can say what it is.
    './gone.ts': 'there is no such file or package',
  },
  'server/main.ts': { '#demo/game.ts': null, './app.ts': null },
  'server/images/art/paint.ts': { 'node:fs': null },
  'demo/game.ts': { '#server/images/art/paint.ts': null, '#server/app.ts': 'demo may import itself' },
};

let folder = '';
let imports: Imports;

async function make(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'passleft-imports-')));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const { imports: aliases } = JSON.parse(await readFile('package.json', 'utf8')) as { imports: object };
  await make('package.json', JSON.stringify({ type: 'module', imports: aliases }));
  await make('.gitignore', 'node_modules/');
  for (const name of PACKAGES) await make(`node_modules/${name}/index.js`, 'export {};');
  for (const [file, targets] of Object.entries(FILES))
    await make(
      file,
      Object.keys(targets)
        .map((target, at) => `import type { Thing as Thing${at} } from '${target}';\n`)
        .join(''),
    );
  await make('src/ui/features/draft-room/board.css', '');
  await make('src/assets/tick.svg', '<svg/>');
  imports = await readImports(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the walls', () => {
  it.each(
    Object.entries(FILES).flatMap(([file, targets]) =>
      Object.entries(targets).map(([target, why]) => [file, target, why] as const),
    ),
  )('judge what %s imports from %s', (file, target, why) => {
    const found = imports.broken.filter(({ from, to }) => from === file && to === target);
    if (why === null) expect(found).toEqual([]);
    else expect(found.map((one) => one.why)).toContainEqual(expect.stringContaining(why));
  });

  it('are there for every area', () => {
    expect(WALLS.map(({ area }) => area)).toEqual(
      expect.arrayContaining([
        'engine',
        'contract',
        'src/api',
        'src/machines',
        'src/routes',
        'src/ui',
        'server',
        'demo',
      ]),
    );
  });
});

describe('reading imports', () => {
  it('counts imports of types, and finds the cycles among them', () => {
    expect(imports.files).toBe(Object.keys(FILES).length);
    expect(new Set(imports.circular.map(({ from }) => from))).toEqual(
      new Set(['server/app.ts', 'demo/game.ts', 'src/main.tsx']),
    );
  });

  it('refuses to say anything where an area was not read', async () => {
    await rm(join(folder, 'demo'), { recursive: true });
    await expect(readImports(folder)).rejects.toThrow('No file was read in demo');
  });

  it('refuses to say anything where files seem to import nothing', async () => {
    for (const file of [...Object.keys(FILES), 'demo/game.ts']) await make(file, '');
    await expect(readImports(folder)).rejects.toThrow('cannot have been read');
  });
});
