import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WANTED_CARDS, writeLargeGzip } from '#tests/harness/sources/largeGzip.ts';
import { forEachLine, unpacked, wantedLines } from './unpack.ts';

const MEBIBYTE = 1024 * 1024;
const going = new AbortController().signal;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpack-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: Uint8Array | string): string {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return path;
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const wanted = { field: 'set', code: 'KIT' };
const kites = async (bytes: Uint8Array | string): Promise<unknown> =>
  JSON.parse(textOf(await wantedLines(fileOf(bytes), wanted, 'Kites', going)));

const cards = Array.from({ length: 3000 }, (_, at) => ({
  name: at % 7 === 0 ? `Æther kite “${at}”` : `Kite ${at}`,
  set: at % 100 === 0 ? 'kit' : 'tea',
  text: 'Flies over the set "kit" and the harbour. '.repeat(at % 5),
}));
const wantedCards = cards.filter(({ set }) => set === 'kit');

describe('the records of a set in a large file', () => {
  it('are found in lines, packed or not, over all borders of chunks', async () => {
    const lines = cards.map((card) => JSON.stringify(card)).join('\n');
    expect(await kites(lines)).toEqual(wantedCards);
    expect(await kites(`${lines}\n`)).toEqual(wantedCards);
    expect(await kites(gzipSync(lines))).toEqual(wantedCards);
    expect(await kites(Buffer.concat([gzipSync(`${lines}\n`), gzipSync(lines)]))).toEqual([
      ...wantedCards,
      ...wantedCards,
    ]);
  });

  it('are found in a list of JSON with a record in each line', async () => {
    const written = cards.map((card) => JSON.stringify(card));
    expect(await kites(`[\n${written.join(',\n')}\n]\n`)).toEqual(wantedCards);
    expect(await kites(`[${written.join(',\r\n')}]`)).toEqual(wantedCards);
  });

  it('are taken out of 60 MB in less than 150 MiB of memory', async () => {
    const path = join(folder, 'large');
    await writeLargeGzip(path, 60 * MEBIBYTE);
    const before = process.memoryUsage.rss();
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 5);
    const found: { set: string }[] = JSON.parse(textOf(await wantedLines(path, wanted, 'Kites', going)));
    clearInterval(looking);
    expect([found.length, new Set(found.map(({ set }) => set))]).toEqual([WANTED_CARDS, new Set(['kit'])]);
    expect((most - before) / MEBIBYTE).toBeLessThan(150);
  });

  it('are none where the file has none', async () => {
    expect(await kites('')).toEqual([]);
    expect(await kites('{"set":"tea"}\n')).toEqual([]);
  });

  it.each([
    ['a line that is no record', '{"set":"kit","name":\n', 'changed'],
    ['a line without an end', `{"set":"kit","name":"${'a'.repeat(9 * MEBIBYTE)}"}`, 'changed'],
    ['a gzip that is cut off', gzipSync(JSON.stringify(cards)).subarray(0, 400), 'changed'],
    ['a gzip with a wrong sum', spoilt(gzipSync(JSON.stringify(cards))), 'changed'],
  ] as const)('are refused with %s', async (_, bytes, why) => {
    await expect(kites(bytes)).rejects.toMatchObject({ name: 'SourceFault', why });
  });
});

function spoilt(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.byteLength - 6] = (copy[copy.byteLength - 6] ?? 0) ^ 0xff;
  return copy;
}

describe('a whole file', () => {
  it('is unpacked whatever its name says', async () => {
    expect(textOf(await unpacked(fileOf('{"kites":3}'), 'json.gz', 'Kites', going))).toBe('{"kites":3}');
    expect(textOf(await unpacked(fileOf(gzipSync('{"kites":3}')), 'json', 'Kites', going))).toBe(
      '{"kites":3}',
    );
  });

  it('is the largest one of a zip archive', async () => {
    const archive = zipSync({ 'readme.txt': strToU8('Kites.'), 'cards.json': strToU8('{"kites":[1,2,3]}') });
    expect(textOf(await unpacked(fileOf(archive), 'zip', 'Kites', going))).toBe('{"kites":[1,2,3]}');
  });

  it.each([
    ['more than 64 MiB', 'json', Buffer.alloc(65 * MEBIBYTE)],
    ['a gzip that becomes more than 64 MiB', 'json.gz', gzipSync(Buffer.alloc(65 * MEBIBYTE))],
    ['a zip that becomes 200 times as large', 'zip', zipSync({ a: new Uint8Array(16 * MEBIBYTE) })],
  ] as const)('is refused with %s [I20]', async (_, kind, bytes) => {
    await expect(unpacked(fileOf(bytes), kind, 'Kites', going)).rejects.toMatchObject({ why: 'tooLarge' });
  });

  it.each([
    ['no archive', strToU8('{"kites":3}')],
    ['an empty archive', zipSync({})],
  ] as const)('is not read from %s', async (_, bytes) => {
    await expect(unpacked(fileOf(bytes), 'zip', 'Kites', going)).rejects.toMatchObject({ why: 'changed' });
  });

  it('is no longer than its archive says', async () => {
    const archive = lying(zipSync({ 'cards.json': strToU8('x'.repeat(900)) }));
    expect(await unpacked(fileOf(archive), 'zip', 'Kites', going)).toHaveLength(10);
  });

  it('is not read on once it was stopped', async () => {
    const stop = new AbortController();
    let heard = 0;
    const reading = forEachLine(fileOf('kite\n'.repeat(100_000)), 'Kites', stop.signal, () => {
      heard += 1;
      stop.abort();
    });
    await expect(reading).rejects.toMatchObject({ why: 'cancelled' });
    expect(heard).toBeLessThan(100_000);
  });
});

/** The size that the directory at the end tells of the only file, made smaller. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(10, directory + 24);
  return bytes;
}
