import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledMessages } from './compiledMessages.ts';

let folder: string;

beforeAll(async () => {
  await mkdir('.tmp', { recursive: true });
  folder = await mkdtemp(join('.tmp', 'messages-'));
  await Promise.all(
    ['en', 'de'].map((language) => mkdir(join(folder, 'messages', language), { recursive: true })),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, source: string) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
}

/** The code of every file of a build of `entry`, by the names of the modules inside. */
async function built(entry: string, options?: Parameters<typeof compiledMessages>[0]) {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [compiledMessages(options)],
    resolve: { alias: { '#contract': join(process.cwd(), 'contract') } },
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return made.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

describe('the web build', () => {
  it('has a file for each feature of each language, and no compiler in any', async () => {
    await write(
      'messages/en/kitchen/cooking.ts',
      `import { catalogue } from '#contract/messages/catalogue.ts';
       export default catalogue({ eggs: '{count, plural, one {# egg} other {# eggs}}', 'plain-key': \`Salt\` });`,
    );
    await write(
      'messages/de/cooking.ts',
      `import { translation } from '#contract/messages/catalogue.ts';
       import type english from '../en/kitchen/cooking.ts';
       export default translation<typeof english>()({ eggs: '{count, plural, one {# Ei} other {# Eier}}', 'plain-key': 'Salz' });`,
    );
    await write(
      'main.ts',
      `import { translatorOf } from '#contract/messages/translator.ts';
       const languages = { en: () => import('./messages/en/kitchen/cooking.ts'), de: () => import('./messages/de/cooking.ts') };
       languages.en().then((loaded) => console.log(translatorOf(loaded.default, 'en')('eggs', { count: 2 })));
       languages.de().then((loaded) => console.log(loaded.default));`,
    );
    const chunks = await built(join(folder, 'main.ts'));
    expect(chunks).toHaveLength(3);
    const withWords = (words: string) =>
      chunks.filter(({ code }) => code.includes(words)).map(({ name }) => name);
    expect(withWords(' eggs')).toHaveLength(1);
    expect(withWords(' Eier')).toHaveLength(1);
    const english = chunks.find(({ code }) => code.includes(' eggs'));
    expect(english?.code).not.toContain('Eier');
    expect(english?.isEntry).toBe(false);
    expect(english?.code).toContain('Salt');
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id) => /icu-messageformat-parser|icu-minify.*compile/.test(id))).toEqual([]);
    expect(modules.some((id) => id.includes('icu-minify'))).toBe(true);
  });

  it('can be made in a pseudo-language', async () => {
    await write(
      'messages/en/salad.ts',
      `import { catalogue } from '#contract/messages/catalogue.ts';
       export default catalogue({ cancel: 'Cancel' });`,
    );
    await write('pseudo.ts', `import words from './messages/en/salad.ts'; console.log(words.cancel);`);
    const [chunk] = await built(join(folder, 'pseudo.ts'), { isPseudo: true });
    expect(chunk?.code).toContain('Çåñçéļ~~');
  });

  it('fails for a file among the catalogues that is none, and for a sentence that is not literal', async () => {
    await write('messages/en/stray.ts', 'export default { eggs: "Eggs" };');
    await expect(built(join(folder, 'messages/en/stray.ts'))).rejects.toThrow('one default export');
    await write(
      'messages/en/late.ts',
      `import { catalogue } from '#contract/messages/catalogue.ts';
       export default catalogue({ eggs: String(1) });`,
    );
    await expect(built(join(folder, 'messages/en/late.ts'))).rejects.toThrow(
      '"eggs" is not a literal sentence',
    );
  });
});
