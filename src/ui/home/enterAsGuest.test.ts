import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CurrentUser } from '#contract/members.ts';
import { sessionMachine } from '#src/machines/session.ts';
import type { Grant, StoredToken } from '#src/machines/sessionFacts.ts';
import { enterAsGuest } from './enterAsGuest.ts';

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

function sessionOf(stored: StoredToken | null, enter: () => Promise<Grant>) {
  return createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => stored),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () => (stored ? ana : guest)),
        enterAsGuest: fromPromise<Grant>(enter),
      },
      actions: { storeToken: () => {}, clearStoredToken: () => {}, showNotice: () => {} },
    }),
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

  it('tells in the server’s words why nobody was let in', async () => {
    const refusal = { status: 429, reply: 'Too many guests just now. Try again in a minute.' };
    const session = sessionOf(null, () => Promise.reject(refusal));
    await expect(enterAsGuest(session)).rejects.toThrow('Too many guests just now. Try again in a minute.');
    session.stop();
  });
});
