import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { AS_HOSTED, startServerProcess } from '../harness/serverProcess.ts';
import { builtSite } from './builtSite.ts';

export interface MeasuredSite {
  readonly browser: Browser;
  readonly url: string;
  /** The process of the server. */
  readonly serverPid: number;
}

/** Does something with the built site on a server of its own in a browser of its own; null without a Chromium. */
export async function onBuiltSite<Value>(
  environment: Readonly<Record<string, string>>,
  work: (site: MeasuredSite) => Promise<Value>,
  /** Fills the folder of its data before the server has it. */
  fill?: (dataDir: string) => Promise<void>,
): Promise<Value | null> {
  const executablePath = await findChromium();
  if (!executablePath) return null;
  const folder = await mkdtemp(join(tmpdir(), 'passleft-feel-'));
  const webRoot = await builtSite(folder);
  await fill?.(join(folder, 'data'));
  const server = await startServerProcess(
    join(folder, 'data'),
    { WEB_ROOT: webRoot, ...environment },
    AS_HOSTED,
  );
  try {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      return await work({ browser, url: server.url, serverPid: server.pid() });
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
