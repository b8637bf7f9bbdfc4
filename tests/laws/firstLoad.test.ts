import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  entryOf,
  homeKeys,
  type Load,
  loadOf,
  loadWords,
  type Manifest,
  roomKeys,
  screenKeys,
} from './firstLoad.ts';

/**
 * 160, 3 for the rows and schemas of its calls and of sign-in, and 2 for the list of catalogues, which grows with each
 * feature that moves to the system; its budget with the design system is 215.
 */
const HOME_AT_MOST_BYTES = 165 * 1024;
/**
 * Its 235, 2 for hosts, votes and the folded log, 3 for the rows of its calls in the route table and the machine of its
 * line, 2 for the list of catalogues; its budget with the design system is 300.
 */
const ROOM_AT_MOST_BYTES = 242 * 1024;
/** Home's 160, the design system's 40 and 15 for the screen itself: the budget of Home once it has the system. */
const LOGIN_AT_MOST_BYTES = 215 * 1024;
const PATIENCE_MS = 180_000;

const WEB = 'dist/web';
const MANIFEST = join(WEB, '.vite/manifest.json');

interface Loads {
  readonly home: Load;
  readonly room: Load;
  readonly login: Load;
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
    login: load(screenKeys(manifest, 'login')),
    entry: load([entryOf(manifest)]),
  };
  const { home, room, login } = loads;
  console.info(
    [loadWords('Home', home), loadWords('Draft room', room), loadWords('Login', login)].join('\n'),
  );
}, PATIENCE_MS);

describe('what a page makes the browser load', () => {
  it('is at most 165 KB of packed script for Home', () => {
    expect(loads.home.packedBytes).toBeLessThanOrEqual(HOME_AT_MOST_BYTES);
  });

  it('is at most 242 KB of packed script for the draft room', () => {
    expect(loads.room.packedBytes).toBeLessThanOrEqual(ROOM_AT_MOST_BYTES);
  });

  it('is at most 215 KB of packed script for Login, which is built on Chakra', () => {
    expect(loads.login.packedBytes).toBeLessThanOrEqual(LOGIN_AT_MOST_BYTES);
  });

  it('holds neither Chakra nor Emotion on Home and in the draft room, and no motion in the first file', () => {
    const scripts = readdirSync(join(WEB, 'assets')).filter((file) => file.endsWith('.js'));
    const filesWith = (mark: string) =>
      scripts
        .map((file) => `assets/${file}`)
        .filter((file) => readFileSync(join(WEB, file), 'utf8').includes(mark));
    const filesOf = (load: Load) => new Set(load.chunks.map(({ file }) => file));
    for (const mark of ['ChakraProvider', 'data-emotion']) {
      expect(filesWith(mark).length).toBeGreaterThan(0);
      for (const load of [loads.home, loads.room])
        expect(filesWith(mark).filter((file) => filesOf(load).has(file))).toEqual([]);
      expect(filesWith(mark).some((file) => filesOf(loads.login).has(file))).toBe(true);
    }
    expect(filesWith('whileInView').length).toBeGreaterThan(0);
    expect(filesWith('whileInView').filter((file) => filesOf(loads.entry).has(file))).toEqual([]);
  });
});
