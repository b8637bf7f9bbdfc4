import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/messages/locales.ts';
import {
  entryOf,
  firstPressKeys,
  homeKeys,
  keysIn,
  type Load,
  loadOf,
  loadWords,
  type Manifest,
  roomKeys,
  screenKeys,
} from './firstLoad.ts';

/** With the design system: see decision 0082. */
const HOME_AT_MOST_BYTES = 215 * 1024;
const ROOM_AT_MOST_BYTES = 300 * 1024;
/** What the first press on Home waits for, which is all that a visitor got before Home had the design system. */
const FIRST_PRESS_AT_MOST_BYTES = 165 * 1024;
/** Home's 160, the design system's 40 and 15 for the screen itself. */
const LOGIN_AT_MOST_BYTES = 215 * 1024;
const PATIENCE_MS = 180_000;

const WEB = 'dist/web';
const MANIFEST = join(WEB, '.vite/manifest.json');

interface Loads {
  readonly home: Load;
  readonly firstPress: Load;
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
    firstPress: load(firstPressKeys(manifest)),
    room: load(roomKeys(manifest)),
    login: load(screenKeys(manifest, 'login')),
    entry: load([entryOf(manifest)]),
  };
  const { home, firstPress, room, login } = loads;
  console.info(
    [
      loadWords('Home', home),
      loadWords('The first press on Home', firstPress),
      loadWords('Draft room', room),
      loadWords('Login', login),
    ].join('\n'),
  );
}, PATIENCE_MS);

describe('what a page makes the browser load', () => {
  it('is at most 215 KB of packed script for Home, with all that a visitor and a member see', () => {
    expect(loads.home.packedBytes).toBeLessThanOrEqual(HOME_AT_MOST_BYTES);
  });

  it('is at most 300 KB of packed script for the draft room', () => {
    expect(loads.room.packedBytes).toBeLessThanOrEqual(ROOM_AT_MOST_BYTES);
  });

  it('is at most 215 KB of packed script for Login, which is built on Chakra', () => {
    expect(loads.login.packedBytes).toBeLessThanOrEqual(LOGIN_AT_MOST_BYTES);
  });

  it('is at most 165 KB before a visitor’s first press on Home is answered', () => {
    expect(loads.firstPress.packedBytes).toBeLessThanOrEqual(FIRST_PRESS_AT_MOST_BYTES);
  });

  it.each(LOCALES)('is as much at most in %s', (locale) => {
    const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    const bytes = (keys: readonly string[]) => loadOf(WEB, manifest, keysIn(locale, keys)).packedBytes;
    expect(bytes(homeKeys(manifest))).toBeLessThanOrEqual(HOME_AT_MOST_BYTES);
    expect(bytes(roomKeys(manifest))).toBeLessThanOrEqual(ROOM_AT_MOST_BYTES);
    expect(bytes(screenKeys(manifest, 'login'))).toBeLessThanOrEqual(LOGIN_AT_MOST_BYTES);
    expect(bytes(firstPressKeys(manifest))).toBeLessThanOrEqual(FIRST_PRESS_AT_MOST_BYTES);
  });

  it('holds neither Chakra nor Emotion before that press, and no motion in the first file', () => {
    const scripts = readdirSync(join(WEB, 'assets')).filter((file) => file.endsWith('.js'));
    const filesWith = (mark: string) =>
      scripts
        .map((file) => `assets/${file}`)
        .filter((file) => readFileSync(join(WEB, file), 'utf8').includes(mark));
    const filesOf = (load: Load) => new Set(load.chunks.map(({ file }) => file));
    const { entry, firstPress, home, login, room } = loads;
    for (const mark of ['ChakraProvider', 'data-emotion']) {
      expect(filesWith(mark).filter((file) => filesOf(firstPress).has(file))).toEqual([]);
      for (const load of [home, login, room])
        expect(filesWith(mark).some((file) => filesOf(load).has(file))).toBe(true);
    }
    expect(filesWith('whileInView').length).toBeGreaterThan(0);
    expect(filesWith('whileInView').filter((file) => filesOf(entry).has(file))).toEqual([]);
  });
});
