import { describe, expect, it } from 'vitest';
import {
  type Answers,
  afterLogin,
  askForCode,
  begin,
  credentials,
  freshToken,
  grantOf,
  guest,
  isSettled,
  member,
  reading,
  refuse,
  signedIn,
} from './session.testkit.ts';
import type { SessionActor } from './session.ts';
import type { Grant } from './sessionFacts.ts';
import { selectAsksForCode, selectIsBusy, selectRefusal, selectUser } from './sessionSelectors.ts';

const codes = { code: '123456' };
const claim = { handle: 'Ana', acceptTerms: true } as const;
const wrongCode = refuse(401, { code: 'wrongCode', reply: 'That code is not right.' });

describe('the second factor', () => {
  async function askedForCode(answers: Answers) {
    const begun = await afterLogin({ logIn: askForCode, ...answers });
    expect(selectAsksForCode(begun.session.getSnapshot())).toBe(true);
    return begun;
  }
  const giveCode = ({ session }: { readonly session: SessionActor }) => {
    session.send({ type: 'code.submitted', ...codes });
    return isSettled(session);
  };

  it('is asked for by the server: nobody is signed in, nothing is stored and nothing said', async () => {
    const { session, notices, store } = await askedForCode({});
    const snapshot = session.getSnapshot();
    expect({
      notices,
      token: store.token,
      user: selectUser(snapshot),
      isBusy: selectIsBusy(snapshot),
    }).toEqual({
      notices: [],
      token: null,
      user: null,
      isBusy: false,
    });
  });

  it('ends the sign-in with the words of a password login', async () => {
    const begun = await askedForCode({ code: async () => grantOf('t') });
    await giveCode(begun);
    expect({ notices: begun.notices, sent: begun.sent, token: begun.store.token }).toEqual({
      notices: ['success: Welcome back, Ana!'],
      sent: ['logIn', 'code', 'me'],
      token: 't',
    });
    expect(selectAsksForCode(begun.session.getSnapshot())).toBe(false);
  });

  it('after a third-party return ends it with the words of that', async () => {
    const begun = begin({ exchange: askForCode, code: async () => grantOf('t') });
    begun.session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } });
    await isSettled(begun.session);
    await giveCode(begun);
    expect(begun.notices).toEqual(['success: Welcome, Ana!']);
  });

  it('may be tried again after a wrong code, and its form keeps the refusal until then', async () => {
    let isWrong = true;
    const code = () => (isWrong ? wrongCode() : new Promise<Grant>(() => {}));
    const begun = await askedForCode({ code });
    await giveCode(begun);
    const refused = begun.session.getSnapshot();
    expect(begun.notices).toEqual(['error: That code is not right.']);
    expect(selectAsksForCode(refused)).toBe(true);
    expect(selectRefusal(refused, 'secondFactor')?.reply).toBe('That code is not right.');
    expect(selectRefusal(refused, 'password')).toBeNull();
    isWrong = false;
    begun.session.send({ type: 'code.submitted', ...codes });
    const again = begun.session.getSnapshot();
    expect([selectRefusal(again, 'secondFactor'), selectAsksForCode(again), selectIsBusy(again)]).toEqual([
      null,
      true,
      true,
    ]);
  });

  it.each([
    ['is over', 401, { code: 'challengeOver', reply: 'Log in again.' }, 'error: Log in again.'],
    ['got no answer', null, {}, 'error: Login failed'],
  ])('begins anew with the password when the challenge %s', async (_words, status, extra, notice) => {
    const begun = await askedForCode({ code: refuse(status, extra) });
    await giveCode(begun);
    expect({ value: begun.session.getSnapshot().value, notices: begun.notices }).toEqual({
      value: 'signedOut',
      notices: [notice],
    });
    expect(selectRefusal(begun.session.getSnapshot(), 'password')?.status).toBe(status);
  });

  it('that a guest walks away from leaves the guest as before, without a word', async () => {
    const begun = await signedIn({ user: async () => guest, logIn: askForCode });
    begun.session.send({ type: 'credentials.submitted', credentials });
    await isSettled(begun.session);
    expect(selectUser(begun.session.getSnapshot())).toBeNull();
    begun.session.send({ type: 'signIn.abandoned' });
    expect(selectUser(begun.session.getSnapshot())).toEqual(guest);
    expect({ notices: begun.notices, token: begun.store.token, sent: begun.sent }).toEqual({
      notices: [],
      token: 'stored',
      sent: ['me', 'logIn'],
    });
  });

  it('that somebody walks away from after a third-party return gives back who was stored before', async () => {
    const { session } = begin({ stored: freshToken, exchange: askForCode });
    session.send({ type: 'thirdParty.returned', outcome: { kind: 'granted', token: 'in address' } });
    await isSettled(session);
    session.send({ type: 'signIn.abandoned' });
    await isSettled(session);
    expect(selectUser(session.getSnapshot())).toEqual(member);
  });

  it('is no longer waited for when another tab has signed in', async () => {
    const { session } = await askedForCode({ stored: null });
    session.send({ type: 'tab.tokenStored', token: 'from tab', reading: null });
    await isSettled(session);
    expect(selectAsksForCode(session.getSnapshot())).toBe(false);
  });

  it('is still waited for when another tab refreshes the guest, whose token is then the newer one', async () => {
    const { session } = await signedIn({ user: async () => guest, logIn: askForCode });
    session.send({ type: 'credentials.submitted', credentials });
    await isSettled(session);
    session.send({ type: 'tab.tokenStored', token: 'newer', reading });
    expect(selectAsksForCode(session.getSnapshot())).toBe(true);
    expect(session.getSnapshot().context.token).toBe('newer');
  });
});

