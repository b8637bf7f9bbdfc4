import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one command that brings Chromium to a Debian or Ubuntu machine. */
export const INSTALL_CHROMIUM = 'sudo apt-get update && sudo apt-get install -y chromium';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium on this machine: CHROMIUM_PATH, the usual places, or one Playwright has; null without any. */
export async function findChromium(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const usual = USUAL_PLACES.find((path) => existsSync(path));
  if (usual) return usual;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Installs Chromium by the package manager where that is allowed (root on Debian); null where it is not. */
export async function installChromium(): Promise<string | null> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium with apt-get …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (status !== 0) return null;
  }
  return findChromium();
}
