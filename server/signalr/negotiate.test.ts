import { describe, expect, it } from 'vitest';
import {
  call,
  enterRaw,
  officialClient,
  openRaw,
  startHub,
  statusOfKnock,
  type TestHub,
} from '#tests/support/signalr.ts';

type Negotiation = {
  readonly connectionId: string;
  readonly connectionToken: string;
  readonly negotiateVersion: number;
};

const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

function post(test: TestHub, query: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${test.url}/negotiate${query}`, {
    method: 'POST',
    headers: { authorization: 'Bearer ann' },
    ...init,
  });
}

async function negotiate(test: TestHub, query = '?negotiateVersion=1'): Promise<Negotiation> {
  const response = await post(test, query);
  expect(response.status).toBe(200);
  return (await response.json()) as Negotiation;
}

describe('negotiation', () => {
  it('gives a public id and a secret token, and no cache may keep them', async () => {
    const response = await post(await startHub(), '?negotiateVersion=1');
    expect(await response.json()).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}\.\d+\.[\w-]{43}$/),
      availableTransports: TRANSPORTS,
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', '?negotiateVersion=0', '?negotiateVersion=x'])(
    'gives an old client that asks with "%s" a single id that opens the connection',
    async (query) => {
      const test = await startHub();
      const answer = await negotiate(test, query);
      expect(answer).toEqual({
        negotiateVersion: 0,
        connectionId: expect.any(String),
        availableTransports: TRANSPORTS,
      });
      await enterRaw(test, { query: `?id=${answer.connectionId}` });
      expect(test.hub.connectionsOfUser('ann').length).toBe(1);
    },
  );

  it.each([
    ['protocol=2', 200],
    ['', 200],
    ['protocol=1', 426],
    ['protocol=x', 426],
    ['protocol=3', 503],
  ])('turns a client away that speaks another protocol: "%s" gets %i', async (query, status) => {
    const test = await startHub({ protocol: 2 });
    const answer = await post(test, `?negotiateVersion=1&${query}`);
    expect(answer.status).toBe(status);
    if (status === 426)
      expect(await answer.json()).toEqual({
        code: 'outdated',
        message: 'Passleft was updated. Reload the page.',
      });
  });

  it.each([
    ['broken JSON', 'application/json', '{"a'],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
    ['16 KiB of text', 'text/plain', 'x'.repeat(16 * 1024)],
    ['an unheard-of type', 'application/x-unheard-of', '?'],
  ])('takes no notice of a body of %s', async (_what, contentType, body) => {
    const headers = { authorization: 'Bearer ann', 'content-type': contentType };
    expect((await post(await startHub(), '', { headers, body })).status).toBe(200);
  });

  it('does not swallow a body of 2 MB', async () => {
    const init = { headers: { authorization: 'Bearer ann' }, body: 'x'.repeat(2_000_000) };
    expect((await post(await startHub(), '', init)).status).toBe(413);
  });

  it('is refused without a credential', async () => {
    const response = await post(await startHub(), '', { headers: {} });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await response.json()).toEqual({ code: 'signInNeeded', message: 'Sign in first.' });
  });

  it.each(['https://evil.example', 'null'])(
    'is refused to a page from %s [W1] [ASVS V4.4.2]',
    async (origin) => {
      const headers = { authorization: 'Bearer ann', origin };
      expect((await post(await startHub(), '', { headers })).status).toBe(403);
    },
  );

  it('says nothing of the fault when the check of the credential fails [C5] [ASVS V16.5.1, V16.5.3]', async () => {
    const test = await startHub({
      authenticate: async () => {
        throw new Error('secret of the database');
      },
    });
    const response = await post(test, '');
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 'fault', message: 'The server could not do that.' },
    ]);
    expect(await statusOfKnock(test)).toBe(500);
    expect(test.events).toEqual(['fault in authenticate', 'fault in authenticate']);
  });
});

describe('a negotiation that leads elsewhere', () => {
  const elsewhere = (host: string) => `http://${host}/api/hub?p=two`;
  const leading = () =>
    startHub({
      leadTo: ({ url = '', headers }) =>
        url.includes('draft=') && !url.includes('p=') ? elsewhere(headers.host ?? '') : null,
    });

  it('tells the address and gives no token [T]', async () => {
    const test = await leading();
    const { host } = new URL(test.url);
    expect(await negotiate(test, '?negotiateVersion=1&draft=x')).toEqual({
      negotiateVersion: 1,
      url: elsewhere(host),
      availableTransports: [],
    });
    expect(await negotiate(test, '?negotiateVersion=1&draft=x&p=two')).toHaveProperty('connectionToken');
    expect(await negotiate(test, '?negotiateVersion=1')).toHaveProperty('connectionToken');
  });

  it('is told to nobody who may not come in [T]', async () => {
    expect((await post(await leading(), '?draft=x', { headers: {} })).status).toBe(401);
    const headers = { authorization: 'Bearer ann', origin: 'https://evil.example' };
    const refused = await post(await leading(), '?draft=x', { headers });
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining('p=two')]);
  });

  it('is followed by the official client, once [T]', async () => {
    const test = await leading();
    const client = officialClient({ ...test, url: `${test.url}?draft=x` });
    await client.start();
    expect(test.hub.connectionsOfUser('ann').length).toBe(1);
  });
});

