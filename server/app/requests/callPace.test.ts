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
});
