// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { createApi } from '#src/api/api.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { StoredToken } from '#src/machines/session/sessionFacts.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { accountPorts } from './accounts.ts';
import { startEmailVerification } from './emailVerification.ts';
import { takeMailedToken } from './mailedToken.ts';

const ana: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: false,
};
const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };

afterEach(() => history.replaceState(null, '', '/'));

/** A page that was opened at this address by Ana, whose address is not verified yet. */
async function pageAt(path: string, first: Partial<CurrentUser> = {}) {
  const account = { user: { ...ana, ...first } };
  const asked: unknown[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => ({ token: 't', reading, foundAtMs: 0 })),
        loadUser: fromPromise(async () => account.user),
        renewUser: fromPromise(async () => account.user),
      },
      actions: { tellOtherTabs: () => {} },
    }),
  ).start();
  await waitFor(session, (snapshot) => snapshot.hasTag('settled'));
  const api = createApi(async ({ path: called, body }) => {
    asked.push([called, body]);
    account.user = { ...account.user, isVerified: called === '/auth/verify-email' };
    return { email: account.user.email };
  });
  const { mailedToken } = takeMailedToken(`https://passleft.test${path}`);
  history.replaceState(null, '', '/verify-email');
  const start = () =>
    startEmailVerification({ session, mailedToken, accounts: async () => accountPorts(api) });
  return { account, asked, session, start };
}

const isVerified = (session: Awaited<ReturnType<typeof pageAt>>['session']) =>
  waitFor(session, (snapshot) => selectUser(snapshot)?.isVerified === true);

describe('the page that verifies an address', () => {
  it('shows the mailed link to the server, once, and the session learns of it', async () => {
    const { asked, session, start } = await pageAt('/verify-email?token=mailed');
    const verification = start();
    await waitFor(verification, (snapshot) => snapshot.matches('confirmed'));
    await isVerified(session);
    expect(asked).toEqual([['/auth/verify-email', { token: 'mailed' }]]);
    expect(start().getSnapshot().value).toBe('confirmed');
  });

  it('shows the typed code to the server', async () => {
    const { asked, session, start } = await pageAt('/verify-email');
    start().send({ type: 'code.submitted', code: '123456' });
    await isVerified(session);
    expect(asked).toEqual([['/auth/verify-email', { code: '123456' }]]);
  });

  it('asks for another mail', async () => {
    const { asked, start } = await pageAt('/verify-email');
    const verification = start();
    verification.send({ type: 'resend.asked' });
    await waitFor(verification, (snapshot) => snapshot.matches({ asking: { mail: 'resent' } }));
    expect(asked).toEqual([['/account/verification', null]]);
  });

  it('notices that the address was verified in another tab', async () => {
    const { account, session, start } = await pageAt('/verify-email');
    const verification = start();
    account.user = { ...account.user, isVerified: true };
    session.send({ type: 'tab.userChanged' });
    await isVerified(session);
    expect(verification.getSnapshot().value).toBe('confirmed');
  });

  it('does not take an address that was verified before for the one of the link', async () => {
    const { session, start } = await pageAt('/verify-email?token=mailed', { isVerified: true });
    const verification = start();
    session.send({ type: 'tab.userChanged' });
    expect(verification.getSnapshot().value).toBe('confirming');
  });

  it('asks a guest, who has no address, for nothing', async () => {
    const { start } = await pageAt('/verify-email', { isGuest: true, email: '' });
    expect(start().getSnapshot().context.email).toBeNull();
  });

  it('ends the verification of before when it is opened again', async () => {
    const { start } = await pageAt('/verify-email');
    const before = start();
    start();
    expect(before.getSnapshot().status).toBe('stopped');
  });
});
