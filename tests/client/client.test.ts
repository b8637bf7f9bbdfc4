import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { openApiOf } from '#server/http/openApi.ts';
import { PLAIN_ROUTES } from '#server/http/plainRoutes.ts';
import { SUMMARIES } from '#server/http/summaries.ts';
import { generateClient, typeFaults } from './generate.ts';

/** `npm run client` also uses what is only compiled here, for a minute of a core. */
describe.skipIf(process.env.EVERY_CHECK === undefined)(
  'a client that a public generator makes of the API’s document (EVERY_CHECK=1)',
  () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'passleft-client-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('has types that fit each other and the story that uses it', async () => {
      await generateClient(folder, openApiOf(api, SUMMARIES, PLAIN_ROUTES));
      expect(await typeFaults(folder)).toBe('');
    });

    it('is not made of a document that lacks what the story calls', async () => {
      const { deckExport: _, ...table } = api;
      await generateClient(folder, openApiOf(table, SUMMARIES, PLAIN_ROUTES));
      expect(await typeFaults(folder)).toContain('deckExport');
    });
  },
);
