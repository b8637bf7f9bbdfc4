import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { storeBundle } from '#server/cards/games.ts';
import { registerNamed } from '#tests/harness/account.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly req?: { readonly method: string; readonly url: string; readonly remoteAddress: string };
  readonly res?: { readonly statusCode: number };
  readonly [more: string]: unknown;
}

const PASSWORD = 'copper kettle 41';
const NEW_PASSWORD = 'violet lantern 7';
const WARN = 40;

describe('what the log keeps of attacks and of delicate steps', () => {
  let server: TestServer;
  let url = '';
  const written: string[] = [];
  const lines = (): Line[] =>
    written
      .join('')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Line => JSON.parse(line));
  const called = (msg: string) => lines().filter((line) => line.msg === msg);

  beforeAll(async () => {
    server = await openWholeServer('server', {
      settings: testSettings({ LOG_LEVEL: 'info', DEMO_MODE: '1' }),
      logger: { write: (line) => void written.push(line) },
    });
    await storeBundle(server.db, canaryGame(90), server.clock.now());
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server?.close());

  const registered = async (handle: string) => {
    const browser = new TestBrowser(server.app);
    const wish = { handle, email: `${handle}@example.org`, password: PASSWORD, acceptTerms: true };
    const { userId } = (await browser.enter('/api/auth/register', wish)).json();
    return { browser, userId: String(userId) };
  };

  /** The first and the last line of the request that a line belongs to. */
  function requestOf({ reqId }: Line) {
    const all = lines().filter((line) => line.reqId === reqId);
    return { begun: all.find(({ req }) => req), ended: all.find(({ res }) => res) };
  }

  it('is who came in or failed to, from where, when, and at which call [C8] [ASVS V16.2.1, V16.2.2, V16.3.1]', async () => {
    const { userId, browser } = await registered('Ana');
    const login = (password: string) =>
      new TestBrowser(server.app).send('POST', '/api/auth/login', { login: 'Ana', password });
    await login('a wrong one 1');
    await login(PASSWORD);
    await browser.send('PUT', '/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    const told = ['registered', 'login failed', 'login', 'password changed'].map((msg) => {
      const [line] = called(msg);
      if (!line) return [msg, 'is not there'];
      const { begun, ended } = requestOf(line);
      return [
        msg,
        line.memberId ?? null,
        line.time > 1_600_000_000_000,
        begun?.req?.remoteAddress,
        begun?.req?.method,
        ended?.res?.statusCode,
      ];
    });
    expect(told).toEqual([
      ['registered', userId, true, '127.0.0.1', 'POST', 200],
      ['login failed', null, true, '127.0.0.1', 'POST', 401],
      ['login', userId, true, '127.0.0.1', 'POST', 200],
      ['password changed', userId, true, '127.0.0.1', 'PUT', 200],
    ]);
  });

  it('is who was told to wait [C8] [ASVS V16.3.3]', async () => {
    written.length = 0;
    for (let times = 0; times < 6; times++)
      await new TestBrowser(server.app).send('POST', '/api/auth/login', { login: 'Nobody', password: 'x' });
    const waited = lines().filter(({ res }) => res?.statusCode === 429);
    expect(waited.map((line) => requestOf(line).begun?.req?.url)).toEqual(['/api/auth/login']);
  });

  it('is who asked for what they may not have: at a guarded call, at a table and over the line [Z3, C8] [ASVS V16.3.2]', async () => {
    const { browser, userId } = await registered('Bob');
    const host = await registerNamed(url, 'Wren', PASSWORD);
    const { draftId } = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { visibility: 'code', seats: 2 },
    });
    written.length = 0;
    await browser.send('GET', '/api/admin/overview');
    await browser.send('POST', `/api/drafts/${draftId}/close`);
    const token = () => browser.token;
    const player = await connectPlayer({ ...host, userId, handle: 'Bob', token });
    await player.open(draftId);
    await player.command({ type: 'clearSeat', seat: 0 });
    await player.leave();
    expect(called('refused').map(({ level, code, memberId }) => [level, code, memberId])).toEqual([
      [WARN, 'forbidden', userId],
      [WARN, 'notFound', userId],
      [WARN, 'notFound', userId],
    ]);
  });

  it('is which line was turned away, without the token that it brought [W3, C8] [ASVS V16.3.3]', async () => {
    written.length = 0;
    const knock = (path: string, origin?: string) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, origin ? { origin } : {});
        socket.on('error', () => resolve());
        socket.on('open', () => socket.close());
        socket.on('close', () => resolve());
      });
    await knock('/api/hub?access_token=t0psecret');
    await knock('/api/hub?id=t0psecret&access_token=t0psecret', 'https://evil.example');
    expect(
      called('line turned away').map(({ level, status, url: address, remoteAddress }) => [
        level,
        status,
        address,
        remoteAddress,
      ]),
    ).toEqual([
      [WARN, 401, '/api/hub?access_token=[redacted]', '127.0.0.1'],
      [WARN, 403, '/api/hub?id=-&access_token=[redacted]', '127.0.0.1'],
    ]);
    expect(written.join('')).not.toContain('t0psecret');
  });

  it('is, of what Admins do, kept in the activity log with who did what to whom [C8]', async () => {
    const { browser, userId } = await registered('Keeper');
    const { userId: other } = await registered('Carol');
    await server.db.query(`update member set roles = '{Admin}' where id = $1`, [userId]);
    await server.db.query('update member set verified_at = now() where id = $1', [other]);
    server.clock.nowMs += 5_000;
    const changed = await browser.send('PUT', `/api/admin/users/${other}/roles`, { roles: ['PowerUser'] });
    expect(changed.statusCode).toBeLessThan(300);
    const kept = await server.db.query<{ member_id: string; at: Date }>('select * from activity');
    expect(JSON.stringify(kept)).toContain(userId);
    expect(kept.length).toBe(1);
  });

  it('holds no password of all this [C7, C8] [ASVS V16.2.5]', () => {
    const all = written.join('');
    for (const secret of [PASSWORD, NEW_PASSWORD, 'a wrong one 1']) expect(all).not.toContain(secret);
  });
});
