import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import {
  askForCode,
  begin,
  credentials,
  grantOf,
  guest,
  isSettled,
  member,
  reading,
  refuse,
  registration,
  signedIn,
} from './session.testkit.ts';
import type { SessionActor } from './session.ts';
import type { Grant } from './sessionFacts.ts';
import { selectUser } from './sessionSelectors.ts';

describe('while signed in', () => {
  it('the token is refreshed every five minutes, not a millisecond earlier [spec 4.9, 9.4]', async () => {
    const { session, clock, sent } = await signedIn({ refresh: async () => grantOf('second') });
    clock.increment(299_999);
    expect(sent).toEqual(['me']);
    clock.increment(1);
    expect(sent).toEqual(['me', 'refresh']);
    expect(session.getSnapshot().hasTag('refreshing')).toBe(true);
    await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
    clock.increment(300_000);
    expect(sent).toEqual(['me', 'refresh', 'refresh']);
  });

  it('a refresh brings changed roles with it', async () => {
    const { session, clock } = await signedIn({
      refresh: async () => grantOf('second', { roles: ['Admin'] }),
    });
    clock.increment(300_000);
    await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
    expect(selectUser(session.getSnapshot())?.roles).toEqual(['Admin']);
  });

  it('a failed refresh logs out, clears the token and says so [spec 8.7]', async () => {
    const { session, clock, notices, store } = await signedIn({ refresh: refuse(401) });
    clock.increment(300_000);
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'));
    expect({ notices, token: store.token, user: session.getSnapshot().context.user }).toEqual({
      notices: ['info: You have been logged out'],
      token: null,
      user: null,
    });
  });

  it('logging out clears token and user, tells the server and says so [spec 4.4, 4.5]', async () => {
    const { session, notices, sent, store } = await signedIn();
    session.send({ type: 'logout.asked' });
    expect({ notices, sent, token: store.token, context: session.getSnapshot().context.token }).toEqual({
      notices: ['info: You have been logged out'],
      sent: ['me', 'logout stored'],
      token: null,
      context: null,
    });
  });

  it('logging out says nothing to somebody who was not signed in [spec 4.5]', async () => {
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

describe('a user who changed', () => {
  const renamed = { ...member, handle: 'Ana the Second' };
  const isKnown = (session: SessionActor) =>
    waitFor(session, (snapshot) => snapshot.matches({ signedIn: { user: 'known' } }));

  it('is loaded again in the background, and other tabs are told', async () => {
    let user = member;
    const { session, sent, notices } = await signedIn({ user: async () => user });
    user = renamed;
    session.send({ type: 'user.changed' });
    expect(selectUser(session.getSnapshot())).toEqual(member);
    await isKnown(session);
    expect({ user: selectUser(session.getSnapshot()), sent, notices }).toEqual({
      user: renamed,
      sent: ['me', 'tell tabs', 'me again'],
      notices: [],
    });
  });

  it('in another tab is loaded again here, and nobody is told twice', async () => {
    const { session, sent } = await signedIn();
    session.send({ type: 'tab.userChanged' });
    await isKnown(session);
    expect(sent).toEqual(['me', 'me again']);
  });

  it.each([401, 403, 500, null])('stays the old one when that fails with status %s', async (status) => {
    let isFaulty = false;
    const user = () => (isFaulty ? refuse(status)() : Promise.resolve(member));
    const { session, notices, store } = await signedIn({ user });
    isFaulty = true;
    session.send({ type: 'user.changed' });
    await isKnown(session);
    expect({ user: selectUser(session.getSnapshot()), notices, token: store.token }).toEqual({
      user: member,
      notices: [],
      token: 'stored',
    });
  });

  it('is loaded while a refresh is under way, and does not stop it', async () => {
    const { session, clock, sent } = await signedIn({ refresh: async () => grantOf('second') });
    clock.increment(300_000);
    session.send({ type: 'user.changed' });
    await waitFor(session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh', user: 'known' } }));
    expect(sent).toEqual(['me', 'refresh', 'tell tabs', 'me again']);
    expect(session.getSnapshot().context.token).toBe('second');
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
  it('a logout in one tab logs out all [H14] [ASVS V14.3.1]', async () => {
    const { session, notices, sent } = await signedIn();
    session.send({ type: 'tab.tokenRemoved' });
    expect(session.getSnapshot().value).toBe('signedOut');
    expect({ notices, sent }).toEqual({ notices: ['info: You have been logged out'], sent: ['me'] });
  });

  it('a logout in one tab leaves the store to it: a new session of that tab may stand there', async () => {
    const { session, store } = await signedIn();
    store.token = 'next session of that tab';
    session.send({ type: 'tab.tokenRemoved' });
    expect(store.token).toBe('next session of that tab');
  });

  it('a logout in one tab ends what a guest was about to do, and says so', async () => {
    const { session, notices } = await signedIn({ user: async () => guest, logIn: askForCode });
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    session.send({ type: 'tab.tokenRemoved' });
    expect({ value: session.getSnapshot().value, notices }).toEqual({
      value: 'signedOut',
      notices: ['info: You have been logged out'],
    });
  });

  it('a tab that removes its token says nothing to somebody who is not signed in', async () => {
    const { session, notices } = await signedIn({ stored: null });
    session.send({ type: 'tab.tokenRemoved' });
    expect({ value: session.getSnapshot().value, notices }).toEqual({ value: 'signedOut', notices: [] });
  });

  it('a refresh in one tab serves all', async () => {
    const { session } = await signedIn();
    session.send({ type: 'tab.tokenStored', token: 'from tab', reading });
    expect(session.getSnapshot().context.token).toBe('from tab');
    expect(session.getSnapshot().matches({ signedIn: { token: 'fresh' } })).toBe(true);
  });
});
