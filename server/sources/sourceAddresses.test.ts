import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { type Canary, INSIDE, LOOPBACK, openCanary, SIXES } from '../net/canary.testkit.ts';
import type { OutwardRules } from '../net/outwardAddress.ts';
import { createSources } from './fetching/askSource.ts';
import { createDownloads } from './fetching/downloads.ts';
import type { AskedRecipe } from './recipes/askedAt.ts';
import type { Recipe } from './recipes/recipeSchema.ts';
import { SHIPPED_RECIPES } from './recipes/shippedRecipes.ts';
import { readRecipe } from './sourceCatalogue.ts';

const CLOSED: OutwardRules = { allowsLoopback: false };

let db: Database;
let stand: SourceStand;
let canary: Canary;
let closeCanary: () => void;
let folder: string;
let mtgjson: Recipe;

beforeAll(async () => {
  db = await openTestDatabase(ANY_KIND);
  stand = await standSource();
  ({ canary, close: closeCanary } = await openCanary());
  folder = mkdtempSync(join(tmpdir(), 'source-addresses-'));
  const found = SHIPPED_RECIPES.find(({ id }) => id === 'mtgjson');
  if (!found) throw new Error('MTGJSON has no recipe.');
  mtgjson = { ...found, everyMs: 1 };
});
afterEach(() => {
  expect(canary.hits).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
afterAll(async () => {
  closeCanary();
  await stand.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

const ports = (rules: OutwardRules & { readonly trustedCertificate?: string }) => ({
  ...{ db, folder, now: () => 0, userAgent: 'Passleft (+https://draft.example.org)', rules },
});
const trusting = () => ({
  allowsLoopback: true,
  trustedCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8'),
});

/** Why a file of this address is not fetched, though the recipe names its host. */
async function fileAt(address: string, rules: OutwardRules): Promise<unknown> {
  const hosts = URL.canParse(address) ? [new URL(address).hostname] : [];
  const ask = { address, mostMegabytes: 1, signal: new AbortController().signal };
  const asked: AskedRecipe = { ...mtgjson, hosts, origin: null };
  return createDownloads(ports(rules))
    .get(asked, ask)
    .then(
      () => 'fetched',
      (fault: { why?: string }) => fault.why,
    );
}

/** Why a question at this origin is not answered. */
async function answerAt(origin: string, rules: OutwardRules): Promise<unknown> {
  const answer = await createSources(ports(rules)).ask({ ...mtgjson, origin }, { path: `/${Math.random()}` });
  return answer.ok ? 'answered' : answer.why;
}

describe('a recipe that leads inside', () => {
  it.each([...LOOPBACK, ...INSIDE, ...SIXES])(
    'is not followed to %s, neither for files nor for answers [I19, P1, P2, P3]',
    async (host) => {
      expect(await fileAt(`https://${host}/KIT.json`, CLOSED)).toBe('away');
      expect(await fileAt(`https://${host}:${canary.port}/KIT.json`, CLOSED)).toBe('away');
      expect(await fileAt(`http://${host}:${canary.port}/KIT.json`, CLOSED)).toBe('away');
      expect(await answerAt(`https://${host}:${canary.port}`, CLOSED)).toBe('away');
    },
  );

  it.each([
    ['only inside', ['127.0.0.1']],
    ['inside and outside', ['93.184.215.14', '127.0.0.1']],
    ['outside by IPv4 and inside by IPv6', ['93.184.215.14', '::1']],
    ['nowhere', []],
  ])('is not followed to a name that leads %s [I19, P4]', async (_, addresses) => {
    const rules = { ...CLOSED, resolve: async () => addresses };
    expect(await fileAt('https://mtgjson.com/KIT.json', rules)).toBe('away');
    expect(await answerAt('https://mtgjson.com', rules)).toBe('away');
  });

  it('is not led there by a source, whatever the status [I19, P5]', async () => {
    const spelled = [...LOOPBACK, ...INSIDE, ...SIXES].filter(
      (host) => new URL(`https://${host}/`).hostname !== '127.0.0.1',
    );
    const statuses = [301, 302, 303, 307, 308];
    for (const [at, host] of spelled.entries()) {
      const location = `https://${host.startsWith('[') ? host : encodeURI(host)}:${canary.port}/`;
      stand.answers[`/${at}`] = (_, response) =>
        void response.writeHead(statuses[at % statuses.length] ?? 302, { location }).end();
      const asked: AskedRecipe = { ...mtgjson, origin: stand.origin };
      const ask = {
        address: `https://mtgjson.com/${at}`,
        mostMegabytes: 1,
        signal: new AbortController().signal,
      };
      await expect(createDownloads(ports(trusting())).get(asked, ask)).rejects.toMatchObject({
        why: 'changed',
      });
      const answer = await createSources(ports(trusting())).ask(asked, { path: `/${at}` });
      expect(answer).toEqual({ ok: false, why: 'changed' });
    }
  });

  it('P9, P13: a source learns who asks and nothing about the people here, and a packed answer is not taken', async () => {
    const seen: object[] = [];
    stand.answers['/KIT.json'] = (request, response) => {
      seen.push(request.headers);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
    };
    const asked: AskedRecipe = { ...mtgjson, origin: stand.origin };
    const ask = {
      address: 'https://mtgjson.com/KIT.json',
      mostMegabytes: 1,
      signal: new AbortController().signal,
    };
    await expect(createDownloads(ports(trusting())).get(asked, ask)).rejects.toMatchObject({ why: 'away' });
    expect(seen).toEqual([
      {
        accept: '*/*',
        'accept-encoding': 'identity',
        connection: 'close',
        host: new URL(stand.origin).host,
        'user-agent': 'Passleft (+https://draft.example.org)',
      },
    ]);
  });

  it.each([...LOOPBACK, ...INSIDE, ...SIXES].filter((host) => host !== 'metadata.google.internal'))(
    'cannot be added where it names %s [I19, P6]',
    (host) => {
      const recipe = { ...mtgjson, id: 'own', hosts: [host], index: null };
      expect(readRecipe(JSON.stringify(recipe))).toMatch(/^This recipe cannot be read: hosts\.0 /);
    },
  );

  it.each([
    'http://mtgjson.com/KIT.json',
    'file:///etc/passwd',
    'https://mtgjson.com@evil.example/KIT.json',
    'https://evil.example/mtgjson.com',
    'https://mtgjson.com:22/KIT.json',
    'https://mtgjson.com\\@evil.example/',
    '//mtgjson.com/KIT.json',
    'https://{code}.example.org/KIT.json',
  ])('cannot be added with the address %s [P6]', (address) => {
    const recipe = { ...mtgjson, id: 'own', index: null, item: { ...mtgjson.item, addresses: [address] } };
    expect(readRecipe(JSON.stringify(recipe))).toMatch(/^This recipe (cannot be read|asks )/);
  });
});
