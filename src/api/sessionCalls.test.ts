import { describe, expect, it } from 'vitest';
import { ApiFailure, type Http, type HttpRequest } from './http.ts';
import type { Waiting } from './patience.ts';
import { createSessionCalls } from './sessionCalls.ts';
import type { OneTabAtATime } from './tabs.ts';
import type { TokenStore } from './tokenStore.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.x`;
const tokenOf = (sub: string, iat: number) => jwt({ sub, iat, exp: iat + 900 });
const failure = (status: number | null, retryAfterMs: number | null = null, code: string | null = null) =>
  new ApiFailure('', { status, code, reply: null, fields: {}, requestId: null, retryAfterMs });

/** Runs holders one after another, as Web Locks do for tabs. */
function oneLock(): OneTabAtATime {
  let last: Promise<unknown> | null = null;
  return (work) => {
    const inTurn = () => work({ hasWaited: true });
    const mine = last === null ? work({ hasWaited: false }) : last.then(inTurn, inTurn);
    last = mine.catch(() => null);
    return mine;
  };
}

function inMemoryStore(first: string | null = null): TokenStore {
  let token = first;
  return {
    read: () => token,
    write: (written) => {
      token = written;
    },
    clear: () => {
      token = null;
    },
  };
}

function tab(http: Http, store = inMemoryStore(), oneTabAtATime = oneLock()) {
  const time = { nowMs: 0, isOffline: false };
  const pauses: number[] = [];
  const waiting: Waiting = {
    nowMs: () => time.nowMs,
    isOffline: () => time.isOffline,
    chance: () => 1,
    pause: async (durationMs) => {
      pauses.push(durationMs);
      time.nowMs += durationMs;
    },
  };
  return {
    calls: createSessionCalls({ http, tokenStore: store, oneTabAtATime, waiting }),
    pauses,
    store,
    time,
  };
}

function server(answer: (request: HttpRequest, token: string | null) => unknown) {
  const asked: { readonly path: string; readonly body: unknown; readonly token: string | null }[] = [];
  const http: Http = async (request, { token }) => {
    asked.push({ path: request.path, body: request.body, token });
    return answer(request, token);
  };
  return { http, asked };
}

const me = { userId: 'ana', handle: 'Ana', email: '', roles: [], createdUtc: '2026-01-01T00:00:00Z' };

