import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Credentials, CurrentUser } from '#contract/members/members.ts';
import { type SessionActor, sessionMachine } from './session.ts';
import type {
  Grant,
  PasskeyLogin,
  SessionContext,
  SessionEvent,
  SignInAnswer,
  StoredToken,
} from './sessionFacts.ts';
import { grantOfAnswer, heldToken, returnedNotice } from './sessionReplies.ts';
import { selectRefusal } from './sessionSelectors.ts';

/** What a login is asked with. */
interface LogIn {
  readonly token: string | null;
  readonly credentials: Credentials | PasskeyLogin;
}

const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const member: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};
const grant: Grant = { token: 't', reading, userId: 'ana', handle: 'Ana', roles: null };
const NOTHING: SessionContext = {
  token: null,
  reading: null,
  user: null,
  way: 'password',
  handle: null,
  failure: null,
  refusal: null,
};

const calls = {
  readStoredToken: fromPromise<StoredToken | null>(async () => null),
  loadUser: fromPromise<CurrentUser, { token: string }>(async () => member),
};
const effects = {
  storeToken: () => {},
  clearStoredToken: () => {},
  endServerSession: () => {},
  tellOtherTabs: () => {},
  showNotice: () => {},
};
const stored = {
  ...calls,
  readStoredToken: fromPromise<StoredToken | null>(async () => ({
    token: 't',
    reading,
    foundAtMs: 0,
  })),
};
const credentials = { login: 'ana', password: 'heron lantern copper' };
const registration = { handle: 'Ana', email: 'a@b.c', password: 'heron lantern', acceptTerms: true } as const;
const claim = { handle: 'Ana', acceptTerms: true } as const;

const isSettled = (session: SessionActor) => waitFor(session, (snapshot) => snapshot.hasTag('settled'));
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('a session that nobody finished', () => {
  it('knows nothing at first', () => {
    const session = createActor(sessionMachine.provide({ actors: calls, actions: effects }));
    expect([session.getSnapshot().context, session.getSnapshot().value, sessionMachine.id]).toEqual([
      NOTHING,
      'starting',
      'session',
    ]);
  });

  it('fails loudly without a way to read the stored token', async () => {
    const faults: unknown[] = [];
    const session = createActor(sessionMachine);
    session.subscribe({ error: (fault) => faults.push(fault) });
    session.start();
    await nextTurn();
    expect(faults).toEqual([new Error('Provide "readStoredToken" where the session is created.')]);
  });

  it.each<['password' | 'registration' | 'guest', string, SessionEvent]>([
    ['password', 'logIn', { type: 'credentials.submitted', credentials }],
    ['registration', 'register', { type: 'registration.submitted', registration }],
    ['guest', 'enterAsGuest', { type: 'guest.asked' }],
  ])('by %s is refused for want of the call %s', async (form, name, event) => {
    const session = createActor(sessionMachine.provide({ actors: calls, actions: effects })).start();
    await isSettled(session);
    session.send(event);
    await isSettled(session);
    expect(selectRefusal(session.getSnapshot(), form)?.words).toBe(
      `Provide "${name}" where the session is created.`,
    );
  });

  it('by a third party is refused for want of the calls exchange and claimIdentity', async () => {
    const session = createActor(sessionMachine.provide({ actors: calls, actions: effects })).start();
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } });
    await isSettled(session);
    expect(selectRefusal(session.getSnapshot(), 'thirdParty')?.words).toBe(
      'Provide "exchange" where the session is created.',
    );
    session.send({ type: 'identity.pending' });
    session.send({ type: 'identity.claimed', claim });
    await isSettled(session);
    expect(selectRefusal(session.getSnapshot(), 'identity')?.words).toBe(
      'Provide "claimIdentity" where the session is created.',
    );
  });

  it('by a second factor is refused for want of the call answerCode', async () => {
    const logIn = fromPromise<SignInAnswer, LogIn>(async () => ({ kind: 'secondFactor' }));
    const actors = { ...calls, logIn };
    const session = createActor(sessionMachine.provide({ actors, actions: effects })).start();
    await isSettled(session);
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    session.send({ type: 'code.submitted', code: '123456' });
    await isSettled(session);
    expect(selectRefusal(session.getSnapshot(), 'password')?.words).toBe(
      'Provide "answerCode" where the session is created.',
    );
  });

  it.each<[keyof typeof effects, SessionEvent]>([
    ['clearStoredToken', { type: 'logout.asked' }],
    ['endServerSession', { type: 'logout.asked' }],
    ['showNotice', { type: 'logout.asked' }],
    ['tellOtherTabs', { type: 'user.changed' }],
  ])('fails loudly without a way to %s', async (name, event) => {
    const { [name]: _, ...actions } = effects;
    const faults: unknown[] = [];
    const session = createActor(sessionMachine.provide({ actors: stored, actions }));
    session.subscribe({ error: (fault) => faults.push(fault) });
    session.start();
    await isSettled(session);
    session.send(event);
    expect(faults).toEqual([new Error(`Provide "${name}" where the session is created.`)]);
  });

  it('fails loudly without a way to store a token', async () => {
    const { storeToken: _, ...actions } = effects;
    const faults: unknown[] = [];
    const actors = { ...calls, enterAsGuest: fromPromise<Grant>(async () => grant) };
    const session = createActor(sessionMachine.provide({ actors, actions }));
    session.subscribe({ error: (fault) => faults.push(fault) });
    session.start();
    await isSettled(session);
    session.send({ type: 'guest.asked' });
    await nextTurn();
    expect(faults).toEqual([new Error('Provide "storeToken" where the session is created.')]);
  });
});

