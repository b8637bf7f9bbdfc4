import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { PRODUCT_NAME } from '#contract/product.ts';
import { freshToken as tokenFor } from './freshToken.ts';
import {
  type Answers,
  afterLogin,
  answerOf,
  begin,
  credentials,
  freshToken,
  grantOf,
  isSettled,
  LIFETIME_MS,
  member,
  reading,
  refuse,
  registration,
  signedIn,
} from './session.testkit.ts';
import { sessionMachine } from './session.ts';
import type { SessionEvent, SignInAnswer } from './sessionFacts.ts';
import {
  selectIsDecided,
  selectIsUnanswered,
  selectMaySignIn,
  selectRefusal,
  selectUnreachable,
  selectUser,
} from './sessionSelectors.ts';

describe('a session whose world was not provided', () => {
  it.each(['storeToken', 'clearStoredToken', 'endServerSession', 'tellOtherTabs', 'showNotice'] as const)(
    'names what is missing: %s',
    (name) => {
      const action: unknown = sessionMachine.implementations.actions[name];
      expect(action).toBeTypeOf('function');
      if (typeof action === 'function')
        expect(() => action({}, {})).toThrow(`Provide "${name}" where the session is created.`);
    },
  );

  it.each([
    'readStoredToken',
    'logIn',
    'answerCode',
    'register',
    'enterAsGuest',
    'exchange',
    'claimIdentity',
    'refresh',
    'loadUser',
    'renewUser',
  ] as const)('names what is missing: %s', async (name) => {
    const logic = sessionMachine.implementations.actors[name];
    if (!logic || !('transition' in logic)) throw new Error(`The session has no actor ${name}.`);
    const port = createActor(logic);
    const failure = new Promise((resolve) => port.subscribe({ error: resolve }));
    port.start();
    expect(await failure).toEqual(new Error(`Provide "${name}" where the session is created.`));
  });
});

describe('starting up', () => {
  it('without a stored token nobody is signed in and nothing is asked [spec 4.1]', async () => {
    const { session, sent, notices } = await signedIn({ stored: null });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ sent, notices }).toEqual({ sent: [], notices: [] });
  });

  it('a fresh stored token loads the user without a refresh and without a welcome [spec 4.1, 4.10]', async () => {
    const { session, sent, notices } = await signedIn();
    expect(selectUser(session.getSnapshot())).toEqual(member);
    expect({ sent, notices }).toEqual({ sent: ['me'], notices: [] });
  });

  it.each([
    ['80 percent of its lifetime used', { ...freshToken, foundAtMs: LIFETIME_MS * 0.8 }],
    ['expired', { ...freshToken, foundAtMs: LIFETIME_MS + 1 }],
    ['unreadable', { ...freshToken, reading: null }],
  ])(
    'a stored token that is %s is refreshed before the user is loaded [spec 4.3, 4.10]',
    async (_words, stored) => {
      const { sent, store } = await signedIn({ stored, refresh: async () => grantOf('second') });
      expect(sent).toEqual(['refresh', 'me']);
      expect(store.token).toBe('second');
    },
  );

  it('a fault 500 keeps the token, logs nobody out and carries the error until a retry succeeds [spec 4.12]', async () => {
    let isFaulty = true;
    const user = () => (isFaulty ? refuse(500, { reply: 'Out of order' })() : Promise.resolve(member));
    const { session, store, notices } = await signedIn({ user });
    expect(session.getSnapshot().value).toBe('unreachable');
    expect(selectUnreachable(session.getSnapshot())?.reply).toBe('Out of order');
    expect({ token: store.token, notices }).toEqual({ token: 'stored', notices: [] });
    isFaulty = false;
    session.send({ type: 'retry.asked' });
    await isSettled(session);
    expect(selectUser(session.getSnapshot())).toEqual(member);
    expect(selectUnreachable(session.getSnapshot())).toBeNull();
  });

  it('a 401 of the current user gives one refresh and one more try', async () => {
    let tries = 0;
    const user = () => {
      tries += 1;
      return tries === 1 ? refuse(401)() : Promise.resolve(member);
    };
    const { session, sent } = await signedIn({ user, refresh: async () => grantOf('second') });
    expect(sent).toEqual(['me', 'refresh', 'me']);
    expect(session.getSnapshot().context.token).toBe('second');
  });

  it.each([
    [401, 'signedOut', null],
    [500, 'unreachable', 'second'],
  ])('a %i after that refresh leads to %s', async (status, value, token) => {
    let tries = 0;
    const user = () => {
      tries += 1;
      return refuse(tries === 1 ? 401 : status)();
    };
    const { session, store, notices } = await signedIn({ user, refresh: async () => grantOf('second') });
    expect({ value: session.getSnapshot().value, token: store.token, notices }).toEqual({
      value,
      token,
      notices: [],
    });
  });

  it('any other failure clears the stored token without a word [spec 4.2, 4.11]', async () => {
    const { session, store, notices } = await signedIn({ user: refuse(403) });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ token: store.token, notices }).toEqual({ token: null, notices: [] });
  });
});

