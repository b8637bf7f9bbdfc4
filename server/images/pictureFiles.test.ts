import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPictureFiles, type PictureFiles } from './pictureFiles.ts';

describe('a folder of pictures that two processes share', () => {
  let one: PictureFiles;
  let other: PictureFiles;

  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'passleft-shared-'));
    one = await openPictureFiles(folder, 1e9);
    other = await openPictureFiles(folder, 1e9);
    return () => rm(folder, { recursive: true, force: true });
  });

  const readAll = (names: readonly string[]) =>
    Promise.all(names.map(async (name) => (await one.read(name))?.toString() ?? null));

  it('forgets a picture that the other wrote, and counts those that were there', async () => {
    await one.write('owl', Buffer.from('own'));
    await other.write('wren', Buffer.from('other’s'));
    expect(await one.forget(['owl', 'wren', 'kite'])).toBe(2);
    expect([await readAll(['owl', 'wren']), one.usage().bytes]).toEqual([[null, null], 0]);
    expect(await other.forget(['wren'])).toBe(0);
  });

  it('is empty after a purge, whoever wrote what lay there', async () => {
    await one.write('owl', Buffer.from('own'));
    await other.write('wren', Buffer.from('other’s'));
    await one.purge();
    expect(await readAll(['owl', 'wren'])).toEqual([null, null]);
    expect(one.usage()).toMatchObject({ files: 0, bytes: 0 });
  });
});
