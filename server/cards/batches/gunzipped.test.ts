import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzipped } from './gunzipped.ts';

const MEBIBYTE = 1024 * 1024;
const text = new TextEncoder();
const csv = { fileName: 'kites.csv', bytes: text.encode('name\nKite') };

describe('files that are brought as gzips', () => {
  it('are unpacked, whatever they are called, beside files that are none', () => {
    const bytes = new Uint8Array(gzipSync('[]'));
    expect(gunzipped([csv, { fileName: 'a.json.gz', bytes }, { fileName: 'cards', bytes }])).toEqual([
      csv,
      { fileName: 'a.json', bytes: expect.objectContaining({ byteLength: 2 }) },
      { fileName: 'cards', bytes: expect.objectContaining({ byteLength: 2 }) },
    ]);
  });

  it('are refused together where they become larger than an upload, however small they are', () => {
    const bytes = new Uint8Array(gzipSync(Buffer.alloc(40 * MEBIBYTE)));
    expect(bytes.byteLength).toBeLessThan(MEBIBYTE);
    const twice = gunzipped([
      { fileName: 'a.gz', bytes },
      { fileName: 'b.gz', bytes },
    ]);
    expect(twice).toMatch(/^b\.gz is larger than 64 MiB unpacked\./);
  });

  it('are refused where one is not whole', () => {
    const bytes = new Uint8Array(gzipSync('[1, 2, 3]').subarray(0, 18));
    expect(gunzipped([{ fileName: 'a.gz', bytes }])).toBe(
      'a.gz is a gzip archive that is not whole. Download it again.',
    );
  });
});