describe('the words of signing in [spec 9.6]', () => {
  it('a password login says welcome back [spec 4.3]', async () => {
    const { notices, store } = await afterLogin({ logIn: async () => answerOf('t') });
    expect({ notices, token: store.token }).toEqual({ notices: ['success: Welcome back, Ana!'], token: 't' });
  });

  it('a reply without a handle says that the login was successful', async () => {
    const { notices } = await afterLogin({ logIn: async () => answerOf('t', { handle: null }) });
    expect(notices).toEqual(['success: Login successful']);
  });

  it('a registration welcomes to the product', async () => {
    const { session, notices } = begin({ register: async () => grantOf('t') });
    await isSettled(session);
    session.send({ type: 'registration.submitted', registration });
    await isSettled(session);
    expect(notices).toEqual([`success: Welcome to ${PRODUCT_NAME}, Ana!`]);
  });

  it('a third-party return is exchanged before anything is stored and welcomes by handle [spec 4.3]', async () => {
    const { session, notices, sent, store } = begin({ exchange: async () => answerOf('real') });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } });
    expect(store.token).toBeNull();
    await isSettled(session);
    expect({ notices, sent, token: store.token }).toEqual({
      notices: ['success: Welcome, Ana!'],
      sent: ['exchange', 'me'],
      token: 'real',
    });
  });

  it('an error of a third-party return is shown as it came, and the stored session goes on [spec 8.3]', async () => {
    const { session, notices } = begin({ stored: freshToken });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'refused', error: 'access_denied' } });
    await isSettled(session);
    expect(notices).toEqual(['error: Login failed: access_denied']);
    expect(selectUser(session.getSnapshot())).toEqual(member);
  });
});

describe('refused sign-ins', () => {
  it('a forged token in the address leaves whoever was signed in, signed in', async () => {
    const { session, notices, store } = begin({
      stored: freshToken,
      exchange: refuse(401, { reply: 'Please sign in.' }),
    });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'forged' } });
    await isSettled(session);
    expect({ user: selectUser(session.getSnapshot()), notices, token: store.token }).toEqual({
      user: member,
      notices: ['error: Please sign in.'],
      token: 'stored',
    });
  });

  it('a login shows the words of the reply [spec 8.1]', async () => {
    const { notices, session } = await afterLogin({ logIn: refuse(401, { reply: 'Wrong password.' }) });
    expect(notices).toEqual(['error: Wrong password.']);
    expect(session.getSnapshot().value).toBe('signedOut');
  });

  it('a login without words in the reply says that it failed [spec 8.1]', async () => {
    const { notices } = await afterLogin({ logIn: refuse(null, { message: 'Failed to fetch' }) });
    expect(notices).toEqual(['error: Login failed']);
  });

  it('a registration joins the errors map and keeps the fields for the form [spec 5.1]', async () => {
    const fields = { handle: ['is taken'], email: ['is no address'] };
    const { session, notices } = begin({ register: refuse(400, { reply: 'Invalid', fields }) });
    await isSettled(session);
    session.send({ type: 'registration.submitted', registration });
    await isSettled(session);
    expect(notices).toEqual(['error: handle: is taken; email: is no address']);
    expect(selectRefusal(session.getSnapshot(), 'registration')?.fields).toEqual(fields);
    expect(selectRefusal(session.getSnapshot(), 'password')).toBeNull();
  });

  it('a new attempt forgets the refusal of the last one', async () => {
    let isRefused = true;
    const logIn = () =>
      isRefused ? refuse(401, { reply: 'Wrong password.' })() : new Promise<SignInAnswer>(() => {});
    const { session } = await afterLogin({ logIn });
    expect(selectRefusal(session.getSnapshot(), 'password')?.reply).toBe('Wrong password.');
    isRefused = false;
    session.send({ type: 'credentials.submitted', credentials });
    expect(selectRefusal(session.getSnapshot(), 'password')).toBeNull();
  });

  it('a fault 500 after a good login keeps the new token and does not log out [spec 4.2, 4.12]', async () => {
    const { session, store } = await afterLogin({ logIn: async () => answerOf('t'), user: refuse(500) });
    expect(session.getSnapshot().value).toBe('unreachable');
    expect(store.token).toBe('t');
  });
});

