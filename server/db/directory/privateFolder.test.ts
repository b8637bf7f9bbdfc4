import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layDatabase } from '#tests/harness/newDataDir.ts';
import { startServerProcess } from '#tests/harness/serverProcess.ts';
import { closeToOthers, makePrivate } from './privateFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passleft-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

/** What anybody but the owner may do something with. */
const openToOthers = (root: string): readonly string[] => [
  ...(modeOf(root).endsWith('00') ? [] : [`${modeOf(root)} ${root}`]),
  ...readdirSync(root, { withFileTypes: true, recursive: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !modeOf(path).endsWith('00'))
    .map((path) => `${modeOf(path)} ${path}`),
];

describe('the folder of data', () => {
  it('belongs to its owner alone once a server started, also where it was there before with mode 0755 [C15]', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'images', 'ab'), { recursive: true, mode: 0o755 });
    writeFileSync(join(dataDir, 'images', 'ab', 'kept.webp'), 'picture', { mode: 0o644 });
    await layDatabase(dataDir);
    // Made by a backup or by hand, before there was a server.
    expect(openToOthers(dataDir).length).toBeGreaterThan(500);
    const server = await startServerProcess(dataDir);
    try {
      expect(openToOthers(dataDir)).toEqual([]);
      expect(readdirSync(dataDir)).toContain('command.sock');
    } finally {
      await server.stop();
    }
  });

  it('does not change what a link in it leads to', () => {
    const outside = join(folder, 'outside');
    writeFileSync(outside, 'of somebody else', { mode: 0o644 });
    const dataDir = join(folder, 'data');
    makePrivate(dataDir);
    symlinkSync(outside, join(dataDir, 'link'));
    closeToOthers(dataDir);
    expect(modeOf(outside)).toBe('644');
    expect(modeOf(dataDir)).toBe('700');
  });
});
