import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { openTestServer, type TestServer } from '#tests/support/testServer.ts';
import { endUnread } from './endUnread.ts';

const MOST_MS = 1_500;
/** More than the buffers of a line on one machine hold. */
const BYTES = 40 * 1024 * 1024;

const HEAD = 'connection: upgrade\r\nupgrade: a\r\n';
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

function open(port: number, head = ''): Socket {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => client.destroy());
  client.write(`GET /large HTTP/1.1\r\nhost: a\r\n${head}\r\n`);
  return client;
}

describe('a line that something waits for', () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end(Buffer.alloc(BYTES)));
    server.on('upgrade', (_request: unknown, socket: Duplex) => {
      socket.on('error', () => undefined).resume();
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: a\r\nconnection: upgrade\r\n\r\n');
      socket.write(Buffer.alloc(BYTES));
    });
    endUnread(server, MOST_MS);
    port = await listenOn(server, 0);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('stays for as long as some of it is taken, however long that takes', async () => {
    const startedAt = performance.now();
    const client = open(port);
    let taken = 0;
    for await (const chunk of client) {
      taken += (chunk as Buffer).byteLength;
      if (taken >= BYTES) break;
      // Some 40 stops of a twentieth of the patience.
      if (taken % (1024 * 1024) < 64 * 1024) await new Promise((go) => setTimeout(go, MOST_MS / 20));
    }
    expect(taken).toBeGreaterThanOrEqual(BYTES);
    expect(performance.now() - startedAt).toBeGreaterThan(MOST_MS);
  });

  it('ends when nobody takes it, also where its other end keeps talking [C11]', async () => {
    const line = once(server, 'upgrade');
    const client = open(port, HEAD);
    const [, socket] = (await line) as [unknown, Socket];
    const chatter = setInterval(() => client.write(HEAD), MOST_MS / 10);
    await once(socket, 'close');
    clearInterval(chatter);
    expect(socket.bytesRead).toBeGreaterThan(3 * HEAD.length);
  });

  it('ends no line that waits for something itself', async () => {
    const line = once(server, 'connection');
    const idle = connect(port, '127.0.0.1');
    clients.push(idle);
    const [socket] = (await line) as [Socket];
    const unread = once(server, 'connection');
    open(port);
    const [other] = (await unread) as [Socket];
    await once(other, 'close');
    expect(socket.destroyed).toBe(false);
  });
});

describe('the server', () => {
  let site: TestServer;
  beforeAll(async () => {
    const large = async () => Buffer.alloc(BYTES);
    site = await openTestServer('server', {
      unreadMs: MOST_MS,
      routes: [(api) => void api.get('/test/large', large)],
    });
  });
  afterAll(() => site?.close());

  it('F14: ends the line of somebody who asks and never reads [C11]', async () => {
    const at = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
    const line = once(site.app.server, 'connection');
    const client = connect(Number(at.port), '127.0.0.1');
    clients.push(client);
    client.on('error', () => client.destroy());
    client.write('GET /api/test/large HTTP/1.1\r\nhost: a\r\n\r\n');
    const [socket] = (await line) as [Socket];
    await once(socket, 'close', { signal: AbortSignal.timeout(10_000) });
  });
});
