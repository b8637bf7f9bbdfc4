import { describe, expect, it } from 'vitest';
import type { Http } from './http.ts';
import { createSessionCalls } from './sessionCalls.ts';

const CREDENTIALS = { login: 'ana', password: 'heron lantern copper' };
const REGISTRATION = {
  handle: 'Ana',
  email: 'ana@example.org',
  password: 'heron lantern copper',
  acceptTerms: true,
} as const;
const ME = {
  userId: 'm1',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

/** The calls over a server that answers everything and writes down what it was asked. */
function asking() {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const http: Http = async ({ method, path, body }, { token }) => {
    asked.push(`${method} ${path}${token === null ? '' : ` with ${token}`}`);
    bodies.push(body);
    return path === '/auth/me' ? ME : { token: 'fresh' };
  };
  const calls = createSessionCalls({
    http,
    tokenStore: { read: () => null, write: () => {}, clear: () => {} },
    oneTabAtATime: (work) => work({ hasWaited: false }),
    waiting: { nowMs: () => 0, chance: () => 0, pause: async () => {} },
  });
  return { calls, asked, bodies };
}

describe('the calls of sign-in, as the specification names them', () => {
  it('POST /auth/login sends the credentials [spec 7.3]', async () => {
    const { calls, asked, bodies } = asking();
    await calls.logIn(CREDENTIALS, null);
    expect([asked, bodies]).toEqual([['POST /auth/login'], [CREDENTIALS]]);
  });

  it('POST /auth/register sends the registration data [spec 7.4]', async () => {
    const { calls, asked, bodies } = asking();
    await calls.register(REGISTRATION, null);
    expect([asked, bodies]).toEqual([['POST /auth/register'], [REGISTRATION]]);
  });

  it('GET /auth/me sends nothing but the token [spec 7.5]', async () => {
    const { calls, asked, bodies } = asking();
    expect(await calls.loadUser('stored')).toEqual(ME);
    expect([asked, bodies]).toEqual([['GET /auth/me with stored'], [null]]);
  });

  it('POST /auth/refresh has no body [spec 7.6]', async () => {
    const { calls, asked, bodies } = asking();
    await calls.refresh('stored');
    expect([asked, bodies]).toEqual([['POST /auth/refresh with stored'], [null]]);
  });
});
