import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { type AskedRecipe, askedAt } from '../recipes/askedAt.ts';
import { SHIPPED_RECIPES } from '../recipes/shippedRecipes.ts';
import { createDownloads, type DownloadAsk, type Downloads, sweepDownloads } from './downloads.ts';

const DAY_MS = 24 * 3_600_000;
const SILENCE_MS = 500;
const MEBIBYTE = 1024 * 1024;
const ADDRESS = 'https://mtgjson.com/api/v5/KIT.json.gz';
const PATH = '/api/v5/KIT.json.gz';
const SUM = `${PATH}.sha256`;
const BODY = Buffer.from('forty kites over the harbour');
const SHA = createHash('sha256').update(BODY).digest('hex');

let db: Database;
let stand: SourceStand;
let recipe: AskedRecipe;
let folder: string;
let nowMs: number;
let downloads: Downloads;

const newProcess = (at = folder) =>
  createDownloads({
    db,
    folder: at,
    now: () => nowMs,
    userAgent: 'Passleft (+https://draft.example.org)',
    rules: { allowsLoopback: true, trustedCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8') },
    silenceMs: SILENCE_MS,
  });

const asking = (more: Partial<DownloadAsk> = {}): DownloadAsk => ({
  address: ADDRESS,
  mostMegabytes: 1,
  signal: new AbortController().signal,
  ...more,
});

beforeEach(async () => {
  db = await openTestDatabase(ANY_KIND);
  stand = await standSource();
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const mtgjson = SHIPPED_RECIPES.find(({ id }) => id === 'mtgjson');
  if (!mtgjson) throw new Error('MTGJSON has no recipe.');
  recipe = { ...askedAt(mtgjson, { mtgjson: stand.origin }), everyMs: 1 };
  nowMs = Date.UTC(2026, 10, 28);
  downloads = newProcess();
  stand.answers[PATH] = (_, response) => void response.end(BODY);
});
afterEach(async () => {
  await stand.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

describe('a file of a public source', () => {
  it('is fetched once in a day, checked against its checksum, and nobody else can read it', async () => {
    stand.answers[SUM] = (_, response) => void response.end(`${SHA}  KIT.json.gz\n`);
    const file = await downloads.get(recipe, asking({ sha256: '{address}.sha256' }));
    expect(readFileSync(file.path)).toEqual(BODY);
    expect(file).toMatchObject({ address: ADDRESS, bytes: BODY.byteLength, sha256: SHA, fetchedAtMs: nowMs });
    expect(statSync(file.path).mode & 0o077).toBe(0);
    expect(await downloads.get(recipe, asking({ sha256: '{address}.sha256' }))).toEqual(file);
    expect(stand.asked.map(({ path }) => path)).toEqual([PATH, SUM]);
    expect(await newProcess().isHere(ADDRESS)).toBe(true);
  });

  it('is asked for by its tag after a day, and kept where it is still the same', async () => {
    let answered = 0;
    stand.answers[PATH] = (request, response) => {
      answered += 1;
      if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end();
      response.setHeader('etag', '"one"').end(BODY);
    };
    await downloads.get(recipe, asking());
    nowMs += DAY_MS;
    const file = await downloads.get(recipe, asking());
    expect([answered, file.fetchedAtMs, readFileSync(file.path)]).toEqual([2, nowMs, BODY]);
    nowMs += DAY_MS - 1;
    await downloads.get(recipe, asking());
    expect(answered).toBe(2);
  });

  it('is fetched once where several ask at once, and again for those who stay when the first one stops', async () => {
    const stopped = new AbortController();
    let answered = 0;
    stand.answers[PATH] = (_, response) => {
      answered += 1;
      if (answered > 1) return void response.end(BODY);
      response.write(BODY);
      stopped.abort();
    };
    const first = downloads.get(recipe, asking({ signal: stopped.signal }));
    const second = downloads.get(recipe, asking());
    await expect(first).rejects.toMatchObject({ why: 'cancelled' });
    expect((await second).sha256).toBe(SHA);
    expect(answered).toBe(2);
  });

  it('keeps the pace of its source over two processes together', async () => {
    const paced = { ...recipe, everyMs: 400 };
    const addresses = ['A', 'B', 'C', 'D'].map((code) => `https://mtgjson.com/${code}.json`);
    for (const code of ['A', 'B', 'C', 'D'])
      stand.answers[`/${code}.json`] = (_, response) => void response.end(BODY);
    const other = newProcess(join(folder, 'other'));
    await Promise.all(
      addresses.map((address, at) => (at % 2 === 0 ? downloads : other).get(paced, asking({ address }))),
    );
    const times = stand.asked.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
    const span = (times[3] ?? 0) - (times[0] ?? 0);
    // Each with a pace of its own, they would need one pause for all four; what is asked late by a busy machine is less.
    expect(span).toBeGreaterThan(2 * 400);
  });
});

const endlessly = (response: ServerResponse) => {
  const more = () => {
    if (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) setImmediate(more);
    else response.once('drain', more);
  };
  more();
};

it('is not called silent because this process stood still', async () => {
  stand.answers[PATH] = (_, response) => {
    response.write('half of it, ');
    setTimeout(() => response.end('and the rest'), 20);
  };
  let hasStood = false;
  const onBytes = () => {
    if (hasStood) return;
    hasStood = true;
    const until = performance.now() + SILENCE_MS + 100;
    while (performance.now() < until);
  };
  const file = await downloads.get(recipe, asking({ onBytes }));
  expect(readFileSync(file.path, 'utf8')).toBe('half of it, and the rest');
});

describe('a source that does not give what it is asked for', () => {
  it.each([
    ['missing', (response: ServerResponse) => response.writeHead(404).end()],
    ['missing', (response: ServerResponse) => response.writeHead(403).end()],
    ['away', (response: ServerResponse) => response.writeHead(503).end()],
    ['busy', (response: ServerResponse) => response.writeHead(429, { 'retry-after': '120' }).end()],
    ['away', (response: ServerResponse) => response.destroy()],
    ['away', (response: ServerResponse) => response.write('a')],
    ['tooLarge', (response: ServerResponse) => response.writeHead(200, { 'content-length': 2 * MEBIBYTE })],
    ['tooLarge', endlessly],
    ['away', (response: ServerResponse) => response.writeHead(200, { 'content-length': 90 }).end('short')],
    [
      'changed',
      (response: ServerResponse) => response.writeHead(302, { location: 'https://example.org/' }).end(),
    ],
    [
      'changed',
      (response: ServerResponse) => response.writeHead(302, { location: 'https://localhost/' }).end(),
    ],
    ['changed', (response: ServerResponse) => response.writeHead(304).end()],
    ['away', (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()],
  ] as const)('is told as %s and leaves nothing behind (%#) [I20]', async (why, answer) => {
    stand.answers[PATH] = (_, response) => {
      answer(response);
      response.flushHeaders?.();
    };
    await expect(downloads.get(recipe, asking())).rejects.toMatchObject({ name: 'SourceFault', why });
    expect(readdirSync(folder)).toEqual([]);
    expect(await downloads.isHere(ADDRESS)).toBe(false);
  });

  it.each([
    ['another one', `${'0'.repeat(64)}\n`],
    ['none', '<html>Not found</html>'],
  ])('is not believed where its checksum is %s [I20]', async (_, said) => {
    stand.answers[SUM] = (_request, response) => void response.end(said);
    await expect(downloads.get(recipe, asking({ sha256: '{address}.sha256' }))).rejects.toMatchObject({
      why: 'checksum',
      message: 'What MTGJSON sent does not match its checksum. Try again later.',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is left alone for as long as it asks, by every process', async () => {
    stand.answers[PATH] = (_, response) => void response.writeHead(429, { 'retry-after': '120' }).end();
    await expect(downloads.get(recipe, asking())).rejects.toMatchObject({ why: 'busy' });
    await expect(newProcess().get(recipe, asking())).rejects.toMatchObject({ why: 'busy' });
    expect(stand.asked).toHaveLength(1);
  });

  it('keeps the file that was here before', async () => {
    await downloads.get(recipe, asking());
    nowMs += DAY_MS;
    stand.answers[PATH] = (_, response) => void response.writeHead(503).end();
    await expect(downloads.get(recipe, asking())).rejects.toMatchObject({ why: 'away' });
    stand.answers[PATH] = (_, response) => void response.end('another kite');
    expect(readFileSync((await downloads.get(recipe, asking())).path, 'utf8')).toBe('another kite');
  });

  it('is stopped in the middle, and leaves nothing behind', async () => {
    const stop = new AbortController();
    stand.answers[PATH] = (_, response) => void response.write(Buffer.alloc(4096));
    const onBytes = () => stop.abort();
    await expect(downloads.get(recipe, asking({ signal: stop.signal, onBytes }))).rejects.toMatchObject({
      why: 'cancelled',
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Fetches in a process that may write files of at most 8 KiB: `bash`'s `ulimit -f` counts KiB. */
const FETCHER = `
import { readFileSync } from 'node:fs';
import { createDownloads } from './server/sources/fetching/downloads.ts';
const [folder, origin, certificate] = process.argv.slice(1);
const downloads = createDownloads({
  folder, now: Date.now, userAgent: 'test',
  db: { query: async () => [{ wait: 0 }] },
  rules: { allowsLoopback: true, trustedCertificate: readFileSync(certificate, 'utf8') },
});
const recipe = { id: 'mtgjson', name: 'MTGJSON', hosts: ['mtgjson.com'], origin, everyMs: 1 };
const ask = { address: '${ADDRESS}', mostMegabytes: 1, signal: new AbortController().signal };
await downloads.get(recipe, ask).then(() => console.log('fetched'), (fault) => console.log(fault.why + ': ' + fault.message));
`;

describe('a disk without room', () => {
  it('is told in a sentence, and nothing is left on it', async () => {
    stand.answers[PATH] = (_, response) => void response.end(Buffer.alloc(64 * 1024));
    const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', FETCHER, folder];
    const limited = ['-c', 'trap "" XFSZ; ulimit -f 8; exec "$@"', 'bash', ...node];
    const env = { ...process.env, TSX_DISABLE_CACHE: '1' };
    const child = spawn('bash', [...limited, stand.origin, PUSH_CERTIFICATE_FILE], { env });
    const said = await text(child.stdout);
    expect(said.trim()).toBe('diskFull: The disk of this server is full.');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('files that were fetched', () => {
  it('go after a week', async () => {
    await downloads.get(recipe, asking());
    await sweepDownloads(folder, nowMs + 6 * DAY_MS);
    expect(await downloads.isHere(ADDRESS)).toBe(true);
    await sweepDownloads(folder, nowMs + 400 * DAY_MS);
    expect(readdirSync(folder)).toEqual([]);
  });
});
