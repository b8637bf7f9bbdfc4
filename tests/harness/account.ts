import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SessionReply } from '#contract/members/members.ts';

/** Somebody who is signed in at a running server, from outside. */
export interface Account {
  readonly url: string;
  readonly userId: string;
  readonly handle: string;
  readonly token: () => string;
  /** What every call and the hub's line carry beside the token. */
  readonly headers: Readonly<Record<string, string>>;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  /** Status and text of any call, without judging it. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }>;
}

/** Headers by which a proxy would tell visitors apart. */
type Visitor = Readonly<Record<string, string>>;

/** From an address of its own, where the server trusts a proxy on loopback. */
const visitorAt = (address: string | undefined): Visitor =>
  address === undefined ? {} : { 'x-forwarded-for': address };

const TRIES = 60;

async function patient(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    try {
      const response = await ask();
      if (response.status !== 429 && response.status !== 503) return response;
      if (tries >= TRIES) return response;
      await pause(Math.min(5000, Number(response.headers.get('retry-after') ?? 1) * 1000));
    } catch (fault) {
      if (tries >= TRIES) throw fault;
      await pause(250);
    }
  }
}

const jsonHeaders = (token: string | null, visitor: Visitor = {}) => ({
  'content-type': 'application/json',
  ...visitor,
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

async function enter(url: string, path: string, body: unknown, visitor: Visitor = {}): Promise<Account> {
  const response = await patient(() =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: jsonHeaders(null, visitor),
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  const session = JSON.parse(text) as SessionReply;
  return accountOf(url, session, visitor);
}

/** Somebody whose session was begun elsewhere. */
export function accountOf(
  url: string,
  session: Pick<SessionReply, 'token' | 'userId' | 'handle'>,
  visitor: Visitor = {},
): Account {
  const call = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await patient(() =>
      fetch(`${url}/api${path}`, { method, headers: jsonHeaders(session.token, visitor), ...init }),
    );
    return { status: response.status, text: await response.text() };
  };
  const expectJson = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const { status, text } = await call(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    url,
    userId: session.userId,
    handle: session.handle,
    token: () => session.token,
    headers: visitor,
    call,
    get: (path) => expectJson('GET', path),
    post: (path, body) => expectJson('POST', path, body),
    put: (path, body) => expectJson('PUT', path, body),
  };
}

/** Registers a new member with a name nobody has; the email before its digits, since `host_2689` is as good as `host`. */
export const registerAccount = (url: string, prefix: string, address?: string): Promise<Account> =>
  registerNamed(
    url,
    `${prefix}_x${randomBytes(4).toString('hex')}`,
    `kettle ${randomBytes(9).toString('base64url')}`,
    address,
  );

/** Registers a new member with just this name. */
export const registerNamed = (
  url: string,
  handle: string,
  password: string,
  address?: string,
): Promise<Account> => {
  const wish = { handle, email: `${handle}@example.org`, password, acceptTerms: true };
  return enter(url, '/api/auth/register', wish, visitorAt(address));
};

/** Signs in with a password. */
export const signInAccount = (url: string, login: string, password: string) =>
  enter(url, '/api/auth/login', { login, password });

/** Comes in as a guest. */
export const guestAccount = (url: string, address?: string) =>
  enter(url, '/api/auth/guest', {}, visitorAt(address));
