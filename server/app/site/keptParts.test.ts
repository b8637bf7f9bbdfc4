import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer } from '#tests/support/testServer.ts';
import { keepParts, partsFolder } from './keptParts.ts';

const DAY_MS = 86_400_000;

describe('parts of earlier builds', () => {
  let folder = '';
  const parts = () => readdirSync(partsFolder(folder)).toSorted();
  /** A build whose pages and parts say their name. */
  const built = (name: string, ...files: readonly string[]) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), `<!doctype html><html lang="en"><title>${name}</title>`);
    for (const file of files) writeFileSync(join(folder, name, 'assets', file), `${name} ${file}`);
    return join(folder, name);
  };
  const keep = (name: string, nowMs: number) =>
    keepParts(join(folder, name, 'assets'), partsFolder(folder), nowMs);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'passleft-parts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are there for pages that are open still, and for those of a newer build that ask here [T]', async () => {
    built('old', 'kite-a.js', 'kite-a.js.br', 'kite-a.js.map');
    await keep('old', Date.now());
    rmSync(join(folder, 'old'), { recursive: true });
    const webRoot = built('now', 'kite-b.js', 'kite-b.js.br');
    const server = await openTestServer(ANY_KIND, { webRoot, partsRoot: partsFolder(folder) });
    const asked = async (url: string, headers = {}) => {
      const { statusCode, headers: told, body } = await server.app.inject({ url, headers });
      return [statusCode, told['cache-control'], told['content-encoding'], body];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await asked('/assets/kite-a.js')).toEqual([200, forEver, undefined, 'old kite-a.js']);
    expect(await asked('/assets/kite-a.js', { 'accept-encoding': 'br' })).toEqual([
      200,
      forEver,
      'br',
      'old kite-a.js.br',
    ]);
    expect(await asked('/assets/kite-b.js')).toEqual([200, forEver, undefined, 'now kite-b.js']);
    // A sibling starts with the next build while this process runs.
    built('next', 'kite-c.js');
    await keep('next', Date.now());
    expect(await asked('/assets/kite-c.js')).toEqual([200, forEver, undefined, 'next kite-c.js']);
    for (const name of ['kite-a.js.map', 'kite-a.js.br', 'kite-d.js'])
      expect((await asked(`/assets/${name}`))[0]).toBe(404);
    await server.close();
  });

  it('lie at an absolute path, as the folder of data need not', () => {
    expect(isAbsolute(partsFolder('data'))).toBe(true);
  });

  it('are kept once, and for thirty days after the last build that had them', async () => {
    built('old', 'kite-a.js', 'kite-s.js');
    built('now', 'kite-b.js', 'kite-s.js');
    const startMs = Date.now();
    await keep('old', startMs);
    // A build that was made, or copied, long before is as new as its last start.
    expect(statSync(join(partsFolder(folder), 'kite-a.js')).mtimeMs).toBeCloseTo(startMs, -1);
    await keep('old', startMs);
    await keep('now', startMs);
    expect(parts()).toEqual(['kite-a.js', 'kite-b.js', 'kite-s.js']);
    const agoSeconds = (startMs - 29 * DAY_MS) / 1000;
    for (const name of parts()) utimesSync(join(partsFolder(folder), name), agoSeconds, agoSeconds);
    await keep('now', startMs + DAY_MS / 2);
    expect(parts()).toEqual(['kite-a.js', 'kite-b.js', 'kite-s.js']);
    await keep('now', startMs + 2 * DAY_MS);
    expect(parts()).toEqual(['kite-b.js', 'kite-s.js']);
    expect(readFileSync(join(partsFolder(folder), 'kite-s.js'), 'utf8')).toBe('old kite-s.js');
  });
});
