/** Why a third-party sign-in did not succeed; a provider's own words are never passed on. */
export type ThirdPartyFailure =
  | 'unknownProvider'
  | 'unreachable'
  | 'denied'
  | 'stale'
  | 'unverified'
  | 'tooMany'
  | 'barred'
  | 'signedOut'
  | 'linkedElsewhere';

/** Fixed sentences that follow "Login failed: " on the screen. */
export const FAILURE_WORDS: Readonly<Record<ThirdPartyFailure, string>> = {
  unknownProvider: 'This way to sign in is not offered here.',
  unreachable: 'The sign-in provider did not answer. Try again in a moment.',
  denied: 'The sign-in was cancelled.',
  stale: 'This sign-in was started elsewhere or too long ago. Please start again.',
  unverified: 'The answer of the sign-in provider could not be verified.',
  tooMany: 'Too many attempts. Try again in a few minutes.',
  barred: 'This account cannot sign in here.',
  signedOut: 'You were signed out meanwhile. Please start again.',
  linkedElsewhere: 'This sign-in belongs to another account.',
};

/** What a provider was asked for, or why it did not come; `detail` is for the log and holds no secret. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: ThirdPartyFailure; readonly detail: string };
