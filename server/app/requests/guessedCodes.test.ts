import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { openWholeServer, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import { WRONG_CODES } from './guessedCodes.ts';

describe('the code of a table', () => {
  let server: TestServer;
  let code = '';
  let draftId = '';

  beforeAll(async () => {
    server = await openWholeServer('server');
    await storeBundle(server.db, canaryGame(90), server.clock.now());
    const host = new TestBrowser(server.app);
    const wish = {
      handle: 'Wren',
      email: 'wren@example.org',
      password: 'copper kettle 41',
      acceptTerms: true,
    };
    expect((await host.enter('/api/auth/register', wish)).json()).toMatchObject({ handle: 'Wren' });
    const settings = { visibility: 'code', seats: 2 };
    const table = { game: 'canary', template: 'canary-draft', solo: false, settings };
    const made = await host.send('POST', '/api/drafts', table);
    draftId = made.json().draftId;
    code = (await host.send('GET', `/api/drafts/${draftId}`)).json().code;
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.db.query('delete from rate_limit');
  });

  async function guest(): Promise<TestBrowser> {
    const browser = new TestBrowser(server.app);
    await browser.enter('/api/auth/guest');
    return browser;
  }
  const ask = (browser: TestBrowser, asked: string, remoteAddress = '203.0.113.7') =>
    browser.send('GET', `/api/codes/${asked}`, undefined, { remoteAddress });

  it('is not found by trying: after ten wrong ones in a minute a visitor waits, for tables and events alike [Z11] [ASVS V2.4.1, V11.5.1]', async () => {
    const browser = await guest();
    for (let wrong = 1; wrong <= WRONG_CODES.perMinute.attempts; wrong++)
      expect((await ask(browser, `ZZZZ${wrong}`)).statusCode).toBe(404);
    const next = await ask(await guest(), code);
    expect([next.statusCode, next.json().code, Number(next.headers['retry-after']) > 0]).toEqual([
      429,
      'tooMany',
      true,
    ]);
    expect((await ask(browser, code)).statusCode).toBe(429);
    expect((await ask(browser, code, '198.51.100.9')).json()).toEqual({ kind: 'table', draftId });
    server.clock.nowMs += WRONG_CODES.perMinute.windowSeconds * 1000;
    expect((await ask(browser, code)).json()).toEqual({ kind: 'table', draftId });
  });

  it('is told to a visitor who is nobody yet, and a wrong one makes nobody', async () => {
    const members = () => server.db.query('select count(*)::int as all from member');
    const before = await members();
    const visitor = new TestBrowser(server.app);
    expect((await ask(visitor, code)).json()).toEqual({ kind: 'table', draftId });
    const wrong = await ask(visitor, 'ZZZZ99');
    expect([wrong.statusCode, wrong.json().code]).toEqual([404, 'codeUnknown']);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(await members()).toEqual(before);
  });

  it('may be asked for as often as one likes when it is right [Z11]', async () => {
    const browser = await guest();
    for (let times = 0; times < 2 * WRONG_CODES.perMinute.attempts; times++)
      expect((await ask(browser, code)).statusCode).toBe(200);
  });
});
