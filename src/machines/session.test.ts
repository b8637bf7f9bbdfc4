import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import {
  type Grant,
  type SessionActor,
  type StoredToken,
  selectRefusal,
  selectUnreachable,
  selectUser,
  sessionMachine,
} from './session.ts';

const LIFETIME_MS = 900_000;
const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: LIFETIME_MS };
const member: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};
const guest: CurrentUser = { ...member, handle: 'Brass Heron', email: '', isGuest: true };

const grantOf = (token: string, extra: Partial<Grant> = {}): Grant => ({
  token,
  reading,
  userId: 'ana',
  handle: 'Ana',
  roles: null,
  ...extra,
});

interface Answers {
  readonly stored?: StoredToken | null;
  readonly logIn?: () => Promise<Grant>;
  readonly register?: () => Promise<Grant>;
  readonly guest?: () => Promise<Grant>;
  readonly exchange?: () => Promise<Grant>;
  readonly refresh?: () => Promise<Grant>;
  readonly user?: () => Promise<CurrentUser>;
}

const refuse =
  (status: number | null, extra: object = {}) =>
  () =>
    Promise.reject({ status, message: '', ...extra });
const unasked = () => Promise.reject(new Error('This call was not expected.'));

function begin(answers: Answers) {
  const clock = new SimulatedClock();
  const notices: string[] = [];
  const sent: string[] = [];
  const store = { token: answers.stored?.token ?? null };
  const write = (token: string | null) => {
    store.token = token;
  };
  const told =
    <Reply>(call: string, answer: () => Promise<Reply>) =>
    () => {
      sent.push(call);
      return answer();
    };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise(async () => answers.stored ?? null),
        logIn: fromPromise(told('logIn', answers.logIn ?? unasked)),
        register: fromPromise(told('register', answers.register ?? unasked)),
        enterAsGuest: fromPromise(told('guest', answers.guest ?? unasked)),
        exchange: fromPromise(told('exchange', answers.exchange ?? unasked)),
        refresh: fromPromise(told('refresh', answers.refresh ?? unasked)),
        loadUser: fromPromise(told('me', answers.user ?? (async () => member))),
      },
      actions: {
        storeToken: (_, { token }) => write(token),
        clearStoredToken: () => write(null),
        endServerSession: (_, { token }) => void sent.push(`logout ${token}`),
        showNotice: (_, { kind, text }) => void notices.push(`${kind}: ${text}`),
      },
    }),
    { clock },
  ).start();
  return { session, clock, notices, sent, store };
}

const isSettled = (session: SessionActor) => waitFor(session, (snapshot) => snapshot.hasTag('settled'));
const freshToken: StoredToken = { token: 'stored', reading, foundAtMs: 0 };
const credentials = { login: 'ana', password: 'heron lantern copper' };
const registration = {
  handle: 'Ana',
  email: 'ana@example.org',
  password: 'x'.repeat(8),
  acceptTerms: true,
} as const;

async function signedIn(answers: Answers = {}) {
  const begun = begin({ stored: freshToken, ...answers });
  await isSettled(begun.session);
  return begun;
}

async function afterLogin(answers: Answers) {
  const begun = begin(answers);
  await isSettled(begun.session);
  begun.session.send({ type: 'credentials.submitted', credentials });
  await isSettled(begun.session);
  return begun;
}

describe('starting up', () => {
  it('without a stored token nobody is signed in and nothing is asked', async () => {
    const { session, sent, notices } = await signedIn({ stored: null });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ sent, notices }).toEqual({ sent: [], notices: [] });
  });

  it('a fresh stored token loads the user without a refresh and without a welcome', async () => {
    const { session, sent, notices } = await signedIn();
    expect(selectUser(session.getSnapshot())).toEqual(member);
    expect({ sent, notices }).toEqual({ sent: ['me'], notices: [] });
  });

  it.each([
    ['80 percent of its lifetime used', { ...freshToken, foundAtMs: LIFETIME_MS * 0.8 }],
    ['expired', { ...freshToken, foundAtMs: LIFETIME_MS + 1 }],
    ['unreadable', { ...freshToken, reading: null }],
  ])('a stored token that is %s is refreshed before the user is loaded', async (_words, stored) => {
    const { sent, store } = await signedIn({ stored, refresh: async () => grantOf('second') });
    expect(sent).toEqual(['refresh', 'me']);
    expect(store.token).toBe('second');
  });

  it('a fault 500 keeps the token, logs nobody out and carries the error until a retry succeeds', async () => {
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

  it('any other failure clears the stored token without a word', async () => {
    const { session, store, notices } = await signedIn({ user: refuse(403) });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ token: store.token, notices }).toEqual({ token: null, notices: [] });
  });
});