describe('a connection token', () => {
  it('opens one connection, under its public id [W12]', async () => {
    const test = await startHub();
    const { connectionId, connectionToken } = await negotiate(test);
    await enterRaw(test, { query: `?id=${connectionToken}` });
    expect(test.hub.connectionsOfUser('ann').map(({ id }) => id)).toEqual([connectionId]);
    expect(await statusOfKnock(test, { query: `?id=${connectionToken}` })).toBe(409);
  });

  it('is of no use to another user, who does not use it up either [Z7] [ASVS V4.4.4]', async () => {
    const test = await startHub();
    const { connectionId, connectionToken } = await negotiate(test);
    const query = `?id=${connectionToken}`;
    expect(await statusOfKnock(test, { query, bearer: 'bob' })).toBe(404);
    expect(await statusOfKnock(test, { query: `?id=${connectionId}` })).toBe(404);
    await openRaw(test, { query });
  });

  it('runs out after a minute', async () => {
    const test = await startHub();
    const query = `?id=${(await negotiate(test)).connectionToken}`;
    test.advance(60_000);
    expect(await statusOfKnock(test, { query })).toBe(404);
  });
});

describe('a WebSocket', () => {
  it('may skip negotiation, with the credential in the header or in the address', async () => {
    const test = await startHub();
    await enterRaw(test);
    await enterRaw(test, { bearer: null, query: '?access_token=bob', origin: new URL(test.url).origin });
    await enterRaw(test, { bearer: 'carl', query: '?access_token=dora' });
    const users = ['ann', 'bob', 'carl', 'dora'];
    expect(users.map((user) => test.hub.connectionsOfUser(user).length)).toEqual([1, 1, 1, 0]);
  });

  it('is turned away before it opens, without a credential or with one that has run out [W2]', async () => {
    const expired = { userId: 'ann', sessionId: 's', expiresAtMs: 0 };
    expect(await statusOfKnock(await startHub(), { bearer: null })).toBe(401);
    expect(await statusOfKnock(await startHub({ authenticate: async () => null }))).toBe(401);
    expect(await statusOfKnock(await startHub({ authenticate: async () => expired }))).toBe(401);
  });

  it('is not asked for a cookie: nobody without origin and bearer gets as far as the check [W1] [ASVS V4.4.3]', async () => {
    const ann = { userId: 'ann', sessionId: 's', expiresAtMs: Number.POSITIVE_INFINITY };
    expect(await statusOfKnock(await startHub({ authenticate: async () => ann }), { bearer: null })).toBe(
      401,
    );
  });

  it.each(['https://evil.example', 'null'])(
    'is turned away from a page of %s [W1] [ASVS V4.4.2]',
    async (origin) => {
      expect(await statusOfKnock(await startHub(), { origin })).toBe(403);
    },
  );

  it('finds nothing at another address', async () => {
    const test = await startHub();
    expect(await statusOfKnock({ ...test, url: `${test.url}/elsewhere` })).toBe(404);
  });

  it('is turned away when its session was closed during the check', async () => {
    const test = await startHub({
      authenticate: async () => {
        test.hub.closeSessions('laptop');
        return { userId: 'ann', sessionId: 'laptop', expiresAtMs: Number.POSITIVE_INFINITY };
      },
    });
    expect(await statusOfKnock(test)).toBe(401);
  });

  it('is turned away while the hub drains', async () => {
    const test = await startHub({ limits: { sweepMs: 5, drainMs: 5_000 } });
    const client = await enterRaw(test);
    client.say(call('wait', []));
    await test.untilBegun('ann', 1);
    const stopped = test.hub.stop();
    expect(await statusOfKnock(test, { bearer: 'bob' })).toBe(503);
    expect((await post(test, '')).status).toBe(503);
    test.openGate();
    await stopped;
  });
});
