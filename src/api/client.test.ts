import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyone, route } from '#contract/route.ts';
import { createApi } from './api.ts';
import { createClient } from './client.ts';
import type { HttpRequest } from './http.ts';

const parts = {
  reply: z.object({ sugar: z.int() }),
  refusals: [],
  access: everyone,
  token: 'none',
} as const;
const table = {
  cups: route('GET /cups', { ...parts, query: z.object({ page: z.optional(z.int()) }) }),
  cupFill: route('PUT /cups/:cupId', {
    ...parts,
    params: z.object({ cupId: z.string() }),
    body: z.object({ sugar: z.int() }),
  }),
  cupBreak: route('DELETE /cups/:cupId', { ...parts, params: z.object({ cupId: z.string() }), reply: null }),
};

function clientOver(reply: unknown) {
  const asked: HttpRequest[] = [];
  const api = createApi(async (request) => {
    asked.push(request);
    return reply;
  });
  return { client: createClient(table, api), asked };
}

describe('the client of the route table', () => {
  it('sends each call to the address of its row, and reads the reply by its schema', async () => {
    const { client, asked } = clientOver({ sugar: 3 });
    expect(await client.cupFill({ params: { cupId: 'a/b c' }, body: { sugar: 2 } })).toEqual({ sugar: 3 });
    await client.cups({ query: { page: 2 } });
    await client.cups();
    expect(asked).toEqual([
      { method: 'PUT', path: '/cups/a%2Fb%20c', body: { sugar: 2 }, query: {} },
      { method: 'GET', path: '/cups', body: null, query: { page: 2 } },
      { method: 'GET', path: '/cups', body: null, query: {} },
    ]);
  });

  it('answers null where the row says nothing', async () => {
    const { client } = clientOver(null);
    expect(await client.cupBreak({ params: { cupId: 'blue' } })).toBeNull();
  });

  it('fails where the reply is not what the row says', async () => {
    const { client } = clientOver({ sugar: 'three' });
    await expect(client.cups()).rejects.toThrow('The server’s reply to /cups couldn’t be read.');
  });

  it('refuses wrong arguments by types', () => {
    const { client } = clientOver({ sugar: 3 });
    const calls = [
      // @ts-expect-error The body is missing.
      () => client.cupFill({ params: { cupId: 'blue' } }),
      // @ts-expect-error The parameter has another name.
      () => client.cupFill({ params: { cup: 'blue' }, body: { sugar: 2 } }),
      // @ts-expect-error Sugar is counted.
      () => client.cupFill({ params: { cupId: 'blue' }, body: { sugar: 'two' } }),
      // @ts-expect-error The parameters are missing.
      () => client.cupBreak(),
      // @ts-expect-error This call has no body.
      () => client.cups({ body: { sugar: 2 } }),
      // @ts-expect-error There is no such route.
      () => client.cupPolish(),
    ];
    expect(calls).toHaveLength(6);
  });
});