describe('the calls of sign-in', () => {
  it('log in by POST /auth/login and read what the token says', async () => {
    const token = tokenOf('ana', 1000);
    const { http, asked } = server(() => ({
      token,
      userId: 'ana',
      handle: 'Ana',
      email: 'a@b.c',
      roles: ['Admin'],
    }));
    const { calls } = tab(http);
    const credentials = { login: 'ana', password: 'heron' };
    expect(await calls.logIn(credentials, null)).toEqual({
      kind: 'granted',
      grant: {
        token,
        reading: { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 },
        userId: 'ana',
        handle: 'Ana',
        roles: ['Admin'],
      },
    });
    expect(asked).toEqual([{ path: '/auth/login', body: credentials, token: null }]);
  });

  it('accept a reply that carries a token and nothing else', async () => {
    const { calls } = tab(server(() => ({ token: 'opaque' })).http);
    expect(await calls.enterAsGuest()).toEqual({
      token: 'opaque',
      reading: null,
      userId: null,
      handle: null,
      roles: null,
    });
  });

  it('refresh by POST /auth/refresh without a body, under the old token', async () => {
    const { http, asked } = server(() => ({ token: 'second' }));
    const { calls, store } = tab(http, inMemoryStore('first'));
    await calls.refresh('first');
    expect(asked).toEqual([{ path: '/auth/refresh', body: null, token: 'first' }]);
    expect(store.read()).toBe('second');
  });

  it('exchange the token of an address without storing anything', async () => {
    const { http, asked } = server(() => ({ token: 'real' }));
    const { calls, store } = tab(http);
    expect(await calls.exchange('in address')).toEqual({
      kind: 'granted',
      grant: { token: 'real', reading: null, userId: null, handle: null, roles: null },
    });
    expect(asked).toEqual([{ path: '/auth/refresh', body: null, token: 'in address' }]);
    expect(store.read()).toBeNull();
  });

  it.each(['logIn', 'exchange'] as const)(
    '%s: a server that asks for the second factor has answered',
    async (call) => {
      const { calls } = tab(server(() => Promise.reject(failure(401, null, 'secondFactorAsked'))).http);
      const ask = {
        logIn: () => calls.logIn({ login: 'a', password: 'b' }, null),
        exchange: () => calls.exchange('t'),
      };
      expect(await ask[call]()).toEqual({ kind: 'secondFactor' });
    },
  );

  it('pass every other no to a sign-in on', async () => {
    const { calls } = tab(server(() => Promise.reject(failure(401, null, 'wrongCredentials'))).http);
    await expect(calls.logIn({ login: 'a', password: 'b' }, null)).rejects.toMatchObject({
      code: 'wrongCredentials',
    });
  });

  it('answer for the second factor by POST /auth/second-factor, as the guest who asks', async () => {
    const { http, asked } = server(() => ({ token: 'by code' }));
    expect((await tab(http).calls.answerCode('123456', 'guest')).token).toBe('by code');
    expect(asked).toEqual([{ path: '/auth/second-factor', body: { code: '123456' }, token: 'guest' }]);
  });

  it('claim a new identity by POST /auth/oauth-registration, as the guest who asks', async () => {
    const { http, asked } = server(() => ({ token: 'claimed' }));
    const claim = { handle: 'Ana', acceptTerms: true } as const;
    expect((await tab(http).calls.claimIdentity(claim, 'guest')).token).toBe('claimed');
    expect(asked).toEqual([{ path: '/auth/oauth-registration', body: claim, token: 'guest' }]);
  });

  it('register by POST /auth/register, as the guest who asks', async () => {
    const { http, asked } = server(() => ({ token: 'new' }));
    const registration = {
      handle: 'Ana',
      email: 'a@b.c',
      password: 'heron lantern',
      acceptTerms: true,
    } as const;
    expect((await tab(http).calls.register(registration, 'guest')).token).toBe('new');
    expect(asked).toEqual([{ path: '/auth/register', body: registration, token: 'guest' }]);
  });

  it('load the user by GET /auth/me', async () => {
    const { calls } = tab(server(() => me).http);
    expect(await calls.loadUser('t')).toEqual({ ...me, isGuest: false, isVerified: false });
  });

  it('end the session on the server, whatever it answers', async () => {
    const { http, asked } = server(() => Promise.reject(failure(500)));
    await tab(http).calls.logOut('t');
    expect(asked).toEqual([{ path: '/auth/logout', body: null, token: 't' }]);
  });

  it('find the stored token and the moment of finding it', () => {
    const token = tokenOf('ana', 1000);
    const { calls, time } = tab(server(() => null).http, inMemoryStore(token));
    time.nowMs = 7;
    expect(calls.readStoredToken()).toEqual({
      token,
      reading: { subject: 'ana', startsAtMs: 1_000_000, endsAtMs: 1_900_000 },
      foundAtMs: 7,
    });
  });
});

