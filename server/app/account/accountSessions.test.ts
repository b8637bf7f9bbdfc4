import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { TestServer } from '#tests/support/testServer.ts';
import {
  CREATED_UTC,
  enter,
  MINUTE_MS,
  me,
  member,
  ofReply,
  openAccountServer,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(SERVER_FIRST_KINDS)('the sessions of an account on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openAccountServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  describe('sessions [S15]', () => {
    it('are listed with their devices, the newest use first [ASVS V7.5.2]', async () => {
      await member(server, 'Ana');
      server.clock.nowMs += MINUTE_MS;
      const { browser } = await enter(server, 'Ana', PASSWORD, FIREFOX);
      const { sessions } = (await browser.send('GET', '/api/account/sessions')).json();
      expect(sessions).toStrictEqual([
        {
          sessionId: expect.any(String),
          device: 'Firefox on Linux',
          createdUtc: '2026-11-21T12:01:00.000Z',
          lastUsedUtc: '2026-11-21T12:01:00.000Z',
          isThisOne: true,
        },
        {
          sessionId: expect.any(String),
          device: 'Unknown device',
          createdUtc: CREATED_UTC,
          lastUsedUtc: CREATED_UTC,
          isThisOne: false,
        },
      ]);
    });

    it('end one by one, at once, for token and cookie [ASVS V7.5.2, V10.4.9]', async () => {
      const { browser } = await member(server, 'Ana');
      const other = (await enter(server, 'Ana')).browser;
      const { sessions } = (await browser.send('GET', '/api/account/sessions')).json();
      const { sessionId } = sessions.find((line: { isThisOne: boolean }) => !line.isThisOne);
      const ended = (await browser.send('DELETE', `/api/account/sessions/${sessionId}`)).json();
      expect(ended.sessions.map(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toEqual([true]);
      expect([await me(browser), await me(other)]).toStrictEqual([200, 401]);
      expect((await other.send('POST', '/api/auth/refresh')).statusCode).toBe(401);
      const again = await browser.send('DELETE', `/api/account/sessions/${sessionId}`);
      expect(ofReply(again)).toStrictEqual(problem(404, 'notFound', 'We couldn’t find that.'));
    });

    it('of others look as if there were none [Z2] [ASVS V8.2.2]', async () => {
      const { browser } = await member(server, 'Ana');
      const mara = await member(server, 'Mara');
      const { sessions } = (await mara.browser.send('GET', '/api/account/sessions')).json();
      const reply = await browser.send('DELETE', `/api/account/sessions/${sessions[0].sessionId}`);
      expect(ofReply(reply)).toStrictEqual(problem(404, 'notFound', 'We couldn’t find that.'));
      expect(await me(mara.browser)).toBe(200);
    });

    it('end all but this one [ASVS V7.4.3]', async () => {
      const { browser } = await member(server, 'Ana');
      const others = [(await enter(server, 'Ana')).browser, (await enter(server, 'Ana')).browser];
      const mara = await member(server, 'Mara');
      const ended = (await browser.send('DELETE', '/api/account/sessions')).json();
      expect(ended.sessions.map(({ isThisOne }: { isThisOne: boolean }) => isThisOne)).toEqual([true]);
      expect(await Promise.all([browser, ...others, mara.browser].map(me))).toStrictEqual([
        200, 401, 401, 200,
      ]);
    });
  });
});