describe('the words of signing in', () => {
  it('a password login says welcome back', async () => {
    const { notices, store } = await afterLogin({ logIn: async () => grantOf('t') });
    expect({ notices, token: store.token }).toEqual({ notices: ['success: Welcome back, Ana!'], token: 't' });
  });

  it('a reply without a handle says that the login was successful', async () => {
    const { notices } = await afterLogin({ logIn: async () => grantOf('t', { handle: null }) });
    expect(notices).toEqual(['success: Login successful']);
  });

  it('a registration welcomes to the product', async () => {
    const { session, notices } = begin({ register: async () => grantOf('t') });
    await isSettled(session);
    session.send({ type: 'registration.submitted', registration });
    await isSettled(session);
    expect(notices).toEqual([`success: Welcome to ${PRODUCT_NAME}, Ana!`]);
  });

  it('a third-party return is exchanged before anything is stored and welcomes by handle', async () => {
    const { session, notices, sent, store } = begin({ exchange: async () => grantOf('real') });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } });
    expect(store.token).toBeNull();
    await isSettled(session);
    expect({ notices, sent, token: store.token }).toEqual({
      notices: ['success: Welcome, Ana!'],
      sent: ['exchange', 'me'],
      token: 'real',
    });
  });

  it('an error of a third-party return is shown as it came, and the stored session goes on', async () => {
    const { session, notices } = begin({ stored: freshToken });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'refused', error: 'access_denied' } });
    await isSettled(session);
    expect(notices).toEqual(['error: Login failed: access_denied']);
    expect(selectUser(session.getSnapshot())).toEqual(member);
  });
});

describe('refused sign-ins', () => {
  it('a login shows the words of the reply', async () => {
    const { notices, session } = await afterLogin({ logIn: refuse(401, { reply: 'Wrong password.' }) });
    expect(notices).toEqual(['error: Wrong password.']);
    expect(session.getSnapshot().value).toBe('signedOut');
  });

  it('a login without words in the reply says that it failed', async () => {
    const { notices } = await afterLogin({ logIn: refuse(null, { message: 'Failed to fetch' }) });
    expect(notices).toEqual(['error: Login failed']);
  });

  it('a registration joins the errors map and keeps the fields for the form', async () => {
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
      isRefused ? refuse(401, { reply: 'Wrong password.' })() : new Promise<Grant>(() => {});
    const { session } = await afterLogin({ logIn });
    expect(selectRefusal(session.getSnapshot(), 'password')?.reply).toBe('Wrong password.');
    isRefused = false;
    session.send({ type: 'credentials.submitted', credentials });
    expect(selectRefusal(session.getSnapshot(), 'password')).toBeNull();
  });

  it('a fault 500 after a good login keeps the new token and does not log out', async () => {
    const { session, store } = await afterLogin({ logIn: async () => grantOf('t'), user: refuse(500) });
    expect(session.getSnapshot().value).toBe('unreachable');
    expect(store.token).toBe('t');
  });
});

