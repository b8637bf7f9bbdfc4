const REASONS: Readonly<Record<string, string>> = {
  unknownProvider: 'This way to sign in is not offered here.',
  unreachable: 'The sign-in provider did not answer. Try again in a moment.',
  denied: 'Linking was cancelled.',
  stale: 'Linking was started elsewhere or too long ago. Please start again.',
  unverified: 'The answer of the sign-in provider could not be verified.',
  tooMany: 'Too many attempts. Try again in a few minutes.',
  barred: 'This sign-in cannot be linked here.',
  signedOut: 'You were signed out meanwhile. Please start again.',
  linkedElsewhere: 'This sign-in belongs to another account.',
};

/** Why a sign-in was not linked, by the short name in the address; anything else there is not repeated. */
export const notLinkedWords = (failure: string): string =>
  (Object.hasOwn(REASONS, failure) ? REASONS[failure] : undefined) ?? 'The sign-in could not be linked.';

/** That a sign-in is linked; `name` is the provider's, or null when it is not known. */
export const linkedWords = (name: string | null): string =>
  `${name ?? 'The sign-in'} opens this account from now on.`;
