import { describe, expect, it } from 'vitest';
import { checkOutwardAddress, isPublicAddress, OutwardRefused } from './outwardAddress.ts';

const PUBLIC = '93.184.215.14';
const closed = { allowsLoopback: false };
const open = { allowsLoopback: true };
const resolving = (...addresses: string[]) => ({ ...closed, resolve: async () => addresses });
const outcome = (text: string, rules: Parameters<typeof checkOutwardAddress>[1] = closed) =>
  checkOutwardAddress(text, rules).then(
    ({ address }) => address,
    (fault: unknown) => (fault instanceof OutwardRefused ? 'refused' : fault),
  );

describe('an address outside', () => {
  it.each([
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '0',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    'localhost.',
    '169.254.169.254',
    '100.100.100.200',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '192.0.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[2002:7f00:1::]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2001:0:7f00:1::]',
    '[2606:4700::5efe:7f00:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[2001:db8::1]',
  ])('is refused when it is %s [I1, P1, P2, P3] [ASVS V1.3.6]', async (host) => {
    expect(await outcome(`https://${host}/push`)).toBe('refused');
  });

  it.each([
    `http://${PUBLIC}/`,
    `https://${PUBLIC}:22/`,
    `https://${PUBLIC}:8443/`,
    `https://user@${PUBLIC}/`,
    `https://user:word@${PUBLIC}/`,
    'file:///etc/passwd',
    'data:text/plain,hello',
    'ftp://example.org/',
    '//example.org/',
    'https:',
    '',
    `https://${PUBLIC}/${'a'.repeat(1000)}`,
  ])('is refused as %s [P6]', async (text) => {
    expect(await outcome(text)).toBe('refused');
  });

  it('is refused when one of its host’s addresses is no public one, or it has none [P4]', async () => {
    const text = 'https://push.example.org/abc';
    expect(await outcome(text, resolving(PUBLIC, '127.0.0.1'))).toBe('refused');
    expect(await outcome(text, resolving(PUBLIC, '::1'))).toBe('refused');
    expect(await outcome(text, resolving('10.0.0.1'))).toBe('refused');
    expect(await outcome(text, resolving())).toBe('refused');
    const silent = { ...closed, resolve: () => Promise.reject(new Error('no such name')) };
    expect(await outcome(text, silent)).toBe('refused');
  });

  it('is taken with the address to be dialled when all are public', async () => {
    expect(await outcome('https://push.example.org/abc', resolving(PUBLIC, '2606:4700::1111'))).toBe(PUBLIC);
    expect(await outcome(`https://${PUBLIC}:443/abc`)).toBe(PUBLIC);
    expect(await outcome('https://[2606:4700::1111]/')).toBe('2606:4700::1111');
  });

  it('may be loopback in test builds alone, over TLS and nowhere else', async () => {
    expect(await outcome('https://127.0.0.1:8443/push', open)).toBe('127.0.0.1');
    expect(await outcome('https://[::1]:8443/push', open)).toBe('::1');
    expect(await outcome('http://127.0.0.1:8443/push', open)).toBe('refused');
    expect(await outcome('https://10.0.0.1/push', open)).toBe('refused');
    const mixed = { ...open, resolve: async () => ['127.0.0.1', PUBLIC] };
    expect(await outcome('https://push.example.org/', mixed)).toBe('refused');
  });

  it('V13.2.4: is only one of the hosts that are listed, where they are [ASVS V13.2.4, V13.2.5]', async () => {
    const rules = { ...resolving(PUBLIC), hosts: ['fcm.googleapis.com', '*.push.apple.com'] };
    const outcomes = await Promise.all(
      [
        'fcm.googleapis.com',
        'web.push.apple.com',
        'push.apple.com',
        'evilpush.apple.com.example.org',
        'xfcm.googleapis.com',
      ].map((host) => outcome(`https://${host}/a`, rules)),
    );
    expect(outcomes).toEqual([PUBLIC, PUBLIC, 'refused', 'refused', 'refused']);
  });

  it('tells the same of every place it does not go to', async () => {
    const words = await Promise.all(
      ['https://127.0.0.1/', 'https://10.0.0.1/', 'https://10.0.0.1:9/'].map((text) =>
        checkOutwardAddress(text, closed).catch((fault: Error) => fault.message),
      ),
    );
    expect(new Set(words)).toEqual(new Set(['This server does not connect to that address.']));
  });

  it('is public up to the edges of what is not [P2]', () => {
    const edges = ['9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1'];
    expect(edges.map(isPublicAddress)).toEqual(edges.map(() => true));
    expect(['fe80::1%eth0', 'nothing', '2003::1'].map(isPublicAddress)).toEqual([false, false, true]);
  });
});
