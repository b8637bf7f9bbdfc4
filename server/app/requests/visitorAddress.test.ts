import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { addressOf } from './visitorAddress.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await openTestServer('server', {
    settings: testSettings({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8,fd00::/8', LOG_LEVEL: 'info' }),
    logger: { write: (line) => void logged.push(line) },
    routes: [(api) => void api.get('/test/address', async (request) => ({ address: addressOf(request) }))],
  });
});
afterAll(() => server?.close());

const addressFor = async (forwarded: string, peer = '127.0.0.1'): Promise<string> => {
  const headers = { 'x-forwarded-for': forwarded };
  const answer = await server.app.inject({ url: '/api/test/address', headers, remoteAddress: peer });
  return answer.json().address;
};

it.each([
  ['an address', '203.0.113.7', '203.0.113.7'],
  ['a port behind it', '203.0.113.7:51234', '203.0.113.7'],
  ['an IPv6 address, which counts by its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['a bracketed IPv6 address', '[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::'],
  ['a bracketed IPv6 address with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['an IPv4 address written as IPv6', '[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['a proxy of ours with its port', '203.0.113.7:51234, 10.1.2.3:8080', '203.0.113.7'],
  ['a proxy of ours with IPv6', '203.0.113.7:51234, [fd00::1]:8080, 10.1.2.3', '203.0.113.7'],
  ['what a visitor claims of himself', '198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
  ['nothing that is an address', 'unknown', '127.0.0.1'],
  ['nothing that is an address, before a proxy of ours', 'unknown, 10.1.2.3:80', '10.1.2.3'],
  ['a port that is none', '203.0.113.7:99999', '127.0.0.1'],
  ['a name', 'localhost:80', '127.0.0.1'],
  ['half a bracket', '[2001:db8::1', '127.0.0.1'],
])('a visitor is known by %s [A22] [ASVS V4.1.3]', async (_, forwarded, address) => {
  expect(await addressFor(forwarded)).toBe(address);
});

it('the header of somebody who is no proxy of ours counts for nothing [A22]', async () => {
  expect(await addressFor('203.0.113.7', '198.51.100.9')).toBe('198.51.100.9');
});

it('the log names the address without its port', async () => {
  logged.length = 0;
  await addressFor('203.0.113.7:51234');
  expect(logged.join('')).toContain('"remoteAddress":"203.0.113.7"');
});
