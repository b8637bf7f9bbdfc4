import { afterEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, testSettings } from '#tests/support/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

describe('calls of one address', () => {
  it('V2.4.1: wait when they come faster than people click, whoever makes them, and others go on [ASVS V2.4.1]', async () => {
    server = await openTestServer('embedded', {
      settings: testSettings({ TRUST_PROXY: 'loopback' }),
      callPace: { atOnce: 3, aSecond: 1 },
    });
    const call = async (address: string) => {
      const { statusCode, headers } = await server.app.inject({
        url: '/api/auth/me',
        headers: { 'x-forwarded-for': address },
      });
      return [statusCode, headers['retry-after']];
    };
    for (let each = 0; each < 3; each++) expect(await call('198.51.100.7')).toEqual([401, undefined]);
    expect(await call('198.51.100.7')).toEqual([429, '1']);
    expect(await call('198.51.100.8')).toEqual([401, undefined]);
    server.clock.nowMs += 1000;
    expect([await call('198.51.100.7'), await call('198.51.100.7')]).toEqual([
      [401, undefined],
      [429, '1'],
    ]);
  });

  it('are told in headers how many are left, of replies that refuse too', async () => {
    server = await openTestServer('embedded', { callPace: { atOnce: 3, aSecond: 0.5 } });
    const call = async () => {
      const { statusCode, headers } = await server.app.inject('/api/auth/me');
      return [statusCode, headers['ratelimit-policy'], headers.ratelimit];
    };
    const policy = '"calls";q=3;w=6';
    expect(await call()).toEqual([401, policy, '"calls";r=2;t=2']);
    expect(await call()).toEqual([401, policy, '"calls";r=1;t=4']);
    expect(await call()).toEqual([401, policy, '"calls";r=0;t=6']);
    expect(await call()).toEqual([429, policy, '"calls";r=0;t=6']);
    server.clock.nowMs += 6000;
    expect(await call()).toEqual([401, policy, '"calls";r=2;t=2']);
  });

  it('have no such headers where nothing is limited', async () => {
    server = await openTestServer('embedded');
    const { headers } = await server.app.inject('/api/auth/me');
    expect(headers).not.toHaveProperty('ratelimit');
  });
});
