import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { api } from '#contract/api.ts';
import { isAdminScope, SCOPE_NAMES, type TokenScope } from '#contract/members/tokenScopes.ts';
import type { MadeToken } from '#contract/members/tokens.ts';
import type { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/refusals.ts';
import { HUB_PROTOCOL } from '#contract/room/hubProtocol.ts';
import type { Route } from '#contract/route.ts';
import { sentenceOf } from '#server/http/refusalSentences.ts';
import { methodsOf } from '#server/hub/draftHub.ts';
import { type Account, registerNamed } from '../harness/account.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { hubArgument } from './hubMatrix.ts';
import { bodies, LAST } from './matrix.ts';
import { gatherRoles, type People } from './people.ts';
import { sampleBody } from './sampleBody.ts';
import { type Asking, allBut, askingsOf, DAY_MS, giveToken, hubAskings } from './tokens.ts';

const PASSWORD = 'copper kettle 41';

/** Rows of the table as they are asked, those that end the table last. */
const rows = Object.entries<Route>(api)
  .map(([name, row]) => ({ name, row, address: `${row.method} /api${row.path}` }))
  .toSorted((a, b) => Number(LAST.has(a.address)) - Number(LAST.has(b.address)));
/** Each with every scope that it may ask for. */
const everyAsking = rows.flatMap(({ row, address }) =>
  askingsOf(row).map((asking) => ({ row, address, asking })),
);

/** Refusals that are about the token. */
const OF_TOKENS = ['tokenOver', 'tokenScope', 'tokenNotTaken', 'tokenInAddress', 'signedOut'];

describe('a personal access token [spec 7.10]', { timeout: 600_000 }, () => {
  let steered: Steered;
  let people: People;
  let keeper: Account;

  beforeAll(async () => {
    steered = await startSteered('server', { environment: { DEMO_MODE: '1' } });
    people = await gatherRoles(steered);
    keeper = people.accounts.Admin;
  });
  afterAll(() => steered?.stop());

  function addressOf(path: string, { places }: Asking): string {
    const known: Readonly<Record<string, string>> = {
      draftId: people.draftId,
      memberId: people.targetId,
      game: 'canary',
      slug: path.includes('/games/') ? 'nowhere' : 'plain-text',
      table: '1',
      round: '0',
      column: 'state',
      part: 'drafts',
      kind: 'draft',
      ...places,
    };
    return path.replaceAll(/:(\w+)/g, (_, name: string) => known[name] ?? 'nowhere');
  }

  /** What a route answers to a token: its status, and the code of a refusal. */
  async function answer(address: string, asking: Asking, token: string, query = '') {
    const [method = '', path = ''] = address.split(' ');
    const body = bodies(people)[address] ?? sampleBody(steered.server().app.routeTable.get(address));
    const reply = await steered.server().app.inject({
      method: method as 'GET',
      url: `${addressOf(path, asking)}${query}`,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const { code = '' } = /^\{/.test(reply.body) ? reply.json<Partial<Problem>>() : {};
    return { status: reply.statusCode, code, headers: reply.headers };
  }

  const forget = () => steered.db.query('delete from rate_limit');

  /** That every route refuses this token, as one that is over or that it does not take at all. */
  async function expectOver(token: string) {
    for (const { address, asking } of everyAsking) {
      const { status, code } = await answer(address, asking, token);
      const expected = asking.scope === null ? [403, 'tokenNotTaken'] : [401, 'tokenOver'];
      expect([address, asking.places, status, code]).toEqual([address, asking.places, ...expected]);
    }
  }

  const adminToken = (scopes: readonly TokenScope[], livesMs?: number) =>
    giveToken(steered, keeper.userId, scopes, livesMs);

  it('is refused with every scope but the one that a route needs, and by routes that take none', async () => {
    const lacking = new Map<TokenScope | null, string>();
    for (const scope of [null, ...SCOPE_NAMES]) lacking.set(scope, await adminToken(allBut(scope)));
    for (const { address, asking } of everyAsking) {
      const { status, code, headers } = await answer(address, asking, lacking.get(asking.scope) ?? '');
      const expected = asking.scope === null ? 'tokenNotTaken' : 'tokenScope';
      expect([address, asking.places, status, code]).toEqual([address, asking.places, 403, expected]);
      if (asking.scope !== null)
        expect(headers['www-authenticate']).toBe(
          `Bearer error="insufficient_scope", scope="${asking.scope}"`,
        );
    }
  });

  it('is taken with that scope alone, wherever one is needed', async () => {
    const fitting = new Map<TokenScope, string>();
    for (const scope of SCOPE_NAMES) fitting.set(scope, await adminToken([scope]));
    let taken = 0;
    for (const { address, asking } of everyAsking) {
      if (asking.scope === null) continue;
      await forget();
      const { status, code } = await answer(address, asking, fitting.get(asking.scope) ?? '');
      taken += 1;
      expect([address, OF_TOKENS.includes(code), status === 401, status === 500]).toEqual([
        address,
        false,
        false,
        false,
      ]);
    }
    // Every scope opens something, on a route or on the hub.
    const opening = [
      ...everyAsking.map(({ asking }) => asking.scope),
      ...hubAskings.map(({ scope }) => scope),
    ];
    expect(taken).toBeGreaterThan(100);
    expect(SCOPE_NAMES.filter((scope) => !opening.includes(scope))).toEqual([]);
  });

  it('is refused by every route in a query string, by visitors’ routes too', async () => {
    const token = await adminToken(SCOPE_NAMES);
    const ways = [
      `?access_token=${token}`,
      `?token=${encodeURIComponent(token)}`,
      `?x=a&q=%70lt_${token.slice(4)}`,
    ];
    for (const { address, asking } of everyAsking) {
      for (const query of ways) {
        const { status, code } = await answer(address, asking, '', query);
        expect([address, status, code]).toEqual([address, 401, 'tokenInAddress']);
      }
      // The same beside a good one in the header.
      expect((await answer(address, asking, token, ways[0])).code).toBe('tokenInAddress');
    }
  });

  it('is refused by every route once it has expired', async () => {
    const token = await adminToken(SCOPE_NAMES, -1);
    await expectOver(token);
  });

  const NOBODY = ['plt_', `plt_${'a'.repeat(43)}`, `plt_${'a'.repeat(43)}\u00e4`, `plt_${'a'.repeat(9000)}`];
  it.each(NOBODY)('that nobody was given is refused (%#)', async (token) => {
    for (const path of ['/drafts', '/games'])
      expect(await answer(`GET /api${path}`, { places: {}, scope: null }, token)).toMatchObject({
        status: 401,
        code: 'tokenOver',
      });
  });

  /** Somebody with a role, and a token that they have made themselves after a proof. */
  async function owner(handle: string, role: 'Admin' | 'PowerUser' | null) {
    const account = await registerNamed(steered.server().url, handle, PASSWORD);
    await steered.db.query('update member set verified_at = $2, roles = $3 where id = $1', [
      account.userId,
      new Date(steered.clock.nowMs),
      role === null ? [] : [role],
    ]);
    steered.clock.nowMs += 5_000;
    const { offered } = await account.get<{ offered: TokenScope[] }>('/account/tokens');
    const made = await account.post<MadeToken>('/account/tokens', {
      name: 'Script',
      scopes: offered,
      days: 90,
      currentPassword: PASSWORD,
    });
    const works = async () =>
      (await answer('GET /api/drafts', { places: {}, scope: 'drafts:read' }, made.secret)).status;
    expect(await works()).toBe(200);
    return { account, token: made.secret, tokenId: made.token.tokenId, works };
  }

  const done = ({ status, text }: { status: number; text: string }) => {
    if (status >= 300) throw new Error(`${status} ${text}`);
  };
  /** An Admin who lives on, to do what ends others' tokens; the clock has moved since the roles were gathered. */
  const byKeeper = async (method: string, path: string, body?: object) => {
    const { reply } = await steered.server().app.context.members.signIn(keeper.userId, 'matrix');
    const response = await fetch(`${steered.server().url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${reply.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    });
    done({ status: response.status, text: await response.text() });
  };

  type Owner = Awaited<ReturnType<typeof owner>>;
  /** What ends a token, and what might bring it back but must not. */
  const ENDS: Readonly<
    Record<
      string,
      readonly ['Admin' | 'PowerUser' | null, (own: Owner) => Promise<void>, (own: Owner) => Promise<void>]
    >
  > = {
    revoked: [
      'Admin',
      async ({ account, tokenId }) => done(await account.call('DELETE', `/account/tokens/${tokenId}`)),
      async () => undefined,
    ],
    'of a role that was lost': [
      'Admin',
      ({ account }) => byKeeper('PUT', `/admin/users/${account.userId}/roles`, { roles: ['PowerUser'] }),
      ({ account }) => byKeeper('PUT', `/admin/users/${account.userId}/roles`, { roles: ['Admin'] }),
    ],
    'of a power user who is none any more': [
      'PowerUser',
      ({ account }) => byKeeper('PUT', `/admin/users/${account.userId}/roles`, { roles: [] }),
      ({ account }) => byKeeper('PUT', `/admin/users/${account.userId}/roles`, { roles: ['PowerUser'] }),
    ],
    'of a role that was lost behind the server’s back': [
      'Admin',
      async ({ account, works }) => {
        await steered.db.query("update member set roles = '{}' where id = $1", [account.userId]);
        expect(await works()).toBe(401);
      },
      async ({ account }) => {
        await steered.db.query("update member set roles = '{Admin}' where id = $1", [account.userId]);
      },
    ],
    'of a suspended member': [
      null,
      ({ account }) =>
        byKeeper('PUT', `/admin/users/${account.userId}/suspension`, { reason: 'A test', untilMs: null }),
      ({ account }) => byKeeper('DELETE', `/admin/users/${account.userId}/suspension`),
    ],
    'from before the password was changed': [
      null,
      async ({ account }) =>
        done(
          await account.call('PUT', '/account/password', {
            currentPassword: PASSWORD,
            newPassword: `${PASSWORD} anew`,
          }),
        ),
      async () => undefined,
    ],
    'of a member whom an Admin has signed out everywhere': [
      null,
      ({ account }) => byKeeper('DELETE', `/admin/users/${account.userId}/sessions`),
      async () => undefined,
    ],
  };
  const ends = Object.entries(ENDS);

  it.each(ends)('%s is refused by every route, and stays so', async (name, [role, end, restore]) => {
    const own = await owner(`Route${ends.findIndex(([one]) => one === name)}`, role);
    await end(own);
    await expectOver(own.token);
    await restore(own);
    steered.clock.nowMs += 5_000;
    expect(await own.works()).toBe(401);
  });

  describe('on the hub', () => {
    const argumentOf = (method: string, command: string | null) =>
      command === null
        ? hubArgument(method, people)
        : {
            draftId: people.draftId,
            eventId: 'nowhere',
            commandId: randomUUID(),
            command: { type: command },
          };

    async function line(token: string): Promise<HubConnection> {
      const connection = new HubConnectionBuilder()
        .withUrl(`${steered.server().url}/api/hub?protocol=${HUB_PROTOCOL}`, {
          accessTokenFactory: () => token,
        })
        .configureLogging(LogLevel.None)
        .build();
      await connection.start();
      return connection;
    }
    const invoke = (connection: HubConnection, method: string, argument: unknown) =>
      connection.invoke<Reply<unknown>>(method, ...(argument === undefined ? [] : [argument]));

    /** The statuses of both doors, negotiation and the socket, for a token in the header or in the query. */
    async function doors(headers: Readonly<Record<string, string>>, query: string): Promise<number[]> {
      const { url } = steered.server();
      const door = await fetch(`${url}/api/hub/negotiate?negotiateVersion=1${query}`, {
        method: 'POST',
        headers,
      });
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/hub?x=1${query}`, { headers });
      const [, response] = await Promise.race([
        once(socket, 'unexpected-response'),
        once(socket, 'open').then(() => [null, { statusCode: 101 }]),
      ]);
      socket.on('error', () => undefined);
      socket.terminate();
      return [door.status, (response as { statusCode: number }).statusCode];
    }
    const inHeader = (token: string) => doors({ authorization: `Bearer ${token}` }, '');

    it('asks every method for a scope', () => {
      const methods = Object.keys(methodsOf({} as never, () => undefined)).toSorted();
      expect([...new Set(hubAskings.map(({ method }) => method))].toSorted()).toEqual(methods);
    });

    it('is refused with every scope but the one that a method or command needs, and taken with it alone', async () => {
      for (const scope of new Set(hubAskings.map((asking) => asking.scope))) {
        const asked = hubAskings.filter((asking) => asking.scope === scope);
        const lacking = await line(await adminToken(allBut(scope)));
        const fitting = await line(await adminToken([scope]));
        const message = sentenceOf('tokenScope', { scope }, 'en');
        for (const { method, command } of asked) {
          const argument = argumentOf(method, command);
          expect([method, command, await invoke(lacking, method, argument)]).toEqual([
            method,
            command,
            { ok: false, refusal: 'notAllowed', message },
          ]);
          const taken = await invoke(fitting, method, argument);
          expect([method, command, taken.ok ? '' : taken.message]).not.toEqual([method, command, message]);
        }
        await Promise.all([lacking.stop(), fitting.stop()]);
      }
    });

    it('is taken in the header alone, never in the query', async () => {
      const token = await adminToken(SCOPE_NAMES);
      expect(await inHeader(token)).toEqual([200, 101]);
      expect(await doors({}, `&access_token=${token}`)).toEqual([401, 401]);
      expect(await doors({ authorization: `Bearer ${token}` }, `&access_token=${token}`)).toEqual([401, 401]);
      expect(await doors({ authorization: `Bearer ${keeper.token()}` }, `&x=${token}`)).toEqual([401, 401]);
    });

    it('is turned away at its doors once it has expired', async () => {
      expect(await inHeader(await adminToken(SCOPE_NAMES, -1))).toEqual([401, 401]);
    });

    it('that expires while its line is open is refused by every method', async () => {
      for (const { method, command } of hubAskings) {
        const connection = await line(await adminToken(SCOPE_NAMES, 1_000));
        steered.clock.nowMs += 1_001;
        const reply = await invoke(connection, method, argumentOf(method, command)).catch(() => null);
        if (reply !== null)
          expect([method, command, reply]).toEqual([
            method,
            command,
            { ok: false, refusal: 'notAllowed', message: sentenceOf('tokenOver', null, 'en') },
          ]);
        await connection.stop();
      }
    });

    it.each(ends)(
      '%s loses its line at once, and is turned away at the doors',
      async (name, [role, end, restore]) => {
        const own = await owner(`Line${ends.findIndex(([one]) => one === name)}`, role);
        const connection = await line(own.token);
        expect(await invoke(connection, 'WatchTables', undefined)).toEqual({ ok: true, value: null });
        const closed = new Promise<void>((resolve) => {
          connection.onclose(() => resolve());
        });
        await end(own);
        await closed;
        expect(await inHeader(own.token)).toEqual([401, 401]);
        await restore(own);
        expect(await inHeader(own.token)).toEqual([401, 401]);
      },
    );
  });

  it('leaves a line in the activity log for each use of an admin scope, and for no other', async () => {
    const count = async () => {
      const [row] = await steered.db.query<{ count: number }>(
        "select count(*)::int as count from activity where subject = 'accessToken'",
      );
      return row?.count ?? 0;
    };
    const token = await adminToken(SCOPE_NAMES);
    for (const { address, asking } of everyAsking) {
      if (asking.scope === null) continue;
      await forget();
      const before = await count();
      await answer(address, asking, token);
      expect([address, (await count()) - before]).toEqual([address, isAdminScope(asking.scope) ? 1 : 0]);
    }
    const [row] = await steered.db.query<{ label: string; member_id: string }>(
      "select label, member_id from activity where subject = 'accessToken' and label like '%cards/:cardId' limit 1",
    );
    expect(row?.member_id).toBe(keeper.userId);
    expect(row?.label).toMatch(
      /^used the access token “Script” \(admin\.cards:\w+\): \w+ \/api\/admin\/cards\/:cardId$/,
    );
  });

  it('is known for days to come, but not beyond ninety', async () => {
    const member = people.accounts.member;
    const { reply } = await steered.server().app.context.members.signIn(member.userId, 'matrix');
    const wish = { name: 'Script', scopes: ['drafts:read'], days: 91, currentPassword: PASSWORD };
    const send = (body: object) =>
      steered.server().app.inject({
        method: 'POST',
        url: '/api/account/tokens',
        headers: { authorization: `Bearer ${reply.token}` },
        payload: body,
      });
    expect((await send(wish)).statusCode).toBe(400);
    const made = await send({ ...wish, days: 90 });
    const { token, secret } = made.json<MadeToken>();
    expect(Date.parse(token.expiresUtc) - steered.clock.nowMs).toBe(90 * DAY_MS);
    const works = () => answer('GET /api/drafts', { places: {}, scope: 'drafts:read' }, secret);
    steered.clock.nowMs += 90 * DAY_MS - 1;
    expect((await works()).status).toBe(200);
    steered.clock.nowMs += 1;
    expect((await works()).code).toBe('tokenOver');
  });
});
