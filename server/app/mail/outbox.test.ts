import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoHandlers } from '#server/demo/demoHandlers.ts';
import { createMailSender } from '#server/mail/sender.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { openTestServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';
import { PASSWORD } from './mail.testkit.ts';

const OUTBOX = '/api/demo/outbox';

describe('the outbox of demo mode', () => {
  let server: TestServer;
  let browser: TestBrowser;
  const settings = testSettings({ DEMO_MODE: '1', TRUST_PROXY: 'loopback' });
  beforeAll(async () => {
    server = await openTestServer(ANY_KIND, { settings, routes: demoHandlers });
    browser = new TestBrowser(server.app);
    const sender = createMailSender({
      db: server.db,
      settings,
      now: () => server.clock.now(),
      onFault: () => undefined,
    });
    for (const handle of ['Ana', 'Bob']) {
      const email = `${handle}@example.org`;
      await browser.enter('/api/auth/register', { handle, email, password: PASSWORD, acceptTerms: true });
      await sender.sendDue();
      server.clock.nowMs += 1000;
    }
  });
  afterAll(() => server.close());

  const open = (headers: Record<string, string> = {}, more: object = {}) =>
    browser.send('GET', OUTBOX, undefined, { headers, ...more });

  it('lists what was mailed, newest first, as JSON', async () => {
    const reply = await open();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const mail = (recipient: string, at: string) => ({
      id: expect.any(String),
      recipient,
      subject: 'Confirm your email address for Passleft',
      plainText: expect.stringMatching(/http:\/\/127\.0\.0\.1:3000\/verify-email\?token=[\w-]{43}\n/),
      createdAt: at,
      sentAt: at,
    });
    expect(reply.json()).toStrictEqual({
      mails: [
        mail('Bob@example.org', '2026-11-21T12:00:01.000Z'),
        mail('Ana@example.org', '2026-11-21T12:00:00.000Z'),
      ],
    });
  });

  it('is a page for a browser, with links to click and nothing that runs', async () => {
    const reply = await open({ accept: 'text/html,application/xhtml+xml' });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[\w+/=]{44}';base-uri 'none';form-action 'none';frame-ancestors 'none'$/,
    );
    const links = [...reply.body.matchAll(/<a href="([^"]+)">/g)].map(([, link]) => link);
    expect(links).toHaveLength(2);
    expect(links[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/verify-email\?token=[\w-]{43}$/);
  });

  it('is there for this machine alone: not from another address, under another name or through a proxy', async () => {
    const statuses: number[] = [];
    for (const [headers, more] of [
      [{}, { remoteAddress: '192.168.1.20' }],
      [{}, { remoteAddress: '::ffff:10.0.0.1' }],
      [{ host: 'evil.example' }, {}],
      [{ host: '127.0.0.1.evil.example' }, {}],
      [{ host: 'localhost@evil.example' }, {}],
      [{ 'x-forwarded-for': '127.0.0.1' }, {}],
      [{ 'x-forwarded-host': 'localhost' }, {}],
      [{ forwarded: 'for=127.0.0.1' }, {}],
      [{ via: '1.1 proxy' }, {}],
    ] as const)
      statuses.push((await open({ ...headers }, more)).statusCode);
    expect(statuses).toStrictEqual(Array.from({ length: 9 }, () => 404));
    expect((await open({ host: '[::1]:3000' }, { remoteAddress: '::1' })).statusCode).toBe(200);
  });

  it('does not exist outside demo mode [ASVS V15.2.3]', async () => {
    const other = await openTestServer(ANY_KIND, { routes: demoHandlers });
    expect((await new TestBrowser(other.app).send('GET', OUTBOX)).statusCode).toBe(404);
    expect((await new TestBrowser(other.app).send('GET', '/api/demo')).json()).toStrictEqual({
      accounts: [],
    });
    await other.close();
  });
});