describe('several tabs', () => {
  it('share one refresh: the second takes the token that the first stored', async () => {
    const [first, second] = [tokenOf('ana', 1000), tokenOf('ana', 2000)];
    const { http, asked } = server(() => ({ token: second }));
    const [store, lock] = [inMemoryStore(first), oneLock()];
    const grants = await Promise.all([
      tab(http, store, lock).calls.refresh(first),
      tab(http, store, lock).calls.refresh(first),
    ]);
    expect(grants.map(({ token }) => token)).toEqual([second, second]);
    expect(asked).toHaveLength(1);
  });

  it('share it also where storage tells the second of it later than the lock', async () => {
    const [first, second] = [tokenOf('ana', 1000), tokenOf('ana', 2000)];
    const { http, asked } = server(() => ({ token: second }));
    const late = inMemoryStore(first);
    let looks = 0;
    const lateStore: TokenStore = { ...late, read: () => (++looks > 3 ? second : first) };
    const held: OneTabAtATime = (work) => work({ hasWaited: true });
    const { calls, pauses } = tab(http, lateStore, held);
    expect((await calls.refresh(first)).token).toBe(second);
    expect({ asked: asked.length, looked: pauses.length }).toEqual({ asked: 0, looked: 3 });
  });

  it('ask for themselves when the tab before them left no word within a second', async () => {
    const [first, second] = [tokenOf('ana', 1000), tokenOf('ana', 2000)];
    const { http, asked } = server(() => ({ token: second }));
    const held: OneTabAtATime = (work) => work({ hasWaited: true });
    const { calls, time } = tab(http, inMemoryStore(first), held);
    expect((await calls.refresh(first)).token).toBe(second);
    expect({ asked: asked.length, waitedMs: time.nowMs }).toEqual({ asked: 1, waitedMs: 1000 });
  });

  it('do not take the token of somebody else', async () => {
    const [mine, kims] = [tokenOf('ana', 1000), tokenOf('kim', 2000)];
    const { http, asked } = server(() => ({ token: tokenOf('ana', 3000) }));
    await tab(http, inMemoryStore(kims)).calls.refresh(mine);
    expect(asked).toHaveLength(1);
  });

  it('store nothing when the tab logged out while the refresh was under way', async () => {
    const control = new AbortController();
    const { http } = server(() => {
      control.abort();
      return { token: 'second' };
    });
    const { calls, store } = tab(http);
    await expect(calls.refresh('first', control.signal)).rejects.toThrow();
    expect(store.read()).toBeNull();
  });
});

describe('an outage', () => {
  it.each([null, 429, 502, 503, 504])(
    'with status %s is waited for, and the answer then counts',
    async (status) => {
      let isDown = true;
      const { http } = server(() => {
        if (!isDown) return { token: 'second' };
        isDown = false;
        throw failure(status);
      });
      const { calls, pauses } = tab(http, inMemoryStore('first'));
      expect((await calls.refresh('first')).token).toBe('second');
      expect(pauses).toEqual([1000]);
    },
  );

  it.each([400, 401, 403, 500])('is not what status %i means: it is passed on at once', async (status) => {
    const { http, asked } = server(() => Promise.reject(failure(status)));
    const { calls } = tab(http);
    await expect(calls.loadUser('t')).rejects.toMatchObject({ status });
    expect(asked).toHaveLength(1);
  });

  it('is a failure after ten minutes, not before [spec 4.11]', async () => {
    const { http } = server(() => Promise.reject(failure(503)));
    const { calls, pauses, time } = tab(http);
    await expect(calls.loadUser('t')).rejects.toMatchObject({ status: 503 });
    expect(time.nowMs).toBeLessThanOrEqual(600_000);
    expect(time.nowMs).toBeGreaterThan(560_000);
    expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000]);
  });

  it('does not begin to count before the network is back', async () => {
    let tries = 0;
    const { http } = server(() => {
      tries += 1;
      time.isOffline = tries < 60;
      return Promise.reject(failure(time.isOffline ? null : 503));
    });
    const { calls, time } = tab(http);
    await expect(calls.loadUser('t')).rejects.toMatchObject({ status: 503 });
    expect(time.nowMs).toBeGreaterThan(58 * 15_000 + 560_000);
  });

  it('is waited for as long as the server asks', async () => {
    let tries = 0;
    const { http } = server(() => {
      tries += 1;
      if (tries === 1) throw failure(429, 20_000);
      return me;
    });
    const { calls, pauses } = tab(http);
    await calls.loadUser('t');
    expect(pauses).toEqual([20_000]);
  });
});
