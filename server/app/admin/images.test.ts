import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImageCacheView } from '#contract/admin/images.ts';
import { adminImageHandlers } from '#server/admin/images/imageHandlers.ts';
import { createImageCache, type ImageCache } from '#server/images/imageCache.ts';
import { type ImageSettings, MEGABYTE, openImageSettings } from '#server/images/imageSettings.ts';
import { openPictureFiles } from '#server/images/pictureFiles.ts';
import { openPictureSite, type PictureSite } from '#server/images/pictureSite.testkit.ts';
import { openTestServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { imageRoutes } from '../site/images.ts';

describe('the image cache that Admins look after [spec 1.3]', () => {
  let server: TestServer;
  let site: PictureSite;
  let folder: string;
  let cache: ImageCache;
  let settings: ImageSettings;
  let admin: TestBrowser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-admin-images-'));
    site = await openPictureSite();
    // The database comes with the server, the settings with the database: told once both are there.
    const late: { cache: ImageCache; settings: ImageSettings } = {
      cache: new Proxy({} as ImageCache, { get: (_, part: keyof ImageCache) => cache[part] }),
      settings: new Proxy({} as ImageSettings, { get: (_, part: keyof ImageSettings) => settings[part] }),
    };
    server = await openTestServer('server', {
      settings: testSettings({ DEMO_MODE: '1' }),
      routes: [imageRoutes(late.cache, late.settings), ...adminImageHandlers(late.cache, late.settings)],
    });
    const { db, clock } = server;
    settings = await openImageSettings({
      db,
      now: () => clock.now(),
      diskBytes: 5 * MEGABYTE,
      publicUrl: 'https://draft.example.org',
    });
    admin = new TestBrowser(server.app);
    await admin.enter('/api/auth/register', {
      handle: 'Juno',
      email: 'juno@example.org',
      password: 'copper kettle 41',
      acceptTerms: true,
    });
    await db.query("update member set roles = array['Admin']");
    clock.nowMs += 5000;
    await storeSet();
  });
  afterAll(async () => {
    site.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    cache = createImageCache({
      files: await openPictureFiles(folder, settings.diskBytes()),
      now: () => server.clock.now(),
      mayAsk: (host) => host === 'localhost',
      line: site.line,
    });
    await cache.purge();
    site.asked.length = 0;
  });

  async function storeSet() {
    const { db } = server;
    await db.query(
      `insert into game (id, slug, name, status, definition, updated_at)
       values ('g', 'birds', 'Birds', 'published', '{}', now())`,
    );
    await db.query("insert into game_set (id, game_id, code, name) values ('s', 'g', 'FEN', 'Fens')");
    for (const number of [1, 2, 3]) {
      const record = {
        name: `Bird ${number}`,
        sides: number === 3 ? [{ image: site.address('/back') }] : [],
      };
      await db.query(
        "insert into card (id, game_id, name, record, is_name_only) values ($1, 'g', $2, $3, false)",
        [`c${number}`, record.name, JSON.stringify(record)],
      );
      await db.query(
        `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
         values ($1, 'g', $1, $2, 'FEN', $3, 'common', true, $4)`,
        [`p${number}`, `c${number}`, String(number), JSON.stringify({ image: site.address(`/${number}`) })],
      );
    }
  }

  const view = async () => (await admin.send('GET', '/api/admin/images')).json() as ImageCacheView;
  const shown = (path: string) =>
    admin.send('GET', `/api/imageproxy?url=${encodeURIComponent(site.address(path))}`);
  async function warmedUp() {
    for (;;) {
      const { warmUp } = await view();
      if (warmUp?.isOver) return warmUp;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('tells how often it was asked, what it had and how large it is [H12]', async () => {
    await shown('/1');
    await shown('/1');
    await shown('/2');
    const { hits, misses, failed, files, bytes, mostBytes, sets } = await view();
    expect({ hits, misses, failed, files, mostBytes, sets }).toEqual({
      hits: 1,
      misses: 2,
      failed: 0,
      files: 2,
      mostBytes: 5 * MEGABYTE,
      sets: [{ game: 'birds', gameName: 'Birds', code: 'FEN', name: 'Fens', pictures: 3 }],
    });
    expect(bytes).toBeGreaterThan(100);
  });

  it('fetches a set ahead, faces too, with its progress', async () => {
    const reply = await admin.send('POST', '/api/admin/images/warm', { game: 'birds', set: 'FEN' });
    expect(reply.statusCode).toBe(204);
    expect(await warmedUp()).toEqual({
      what: 'Set FEN',
      total: 4,
      done: 4,
      failed: 0,
      isOver: true,
      isStopped: false,
    });
    expect(site.asked.toSorted()).toEqual(['/1', '/2', '/3', '/back']);
    await shown('/back');
    expect(site.asked.length).toBe(4);
    const unknown = await admin.send('POST', '/api/admin/images/warm', { game: 'birds', set: 'NONE' });
    expect(unknown.statusCode).toBe(404);
  });

  it('names what failed with its reason, and tries it again when told so', async () => {
    const usual = site.answer;
    site.answer = (_, response) => void response.writeHead(503).end();
    await shown('/1');
    site.answer = usual;
    const { failures, failed } = await view();
    expect({ failures: failures.rows, failed }).toEqual({
      failed: 1,
      failures: [
        {
          address: site.address('/1'),
          reason: 'The other server answered 503.',
          atMs: server.clock.now(),
          isFinal: false,
        },
      ],
    });
    await admin.send('POST', '/api/admin/images/retry');
    expect(await warmedUp()).toMatchObject({ what: 'What had failed', done: 1, failed: 0 });
    expect((await view()).failures).toEqual({ rows: [], total: 0, page: 1, pageRows: 50 });
  });

  it('tells what failed a page at a time, newest first, and the last page past the end', async () => {
    const usual = site.answer;
    site.answer = (_, response) => void response.writeHead(503).end();
    for (let at = 1; at <= 30; at += 1) await shown(`/${at}`);
    site.answer = usual;
    const pageOf = async (query: string) => {
      const reply = await admin.send('GET', `/api/admin/images?${query}`);
      const { rows, ...place } = reply.json<ImageCacheView>().failures;
      return { ...place, rows: rows.map(({ address }) => address.split('/').at(-1)) };
    };
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, at) => String(from - at));
    const second = { total: 30, page: 2, pageRows: 25, rows: numbers(5, 1) };
    expect(await pageOf('')).toEqual({ total: 30, page: 1, pageRows: 50, rows: numbers(30, 1) });
    expect(await pageOf('page=1&pageRows=25')).toEqual({ ...second, page: 1, rows: numbers(30, 6) });
    expect(await pageOf('page=2&pageRows=25')).toEqual(second);
    expect(await pageOf('page=9&pageRows=25')).toEqual(second);
    expect((await admin.send('GET', '/api/admin/images?page=0')).statusCode).toBe(400);
  });

  const entries = async () =>
    (
      await server.db.query<{ label: string }>(
        "select label from activity where subject = 'imageCache' order by at, id",
      )
    ).map(({ label }) => label);

  it('writes into the log what an Admin fetched ahead, asked for again, stopped and threw away', async () => {
    await server.db.query("delete from activity where subject = 'imageCache'");
    const next = async (method: 'POST' | 'DELETE', path: string, body?: object) => {
      server.clock.nowMs += 1000;
      return admin.send(method, `/api/admin/images/${path}`, body);
    };
    const usual = site.answer;
    site.answer = (_, response) => void response.writeHead(503).end();
    await next('POST', 'warm', { game: 'birds', set: 'FEN' });
    await warmedUp();
    site.answer = usual;
    await next('POST', 'retry');
    await warmedUp();
    await next('POST', 'retry');
    await next('DELETE', 'warm');
    await next('POST', 'purge', { game: 'birds', set: 'FEN' });
    await next('POST', 'purge', { all: true });
    await next('POST', 'purge', { game: 'birds', set: 'NONE' });
    expect(await entries()).toEqual([
      'fetched 4 pictures of the set FEN of birds ahead',
      'asked again for 4 pictures that had failed',
      'threw 4 pictures of the set FEN of birds away',
      'threw 0 pictures of the image cache away',
    ]);
    let answerNow: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    site.answer = (request, response) => void held.then(() => usual(request, response));
    await next('POST', 'warm', { game: 'birds', set: 'FEN' });
    await next('DELETE', 'warm');
    answerNow();
    await warmedUp();
    site.answer = usual;
    expect((await entries()).at(-1)).toBe('stopped fetching pictures ahead: Set FEN');
  });

  it('throws one set or everything away', async () => {
    for (const path of ['/1', '/2', '/other']) await shown(path);
    const one = await admin.send('POST', '/api/admin/images/purge', { game: 'birds', set: 'FEN' });
    expect([one.json(), (await view()).files]).toEqual([{ files: 2 }, 1]);
    const all = await admin.send('POST', '/api/admin/images/purge', { all: true });
    expect([all.json(), (await view()).files]).toEqual([{ files: 1 }, 0]);
  });

  it('keeps to a disk limit that an Admin has set, also after a restart', async () => {
    const reply = await admin.send('PUT', '/api/admin/images/limit', { megabytes: 20 });
    expect([reply.statusCode, (await view()).mostBytes]).toEqual([200, 20 * MEGABYTE]);
    const { db } = server;
    const again = await openImageSettings({
      db,
      now: () => server.clock.now(),
      diskBytes: MEGABYTE,
      publicUrl: 'https://draft.example.org',
    });
    expect(again.diskBytes()).toBe(20 * MEGABYTE);
    for (const megabytes of [0, 9, 1.5, 2_000_000, '20', null])
      expect((await admin.send('PUT', '/api/admin/images/limit', { megabytes })).statusCode).toBe(400);
    expect((await view()).mostBytes).toBe(20 * MEGABYTE);
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    'printer.local',
    'metadata.google.internal',
    'cards.example.org:8443',
    'a@cards.example.org',
    'http://cards.example.org',
    'cards example.org',
    '*.example.org',
    '',
  ])('is not allowed to ask "%s" [I1, P1, P6]', async (host) => {
    const before = (await view()).hosts.length;
    const reply = await admin.send('POST', '/api/admin/images/hosts', { host });
    expect([reply.statusCode, (await view()).hosts.length]).toEqual([400, before]);
  });

  it('P18: never asks this site itself, whatever stands in the list [I18]', async () => {
    const reply = await admin.send('POST', '/api/admin/images/hosts', { host: 'localhost.' });
    expect(reply.statusCode).toBe(400);
    await server.db.query("insert into image_host (host, added_at) values ('draft.example.org', now())");
    await settings.reload();
    expect(settings.mayAsk('draft.example.org')).toBe(false);
    await server.db.query("delete from image_host where host = 'draft.example.org'");
  });

  it('tells of hosts that cards have pictures at and that nobody has allowed', async () => {
    const pictures = async () =>
      (await view()).strayHosts.find(({ host }) => host === 'birds.example.org')?.pictures;
    const address = JSON.stringify({ image: 'https://Birds.example.org/1.png' });
    await server.db.query("update printing set record = $1 where id in ('p1', 'p2')", [address]);
    expect(await pictures()).toBe(2);
    await admin.send('POST', '/api/admin/images/hosts', { host: 'birds.example.org' });
    expect(await pictures()).toBeUndefined();
    await admin.send('DELETE', '/api/admin/images/hosts/birds.example.org');
    for (const number of [1, 2])
      await server.db.query('update printing set record = $1 where id = $2', [
        JSON.stringify({ image: site.address(`/${number}`) }),
        `p${number}`,
      ]);
  });

  it('asks a host that an Admin allows, from the next moment on, and no more once it is forbidden [ASVS V13.2.4]', async () => {
    const host = 'cards.example.org';
    expect(settings.mayAsk(host)).toBe(false);
    await admin.send('POST', '/api/admin/images/hosts', { host: `https://${host.toUpperCase()}/a.png` });
    expect(settings.mayAsk(host)).toBe(true);
    expect((await view()).hosts.find((one) => one.host === host)).toMatchObject({ addedBy: 'Juno' });
    expect((await admin.send('DELETE', `/api/admin/images/hosts/${host}`)).statusCode).toBe(200);
    expect(settings.mayAsk(host)).toBe(false);
    expect((await admin.send('DELETE', `/api/admin/images/hosts/${host}`)).statusCode).toBe(404);
  });

  it('P16: refuses a flood of one visitor with 429 and leaves what is here to everybody [I16] [ASVS V2.4.1]', async () => {
    await shown('/here');
    const statuses = new Set<number>();
    let last = 200;
    for (let number = 0; last !== 429 && number < 700; number++) {
      const url = encodeURIComponent(`/art/cards/flood-${number}.svg`);
      last = (await admin.send('GET', `/api/imageproxy?url=${url}`)).statusCode;
      statuses.add(last);
    }
    expect([...statuses].toSorted()).toEqual([404, 429]);
    const again = await shown('/new');
    expect([again.statusCode, again.headers['retry-after'], site.asked]).toEqual([429, '5', ['/here']]);
    expect((await shown('/here')).statusCode).toBe(200);
    server.clock.nowMs += 60_000;
    expect((await shown('/new')).statusCode).toBe(200);
  });

  it('P10–P12: says only what a picture needs, and lets nothing of it run [I11, I12] [ASVS V3.2.1, V5.3.1]', async () => {
    const usual = site.answer;
    site.answer = (request, response) => {
      response.setHeader('set-cookie', 'spy=1').setHeader('x-powered-by', 'them');
      response.setHeader('content-security-policy', 'default-src *');
      usual(request, response);
    };
    const { headers } = await shown('/1');
    site.answer = usual;
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': 'inline; filename=picture',
    });
    expect([headers['set-cookie'], headers['x-powered-by']]).toEqual([undefined, undefined]);
  });
});
