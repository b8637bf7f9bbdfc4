import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { entryOf, homeKeys, type Load, loadOf, loadWords, type Manifest, roomKeys } from './firstLoad.ts';

const HOME_AT_MOST_BYTES = 160 * 1024;
const ROOM_AT_MOST_BYTES = 235 * 1024;
const PATIENCE_MS = 180_000;

const WEB = 'dist/web';
const MANIFEST = join(WEB, '.vite/manifest.json');

interface Loads {
  readonly home: Load;
  readonly room: Load;
  readonly entry: Load;
}
let loads: Loads;

beforeAll(() => {
  if (!existsSync(MANIFEST))
    execFileSync('npm', ['run', '-s', 'build:web'], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const load = (keys: readonly string[]) => loadOf(WEB, manifest, keys);
  loads = {
    home: load(homeKeys(manifest)),
    room: load(roomKeys(manifest)),
    entry: load([entryOf(manifest)]),
  };
  console.info(`${loadWords('Home', loads.home)}\n${loadWords('Draft room', loads.room)}`);
}, PATIENCE_MS);

describe('what a page makes the browser load', () => {
  it('is at most 160 KB of packed script for Home', () => {
    expect(loads.home.packedBytes).toBeLessThanOrEqual(HOME_AT_MOST_BYTES);
  });

  it('is at most 235 KB of packed script for the draft room', () => {
    expect(loads.room.packedBytes).toBeLessThanOrEqual(ROOM_AT_MOST_BYTES);
  });

  it('holds neither Chakra nor Emotion nor motion before a screen asks for them', () => {
    const scripts = readdirSync(join(WEB, 'assets')).filter((file) => file.endsWith('.js'));
    const filesWith = (mark: string) =>
      scripts
        .map((file) => `assets/${file}`)
        .filter((file) => readFileSync(join(WEB, file), 'utf8').includes(mark));
    const first = new Set(loads.entry.chunks.map(({ file }) => file));
    for (const mark of ['ChakraProvider', 'data-emotion', 'whileInView']) {
      expect(filesWith(mark).length).toBeGreaterThan(0);
      expect(filesWith(mark).filter((file) => first.has(file))).toEqual([]);
    }
  });
});
