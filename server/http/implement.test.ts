import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { admin, bytes, everyone, type Route, route, signedIn } from '#contract/route.ts';
import { openTestServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';
import type { RouteModule } from '../app/appContext.ts';
import { implement } from './implement.ts';
import { refusal } from './refusalError.ts';

const cup = route('PUT /test/cups/:cupId', {
  params: z.object({ cupId: z.string() }),
  body: z.object({ sugar: z.int() }),
  reply: z.object({ sugar: z.int() }),
  refusals: ['notFound'],
  access: everyone,
  token: 'none',
});

let server: TestServer | undefined;
const log: string[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  log.length = 0;
});

async function serve(module: RouteModule, isStrict = true): Promise<TestBrowser> {
  server = await openTestServer('server', {
    routes: [module],
    isStrict,
    settings: testSettings({ DEMO_MODE: '1', LOG_LEVEL: 'error' }),
    logger: { write: (line) => void log.push(line) },
  });
  return new TestBrowser(server.app);
}

const put = async (browser: TestBrowser, body: object = { sugar: 2 }) => {
  const reply = await browser.send('PUT', '/api/test/cups/blue', body);
  return [reply.statusCode, reply.json()];
};

describe('a route of the table', () => {
  it('is given what its schemas read, and answers what its handler says', async () => {
    const seen: unknown[] = [];
    const browser = await serve(
      implement(cup, ({ params, body, member }) => {
        seen.push(params, body, member);
        return { sugar: body.sugar + 1 };
      }),
    );
    expect(await put(browser)).toEqual([200, { sugar: 3 }]);
    expect(seen).toEqual([{ cupId: 'blue' }, { sugar: 2 }, null]);
    expect(await put(browser, { sugar: 'two' })).toEqual([
      400,
      expect.objectContaining({ code: 'validation' }),
    ]);
  });

  it('that answers something else than its schema is a logged fault', async () => {
    const wrong = { sugar: 'three' } as unknown as { sugar: number };
    const browser = await serve(
      implement(cup, () => wrong),
      false,
    );
    expect(await put(browser)).toEqual([500, expect.objectContaining({ code: 'internal' })]);
    expect(log.join()).toContain('PUT /test/cups/:cupId does not answer what the route table says');
  });

  it.each([true, false])(
    'that answers more than its schema is stopped where strict (%s), else cut',
    async (isStrict) => {
      const more = { sugar: 3, secret: 'spoon' };
      const browser = await serve(
        implement(cup, () => more),
        isStrict,
      );
      const cut = [200, { sugar: 3 }];
      expect(await put(browser)).toEqual(
        isStrict ? [500, expect.objectContaining({ code: 'internal' })] : cut,
      );
    },
  );

  it('refuses with what its row names, and with nothing else where strict', async () => {
    const browser = await serve(
      implement(cup, ({ body }) => {
        throw body.sugar === 1 ? refusal('notFound') : refusal('deckConflict');
      }),
    );
    expect(await put(browser, { sugar: 1 })).toEqual([404, expect.objectContaining({ code: 'notFound' })]);
    expect(await put(browser, { sugar: 2 })).toEqual([500, expect.objectContaining({ code: 'internal' })]);
    expect(log.join()).toContain('refuses with deckConflict, which its row does not name');
  });

  it('without a reply is a 204', async () => {
    const bare = { ...cup, reply: null };
    const browser = await serve(implement(bare as Route, () => undefined));
    expect((await browser.send('PUT', '/api/test/cups/blue', { sugar: 2 })).statusCode).toBe(204);
  });

  it.each([
    ['signedIn', signedIn],
    ['admin', admin],
  ])('for %s turns visitors away before their body is read', async (_, access) => {
    const browser = await serve(implement({ ...cup, access }, () => ({ sugar: 1 })));
    const reply = await browser.send('PUT', '/api/test/cups/blue', undefined, {
      payload: '{ "sugar": ',
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'signedOut']);
  });

  it('for visitors takes 16 KiB', async () => {
    const browser = await serve(implement(cup, ({ body }) => body));
    expect((await put(browser, { sugar: 1, note: 'x'.repeat(16 * 1024) }))[0]).toBe(413);
    expect((await put(browser, { sugar: 1, note: 'x'.repeat(15 * 1024) }))[0]).toBe(200);
  });
});

describe('a route of the table that takes bytes', () => {
  const picture = route('POST /test/pictures', {
    body: bytes,
    bodyBytes: 1000,
    reply: z.object({ bytes: z.int() }),
    refusals: [],
    access: everyone,
    token: 'none',
  });
  const post = async (browser: TestBrowser, payload: Buffer | string, type: string) => {
    const reply = await browser.send('POST', '/api/test/pictures', undefined, {
      payload,
      headers: { 'content-type': type },
    });
    return [reply.statusCode, reply.json().bytes ?? reply.json().code];
  };

  it('gives them to its handler, as many as its row allows, and takes nothing else', async () => {
    const browser = await serve(implement(picture, ({ body }) => ({ bytes: body.byteLength })));
    const stream = 'application/octet-stream';
    expect(await post(browser, Buffer.alloc(1000), stream)).toEqual([200, 1000]);
    expect(await post(browser, Buffer.alloc(1001), stream)).toEqual([413, 'tooLarge']);
    expect(await post(browser, '{"a":1}', 'application/json')).toEqual([415, 'unsupportedMediaType']);
    const empty = await browser.send('POST', '/api/test/pictures');
    expect([empty.statusCode, empty.json().message]).toEqual([415, 'Send the file as bytes.']);
  });
});

describe('a route of the table that answers a file', () => {
  it('sends it under its media type and name', async () => {
    const file = 'text/csv; charset=utf-8';
    const row = route('GET /test/file', {
      reply: z.string(),
      file,
      refusals: [],
      access: everyone,
      token: 'none',
    });
    const browser = await serve(implement(row, () => ({ name: 'cups.csv', text: 'a,b\r\n' })));
    const reply = await browser.send('GET', '/api/test/file');
    expect([reply.statusCode, reply.body]).toEqual([200, 'a,b\r\n']);
    expect(reply.headers).toMatchObject({
      'content-type': file,
      'content-disposition': 'attachment; filename="cups.csv"',
    });
  });
});

describe('the row of a route', () => {
  it('is checked by types', () => {
    const parts = { reply: cup.reply, refusals: [] as const, access: everyone, token: 'none' } as const;
    const { access: _, ...withoutAccess } = parts;
    const rows = [
      // @ts-expect-error Who may call it is missing.
      route('GET /test/cups', withoutAccess),
      // @ts-expect-error The path's parameter has no schema.
      route('GET /test/cups/:cupId', parts),
      // @ts-expect-error The schema names another parameter than the path.
      route('GET /test/cups/:cupId', { ...parts, params: z.object({ cup: z.string() }) }),
      // @ts-expect-error There is no such refusal.
      route('GET /test/cups', { ...parts, refusals: ['teaIsCold'] }),
      // @ts-expect-error There is no such method.
      route('BREW /test/cups', parts),
    ];
    const modules = [
      // @ts-expect-error The answer is not what the schema says.
      implement(cup, () => ({ sugar: 'three' })),
      // @ts-expect-error Visitors may call it, so there may be nobody.
      implement(cup, ({ member }) => ({ sugar: member.memberId.length })),
    ];
    expect([rows.length, modules.length]).toEqual([5, 2]);
  });
});
