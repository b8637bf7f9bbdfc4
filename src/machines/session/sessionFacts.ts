import type {
  Credentials,
  CurrentUser,
  IdentityClaim,
  Registration,
  SessionReply,
} from '#contract/members/members.ts';
import type { CallFailure } from '../failure.ts';
import type { ArrivalWay, RefusedForm } from './sessionWords.ts';
import type { TokenReading } from './tokenAge.ts';

/** A token that the server gave, with what its reply said about its owner; null is what was not said. */
export interface Grant {
  readonly token: string;
  readonly reading: TokenReading | null;
  readonly userId: string | null;
  readonly handle: string | null;
  readonly roles: readonly string[] | null;
}

/** What a passkey has signed, for a login or its second step. It sends itself: its calls come with the first passkey. */
export interface PasskeyLogin {
  readonly send: (token: string | null, signal?: AbortSignal) => Promise<SessionReply>;
}

/** How the server answered who wants to come in: with a token, or by asking for the second factor first. */
export type SignInAnswer =
  | { readonly kind: 'granted'; readonly grant: Grant }
  | { readonly kind: 'secondFactor' };

/** A token found in this browser's store, and the moment of finding it. */
export interface StoredToken {
  readonly token: string;
  readonly reading: TokenReading | null;
  readonly foundAtMs: number;
}

/** What the address said on the way back from third-party sign-in. */
export type ThirdPartyReturn =
  | { readonly kind: 'granted'; readonly token: string }
  | { readonly kind: 'refused'; readonly error: string };

export type SessionEvent =
  | { type: 'credentials.submitted'; credentials: Credentials | PasskeyLogin }
  | { type: 'code.submitted'; code: string | PasskeyLogin }
  | { type: 'registration.submitted'; registration: Registration }
  | { type: 'guest.asked' }
  | { type: 'thirdParty.returned'; outcome: ThirdPartyReturn }
  | { type: 'identity.pending' }
  | { type: 'identity.claimed'; claim: IdentityClaim }
  | { type: 'signIn.abandoned' }
  | { type: 'logout.asked' }
  | { type: 'retry.asked' }
  | { type: 'user.changed' }
  | { type: 'request.began'; atMs: number }
  | { type: 'request.rejected'; token: string }
  | { type: 'request.rejectedTwice'; token: string }
  | { type: 'tab.tokenStored'; token: string; reading: TokenReading | null }
  | { type: 'tab.tokenRemoved' }
  | { type: 'tab.userChanged' };

export interface SessionContext {
  readonly token: string | null;
  readonly reading: TokenReading | null;
  readonly user: CurrentUser | null;
  /** The way in that was tried last. */
  readonly way: ArrivalWay;
  /** The handle that the last grant named. */
  readonly handle: string | null;
  /** Why the server could not be reached; read only in `unreachable`. */
  readonly failure: CallFailure | null;
  /** What was refused last, for the form that sent it. */
  readonly refusal: { readonly form: RefusedForm; readonly failure: CallFailure } | null;
}

export interface SessionNotice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** While signed in the token is refreshed this often. */
export const REFRESH_EVERY_MS = 300_000;

/** At the start, pages wait this long for the answer to who is signed in; then they show as for a visitor. */
export const ANSWER_OVERDUE_AFTER_MS = 2500;
