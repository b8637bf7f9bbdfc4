import { setImmediate as turn } from 'node:timers/promises';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportView } from '#contract/admin/imports.ts';
import { type AdminServer, openAdminServer } from './admin.testkit.ts';

const MEGABYTE = 1024 * 1024;
const HEAD = 'name,cost,type,rarity,set,number,text\n';

/** A zip that holds one entry of that name, packed a thousand to one. */
function zipOf(name: string): Buffer {
  const packed = deflateRawSync(Buffer.alloc(10 * MEGABYTE));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(10 * MEGABYTE, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
}

const laughs = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${`&a${at === 0 ? '' : at - 1};`.repeat(10)}">`,
).join(
  '',
)}]><cockatrice_carddatabase version="4"><cards><card><name>&a8;</name></card></cards></cockatrice_carddatabase>`;
const outside = (address: string) =>
  `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY x SYSTEM "${address}">]><cockatrice_carddatabase version="4"><cards><card><name>&x;</name></card></cards></cockatrice_carddatabase>`;

const HOSTILE: readonly (readonly [what: string, name: string, bytes: () => Buffer, said: RegExp])[] = [
  ['a zip bomb', '42.zip', () => zipOf('cards.csv'), /zip archive/],
  ['a zip that climbs out of its folder', 'cards.csv', () => zipOf('../../etc/cron.d/x'), /zip archive/],
  ['a gzip bomb', 'cards.json', () => gzipSync(Buffer.alloc(100 * MEGABYTE)), /larger than 64 MiB unpacked/],
  ['a thousand million laughs', 'cards.xml', () => Buffer.from(laughs), /document type/],
  ['a file of this machine', 'cards.xml', () => Buffer.from(outside('file:///etc/passwd')), /document type/],
  [
    'an address inside',
    'cards.xml',
    () => Buffer.from(outside('http://169.254.169.254/latest')),
    /document type/,
  ],
  [
    'JSON a hundred thousand levels deep',
    'cards.json',
    () => Buffer.from('['.repeat(100_000) + ']'.repeat(100_000)),
    /more than 64 levels/,
  ],
  [
    'a million lines',
    'list.txt',
    () => Buffer.from('1 Kettle Ghost\n'.repeat(1_000_000)),
    /more than 200000 lines/,
  ],
  [
    '200,001 rows',
    'cards.csv',
    () => Buffer.from(HEAD + 'Ghost,1,Being,common,TEA,1,\n'.repeat(200_001)),
    /more than 200000 rows/,
  ],
  [
    'an open quotation mark',
    'cards.csv',
    () => Buffer.from(`${HEAD}"Ghost,1,Being\n${'more\n'.repeat(10_000)}`),
    /quotation mark/,
  ],
  ['a line of ten megabytes', 'cards.json', () => Buffer.from(`{"x": ${'9'.repeat(10 * MEGABYTE)}`), /JSON/],
  ['bytes that are no text', 'cards.csv', () => Buffer.from([0x6e, 0x61, 0xff, 0xfe, 0x80, 0x0a]), /UTF-8/],
  ['a picture called a table', 'cards.csv', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /picture/],
  ['nothing', 'cards.csv', () => Buffer.alloc(0), /empty/],
];

describe('a file that means harm', () => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await openAdminServer();
  });
  afterAll(() => server?.close());

  const send = (name: string, bytes: Buffer, more: Record<string, string> = {}) => {
    const head = { game: 'tea', newGameName: 'Tea', files: [{ name, bytes: bytes.byteLength }] };
    return server.admin.send('POST', '/api/admin/imports', undefined, {
      payload: Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]),
      headers: { 'content-type': 'application/octet-stream', ...more },
    });
  };
  async function settled(id: string): Promise<ImportView> {
    for (let seen = -1; ; ) {
      const reply = await server.admin.send('GET', `/api/admin/imports/${id}?seen=${seen}`);
      const view = reply.json<ImportView>();
      if (view.state !== 'reading') return view;
      seen = view.version;
    }
  }
  const games = () => server.db.query('select slug from game order by slug');

  it.each(HOSTILE)(
    'is refused in a sentence when it is %s [X9] [ASVS V1.5.1, V5.2.2]',
    async (_, name, bytes, said) => {
      const reply = await send(name, bytes());
      expect(reply.statusCode).toBe(200);
      const view = await settled(reply.json<{ id: string }>().id);
      expect([view.state, view.refusal]).toEqual(['refused', expect.stringMatching(said)]);
      expect(view.refusal?.length).toBeLessThan(700);
      expect(await games()).toEqual([{ slug: 'canary' }]);
    },
  );

  it('is read beside the server, which goes on answering [X9] [ASVS V5.2.1, V15.2.2]', async () => {
    const reply = await send(
      'cards.csv',
      Buffer.from(HEAD + 'Ghost,1,Being,common,TEA,1,\n'.repeat(200_001)),
    );
    let answered = 0;
    let isSettled = false;
    const reading = settled(reply.json<{ id: string }>().id).then((view) => {
      isSettled = true;
      return view.state;
    });
    while (!isSettled) {
      expect((await server.app.inject('/healthz')).statusCode).toBe(200);
      answered += 1;
      await turn();
    }
    expect([await reading, answered > 5]).toEqual(['refused', true]);
  });

  it('is not unpacked because its sender says that it is packed [X9, C12] [ASVS V5.2.3]', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE));
    const reply = await send('cards.csv', bomb, { 'content-encoding': 'gzip' });
    const view = await settled(reply.json<{ id: string }>().id);
    expect(view.refusal).toMatch(/^cards\.csv is larger than 64 MiB unpacked/);
    const packedJson = await server.admin.send('POST', '/api/admin/games', undefined, {
      payload: gzipSync('{"slug":"x"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(packedJson.statusCode).toBe(400);
  });

  it('changes no prototype by the names in it [X9] [ASVS V1.5.2, V15.3.6]', async () => {
    const records = '[{"__proto__":{"isAdmin":true},"constructor":1,"name":"Ash","cost":1,"type":"Being"}]';
    const reply = await send('cards.json', Buffer.from(records));
    const view = await settled(reply.json<{ id: string }>().id);
    expect(['ready', 'refused']).toContain(view.state);
    expect([Object.keys(Object.prototype), await games()]).toEqual([[], [{ slug: 'canary' }]]);
  });
});
