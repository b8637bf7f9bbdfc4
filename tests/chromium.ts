import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one command that brings Chromium to a Debian or Ubuntu machine. */
export const INSTALL_CHROMIUM = 'sudo apt-get update && sudo apt-get install -y chromium';

/** Chromium without windows of its own: what a test sees is the same, and it needs two thirds of the time. */
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How the browser of the test run is started. */
export const TEST_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scripts of a page that lives for seconds are done before they were compiled twice more.
  '--js-flags=--no-opt --no-maglev',
];

/** The whole browser, for figures and pictures: CHROMIUM_PATH, the usual places, or one Playwright has; null without any. */
export const findChromium = (): Promise<string | null> => firstOf(USUAL_PLACES);

/** The browser of the test run: as {@link findChromium}, but the one without windows wherever there is one. */
export const findTestChromium = (): Promise<string | null> => firstOf([WINDOWLESS, ...USUAL_PLACES]);

async function firstOf(places: readonly string[]): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const usual = places.find((path) => existsSync(path));
  if (usual) return usual;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Installs a Chromium by the package manager where that is allowed (root on Debian); null where it is not. */
export async function installTestChromium(): Promise<string | null> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium with apt-get …');
  if (!apt('update', '-qq')) return null;
  // Ubuntu has no package of the one without windows.
  if (!install('chromium-headless-shell') && !install('chromium')) return null;
  return findTestChromium();
}

const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name);

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
