import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestBrowser } from '#tests/support/testServer.ts';
import { type AdminServer, openAdminServer } from '../app/admin/admin.testkit.ts';

const MIB = 1024 * 1024;
const PATIENCE_MS = 10_000;
const FLAT = 'nowhere';
/** The status of a request of which nobody says anything in time. */
const NOTHING = 0;

let server: AdminServer;
let port = 0;
let guest: TestBrowser;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await openAdminServer(1);
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  guest = new TestBrowser(server.app);
  await guest.enter('/api/auth/guest');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server?.close();
});

const addressOf = (path: string) => path.replaceAll(/:\w+/g, FLAT);

interface Routed {
  readonly method: string;
  readonly url: string;
}

/** Leads every body on, unread: `server/app/site/webFiles.test.ts`. It is there where the browser part is built. */
const SHARE_TARGET = 'POST /';

/** Routes whose method may bring a body, whether they read it or not. */
const routes = (): readonly Routed[] =>
  [...server.app.routeTable.keys()]
    .filter((route) => route !== SHARE_TARGET)
    .map((route) => route.split(' '))
    .filter(([method = '']) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    .map(([method = '', path = '']) => ({ method, url: addressOf(path) }));

interface Announced extends Routed {
  readonly bytes: number;
  readonly token?: string;
}

/** A request whose head was sent; `status` is that of the answer, or nothing where none came in time. */
interface Begun {
  readonly status: Promise<number>;
  /** Sends the body, a text of spaces. */
  finish(): void;
}

function begin({ method, url, bytes, token }: Announced): Begun {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  const bearer = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  socket.write(
    `${method} ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${bearer}content-length: ${bytes}\r\n\r\n`,
  );
  const status = once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ([said]: unknown[]) => Number(/^HTTP\/1\.1 (\d+)/.exec(String(said))?.[1] ?? NOTHING),
    () => NOTHING,
  );
  return { status, finish: () => void socket.write(' '.repeat(bytes)) };
}

describe('the body of a request', () => {
  it('is read behind a guard, or only up to 16 KiB: the law of every route [S4, C12]', () => {
    const care = [...server.app.routeCare];
    expect(care.length).toBeGreaterThan(150);
    expect(care.filter(([, { isGuarded, bodyLimit }]) => !isGuarded && bodyLimit > 16 * 1024)).toEqual([]);
    expect(care.filter(([, { isGuarded }]) => isGuarded).length).toBeGreaterThan(100);
  });

  it.each([
    ['17 KiB', 17 * 1024],
    ['4 MiB', 4 * MIB],
  ])(
    'of %s is refused to a visitor before it is read, whatever the route [S4, C12] [ASVS V15.2.2]',
    async (_, bytes) => {
      expect(routes().length).toBeGreaterThan(90);
      const asked = await Promise.all(
        routes().map(async (route) => ({ ...route, status: await begin({ ...route, bytes }).status })),
      );
      expect(asked.filter(({ status }) => ![401, 403, 413].includes(status))).toEqual([]);
      // Both kinds of routes are among them.
      expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([401, 413]));
    },
  );

  it('of nothing but brackets is refused in words on every route [S4, C12]', async () => {
    const deep = 5_000;
    const nested = [
      '['.repeat(deep) + ']'.repeat(deep),
      `{"a":${'[{"a":'.repeat(deep)}1${'}]'.repeat(deep)}}`,
      '['.repeat(deep),
    ];
    const wrong: string[] = [];
    for (const route of routes())
      for (const payload of nested) {
        const headers = { 'content-type': 'application/json' };
        const { statusCode } = await server.admin.send(route.method as 'POST', route.url, undefined, {
          headers,
          payload,
        });
        // Lines read no body; that of overlays answers only pages of the site.
        const isLine =
          (route.url === '/api/hub/negotiate' && statusCode === 200) ||
          (route.url === '/api/overlay/negotiate' && statusCode === 401);
        if (![400, 413, 415].includes(statusCode) && !isLine)
          wrong.push(`${route.method} ${route.url} ${statusCode} ${payload.slice(0, 10)}`);
      }
    expect(wrong).toEqual([]);
  });

  it('may be nested as deep as anything that people write [S4]', async () => {
    const payload = JSON.stringify({ game: { a: [[[[[[[['deep']]]]]]]] } });
    const headers = { 'content-type': 'application/json' };
    const { statusCode, body } = await guest.send('POST', '/api/drafts', undefined, { headers, payload });
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'validation']);
  });

  it('of a size is refused where one person sends too many of them at once [S4, C12]', async () => {
    const large = { method: 'POST', url: '/api/drafts', bytes: 40_000, token: guest.token };
    const begun = Array.from({ length: 6 }, () => begin(large));
    const refused = await new Promise<readonly number[]>((resolve) => {
      const seen: number[] = [];
      for (const { status } of begun) void status.then((one) => seen.push(one) === 2 && resolve([...seen]));
    });
    expect(refused).toEqual([429, 429]);
    const finished = (one: Begun) => {
      one.finish();
      return one.status;
    };
    // What is small does not count, and other people go on.
    expect(await finished(begin({ ...large, bytes: 20 }))).toBe(400);
    expect(await finished(begin({ ...large, token: server.admin.token }))).toBe(400);
    for (const one of begun) one.finish();
    const all = await Promise.all(begun.map(({ status }) => status));
    expect(all.toSorted()).toEqual([400, 400, 400, 400, 429, 429]);
    await expect.poll(() => finished(begin(large))).toBe(400);
  });
});
