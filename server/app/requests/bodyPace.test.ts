import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paceBodies } from './bodyPace.ts';

const MOST_MS = 400;
const BYTES = 3000;

describe('a body that comes slowly', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = fastify();
    paceBodies(app, { mostMs: MOST_MS, leastBytes: 100, smallBytes: 5000 });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answer = async ({ body }: { body: unknown }) =>
      String(Buffer.isBuffer(body) ? body.length : 'nothing');
    app.post('/small', { bodyLimit: 5000 }, answer);
    app.post('/refused', { onRequest: async (_request, reply) => reply.code(404).send() }, answer);
    app.post('/upload', { bodyLimit: 10_000 }, answer);
    await app.listen({ host: '127.0.0.1', port: 0 });
    const bound = app.server.address();
    port = typeof bound === 'object' && bound ? bound.port : 0;
  });
  afterAll(() => app.close());

  /** Sends a body of 3,000 bytes in pieces; the status line and the last line of what comes back. */
  async function sent(path: string, pieces: number, betweenMs: number): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let isOver = false;
    const over = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        answer += chunk.toString();
        resolve();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    }).then(() => {
      isOver = true;
    });
    socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\ncontent-length: ${BYTES}\r\n\r\n`);
    for (let piece = 0; piece < pieces && !isOver; piece++) {
      socket.write(Buffer.alloc(BYTES / pieces));
      await pause(betweenMs);
    }
    await over;
    socket.destroy();
    const lines = answer.split('\r\n');
    return `${lines[0]} ${lines.at(-1)}`.trim();
  }

  it('has its time, when it is small, and not longer [C11]', async () => {
    expect(await sent('/small', 2, 20)).toBe('HTTP/1.1 200 OK 3000');
    expect(await sent('/small', 30, 50)).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('goes on for as long as an upload flows, and is ended when it only drips [C11]', async () => {
    expect(await sent('/upload', 15, 100)).toBe('HTTP/1.1 200 OK 3000');
    expect(await sent('/upload', 3000, 20)).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('is not timed where it came by no line', async () => {
    const request = { method: 'POST', url: '/refused', headers: { 'content-type': 'a/b' } } as const;
    const { statusCode } = await app.inject({ ...request, payload: 'some bytes' });
    // What is thrown by a timer ends the run of the tests.
    await pause(2 * MOST_MS);
    expect(statusCode).toBe(404);
  });
});
