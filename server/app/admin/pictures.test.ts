import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityRow } from '#contract/admin/activity.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

describe('a picture that an Admin uploads for a card', () => {
  let server: AdminServer;
  let printing: { id: string; image: string | null };
  beforeAll(async () => {
    server = await openAdminServer();
    const [first] = await server.db.query<{ id: string; image: string | null }>(
      "select id, record->>'image' as image from printing order by key limit 1",
    );
    if (!first) throw new Error('The canary game has no printing.');
    printing = first;
  });
  afterAll(() => server?.close());

  const painted = (background: string) =>
    sharp({ create: { width: 900, height: 1200, channels: 3, background } });
  const upload = (bytes: Buffer) => {
    server.clock.nowMs += 1000;
    return server.admin.send('POST', `/api/admin/pictures?printing=${printing.id}`, undefined, {
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
  };
  const shown = async () => {
    const [row] = await server.db.query<{ image: string | null }>(
      "select record->>'image' as image from printing where id = $1",
      [printing.id],
    );
    return row?.image ?? null;
  };
  const latest = async () => {
    const log = await server.admin.send('GET', '/api/admin/tables/activity?pageRows=1');
    const [row] = log.json<TablePage<ActivityRow>>().rows;
    if (!row) throw new Error('Nothing stands in the log.');
    return row;
  };
  const revert = (id: string) => {
    server.clock.nowMs += 1000;
    return server.admin.send('POST', `/api/admin/activity/${id}/revert`);
  };

  it('stands in the log, is taken off again by its revert, and put back by the revert of that', async () => {
    const { image } = (await upload(await painted('#345').png().toBuffer())).json<{ image: string }>();
    expect(await shown()).toBe(image);
    const made = await latest();
    expect(made).toMatchObject({
      who: 'Vera',
      kind: 'changed',
      subject: 'printing',
      subjectId: printing.id,
      changes: 1,
      label: expect.stringMatching(/^uploaded a picture of /),
    });
    expect((await revert(made.id)).statusCode).toBe(200);
    expect(await shown()).toBe(printing.image);
    const undone = await latest();
    expect(undone.kind).toBe('reverted');
    expect((await revert(undone.id)).statusCode).toBe(200);
    expect(await shown()).toBe(image);
    const proxied = await server.app.inject(`/api/imageproxy?url=${encodeURIComponent(image)}`);
    expect([proxied.statusCode, proxied.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('is not taken off when another one was uploaded since', async () => {
    await upload(await painted('#a00').png().toBuffer());
    const first = await latest();
    const { image } = (await upload(await painted('#0a0').png().toBuffer())).json<{ image: string }>();
    expect(told(await revert(first.id))).toEqual([
      409,
      'One row was changed since, so nothing was reverted. Look at the later changes first.',
    ]);
    expect(await shown()).toBe(image);
  });

  it('is its pixels and nothing else: no place where it was taken, no words, no script behind it [X13] [ASVS V5.2.2]', async () => {
    const withPlace = await painted('#345')
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    const both = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>')]);
    expect(both.includes('Somebody at home')).toBe(true);
    const { image } = (await upload(both)).json<{ image: string }>();
    const { rawPayload } = await server.app.inject(
      `/api/imageproxy?size=xl&url=${encodeURIComponent(image)}`,
    );
    const { exif, format } = await sharp(rawPayload).metadata();
    const traces = ['Somebody', 'script'].map((word) => rawPayload.includes(word));
    expect([format, exif, ...traces]).toEqual(['webp', undefined, false, false]);
  });

  it('is refused with more than 25 million pixels, broken, drawn or a page, and the old one stays [X13] [ASVS V1.3.4]', async () => {
    const before = await shown();
    const bomb = await painted('#345').png().toBuffer();
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const half = (await painted('#345').jpeg().toBuffer()).subarray(0, 500);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const said = await Promise.all([bomb, half, svg, page].map(async (bytes) => told(await upload(bytes))));
    expect(said).toEqual([
      [400, 'This picture is broken, or has more than 25 million pixels.'],
      [400, 'This picture is broken, or has more than 25 million pixels.'],
      [400, 'This is no JPEG, PNG, WebP, AVIF or GIF.'],
      [400, 'This is no JPEG, PNG, WebP, AVIF or GIF.'],
    ]);
    expect(await shown()).toBe(before);
  });
});