describe('while nobody answers who is here', () => {
  const silence = () => new Promise<never>(() => {});
  const OVERDUE_AFTER_MS = 2500;

  /** A session with a stored token that has got no answer for 2.5 seconds. */
  async function unanswered(answers: Answers = {}) {
    const begun = begin({ stored: freshToken, user: silence, ...answers });
    await waitFor(begun.session, (snapshot) => snapshot.matches('restoring'));
    begun.clock.increment(OVERDUE_AFTER_MS - 1);
    expect(selectIsDecided(begun.session.getSnapshot())).toBe(false);
    begun.clock.increment(1);
    expect(selectIsUnanswered(begun.session.getSnapshot())).toBe(true);
    return begun;
  }

  it('the token is kept, nothing is said, and nobody is signed in [spec 4.1]', async () => {
    const { session, store, notices } = await unanswered();
    expect({ token: store.token, notices, user: selectUser(session.getSnapshot()) }).toEqual({
      token: 'stored',
      notices: [],
      user: null,
    });
  });

  it.each<SessionEvent>([
    { type: 'credentials.submitted', credentials },
    { type: 'registration.submitted', registration },
    { type: 'guest.asked' },
    { type: 'identity.pending' },
    { type: 'identity.claimed', claim: { handle: 'Ana', acceptTerms: true } },
    { type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } },
  ])('$type begins no other session', async (event) => {
    const { session, sent } = await unanswered();
    expect(selectMaySignIn(session.getSnapshot())).toBe(false);
    const before = session.getSnapshot().value;
    session.send(event);
    expect([session.getSnapshot().value, sent]).toEqual([before, ['me']]);
  });

  it('a retry asks again at once, and its answer signs in', async () => {
    let isSilent = true;
    const user = () => (isSilent ? silence() : Promise.resolve(member));
    const { session, sent, notices } = await unanswered({ user });
    isSilent = false;
    session.send({ type: 'retry.asked' });
    expect([sent, selectIsUnanswered(session.getSnapshot())]).toEqual([['me', 'me'], true]);
    await isSettled(session);
    expect([selectUser(session.getSnapshot()), notices]).toEqual([member, []]);
  });

  it('also a refresh without an answer is overdue, and a retry asks for the user', async () => {
    const { session, sent, store } = await unanswered({
      stored: { ...freshToken, foundAtMs: LIFETIME_MS },
      refresh: silence,
    });
    session.send({ type: 'retry.asked' });
    expect([sent, store.token]).toEqual([['refresh', 'me'], 'stored']);
  });

  it('the newer token of another tab is tried at once', async () => {
    const { session, sent } = await unanswered();
    session.send({ type: 'tab.tokenStored', token: 'newer', reading });
    expect([sent, session.getSnapshot().context.token]).toEqual([['me', 'me'], 'newer']);
    expect(selectIsUnanswered(session.getSnapshot())).toBe(true);
  });

  it('logging out leaves nobody signed in, and signing in works again', async () => {
    const { session, store, sent, notices } = await unanswered();
    session.send({ type: 'logout.asked' });
    expect([store.token, sent, notices]).toEqual([null, ['me', 'logout stored'], []]);
    expect(selectMaySignIn(session.getSnapshot())).toBe(true);
  });

  it('after a good login the new token is kept, and the welcome waits for the answer', async () => {
    let isSilent = true;
    const user = () => (isSilent ? silence() : Promise.resolve(member));
    const { session, clock, store, notices } = begin({ logIn: async () => answerOf('t'), user });
    await isSettled(session);
    session.send({ type: 'credentials.submitted', credentials });
    await waitFor(session, (snapshot) => snapshot.matches('completing'));
    clock.increment(OVERDUE_AFTER_MS);
    expect([selectIsUnanswered(session.getSnapshot()), store.token, notices]).toEqual([true, 't', []]);
    isSilent = false;
    session.send({ type: 'retry.asked' });
    await isSettled(session);
    expect(notices).toEqual(['success: Welcome back, Ana!']);
  });

  it('requests go as those of a visitor', async () => {
    const { session } = await unanswered();
    expect(await tokenFor(session, { rejectedToken: null, nowMs: () => 0 })).toBeNull();
  });
});

describe('while the server is out of order', () => {
  const outOfOrder = async (answers: Answers = {}) => {
    const begun = await signedIn({ user: refuse(500), ...answers });
    expect(begun.session.getSnapshot().value).toBe('unreachable');
    return begun;
  };

  it('logging out clears the token and tells the server, without a notice: nobody was signed in', async () => {
    const { session, notices, sent, store } = await outOfOrder();
    session.send({ type: 'logout.asked' });
    expect({ value: session.getSnapshot().value, notices, sent, token: store.token }).toEqual({
      value: 'signedOut',
      notices: [],
      sent: ['me', 'logout stored'],
      token: null,
    });
  });

  it('a refused login leaves the stored token alone', async () => {
    const { session, store } = await outOfOrder({ logIn: refuse(401, { reply: 'Wrong password.' }) });
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    expect({ value: session.getSnapshot().value, token: store.token }).toEqual({
      value: 'unreachable',
      token: 'stored',
    });
  });

  it('another tab that logs out logs out here, without a notice', async () => {
    const { session, notices } = await outOfOrder();
    session.send({ type: 'tab.tokenRemoved' });
    expect({ value: session.getSnapshot().value, notices }).toEqual({ value: 'signedOut', notices: [] });
  });
});
