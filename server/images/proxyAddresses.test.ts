import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INSIDE, LOOPBACK, SIXES } from '../net/canary.testkit.ts';
import { CLOSED, NOT_HERE, openProxyStand, type ProxyStand } from './proxyStand.testkit.ts';

const NO_DIAL = 'This server does not connect to that address.';
/** Of such spellings, those that a test's own rules take for this machine. */
const isThisMachine = (host: string) =>
  ['127.0.0.1', 'localhost', 'localhost.', '[::1]', '[::ffff:7f00:1]'].includes(host);
/** Headers hold no letters beyond Latin ones. */
const inHeader = (host: string) => (host.startsWith('[') ? host : encodeURI(host));
const hostOf = (spelled: string) => new URL(`https://${spelled}/`).hostname;

describe('the picture proxy, told to ask an address inside', () => {
  let stand: ProxyStand;
  beforeAll(async () => {
    stand = await openProxyStand();
  });
  beforeEach(() => stand.anew());
  afterEach(() => {
    expect(stand.canary.hits).toBe(0);
  });
  afterAll(() => stand?.close());

  it.each([...LOOPBACK, ...INSIDE, ...SIXES])(
    'does not dial %s, though its host were allowed [I1, I2, I3, P1, P2, P3] [ASVS V1.3.6]',
    async (host) => {
      expect(await stand.ask(`https://${host}/card.png`)).toEqual(NOT_HERE);
      expect(stand.lastReason()).toBe(NO_DIAL);
      for (const address of [`https://${host}:${stand.canary.port}/`, `http://${host}:${stand.canary.port}/`])
        expect(await stand.ask(address)).toEqual(NOT_HERE);
    },
  );

  it('does not even read an address with the name of a network card [I3, P3]', async () => {
    for (const zone of ['[fe80::1%25eth0]', '[fe80::1%eth0]', '[::1%25lo]'])
      expect(await stand.ask(`https://${zone}:${stand.canary.port}/`)).toEqual(NOT_HERE);
    expect(stand.cache.failures()).toEqual([]);
  });

  it.each([
    ['only inside', ['127.0.0.1']],
    ['inside and outside', ['93.184.215.14', '127.0.0.1']],
    ['outside by IPv4 and inside by IPv6', ['93.184.215.14', '::1']],
    ['nowhere', []],
  ])('does not dial a name that leads %s [I4, P4]', async (_, addresses) => {
    await stand.anew({ line: { ...CLOSED, resolve: async () => addresses } });
    expect(await stand.ask('https://cards.example.org/1.png')).toEqual(NOT_HERE);
    expect(stand.lastReason()).toBe(NO_DIAL);
  });

  it('looks a name up once for each picture and dials what it saw, however often the name turns inside [I4, P4]', async () => {
    let looks = 0;
    const resolve = async () => {
      looks += 1;
      return looks % 2 === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    await stand.anew({ line: { ...stand.site.line, resolve } });
    const statuses: number[] = [];
    for (let number = 0; number < 100; number++)
      statuses.push((await stand.ask(stand.site.address(`/${number}`)))[0]);
    expect(statuses).toEqual(Array.from({ length: 100 }, (__, at) => (at % 2 === 0 ? 200 : 404)));
    expect([looks, stand.site.asked.length]).toEqual([100, 50]);
    expect(new Set(stand.cache.failures().map(({ reason }) => reason))).toEqual(new Set([NO_DIAL]));
  });

  it('follows no site to an address inside, whatever the status that leads there [I5, P5] [ASVS V15.3.2]', async () => {
    await stand.anew({
      line: { ...stand.site.line, resolve: async (host) => (host === 'localhost' ? ['127.0.0.1'] : []) },
      mayAsk: (host) => host === 'localhost' || !isThisMachine(host),
    });
    const spelled = [...LOOPBACK, ...INSIDE, ...SIXES].filter((host) => hostOf(host) !== 'localhost');
    const targets = spelled
      .map(inHeader)
      .flatMap((host) => [
        `https://${host}/`,
        `https://${host}:${stand.canary.port}/`,
        `http://${host}:${stand.canary.port}/`,
      ]);
    const statuses = [301, 302, 303, 307, 308];
    stand.site.answer = (request, response) => {
      const number = Number(request.url?.slice(1));
      const location = targets[number] ?? '';
      response.writeHead(statuses[number % statuses.length] ?? 302, { location }).end();
    };
    for (const number of targets.keys())
      expect(await stand.ask(stand.site.address(`/${number}`))).toEqual(NOT_HERE);
    const reasons = new Set(stand.cache.failures().map(({ reason }) => reason));
    const said = [
      NO_DIAL,
      'Pictures from that host are not shown here.',
      'The address must begin with https.',
    ];
    expect([...reasons].toSorted()).toEqual(said.toSorted());
    expect(stand.site.asked.length).toBe(targets.length);
  });

  it('follows no site to another scheme, in circles, over eleven hops or by a Refresh header [I5, P5]', async () => {
    await stand.anew({ line: stand.site.line });
    const leads: Readonly<Record<string, string>> = {
      '/file': 'file:///etc/passwd',
      '/gopher': 'gopher://localhost/',
      '/ftp': 'ftp://localhost/a.png',
      '/data': 'data:image/png;base64,AAAA',
      '/plain': stand.site.address('/x').replace('https:', 'http:'),
      '/circle': '/circle',
      '/nowhere': 'https://[',
      ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`/hop${at}`, `/hop${at + 1}`])),
    };
    stand.site.answer = (request, response) => {
      const location = leads[request.url ?? ''];
      if (location !== undefined) response.writeHead(302, { location }).end();
      else
        response
          .writeHead(200, { refresh: `0; url=http://127.0.0.1:${stand.canary.port}/` })
          .end('<html></html>');
    };
    const begun = Object.keys(leads).filter((path) => !/hop[1-9]/.test(path));
    for (const path of [...begun, '/refresh'])
      expect([path, await stand.ask(stand.site.address(path))]).toEqual([path, NOT_HERE]);
    expect(stand.site.asked.filter((path) => path === '/circle')).toHaveLength(3);
    expect(stand.site.asked.filter((path) => path.startsWith('/hop'))).toEqual(['/hop0', '/hop1', '/hop2']);
  });

  it.each([
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://cards.example.org/a.png',
    'gopher://cards.example.org/',
    'blob:https://cards.example.org/1',
    '//cards.example.org/a.png',
    'https:cards.example.org',
    'http://cards.example.org/a.png',
    '',
    'https://cards.example.org@evil.example/a.png',
    'https://evil.example#cards.example.org',
    'https://cards.example.org.evil.example/a.png',
    'https://evil.example/cards.example.org',
    'https://evil.example\\@cards.example.org/a.png',
    'https:\\\\evil.example\\a.png',
    'https://user:word@cards.example.org/a.png',
    'https://cards.example.org:22/a.png',
    'https://cards.example.org:8443/a.png',
    'https://cárds.example.org/a.png',
    'https://cards。example。org.evil.example/a.png',
    'https://cards.example.org%0d%0aHost:evil/a.png',
    'https://cards.example.org\r\nX: y/a.png',
  ])('is not led astray by %j [I6, P6] [ASVS V1.1.1, V12.3.1, V13.2.4]', async (address) => {
    const looked: string[] = [];
    await stand.anew({
      mayAsk: (host) => host === 'cards.example.org',
      line: {
        ...CLOSED,
        resolve: async (host) => {
          looked.push(host);
          return ['127.0.0.1'];
        },
      },
    });
    expect(await stand.ask(address)).toEqual(NOT_HERE);
    // Whatever was looked up at all was the allowed name, and led nowhere.
    expect(looked.filter((host) => host !== 'cards.example.org')).toEqual([]);
  });

  it('says what is wrong with a question that has no address, two of them or ten thousand letters [I6, P6] [ASVS V15.3.7]', async () => {
    const { app } = stand.server;
    const long = `https://cards.example.org/${'a'.repeat(10_000)}`;
    const asks = ['', '?url=a&url=b', `?url=${long}`, '?url=https://cards.example.org/a.png%00'];
    const statuses = await Promise.all(
      asks.map(async (query) => (await app.inject(`/api/imageproxy${query}`)).statusCode),
    );
    expect(statuses.slice(0, 3)).toEqual([400, 400, 400]);
    expect(statuses[3]).toBeLessThan(500);
  });

  it('keeps a line break of an address inside the address [I6, P6]', async () => {
    await stand.anew({ line: stand.site.line });
    await stand.ask(stand.site.address('/a%0d%0aX-Spy:%201'));
    expect(stand.site.asked).toEqual(['/a%0d%0aX-Spy:%201']);
  });

  it('P17: tells a visitor nothing by which an open, a closed and a filtered port could be told apart [I17]', async () => {
    const { app } = stand.server;
    const asked = await Promise.all(
      [
        `https://127.0.0.1:${stand.canary.port}/`,
        'https://127.0.0.1:9/',
        'https://127.0.0.1/',
        'https://10.255.255.1/',
        'https://no.such.name.invalid/',
        'not an address',
      ].map((url) => app.inject(`/api/imageproxy?url=${encodeURIComponent(url)}`)),
    );
    const plain = asked.map(({ statusCode, body }) => {
      const { requestId: _, ...said }: Record<string, unknown> = JSON.parse(body);
      return JSON.stringify([statusCode, said]);
    });
    expect(new Set(plain).size).toBe(1);
  });
});
