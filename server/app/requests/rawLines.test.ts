import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeServer, type TestServer } from '#tests/support/testServer.ts';

const HALF_OPEN = 300;
/** Half of what such a line may hold out; on an idle machine it is a few milliseconds. */
const SOON_MS = 15_000;

describe('lines that keep to no rule of HTTP', () => {
  let server: TestServer;
  let port = 0;

  beforeAll(async () => {
    server = await openWholeServer('server');
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const bound = server.app.server.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
  });
  afterAll(() => server?.close());

  /** Sends bytes as they are; all that comes back until the server ends the line. */
  function answerTo(bytes: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1');
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
      socket.write(bytes);
    });
  }

  const smuggled = 'GET /api/auth/me HTTP/1.1\r\nHost: a\r\n\r\n';

  it.each([
    [
      'a length and pieces at once',
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['two lengths', `Content-Length: 4\r\nContent-Length: 90\r\n\r\nabcd${smuggled}`],
    ['a length that is no number', `Content-Length: +4\r\n\r\nabcd${smuggled}`],
    ['pieces under another name', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'pieces that are not the last coding',
      `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a blank before a colon', `Content-Length : 4\r\n\r\nabcd${smuggled}`],
    ['a bare line feed', `X-One: 1\nContent-Length: 4\r\n\r\nabcd${smuggled}`],
  ])(
    'a request with %s is refused, and what hides behind it is not asked [C10] [ASVS V4.2.1]',
    async (_what, rest) => {
      const answer = await answerTo(
        `POST /api/auth/logout HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${rest}`,
      );
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    },
  );

  it('a hundred kilobytes of headers are refused [C10]', async () => {
    const answer = await answerTo(
      `GET /api/auth/me HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 431']);
  });

  it('hundreds of lines that never finish their first request keep nobody else waiting [W13, C11]', async () => {
    const sockets = await Promise.all(
      Array.from(
        { length: HALF_OPEN },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(port, '127.0.0.1', () => resolve(socket));
            socket.on('error', () => undefined);
            socket.write('GET /api/hub HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upg');
          }),
      ),
    );
    try {
      const startedAt = performance.now();
      const reply = await fetch(`http://127.0.0.1:${port}/api/home`);
      expect([reply.status, performance.now() - startedAt < SOON_MS]).toEqual([200, true]);
      // Half a minute for a head, after which Node answers 408 and ends the line.
      expect(server.app.server.headersTimeout).toBe(30_000);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });

  it('there is no long polling and no stream of events, only WebSockets [W14]', async () => {
    const at = `http://127.0.0.1:${port}/api/hub`;
    const { token } = await (
      await fetch(`http://127.0.0.1:${port}/api/auth/guest`, { method: 'POST' })
    ).json();
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const offered = await (
      await fetch(`${at}/negotiate?negotiateVersion=1`, { method: 'POST', headers })
    ).json();
    expect(offered.availableTransports).toEqual([{ transport: 'WebSockets', transferFormats: ['Text'] }]);
    for (const [method, query] of [
      ['GET', `?id=${offered.connectionToken}`],
      ['POST', `?id=${offered.connectionToken}`],
      ['DELETE', `?id=${offered.connectionToken}`],
    ])
      expect((await fetch(`${at}${query}`, { method: String(method), headers })).status).toBe(404);
  });
});
