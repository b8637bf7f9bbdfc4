import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { listenOn } from './listenOn.ts';

/** Below the ports that systems give to whoever asks for any: no line that another process opens takes one of these. */
const LOWEST = 10_240;
const END = 32_768;

const given = new Set<number>();

/**
 * A port of loopback that nobody listens on, and that this process was not given before. Workers that start servers at the
 * same moment got the same one from the system; of twenty thousand they hardly choose the same.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, END);
    if (given.has(port)) continue;
    const probe = createServer();
    const isFree = await listenOn(probe, port).then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    given.add(port);
    return port;
  }
}
