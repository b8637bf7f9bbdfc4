import type { SessionContext } from './sessionFacts.ts';
import { failed, LOGGED_OUT_NOTICE, refusalNotice, refusalOf } from './sessionReplies.ts';
import { sessionSetup } from './sessionSetup.ts';
import type { RefusedForm } from './sessionWords.ts';
import type { TokenReading } from './tokenAge.ts';

interface Held {
  readonly context: SessionContext;
}
interface Stored {
  readonly event: { readonly token: string; readonly reading: TokenReading | null };
}

/** A fault of the server, 500, keeps the token and logs nobody out. */
export function isOutOfOrder() {
  return {
    guard: { type: 'isServerFault', params: failed },
    target: '#session.unreachable',
    actions: { type: 'rememberFailure', params: failed },
  } as const;
}

export function takesGrant<Read>(read: Read) {
  return [
    { type: 'rememberArrival', params: read },
    { type: 'storeToken', params: read },
  ] as const;
}

export function endOnServer() {
  return { type: 'endServerSession', params: ({ context }: Held) => ({ token: context.token }) } as const;
}

/** A logout while no user is loaded: nobody was signed in yet, so nothing is said. */
export function leaves() {
  return { target: '#session.signedOut', actions: [endOnServer(), 'clearStoredToken'] } as const;
}

/** Beside a call for the user: how long its answer has been awaited. A retry asks again and changes nothing here. */
export const answer = sessionSetup.createStateConfig({
  initial: 'expected',
  states: {
    expected: { after: { answerOverdue: 'overdue' } },
    overdue: { tags: 'unanswered', on: { 'logout.asked': leaves() } },
  },
});

export function sayLoggedOut() {
  return { type: 'showNotice', params: LOGGED_OUT_NOTICE } as const;
}

export function tellsRefusal(form?: RefusedForm) {
  return [
    { type: 'rememberRefusal', params: refusalOf(form) },
    { type: 'showNotice', params: refusalNotice(form) },
  ] as const;
}

/** Another tab stored a token: a newer one of the same member, or somebody else's. */
export function hearsOfToken() {
  return [
    {
      guard: {
        type: 'isSameMember',
        params: ({ event }: Stored) => ({ subject: event.reading?.subject ?? null }),
      },
      actions: { type: 'rememberToken', params: ({ event }: Stored) => event },
    },
    { target: '#session.starting' },
  ] as const;
}
