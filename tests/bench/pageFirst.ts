import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Browser } from '@playwright/test';

/** A tenth of the processor where both want it. */
const BEHIND = 10;
/** The page's thread, the one that takes its input and puts its layers together, and the one that slows it down. */
const OF_THE_PAGE = /^(Compositor|Chrome_ChildIOT.*|CPUThrottling.*)$/;

interface Thread {
  readonly id: number;
  readonly name: string;
}

async function threadsOf(pid: number): Promise<readonly Thread[]> {
  const folder = `/proc/${pid}/task`;
  const ids = await readdir(folder).catch(() => []);
  const named = ids.map(async (id) => ({
    id: Number(id),
    name: (await readFile(`${folder}/${id}/comm`, 'utf8').catch(() => '')).trim(),
  }));
  return Promise.all(named);
}

async function stepBack(pid: number, isSpared: (thread: Thread) => boolean) {
  for (const thread of await threadsOf(pid)) {
    if (isSpared(thread)) continue;
    try {
      setPriority(thread.id, BEHIND);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/**
 * Lets the threads of open pages go before all else that this measurement runs: the drawing, the server, the script. What is
 * asked is how a slow processor feels, not one that has to do everybody's work; a device has cores to draw with. Where threads
 * have no priorities (elsewhere than on Linux) it changes nothing.
 */
export async function letPagesGoFirst(browser: Browser, others: readonly number[]): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  for (const { id, type } of processInfo) {
    const isOfPage = ({ id: thread, name }: Thread) =>
      type === 'renderer' && (thread === id || OF_THE_PAGE.test(name));
    // The browser's own process brings the page its input.
    if (type !== 'browser') await stepBack(id, isOfPage);
  }
  for (const pid of others) await stepBack(pid, () => false);
  // Its own first thread stays where it is: browsers that are started later begin there.
  await stepBack(process.pid, ({ id }) => id === process.pid);
}
