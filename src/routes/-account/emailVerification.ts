import { createActor, fromPromise } from 'xstate';
import {
  type EmailVerificationActor,
  emailVerificationMachine,
} from '#src/machines/session/emailVerification.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import type { RouterContext } from '../-context.ts';

let endLast = () => {};

/** Starts the verification of an address, with the mailed link if the page was opened by one; a link is used once, and the one before ends. */
export function startEmailVerification({
  accounts,
  mailedToken,
  session,
}: Pick<RouterContext, 'accounts' | 'mailedToken' | 'session'>): EmailVerificationActor {
  endLast();
  const userNow = () => selectUser(session.getSnapshot());
  const user = userNow();
  const verification = createActor(
    emailVerificationMachine.provide({
      actors: {
        confirmLink: fromPromise(async ({ input }) => (await accounts()).verifyEmail({ token: input.token })),
        confirmCode: fromPromise(async ({ input }) => (await accounts()).verifyEmail({ code: input.code })),
        sendMail: fromPromise(async () => {
          await (await accounts()).sendVerification();
          return { sentAtMs: Date.now() };
        }),
      },
      actions: {
        // One actor tells another after its own step, or XState warns of actions inside actions.
        tellVerified: () => queueMicrotask(() => session.send({ type: 'user.changed' })),
        lookElsewhere: () => {
          const isLookedAt = !document.hidden && location.pathname === '/verify-email';
          if (isLookedAt) queueMicrotask(() => session.send({ type: 'tab.userChanged' }));
        },
      },
    }),
    {
      input: {
        token: mailedToken.for('/verify-email'),
        email: user?.email || null,
        isVerified: user?.isVerified ?? false,
      },
    },
  ).start();
  mailedToken.spend();
  let wasVerified = user?.isVerified ?? false;
  const listening = session.subscribe(() => {
    const isVerified = userNow()?.isVerified ?? false;
    if (isVerified && !wasVerified) verification.send({ type: 'tab.verified' });
    wasVerified = isVerified;
  });
  endLast = () => {
    listening.unsubscribe();
    verification.stop();
  };
  return verification;
}
