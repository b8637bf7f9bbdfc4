import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createApi } from './api.ts';
import { ApiFailure, createHttp, type HttpRequest } from './http.ts';

const ask: HttpRequest = { method: 'GET', path: '/drafts', body: null, query: {} };
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const requests: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    answer(request, response, body);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { http: createHttp(`http://127.0.0.1:${port}/api`), requests };
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};

describe('a call', () => {
  it('goes under /api with JSON and the bearer token [spec 7.1]', async () => {
    const { http, requests } = await serve((_, response) => json(response, 200, { ok: true }));
    const reply = await http(
      { method: 'POST', path: '/drafts', body: { seats: 8 }, query: { page: 2, q: undefined } },
      { token: 'abc' },
    );
    expect(reply).toEqual({ ok: true });
    const [{ method, url, headers, body } = { headers: {} }] = requests;
    expect({ method, url, body, type: headers['content-type'], bearer: headers.authorization }).toEqual({
      method: 'POST',
      url: '/api/drafts?page=2',
      body: '{"seats":8}',
      type: 'application/json',
      bearer: 'Bearer abc',
    });
  });

  it('sends no authorization without a token and gives null for an empty reply [spec 7.1]', async () => {
    const { http, requests } = await serve((_, response) => response.writeHead(204).end());
    expect(await http(ask, { token: null })).toBeNull();
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it('is never repeated by itself', async () => {
    const { http, requests } = await serve((_, response) => json(response, 503, {}));
    await expect(http(ask, { token: null })).rejects.toBeInstanceOf(ApiFailure);
    expect(requests).toHaveLength(1);
  });

  it('fails with the words, fields, code and waiting time of the reply', async () => {
    const problem = { message: 'Too many', code: 'slowDown', errors: { email: ['taken'] }, requestId: 'r1' };
    const { http } = await serve((_, response) => json(response, 429, problem, { 'retry-after': '3' }));
    await expect(http(ask, { token: null })).rejects.toMatchObject({
      status: 429,
      reply: 'Too many',
      message: 'Too many',
      code: 'slowDown',
      fields: { email: ['taken'] },
      requestId: 'r1',
      retryAfterMs: 3000,
    });
  });

  it('fails without words when the reply has none', async () => {
    const { http } = await serve((_, response) => response.writeHead(500).end('<h1>Fault</h1>'));
    await expect(http(ask, { token: null })).rejects.toMatchObject({ status: 500, reply: null, message: '' });
  });

  it('fails without a status when nobody answers', async () => {
    const { http } = await serve((request) => request.socket.destroy());
    await expect(http(ask, { token: null })).rejects.toMatchObject({
      status: null,
      message: 'The server didn’t answer. Check your connection and try again.',
    });
  });

  it('ends with the reason of its abort', async () => {
    const { http } = await serve(() => {});
    const control = new AbortController();
    const reply = http(ask, { token: null, signal: control.signal });
    const reason = new Error('The page was left.');
    control.abort(reason);
    await expect(reply).rejects.toBe(reason);
    closers.push(() => {});
  });
});

describe('the typed calls', () => {
  const schema = z.object({ seats: z.number() });

  it('parse the reply with their schema', async () => {
    const api = createApi(async ({ method, path, body, query }) => ({
      seats: 8,
      asked: [method, path, body, query],
    }));
    expect(await api.get('/drafts/1', schema)).toEqual({ seats: 8 });
  });

  it('refuse a reply of another shape', async () => {
    const api = createApi(async () => ({ seats: 'eight' }));
    await expect(api.post('/drafts', {}, schema)).rejects.toMatchObject({
      status: 200,
      message: 'The server’s reply to /drafts couldn’t be read.',
    });
  });
});
