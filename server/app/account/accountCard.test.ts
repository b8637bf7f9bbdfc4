import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { TestServer } from '#tests/support/testServer.ts';
import {
  CREATED_UTC,
  enter,
  guest,
  member,
  ofReply,
  openAccountServer,
  PASSWORD,
  problem,
  resetAccounts,
} from './account.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('the public card on the %s database', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openAccountServer(kind);
  });
  afterAll(() => server.close());
  beforeEach(() => resetAccounts(server));

  it('is seen by everybody who is signed in, and tells no address', async () => {
    const ana = await member(server, 'Ana');
    const stranger = await guest(server);
    expect(ofReply(await stranger.browser.send('GET', `/api/members/${ana.userId}`))).toStrictEqual({
      status: 200,
      body: {
        memberId: ana.userId,
        handle: 'Ana',
        avatarUrl: `/art/avatars/${ana.userId}.svg`,
        aboutText: '',
        createdUtc: CREATED_UTC,
        draftsFinished: 0,
        games: [],
      },
    });
    expect((await ana.browser.send('GET', `/api/members/${stranger.userId}`)).json().memberId).toBe(
      stranger.userId,
    );
  });

  it('changes, and the new handle is the one to log in with', async () => {
    const { browser, userId } = await member(server, 'Ana');
    const change = { handle: 'Anna-2', aboutText: ' I pass every rare. ', newAvatar: true };
    const changed = await browser.send('PATCH', '/api/account/card', change);
    expect(ofReply(changed)).toStrictEqual({
      status: 200,
      body: {
        memberId: userId,
        handle: 'Anna-2',
        avatarUrl: expect.stringMatching(/^\/art\/avatars\/[0-9a-f]{24}\.svg$/),
        aboutText: 'I pass every rare.',
        createdUtc: CREATED_UTC,
        draftsFinished: 0,
        games: [],
      },
    });
    expect((await enter(server, 'anna-2')).status).toBe(200);
    expect((await enter(server, 'Ana')).status).toBe(401);
    await browser.send('PATCH', '/api/account/card', { aboutText: '' });
    expect((await browser.send('GET', `/api/members/${userId}`)).json()).toMatchObject({
      handle: 'Anna-2',
      aboutText: '',
    });
  });

  it.each([
    [{ handle: 'MARA' }, { handle: ['This handle is taken.'] }],
    [{ handle: 'adm1n' }, { handle: ['This handle is reserved.'] }],
    [{ handle: 'a b' }, { handle: ['Use letters, digits, _ and - only.'] }],
    [{ aboutText: 'x'.repeat(201) }, { aboutText: ['Use at most 200 characters.'] }],
  ])('is refused with the field at fault: %#', async (change, errors) => {
    await member(server, 'Mara');
    const { browser, userId } = await member(server, 'Ana');
    expect(ofReply(await browser.send('PATCH', '/api/account/card', change))).toStrictEqual(
      problem(400, 'validation', 'Please check what you entered.', { errors }),
    );
    expect((await browser.send('GET', `/api/members/${userId}`)).json().handle).toBe('Ana');
  });

  it('lets somebody change the case of the own handle', async () => {
    const { browser } = await member(server, 'Ana');
    const changed = await browser.send('PATCH', '/api/account/card', { handle: 'ANA' });
    expect(changed.json().handle).toBe('ANA');
  });

  it('gives a handle to one of five members who take it at once', async () => {
    const people = [];
    for (const n of [1, 2, 3, 4, 5]) people.push(await member(server, `Ana${n}`));
    const replies = await Promise.all(
      people.map(({ browser }) => browser.send('PATCH', '/api/account/card', { handle: 'Mara' })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toStrictEqual([200, 400, 400, 400, 400]);
    for (const reply of replies.filter(({ statusCode }) => statusCode === 400))
      expect(reply.json().errors).toStrictEqual({ handle: ['This handle is taken.'] });
  });

  it('takes no role, address or id from a change [Z5] [ASVS V15.3.3]', async () => {
    const { browser, userId } = await member(server, 'Ana');
    await browser.send('PATCH', '/api/account/card', {
      aboutText: 'x',
      roles: ['Admin'],
      email: 'x@example.org',
      id: 'x',
      isVerified: true,
    });
    expect((await browser.send('GET', '/api/auth/me')).json()).toMatchObject({
      userId,
      roles: [],
      email: 'ana@example.org',
      isVerified: false,
    });
  });

  it('is not for guests to change', async () => {
    const { browser } = await guest(server);
    expect(ofReply(await browser.send('PATCH', '/api/account/card', { aboutText: 'x' }))).toStrictEqual(
      problem(403, 'forbidden', 'You may not do this.'),
    );
  });

  it('answers for somebody who left as for somebody who never was', async () => {
    const { browser } = await member(server, 'Ana');
    const mara = await member(server, 'Mara');
    await mara.browser.send('DELETE', '/api/account', { currentPassword: PASSWORD, handle: 'Mara' });
    const missing = problem(404, 'notFound', 'We couldn’t find that.');
    expect(ofReply(await browser.send('GET', `/api/members/${mara.userId}`))).toStrictEqual(missing);
    expect(ofReply(await browser.send('GET', '/api/members/nobody'))).toStrictEqual(missing);
  });
});