describe('while signed in', () => {
  it('the token is refreshed every five minutes, not a millisecond earlier', async () => {
    const { session, clock, sent } = await signedIn({ refresh: async () => grantOf('second') });
    clock.increment(299_999);
    expect(sent).toEqual(['me']);
    clock.increment(1);
    expect(sent).toEqual(['me', 'refresh']);
    await waitFor(session, (snapshot) => snapshot.matches({ signedIn: 'fresh' }));
    clock.increment(300_000);
    expect(sent).toEqual(['me', 'refresh', 'refresh']);
  });

  it('a refresh brings changed roles with it', async () => {
    const { session, clock } = await signedIn({
      refresh: async () => grantOf('second', { roles: ['Admin'] }),
    });
    clock.increment(300_000);
    await waitFor(session, (snapshot) => snapshot.matches({ signedIn: 'fresh' }));
    expect(selectUser(session.getSnapshot())?.roles).toEqual(['Admin']);
  });

  it('a failed refresh logs out, clears the token and says so', async () => {
    const { session, clock, notices, store } = await signedIn({ refresh: refuse(401) });
    clock.increment(300_000);
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    expect({ notices, token: store.token, user: session.getSnapshot().context.user }).toEqual({
      notices: ['info: You have been logged out'],
      token: null,
      user: null,
    });
  });

  it('logging out clears token and user, tells the server and says so', async () => {
    const { session, notices, sent, store } = await signedIn();
    session.send({ type: 'logout.asked' });
    expect({ notices, sent, token: store.token, context: session.getSnapshot().context.token }).toEqual({
      notices: ['info: You have been logged out'],
      sent: ['me', 'logout stored'],
      token: null,
      context: null,
    });
  });

  it('logging out says nothing to somebody who was not signed in', async () => {
    const { session, notices } = await signedIn({ stored: null });
    session.send({ type: 'logout.asked' });
    expect(notices).toEqual([]);
  });

  it('a refresh that answers after the logout brings nobody back', async () => {
    let answer = (_: Grant) => {};
    const refresh = () => new Promise<Grant>((resolve) => (answer = resolve));
    const { session, clock, store } = await signedIn({ refresh });
    clock.increment(300_000);
    session.send({ type: 'logout.asked' });
    answer(grantOf('late'));
    await Promise.resolve();
    expect({ value: session.getSnapshot().value, token: store.token }).toEqual({
      value: 'signedOut',
      token: null,
    });
  });
});

describe('a guest', () => {
  it('enters with one call and is told the name', async () => {
    const { session, notices } = begin({
      guest: async () => grantOf('g', { handle: 'Brass Heron' }),
      user: async () => guest,
    });
    await isSettled(session);
    session.send({ type: 'guest.asked' });
    await isSettled(session);
    expect(notices).toEqual(['success: Welcome, Brass Heron!']);
    expect(selectUser(session.getSnapshot())).toEqual(guest);
  });

  it('becomes a member by registering', async () => {
    let user = guest;
    const { session } = await signedIn({ user: async () => user, register: async () => grantOf('m') });
    user = member;
    session.send({ type: 'registration.submitted', registration });
    await isSettled(session);
    expect(selectUser(session.getSnapshot())).toEqual(member);
  });

  it('stays a guest when the registration is refused', async () => {
    const { session, store } = await signedIn({ user: async () => guest, register: refuse(409) });
    session.send({ type: 'registration.submitted', registration });
    await isSettled(session);
    expect(selectUser(session.getSnapshot())).toEqual(guest);
    expect(store.token).toBe('stored');
  });

  it('a member who is signed in cannot register again', async () => {
    const { session, sent } = await signedIn();
    session.send({ type: 'registration.submitted', registration });
    expect(sent).toEqual(['me']);
  });
});

describe('other tabs', () => {
  it('a logout in one tab logs out all', async () => {
    const { session, notices, sent } = await signedIn();
    session.send({ type: 'tab.tokenRemoved' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ notices, sent }).toEqual({ notices: ['info: You have been logged out'], sent: ['me'] });
  });

  it('a refresh in one tab serves all', async () => {
    const { session } = await signedIn();
    session.send({ type: 'tab.tokenStored', token: 'from tab', reading });
    expect(session.getSnapshot().context.token).toBe('from tab');
    expect(session.getSnapshot().matches({ signedIn: 'fresh' })).toBe(true);
  });
});
