// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { type SessionActor, sessionMachine } from '#src/machines/session/session.ts';
import type { Grant, StoredToken } from '#src/machines/session/sessionFacts.ts';
import { showPage } from '#src/ui/features/browse/testing/sitePage.tsx';
import { ActorsProvider } from '#src/ui/features/shell/actors.tsx';
import { useGoOnAfterSignIn } from './useGoOnAfterSignIn.ts';

afterEach(cleanup);

const guest: CurrentUser = {
  userId: 'ana',
  handle: 'Brass Heron',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: true,
  isVerified: false,
};
const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const grant: Grant = { token: 't', reading, userId: 'ana', handle: 'Ana', roles: null };
const credentials = { login: 'ana', password: 'x' };
const registration = { handle: 'Ana', email: 'a@b.c', password: 'heron lantern', acceptTerms: true } as const;

/** The form of a sign-in screen; every login is refused and every registration succeeds. */
async function formFor(stored: StoredToken | null, on?: 'choosing'): Promise<SessionActor> {
  let user = guest;
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => stored),
        loadUser: fromPromise(async () => user),
        logIn: fromPromise(() => Promise.reject({ status: 401 })),
        register: fromPromise(async () => {
          user = { ...guest, isGuest: false };
          return grant;
        }),
        enterAsGuest: fromPromise(async () => grant),
      },
      actions: { storeToken: () => {}, clearStoredToken: () => {}, showNotice: () => {} },
    }),
  ).start();
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  await waitFor(session, (snapshot) => snapshot.hasTag('settled'));
  if (on === 'choosing') session.send({ type: 'identity.pending' });
  const Form = () => {
    useGoOnAfterSignIn('/drafts');
    return <p>The form</p>;
  };
  await showPage(() => (
    <ActorsProvider actors={{ session, notices }}>
      <Form />
    </ActorsProvider>
  ));
  return session;
}

async function send(session: SessionActor, event: Parameters<SessionActor['send']>[0]) {
  // The page is painted while the server has not answered yet, as it is in a browser.
  act(() => session.send(event));
  await act(async () => {
    await waitFor(session, (snapshot) => snapshot.hasTag('settled'));
    await new Promise((resolve) => setTimeout(resolve));
  });
}
const isHere = () => screen.queryByText('The form') !== null;
const guestHere: StoredToken = { token: 't', reading, foundAtMs: 0 };

describe('a sign-in screen', () => {
  it('leads a visitor on who enters as a guest', async () => {
    const session = await formFor(null);
    expect(isHere()).toBe(true);
    await send(session, { type: 'guest.asked' });
    expect(isHere()).toBe(false);
  });

  it('keeps a guest whose login is refused', async () => {
    const session = await formFor(guestHere);
    await send(session, { type: 'credentials.submitted', credentials });
    expect(isHere()).toBe(true);
  });

  it('keeps a guest who begins to choose a handle and gives it up', async () => {
    const session = await formFor(guestHere, 'choosing');
    await send(session, { type: 'signIn.abandoned' });
    expect(session.getSnapshot().matches('signedIn')).toBe(true);
    expect(isHere()).toBe(true);
  });

  it('leads a guest on who becomes a member, also after a refusal', async () => {
    const session = await formFor(guestHere);
    await send(session, { type: 'credentials.submitted', credentials });
    await send(session, { type: 'registration.submitted', registration });
    expect(isHere()).toBe(false);
  });
});
