import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CurrentUser } from '#contract/members.ts';
import { type ApiRequest, authorisedRequestMachine, runAuthorised } from './authorisedRequest.ts';
import { freshToken } from './freshToken.ts';
import { type Grant, type StoredToken, sessionMachine } from './session.ts';

const LIFETIME_MS = 900_000;
const request: ApiRequest = { method: 'GET', path: '/drafts', body: null, query: {} };
const readingFrom = (startsAtMs: number) => ({
  subject: 'ana',
  startsAtMs,
  endsAtMs: startsAtMs + LIFETIME_MS,
});
const user = {
  userId: 'ana',
  handle: 'Ana',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

/** A signed-in session, a server that knows which token is good, and the policy between them. */
function policy({ isSignedIn = true, accepts = (token: string | null): boolean => token !== null } = {}) {
  const now = { atMs: 0 };
  const sent: (string | null)[] = [];
  const refreshes: string[] = [];
  const notices: string[] = [];
  let answerRefresh: { ok(grant: Grant): void; no(): void } | null = null;
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () =>
          isSignedIn ? { token: 'first', reading: readingFrom(0), foundAtMs: 0 } : null,
        ),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () => user),
        refresh: fromPromise<Grant, { token: string }>(({ input }) => {
          refreshes.push(input.token);
          return new Promise((ok, no) => {
            answerRefresh = { ok, no: () => no({ status: 401, message: '' }) };
          });
        }),
      },
      actions: {
        storeToken: () => {},
        clearStoredToken: () => {},
        endServerSession: () => {},
        showNotice: (_, { text }) => void notices.push(text),
      },
    }),
  ).start();
  const machine = authorisedRequestMachine.provide({
    actors: {
      askForToken: fromPromise(({ input, signal }) =>
        freshToken(session, { rejectedToken: input.rejectedToken, nowMs: () => now.atMs, signal }),
      ),
      send: fromPromise(async ({ input }) => {
        sent.push(input.token);
        if (!accepts(input.token)) throw { status: 401, message: 'No entry' };
        return `tables for ${input.token}`;
      }),
    },
    actions: {
      reportSecondRejection: (_, { token }) => {
        if (token) session.send({ type: 'request.rejectedTwice', token });
      },
    },
  });
  const grant = (token: string): Grant => ({
    token,
    reading: readingFrom(now.atMs),
    userId: 'ana',
    handle: null,
    roles: null,
  });
  return {
    session,
    now,
    sent,
    refreshes,
    notices,
    ask: (signal?: AbortSignal) => runAuthorised(machine, request, signal),
    refreshGives: async (token: string | null) => {
      while (!answerRefresh) await Promise.resolve();
      if (token) answerRefresh.ok(grant(token));
      else answerRefresh.no();
      answerRefresh = null;
    },
  };
}

describe('a request', () => {
  it('is sent with the token of the session as long as that is fresh', async () => {
    const { ask, refreshes } = policy();
    expect(await ask()).toBe('tables for first');
    expect(refreshes).toEqual([]);
  });

  it('waits for a refresh once 80 percent of the lifetime has passed', async () => {
    const { ask, now, refreshGives, sent } = policy();
    await ask();
    now.atMs = LIFETIME_MS * 0.8;
    const reply = ask();
    await refreshGives('second');
    expect(await reply).toBe('tables for second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('shares one refresh with every other that waits', async () => {
    const { ask, refreshGives, refreshes } = policy({ accepts: (token) => token === 'second' });
    const replies = Promise.all([ask(), ask(), ask(), ask()]);
    await refreshGives('second');
    expect(await replies).toEqual(Array(4).fill('tables for second'));
    expect(refreshes).toEqual(['first']);
  });

  it('is tried once more after a 401 and one refresh', async () => {
    const { ask, refreshGives, sent } = policy({ accepts: (token) => token === 'second' });
    const reply = ask();
    await refreshGives('second');
    expect(await reply).toBe('tables for second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('logs out when a 401 comes again', async () => {
    const { ask, refreshGives, session, notices } = policy({ accepts: () => false });
    const reply = ask();
    await refreshGives('second');
    await expect(reply).rejects.toEqual({ status: 401, message: 'No entry' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(notices).toEqual(['You have been logged out']);
  });

  it('logs out when the refresh fails, and is not sent again', async () => {
    const { ask, refreshGives, session, sent, notices } = policy({ accepts: () => false });
    const reply = ask();
    await refreshGives(null);
    await expect(reply).rejects.toEqual({ status: 401, message: 'No entry' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ sent, notices }).toEqual({ sent: ['first'], notices: ['You have been logged out'] });
  });

  it('goes without a token when nobody is signed in, and its 401 is its answer', async () => {
    const { ask, sent, refreshes } = policy({ isSignedIn: false });
    await expect(ask()).rejects.toEqual({ status: 401, message: 'No entry' });
    expect({ sent, refreshes }).toEqual({ sent: [null], refreshes: [] });
  });

  it('does not wait for a periodic refresh while its own token is still good', async () => {
    const { ask, session } = policy();
    await ask();
    session.send({ type: 'request.rejected', token: 'first' });
    expect(session.getSnapshot().matches({ signedIn: 'refreshing' })).toBe(true);
    expect(await ask()).toBe('tables for first');
  });

  it('stops when its caller gives up', async () => {
    const { ask } = policy();
    const reason = new Error('The page was left.');
    const control = new AbortController();
    const reply = ask(control.signal);
    control.abort(reason);
    await expect(reply).rejects.toBe(reason);
    await expect(ask(control.signal)).rejects.toBe(reason);
  });
});
