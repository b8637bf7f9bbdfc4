import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { type ApiRequest, authorisedRequestMachine, runAuthorised } from './authorisedRequest.ts';
import { freshToken } from './freshToken.ts';
import { sessionMachine } from './session.ts';
import type { Grant, StoredToken } from './sessionFacts.ts';

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
      for (let turn = 0; turn < 100 && !answerRefresh; turn += 1) await Promise.resolve();
      if (token) answerRefresh?.ok(grant(token));
      else answerRefresh?.no();
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

  it('waits for a refresh once 80 percent of the lifetime has passed [spec 4.8, 9.3]', async () => {
    const { ask, now, refreshGives, sent } = policy();
    await ask();
    now.atMs = LIFETIME_MS * 0.8;
    const reply = ask();
    await refreshGives('second');
    expect(await reply).toBe('tables for second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('shares one refresh with every other that waits [spec 4.6]', async () => {
    const { ask, refreshGives, refreshes } = policy({ accepts: (token) => token === 'second' });
    const replies = Promise.all([ask(), ask(), ask(), ask()]);
    await refreshGives('second');
    expect(await replies).toEqual(Array(4).fill('tables for second'));
    expect(refreshes).toEqual(['first']);
  });

  it('is tried once more after a 401 and one refresh [spec 4.6]', async () => {
    const { ask, refreshGives, sent } = policy({ accepts: (token) => token === 'second' });
    const reply = ask();
    await refreshGives('second');
    expect(await reply).toBe('tables for second');
    expect(sent).toEqual(['first', 'second']);
  });

  it('logs out when a 401 comes again [spec 4.7]', async () => {
    const { ask, refreshGives, session, notices } = policy({ accepts: () => false });
    const reply = ask();
    await refreshGives('second');
    await expect(reply).rejects.toEqual({ status: 401, message: 'No entry' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(notices).toEqual(['You have been logged out']);
  });

  it('logs out when the refresh fails, and is not sent again [spec 4.7, 8.7]', async () => {
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
    expect(session.getSnapshot().hasTag('refreshing')).toBe(true);
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

describe('the policy by itself', () => {
  const send = fromPromise<unknown, { request: ApiRequest; token: string | null }>(
    async ({ input }) => input,
  );
  const refused = fromPromise<unknown, { request: ApiRequest; token: string | null }>(() =>
    Promise.reject({ status: 401, message: 'No entry' }),
  );
  const askForToken = fromPromise<string | null, { rejectedToken: string | null }>(
    async ({ input }) => `after ${input.rejectedToken}`,
  );

  it('begins with nothing but the request', () => {
    const machine = authorisedRequestMachine.provide({ actors: { askForToken, send } });
    const { context, value, output } = createActor(machine, { input: { request } }).getSnapshot();
    expect([machine.id, value, output]).toEqual(['authorisedRequest', 'preparing', undefined]);
    expect(context).toEqual({
      request,
      token: null,
      outcome: { kind: 'failed', error: new Error('The request has not ended.') },
    });
  });

  it('sends the request whole, with the token', async () => {
    const machine = authorisedRequestMachine.provide({ actors: { askForToken, send } });
    expect(await runAuthorised(machine, request)).toEqual({ request, token: 'after null' });
  });

  it('names what nobody gave it', async () => {
    await expect(runAuthorised(authorisedRequestMachine, request)).rejects.toThrow(
      new Error('Provide "askForToken" where requests are sent.'),
    );
    await expect(
      runAuthorised(authorisedRequestMachine.provide({ actors: { askForToken } }), request),
    ).rejects.toThrow(new Error('Provide "send" where requests are sent.'));
    await expect(
      runAuthorised(authorisedRequestMachine.provide({ actors: { askForToken, send: refused } }), request),
    ).rejects.toThrow(new Error('Provide "reportSecondRejection" where requests are sent.'));
  });

  it('fails with what was said last', async () => {
    let tries = 0;
    const twice = fromPromise<unknown, { request: ApiRequest; token: string | null }>(() => {
      tries += 1;
      return Promise.reject({ status: 401, message: `No ${tries}` });
    });
    const machine = authorisedRequestMachine.provide({
      actors: { askForToken, send: twice },
      actions: { reportSecondRejection: () => {} },
    });
    await expect(runAuthorised(machine, request)).rejects.toEqual({ status: 401, message: 'No 2' });
  });

  it('takes no heed of a caller who leaves after the end', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const control = new AbortController();
    const machine = authorisedRequestMachine.provide({ actors: { askForToken, send } });
    await runAuthorised(machine, request, control.signal);
    control.abort();
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });
});
