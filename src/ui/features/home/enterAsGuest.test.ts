import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { ANSWER_OVERDUE_AFTER_MS, type Grant, type StoredToken } from '#src/machines/session/sessionFacts.ts';
import { enterAsGuest } from './enterAsGuest.ts';
import { homeWords } from './homeWords.ts';

const guest: CurrentUser = {
  userId: 'g1',
  handle: 'Brass Heron',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: true,
  isVerified: false,
};
const ana: CurrentUser = { ...guest, userId: 'ana', handle: 'Ana', isGuest: false };
const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const grant: Grant = { token: 't', reading, userId: 'g1', handle: 'Brass Heron', roles: [] };

const clock = new SimulatedClock();

function sessionOf(
  stored: StoredToken | null,
  enter: () => Promise<Grant>,
  loadUser: () => Promise<CurrentUser> = async () => (stored ? ana : guest),
) {
  return createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => stored),
        loadUser: fromPromise<CurrentUser, { token: string }>(loadUser),
        enterAsGuest: fromPromise<Grant>(enter),
      },
      actions: { storeToken: () => {}, clearStoredToken: () => {}, showNotice: () => {} },
    }),
    { clock },
  ).start();
}

describe('entering as a guest', () => {
  it('waits until the guest is signed in', async () => {
    const session = sessionOf(null, async () => grant);
    expect(await enterAsGuest(session)).toEqual(guest);
    session.stop();
  });

  it('leaves whoever is signed in already', async () => {
    const session = sessionOf({ token: 'stored', reading, foundAtMs: 0 }, () =>
      Promise.reject(new Error('not asked')),
    );
    expect(await enterAsGuest(session)).toEqual(ana);
    session.stop();
  });

  it.each([
    ['a stored token', { token: 'stored', reading, foundAtMs: 0 }],
    ['the token of a new guest', null],
  ])('does not wait for ever where nobody answers for %s', async (_words, stored) => {
    const session = sessionOf(
      stored,
      async () => grant,
      () => new Promise(() => {}),
    );
    const entering = expect(enterAsGuest(session)).rejects.toThrow((await homeWords())('otherSession'));
    await waitFor(session, (snapshot) => snapshot.matches('restoring') || snapshot.matches('completing'));
    clock.increment(ANSWER_OVERDUE_AFTER_MS);
    await entering;
    session.stop();
  });

  it('tells in the server’s words why nobody was let in', async () => {
    const refusal = { status: 429, reply: 'Too many guests just now. Try again in a minute.' };
    const session = sessionOf(null, () => Promise.reject(refusal));
    await expect(enterAsGuest(session)).rejects.toThrow('Too many guests just now. Try again in a minute.');
    session.stop();
  });
});