describe('somebody new from a third party', () => {
  async function choosing(answers: Answers) {
    const begun = await signedIn({ stored: null, ...answers });
    begun.session.send({ type: 'identity.pending' });
    expect(begun.session.getSnapshot().value).toEqual({ returning: 'choosingHandle' });
    return begun;
  }

  it('chooses a handle and is welcomed by it', async () => {
    const { session, notices, sent, store } = await choosing({ claim: async () => grantOf('t') });
    session.send({ type: 'identity.claimed', claim });
    await isSettled(session);
    expect({ notices, sent, token: store.token, user: selectUser(session.getSnapshot()) }).toEqual({
      notices: ['success: Welcome, Ana!'],
      sent: ['claim', 'me'],
      token: 't',
      user: member,
    });
  });

  it('reads why a handle was refused, in the words of a registration, and chooses again', async () => {
    const fields = { handle: ['is taken'] };
    const { session, notices } = await choosing({ claim: refuse(400, { reply: 'Invalid', fields }) });
    session.send({ type: 'identity.claimed', claim });
    await isSettled(session);
    expect(session.getSnapshot().value).toEqual({ returning: 'choosingHandle' });
    expect(notices).toEqual(['error: handle: is taken']);
    expect(selectRefusal(session.getSnapshot(), 'identity')?.fields).toEqual(fields);
    session.send({ type: 'identity.claimed', claim });
    expect(selectRefusal(session.getSnapshot(), 'identity')).toBeNull();
  });

  it('who was a guest becomes a member, or walks away as the guest', async () => {
    const { session } = await choosing({ stored: freshToken, user: async () => guest });
    expect(selectUser(session.getSnapshot())).toBeNull();
    session.send({ type: 'signIn.abandoned' });
    expect(selectUser(session.getSnapshot())).toEqual(guest);
  });

  it('is not asked who is signed in as a member', async () => {
    const { session } = await signedIn();
    session.send({ type: 'identity.pending' });
    expect(selectUser(session.getSnapshot())).toEqual(member);
  });
});
