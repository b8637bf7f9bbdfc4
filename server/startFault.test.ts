import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { startFault } from './startFault.ts';

describe('a server that does not start', () => {
  it('says that its port is taken, and how to choose another', async () => {
    const first = createServer();
    const port = await listenOn(first, 0);
    const [fault] = await once(createServer().listen(port, '127.0.0.1'), 'error').catch((thrown) => [thrown]);
    first.close();
    expect(startFault(fault)).toBe(
      `Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`,
    );
  });

  it('says anything else as it was said', () => {
    expect(startFault(new Error('The disk is full.'))).toBe('The disk is full.');
  });
});