describe('what a session knows', () => {
  it('of somebody who is signed in is the token, what it says, and the user', async () => {
    const session = createActor(sessionMachine.provide({ actors: stored, actions: effects })).start();
    await isSettled(session);
    expect(session.getSnapshot().context).toEqual({ ...NOTHING, token: 't', reading, user: member });
  });

  it('after a login is whom the grant named as well, and after a logout nobody', async () => {
    const logIn = fromPromise<SignInAnswer, LogIn>(async () => ({ kind: 'granted', grant }));
    const actors = { ...calls, logIn };
    const session = createActor(sessionMachine.provide({ actors, actions: effects })).start();
    await isSettled(session);
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    expect(session.getSnapshot().context).toEqual({
      ...NOTHING,
      token: 't',
      reading,
      user: member,
      handle: 'Ana',
    });
    session.send({ type: 'logout.asked' });
    expect(session.getSnapshot().context).toEqual({ ...NOTHING, handle: 'Ana' });
  });

  it('of roles is what the last refresh said, or what it was when that said nothing', async () => {
    let roles: readonly string[] | null = ['PowerUser'];
    const refresh = fromPromise<Grant, { token: string }>(async () => ({ ...grant, token: 'second', roles }));
    const actors = { ...stored, refresh };
    const session = createActor(sessionMachine.provide({ actors, actions: effects })).start();
    await isSettled(session);
    for (const [token, said] of [
      ['t', ['PowerUser']],
      ['second', null],
    ] as const) {
      roles = said;
      session.send({ type: 'request.rejected', token });
      await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
      expect(session.getSnapshot().context.user?.roles).toEqual(['PowerUser']);
    }
  });

  it('of a call under way is its name', async () => {
    const never = () => new Promise<never>(() => {});
    const children = (session: SessionActor) => Object.keys(session.getSnapshot().children);
    const actors = {
      ...stored,
      refresh: fromPromise<Grant, { token: string }>(never),
      renewUser: fromPromise<CurrentUser>(never),
      loadUser: calls.loadUser,
    };
    const session = createActor(sessionMachine.provide({ actors, actions: effects })).start();
    expect(children(session)).toEqual(['readStoredToken']);
    await isSettled(session);
    session.send({ type: 'request.rejected', token: 't' });
    session.send({ type: 'user.changed' });
    expect(children(session).sort()).toEqual(['refresh', 'renewUser']);
    expect(session.getSnapshot().hasTag('refreshing')).toBe(true);
  });
});

describe('a first refresh', () => {
  const worn = fromPromise<StoredToken | null>(async () => ({ token: 'worn', reading, foundAtMs: 900_000 }));
  const refresh = fromPromise<Grant, { token: string }>(async () => grant);
  it.each([
    [403, 'signedOut', ['cleared']],
    [null, 'signedOut', ['cleared']],
    [500, 'unreachable', []],
  ])('after which the user cannot be loaded, with status %s, ends %s', async (status, value, cleared) => {
    const seen: string[] = [];
    const loadUser = fromPromise<CurrentUser, { token: string }>(() =>
      Promise.reject({ status, message: '' }),
    );
    const session = createActor(
      sessionMachine.provide({
        actors: { readStoredToken: worn, refresh, loadUser },
        actions: { ...effects, clearStoredToken: () => void seen.push('cleared') },
      }),
    ).start();
    await isSettled(session);
    expect([session.getSnapshot().value, seen]).toEqual([value, cleared]);
  });
});

describe('a session that hears of another tab', () => {
  it('while it asks nobody in particular for a code, looks who is stored there', async () => {
    const logIn = fromPromise<SignInAnswer, LogIn>(async () => ({ kind: 'secondFactor' }));
    const actors = { ...calls, logIn };
    const session = createActor(sessionMachine.provide({ actors, actions: effects })).start();
    await isSettled(session);
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    session.send({ type: 'tab.tokenStored', token: 'from tab', reading });
    expect(session.getSnapshot().value).toBe('starting');
  });
});

describe('the replies of a session', () => {
  it('ask for a token before a call for the current user', () => {
    expect(heldToken({ context: { ...NOTHING, token: 't' } })).toEqual({ token: 't' });
    expect(() => heldToken({ context: NOTHING })).toThrow(
      new Error('A call for the current user needs a token.'),
    );
  });

  it('ask for a grant where no second factor is wanted', () => {
    expect(grantOfAnswer({ event: { output: { kind: 'granted', grant } } })).toBe(grant);
    expect(() => grantOfAnswer({ event: { output: { kind: 'secondFactor' } } })).toThrow(
      new Error('The second factor was not given yet.'),
    );
  });

  it('have no words for a return that was granted', () => {
    expect(returnedNotice({ event: { outcome: { kind: 'granted', token: 't' } } })).toEqual({
      kind: 'error',
      text: '',
    });
  });
});
