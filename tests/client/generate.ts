import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';

const STORY = fileURLToPath(new URL('./story.ts', import.meta.url));

/** As strict as a project that uses the client may be. */
const COMPILER = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: [],
};

const writeJson = (path: string, value: object) => writeFile(path, JSON.stringify(value, null, 2));

/** Makes a client of an OpenAPI document in a folder, as `generated/`, and puts the story that uses it beside it. */
export async function generateClient(folder: string, document: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'openapi.json'), document);
  await writeJson(join(folder, 'package.json'), { private: true, type: 'module' });
  await writeJson(join(folder, 'tsconfig.json'), { compilerOptions: COMPILER, include: ['.'] });
  const config: UserConfig = {
    input: join(folder, 'openapi.json'),
    output: join(folder, 'generated'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent', file: false },
    interactive: false,
  };
  await createClient(config);
  await cp(STORY, join(folder, 'story.ts'));
}

/** What the compiler finds wrong with a folder; nothing if its types fit. */
export function typeFaults(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['tsc', '--project', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : said || `tsc ended with ${code}.`));
  });
}
