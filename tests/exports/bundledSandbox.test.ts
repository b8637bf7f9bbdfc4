import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { createTemplateSandbox } from '#server/exports/sandbox/templateSandbox.ts';
import { bundledEntry } from '../harness/bundledEntry.ts';

it('renders templates in the bundle that production runs, as in the sources', async () => {
  const file = await bundledEntry('server/exports/sandbox/templateSandbox.ts');
  const bundle = (await import(pathToFileURL(resolve(file)).href)) as {
    createTemplateSandbox: typeof createTemplateSandbox;
  };
  const sandbox = bundle.createTemplateSandbox();
  expect(await sandbox.render('{{ deck.name | one_line | xml }}', { deck: { name: 'A & B' } })).toEqual({
    ok: true,
    text: 'A &amp; B',
  });
  await sandbox.stop();
});
