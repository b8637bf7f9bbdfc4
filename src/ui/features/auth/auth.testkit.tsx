import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Credentials, CurrentUser, IdentityClaim, Registration } from '#contract/members/members.ts';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import type { LoginPrompts } from '#src/machines/passkeys/passkeyPrompt.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import {
  ANSWER_OVERDUE_AFTER_MS,
  type Grant,
  type PasskeyLogin,
  type SignInAnswer,
  type StoredToken,
} from '#src/machines/session/sessionFacts.ts';
import { ActorsProvider } from '../shell/actors.tsx';

export const member: CurrentUser = {
  userId: 'kim',
  handle: 'Kim',
  email: 'kim@example.net',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: false,
};
/** Login where passkeys work nowhere. */
export const noPrompts: LoginPrompts = {
  signIn: null,
  secondStep: {
    look: async () => ({ isOffered: false, hasAutofill: false, hasApp: true }),
    list: async () => ({ kind: 'dismissed' }),
    ask: async () => ({ kind: 'dismissed' }),
  },
};
export const guest: CurrentUser = { ...member, handle: 'Brass Heron', email: '', isGuest: true };

const reading = { subject: 'kim', startsAtMs: 0, endsAtMs: 900_000 };
const grant: Grant = { token: 'fresh', reading, userId: 'kim', handle: 'Kim', roles: null };
const stored: StoredToken = { token: 'stored', reading, foundAtMs: 0 };

/** A call that the server refuses, as the api throws it. */
export const refusal = (
  status: number,
  reply: string,
  { fields = {}, code = null }: { fields?: Record<string, string[]>; code?: string | null } = {},
) => ({
  status,
  code,
  reply,
  fields,
  message: reply,
});

interface Server {
  /** Who is signed in when the screen opens; nobody by default. */
  readonly user?: CurrentUser;
  /** What each call is answered with, in order; a thrown value is a refusal. */
  readonly logIn?: () => SignInAnswer['kind'] | Promise<SignInAnswer['kind']>;
  readonly code?: () => unknown;
  readonly register?: () => unknown;
  readonly claim?: () => unknown;
  /** The token that is stored was never answered for, longer than pages wait. */
  readonly isSilent?: boolean;
}

/** A screen in a small site of its own, over a real session whose server is in the test's hands. */
export async function showWayIn(screen: () => ReactNode, server: Server = {}) {
  const sent: unknown[] = [];
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const clock = new SimulatedClock();
  let user = server.user ?? null;
  const asked = async (input: unknown, answer: (() => unknown) | undefined) => {
    sent.push(input);
    const answered = await answer?.();
    user = member;
    return answered;
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () =>
          server.user || server.isSilent ? stored : null,
        ),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () =>
          server.isSilent ? new Promise<never>(() => {}) : (user ?? member),
        ),
        logIn: fromPromise<SignInAnswer, { credentials: Credentials | PasskeyLogin; token: string | null }>(
          async ({ input }) => {
            const kind = await asked(input.credentials, server.logIn);
            return kind === 'secondFactor' ? { kind } : { kind: 'granted', grant };
          },
        ),
        answerCode: fromPromise(async ({ input }) => {
          await asked(input.code, server.code);
          return grant;
        }),
        register: fromPromise<Grant, { registration: Registration; token: string | null }>(
          async ({ input }) => {
            await asked(input.registration, server.register);
            return grant;
          },
        ),
        claimIdentity: fromPromise<Grant, { claim: IdentityClaim; token: string | null }>(
          async ({ input }) => {
            await asked(input.claim, server.claim);
            return grant;
          },
        ),
      },
      actions: {
        storeToken: () => {},
        clearStoredToken: () => {},
        endServerSession: () => {},
        tellOtherTabs: () => {},
        showNotice: () => {},
      },
    }),
    { clock },
  ).start();
  await waitFor(session, (snapshot) => snapshot.hasTag('settled') || snapshot.matches('restoring'));
  if (server.isSilent) clock.increment(ANSWER_OVERDUE_AFTER_MS);
  const root = createRootRoute();
  const here = createRoute({ getParentRoute: () => root, path: '/', component: screen });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([here, elsewhere]), history });
  await router.load();
  render(
    <ActorsProvider actors={{ session, notices }}>
      <RouterProvider router={router} />
    </ActorsProvider>,
  );
  return {
    session,
    /** What went to the server, in order. */
    sent,
    told: () => selectShownNotices(notices.getSnapshot()).map(({ text }) => text),
    address: () => router.state.location.href,
  };
}
