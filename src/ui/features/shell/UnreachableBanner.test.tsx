// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { OFFLINE } from '#src/machines/failure.ts';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { ANSWER_OVERDUE_AFTER_MS, type StoredToken } from '#src/machines/session/sessionFacts.ts';
import { SessionUnreachable } from '#src/routes/-guards.ts';
import { ActorsProvider } from './actors.tsx';
import { MemberError } from './MemberError.tsx';
import { UnreachableBanner } from './UnreachableBanner.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const reading = { subject: 'kim', startsAtMs: 0, endsAtMs: 900_000 };
const kim: CurrentUser = {
  userId: 'kim',
  handle: 'Kim',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

/** The banner, and a member's page that could not open, over a session whose server is silent until it is told to answer. */
async function show() {
  const clock = new SimulatedClock();
  const asked: ((user: CurrentUser) => void)[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => ({ token: 't', reading, foundAtMs: 0 })),
        loadUser: fromPromise<CurrentUser, { token: string }>(
          () => new Promise((resolve) => asked.push(resolve)),
        ),
      },
      actions: { clearStoredToken: () => {}, endServerSession: () => {}, showNotice: () => {} },
    }),
    { clock },
  ).start();
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  await waitFor(session, (snapshot) => snapshot.matches('restoring'));
  render(
    <ActorsProvider actors={{ session, notices }}>
      <UnreachableBanner />
      <MemberError error={new SessionUnreachable('No answer.')} reset={() => {}} />
    </ActorsProvider>,
  );
  return {
    session,
    asked,
    told: () => selectShownNotices(notices.getSnapshot()),
    pass: (ms: number) => act(async () => clock.increment(ms)),
  };
}

const titles = () => screen.queryAllByRole('alert').map((banner) => banner.querySelector('b')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function online(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

describe('the banner of a start that is not answered', () => {
  it('comes after 2.5 seconds, asks again at once by Retry, and goes with the answer', async () => {
    const { asked, pass, told } = await show();
    await pass(ANSWER_OVERDUE_AFTER_MS - 1);
    expect(titles()).toEqual([]);
    await pass(1);
    expect(titles()).toEqual(['The server isn’t answering']);
    expect(asked.length).toBe(1);
    press('Retry');
    expect([asked.length, titles()]).toEqual([2, ['The server isn’t answering']]);
    await act(async () => asked[1]?.(kim));
    expect(titles()).toEqual([]);
    // The page itself comes a moment later: until then it still waits, and nothing is said to be wrong.
    expect(screen.getByRole('heading', { name: 'Waiting for the server' })).toBeDefined();
    expect(told()).toEqual([]);
  });

  it('can be dismissed and offers a way out', async () => {
    const { pass, session } = await show();
    await pass(ANSWER_OVERDUE_AFTER_MS);
    press('Log out');
    expect([session.getSnapshot().value, titles()]).toEqual(['signedOut', []]);
    cleanup();
    const other = await show();
    await other.pass(ANSWER_OVERDUE_AFTER_MS);
    press('Dismiss');
    expect(titles()).toEqual([]);
  });

  it('says when the browser has no connection, for as long as it has none', async () => {
    const { pass } = await show();
    await pass(ANSWER_OVERDUE_AFTER_MS);
    const isOffline = () => screen.queryByText(OFFLINE) !== null;
    await act(async () => online(false));
    expect(isOffline()).toBe(true);
    await act(async () => online(true));
    expect([isOffline(), titles()]).toEqual([false, ['The server isn’t answering']]);
  });
});
